import { describe, expect, it } from "vitest";
import { Thumbs } from "../../src/input/thumbs.ts";
import { recorder } from "./fakes.ts";

const LEFT = { name: "left", x: 0, y: 0, width: 60, height: 60 } as const;
const RIGHT = { name: "right", x: 70, y: 0, width: 60, height: 60 } as const;
const TURN = { name: "rotateClockwise", x: 300, y: 0, width: 60, height: 60 } as const;

function thumbs(): { readonly panel: Thumbs; readonly target: ReturnType<typeof recorder> } {
  const target = recorder();
  return { target, panel: new Thumbs(target, () => [LEFT, RIGHT, TURN]) };
}

describe("Thumbs on buttons", () => {
  it("F-22: two at once act both, each for as long as it is down", () => {
    const { panel, target } = thumbs();
    panel.down(1, "left", 10);
    panel.down(2, "rotateClockwise", 20);
    expect(panel.pressed).toEqual(new Set(["left", "rotateClockwise"]));
    panel.up(1, 30);
    panel.up(2, 40);
    expect(target.heard).toEqual(["+left 10", "+rotateClockwise 20", "-left 30", "-rotateClockwise 40"]);
  });

  it("F-22: one that slides from a button to the next lets go of the first", () => {
    const { panel, target } = thumbs();
    panel.down(1, "left", 10);
    panel.move(1, 64, 30, 20);
    panel.move(1, 72, 30, 30);
    expect(target.take()).toEqual(["+left 10"]);
    panel.move(1, 90, 30, 40);
    panel.move(1, 95, 30, 50);
    panel.up(1, 60);
    expect(target.heard).toEqual(["-left 40", "+right 40", "-right 60"]);
  });

  it("F-22: a button is pressed by one finger only, and let go of once", () => {
    const { panel, target } = thumbs();
    panel.down(1, "left", 10);
    panel.down(2, "left", 20);
    panel.down(3, "right", 25);
    panel.move(3, 30, 30, 28);
    panel.up(2, 30);
    panel.up(1, 40);
    panel.up(1, 41);
    expect(target.heard).toEqual(["+left 10", "+right 25", "-left 40"]);
    panel.letGo(50);
    expect(target.heard.at(-1)).toBe("-right 50");
    expect(panel.pressed.size).toBe(0);
  });

  it("F-22: a finger that comes from elsewhere presses nothing by sliding", () => {
    const { panel, target } = thumbs();
    panel.move(1, 30, 30, 10);
    expect(target.heard).toEqual([]);
  });
});
