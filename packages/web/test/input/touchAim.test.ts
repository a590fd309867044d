import { describe, expect, it } from "vitest";
import { NO_TOUCH, type PointerStep, type Surface, touch, type TouchState } from "../../src/input/touchGestures.ts";
import type { Point } from "./fakes.ts";

const SURFACE: Surface = {
  left: 0,
  width: 400,
  cellSize: 20,
  hold: undefined,
  commands: new Set(["left", "right", "hardDrop", "rotateClockwise", "rotateCounterclockwise"]),
  heldCommands: new Set(["rotateClockwise"]),
  targets: [{ seat: 2, area: { left: 300, top: 100, width: 50, height: 100 } }],
};

interface Outcome {
  readonly pressed: readonly string[];
  readonly aimedAt: readonly number[];
}

/** What comes of one finger. */
function by(steps: readonly (readonly [PointerStep["kind"], Point])[], surface = SURFACE, from = NO_TOUCH): Outcome {
  let state: TouchState = from;
  const results = steps.map(([kind, [timeStampMs, x, y]]) => {
    const result = touch(state, { kind, id: 1, x, y, timeStampMs }, surface);
    ({ state } = result);
    return result;
  });
  return {
    pressed: results.flatMap(({ commands }) => commands.filter(({ isPress }) => isPress).map(({ command }) => command)),
    aimedAt: results.flatMap(({ aimedAt }) => aimedAt ?? []),
  };
}

const tap = (x: number, surface = SURFACE): Outcome =>
  by(
    [
      ["down", [0, x, 110]],
      ["up", [50, x, 110]],
    ],
    surface,
  );

describe("A board that can be aimed at", () => {
  it("S-10: is aimed at by a tap, which turns nothing; a tap beside it turns", () => {
    expect(tap(310)).toEqual({ pressed: [], aimedAt: [2] });
    expect(tap(299)).toEqual({ pressed: ["rotateClockwise"], aimedAt: [] });
    expect(tap(310, { ...SURFACE, targets: [] })).toEqual({ pressed: ["rotateClockwise"], aimedAt: [] });
  });

  it("S-10: a drag and a flick across it move and drop as everywhere", () => {
    const across = (to: Point): Outcome =>
      by([
        ["down", [0, 310, 110]],
        ["move", to],
        ["up", to],
      ]);
    expect(across([50, 331, 110])).toEqual({ pressed: ["right"], aimedAt: [] });
    expect(across([50, 310, 170])).toEqual({ pressed: ["hardDrop"], aimedAt: [] });
  });

  it("S-10: a finger that rests on it before a piece comes holds nothing", () => {
    const resting = (x: number): Outcome =>
      by(
        [
          ["down", [0, x, 150]],
          ["tick", [200, 0, 0]],
        ],
        SURFACE,
        { ...NO_TOUCH, hasPiece: false },
      );
    expect(resting(310).pressed).toEqual([]);
    expect(resting(290).pressed).toEqual(["rotateClockwise"]);
  });
});
