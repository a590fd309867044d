import { parseSetup, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { SETTLING_MS } from "../../src/input/settling.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { SKIN_IDS } from "../../src/settings/skinIds.ts";
import { endingMs } from "../../src/stage/endings/times.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import { endingOf } from "../../src/table/gameEnding.ts";
import { Session } from "../../src/table/session.ts";
import { SideBySide } from "../../src/table/sideBySide.ts";
import { Table } from "../../src/table/table.ts";

const FULL = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? "####.#####" : "#####.####"));

describe("the end phase of a table", () => {
  it("F-5, W-28: lasts as long as the ending of the skin that is worn then, and a press skips it", () => {
    for (const skin of SKIN_IDS) {
      for (const isSkipped of [false, true]) {
        const session = new Session(unwrap(parseSetup({ ruleBook: "guideline", seed: 7, board: FULL })));
        let { display } = DEFAULT_SETTINGS;
        const ending = endingOf(session.game, () => display);
        const countsDown = { atStart: false, afterPause: false };
        const table = new Table({ play: new SideBySide([{ name: "", source: session }]), countsDown, ending });
        // Chosen after the game began.
        display = { ...display, skins: { guideline: skin } };
        table.drawn();
        table.frame(0);
        let ms = 0;
        while (table.phase.peek() === "running") table.frame((ms += 10));
        expect(table.phase.peek()).toBe("ending");
        const lastsMs = endingMs(SKINS[skin].clear, "loss");
        if (isSkipped) {
          for (let seenMs = 0; seenMs < SETTLING_MS; seenMs += 10) table.frame((ms += 10));
          table.skip(true);
        } else table.frame(ms + lastsMs - 1);
        expect(table.phase.peek(), skin).toBe(isSkipped ? "over" : "ending");
        table.frame(ms + lastsMs);
        expect(table.phase.peek()).toBe("over");
      }
    }
  });
});
