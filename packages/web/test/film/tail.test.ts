import { type Input, parseSetup, SECOND, unwrap } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { tailOf } from "../../src/film/tail.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { SKIN_IDS } from "../../src/settings/skinIds.ts";
import { endingMs } from "../../src/stage/endings/times.ts";
import { SKINS } from "../../src/stage/skins/index.ts";

const { display } = DEFAULT_SETTINGS;

function logOf(request: object, end: number, inputs: readonly Input[] = []): Log {
  return { setup: unwrap(parseSetup({ ruleBook: "guideline", seed: 7, ...request })), inputs, end };
}

/** An upright I goes to the right wall and falls. */
function toTheGap(at: number): readonly Input[] {
  const names = ["rotateClockwise", ...Array.from({ length: 5 }, () => ["right", "rightReleased"]).flat(), "hardDrop"];
  return names.map((name, i) => ({ at: at + i * 10_000, name }) as Input);
}

const LOST = logOf({ board: Array.from({ length: 19 }, () => "###.####.#") }, 60 * SECOND);
const WON = logOf(
  {
    variation: "sprint",
    options: { lines: 20 },
    queue: Array.from({ length: 6 }, () => "I"),
    board: Array.from({ length: 20 }, () => "#########."),
  },
  10 * SECOND,
  [0, 1, 2, 3, 4].flatMap((i) => toTheGap(i * SECOND + 10_000)),
);
const UNFINISHED = logOf({}, SECOND);

describe("the end of a film", () => {
  it.each(SKIN_IDS)(
    "F-16: %s: a film lasts until the ending of its game has been seen, and a win is longer",
    (skin) => {
      const { clear } = SKINS[skin];
      expect(tailOf(LOST, skin, display)).toBeGreaterThan(endingMs(clear, "loss") * 1000);
      expect(tailOf(WON, skin, display)).toBeGreaterThan(endingMs(clear, "win") * 1000);
      expect(tailOf(LOST, skin, display)).toBeLessThan(endingMs(clear, "win") * 1000);
    },
  );

  it("F-16: what ends in the middle of a game is not looked at for longer", () => {
    expect(tailOf(UNFINISHED, "guideline", display)).toBeLessThan(2 * SECOND);
    expect(tailOf(WON, "guideline", { ...display, effectStrength: 0 })).toBeLessThan(2 * SECOND);
  });
});
