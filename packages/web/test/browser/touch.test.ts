import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openGame, pressedIn, useBrowser } from "./harness.ts";
import { layoutAt } from "./scenes.ts";

useBrowser();

const PHONE = { width: 390, height: 844 } as const;
const { cell, hold } = layoutAt(PHONE);

type Point = readonly [x: number, y: number];

/**
 * A finger that comes down, goes from point to point and lifts, an event every `stepMs`. The events carry their own times,
 * which have passed already: how fast the machine is makes no difference.
 */
async function drag(page: Page, points: readonly Point[], stepMs: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() - (points.length + 1) * stepMs;
  for (const [i, [x, y]] of points.entries()) {
    const timestamp = (start + i * stepMs) / 1_000;
    await session.send("Input.dispatchTouchEvent", {
      type: i === 0 ? "touchStart" : "touchMove",
      touchPoints: [{ x, y, id: 0 }],
      timestamp,
    });
  }
  const timestamp = (start + points.length * stepMs) / 1_000;
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp });
  await session.detach();
}

/** From one point to another in equal steps. */
function way([fromX, fromY]: Point, [toX, toY]: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => [
    fromX + ((toX - fromX) * i) / steps,
    fromY + ((toY - fromY) * i) / steps,
  ]);
}

const openPhone = (): Promise<Page> => openGame("guideline", { size: PHONE, hasTouch: true });

describe("touch", () => {
  it("G-4.4, G-4.5: taps turn by the side of the line, which moves after a counterclockwise turn", async () => {
    const page = await openPhone();
    // Line A is the middle, 195; line B lies 1/8 of the width to its right, at 243.75.
    for (const x of [220, 170, 220, 300, 220]) await page.touchscreen.tap(x, 500);
    expect(await pressedIn(page)).toEqual([
      "rotateClockwise",
      "rotateCounterclockwise",
      "rotateCounterclockwise",
      "rotateClockwise",
      "rotateClockwise",
    ]);
  });

  it("G-4.4: a drag aside moves cell by cell, and a tap on the Hold Queue holds", async () => {
    const page = await openPhone();
    await drag(page, way([195, 500], [195 + 3.2 * cell, 500], 16), 20);
    await drag(page, way([195, 500], [195 - 2.2 * cell, 500], 11), 20);
    await page.touchscreen.tap(hold.x + hold.width / 2, hold.y + hold.height / 2);
    expect(await pressedIn(page)).toEqual(["right", "right", "right", "left", "left", "hold"]);
  });

  it("G-4.4: a slow drag down is a Soft Drop as long as the finger is down", async () => {
    const page = await openPhone();
    await drag(page, way([195, 300], [195, 300 + 4 * cell], 16), 50);
    expect(await pressedIn(page)).toEqual(["softDrop"]);
  });

  it("G-4.4: a flick down is a Hard Drop", async () => {
    const page = await openPhone();
    await drag(page, way([195, 300], [195, 300 + 8 * cell], 6), 12);
    // On a slow machine a frame may come in between, for which it is a Soft Drop still.
    expect((await pressedIn(page)).filter((name) => name !== "softDrop")).toEqual(["hardDrop"]);
  });
});
