// A finger on a page that is open.

import type { Page } from "playwright-core";

export type Point = readonly [x: number, y: number];

/**
 * A finger that comes down, goes from point to point and lifts, an event every `stepMs`. The events carry their own times,
 * which have passed already: how fast the machine is makes no difference.
 */
export async function drag(page: Page, points: readonly Point[], stepMs: number): Promise<void> {
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
export function way([fromX, fromY]: Point, [toX, toY]: Point, steps: number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => [
    fromX + ((toX - fromX) * i) / steps,
    fromY + ((toY - fromY) * i) / steps,
  ]);
}
