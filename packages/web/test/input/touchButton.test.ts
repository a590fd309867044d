import { describe, expect, it } from "vitest";
import { pressButton } from "../../src/input/touchButton.ts";
import { recorder } from "./fakes.ts";

describe("Buttons on the screen", () => {
  it("G-4.4: are held as long as one finger is, and released once", () => {
    const target = recorder();
    const button = pressButton(target, "softDrop");
    const captured: number[] = [];
    const event = (pointerId: number, timeStamp: number): PointerEvent =>
      ({
        pointerId,
        timeStamp,
        preventDefault: () => undefined,
        currentTarget: { setPointerCapture: (id: number) => captured.push(id) },
      }) as unknown as PointerEvent;
    button.onPointerDown(event(1, 10));
    button.onPointerDown(event(2, 20));
    button.onPointerUp(event(2, 30));
    button.onPointerUp(event(1, 40));
    button.onLostPointerCapture(event(1, 41));
    expect(target.heard).toEqual(["+softDrop 10", "-softDrop 40"]);
    expect(captured).toEqual([1]);
  });
});
