import { describe, expect, it } from "vitest";
import {
  layButtons,
  overlaps,
  placeIn,
  pushApart,
  type ThumbBox,
  type ThumbWindow,
} from "../../src/input/thumbLayout.ts";
import { snap } from "../../src/input/thumbSnap.ts";
import { SETTING_RANGES } from "../../src/settings/parse.ts";
import { DEFAULT_TOUCH, TOUCH_BUTTONS, type TouchSettings } from "../../src/settings/touch.ts";

const NO_NOTCH = { top: 0, right: 0, bottom: 0, left: 0 };
const WINDOWS: readonly ThumbWindow[] = [
  { width: 390, height: 844, safe: { ...NO_NOTCH, top: 47, bottom: 34 }, isUpright: true },
  { width: 360, height: 740, safe: NO_NOTCH, isUpright: true },
  { width: 320, height: 568, safe: NO_NOTCH, isUpright: true },
  { width: 820, height: 1180, safe: NO_NOTCH, isUpright: true },
  { width: 844, height: 390, safe: { ...NO_NOTCH, left: 47, right: 47, bottom: 21 }, isUpright: false },
  { width: 740, height: 360, safe: NO_NOTCH, isUpright: false },
  { width: 1366, height: 768, safe: NO_NOTCH, isUpright: false },
];
const [UPRIGHT, , , , LYING] = WINDOWS as [ThumbWindow, ThumbWindow, ThumbWindow, ThumbWindow, ThumbWindow];
/** No rule book has both Hold and a speed. */
const NAMES = new Set<string>(TOUCH_BUTTONS.filter((name) => name !== "speedDown" && name !== "speedUp"));
const SPEEDS = new Set<string>(TOUCH_BUTTONS.filter((name) => name !== "hold"));

function lay(window: ThumbWindow, touch: Partial<TouchSettings> = {}, names = NAMES): readonly ThumbBox[] {
  return layButtons(window, names, { ...DEFAULT_TOUCH, ...touch });
}

function boxNamed(boxes: readonly ThumbBox[], name: string): ThumbBox {
  return boxes.find((box) => box.name === name)!;
}

/** Which leave the safe area, or lie over another. */
function misplaced(boxes: readonly ThumbBox[], { width, height, safe }: ThumbWindow): readonly string[] {
  const isOut = ({ x, y, width: w, height: h }: ThumbBox): boolean =>
    x < safe.left || y < safe.top || x + w > width - safe.right || y + h > height - safe.bottom;
  const isOver = (box: ThumbBox): boolean => boxes.some((other) => other !== box && overlaps(box, other));
  return boxes.filter((box) => isOut(box) || isOver(box)).map(({ name }) => name);
}

describe.each(WINDOWS)("Buttons for thumbs in a window of $width × $height", (window) => {
  it("F-22: stand apart within the safe area, large enough to touch, at every size", () => {
    for (const names of [NAMES, SPEEDS])
      for (const buttonSize of [SETTING_RANGES.buttonSize.min, 100, SETTING_RANGES.buttonSize.max]) {
        const boxes = lay(window, { buttonSize }, names);
        expect(boxes.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
        expect(misplaced(boxes, window)).toEqual([]);
        const least = buttonSize >= 100 ? 44 : 26;
        expect(Math.min(...boxes.map((box) => Math.min(box.width, box.height)))).toBeGreaterThanOrEqual(least);
      }
  });

  it("F-22: moved anywhere, also one onto another, they stay apart and in the window", () => {
    for (const [x, y] of [
      [0, 0],
      [1, 1],
      [0.5, 0.9],
      [0.1, 0.85],
      [0.9, 0.1],
    ] as const) {
      const places = { hold: { x, y }, left: { x, y }, hardDrop: { x: 1 - x, y } };
      expect(misplaced(lay(window, { upright: places, lying: places }), window)).toEqual([]);
    }
  });
});

describe("Buttons that were moved", () => {
  it("F-22: stand where they were put, each way the window stands apart from the other", () => {
    const touch = { upright: { hold: { x: 0.5, y: 0.6 } } };
    expect(placeIn(UPRIGHT, boxNamed(lay(UPRIGHT, touch), "hold"))).toMatchObject({
      x: expect.closeTo(0.5, 2) as number,
      y: expect.closeTo(0.6, 2) as number,
    });
    expect(lay(LYING, touch)).toEqual(lay(LYING));
  });

  it("F-22: are at the same share of another phone", () => {
    const touch = { upright: { hold: { x: 0.5, y: 0.6 } } };
    const hold = boxNamed(lay(WINDOWS[1]!, touch), "hold");
    expect([hold.x + hold.width / 2, hold.y + hold.height / 2]).toEqual([180, 444]);
  });

  it("F-22: grow and shrink by the player's size", () => {
    const side = (buttonSize: number): number => boxNamed(lay(LYING, { buttonSize }), "left").width;
    expect(side(150)).toBe(Math.round(side(100) * 1.5));
    expect(side(60)).toBeLessThan(side(100));
  });

  it("F-22: dropped on another, one goes the shortest way out", () => {
    const other = { x: 100, y: 300, width: 60, height: 60 };
    const box = { x: 150, y: 305, width: 60, height: 60 };
    expect(pushApart(box, [other], UPRIGHT)).toMatchObject({ x: 168, y: 305 });
  });

  it("F-22: snap a little to the lines of the others, and only then", () => {
    const others = [{ x: 100, y: 300, width: 60, height: 60 }];
    const at = (x: number, y: number): object => snap({ x, y, width: 60, height: 60 }, others, UPRIGHT);
    expect(at(105, 500)).toEqual({ x: 100, y: 500, lineX: 100, lineY: undefined });
    expect(at(115, 296)).toEqual({ x: 115, y: 300, lineX: undefined, lineY: 300 });
    // The middle of the window.
    expect(at(168, 500)).toEqual({ x: 165, y: 500, lineX: 195, lineY: undefined });
  });
});
