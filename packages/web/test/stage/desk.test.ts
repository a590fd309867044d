import { describe, expect, it } from "vitest";
import { layOut } from "../../src/stage/layout.ts";
import { type Desk, deskFor } from "../../src/stage/page/desk.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import type { Rect } from "../../src/stage/stage.ts";

describe("the desk", () => {
  const SIZES = [
    [1920, 1080],
    [1366, 768],
    [1024, 768],
    [844, 390],
    [390, 844],
  ] as const;
  const requests = SIZES.flatMap(([width, height]) =>
    [true, false].map((hasQueues) => ({ width, height, hasQueues, name: `${width}×${height}, queues ${hasQueues}` })),
  );

  /** Tallies, notes and the pencil, as far as there is room: with queues and without. */
  const PLACES: { readonly [width: string]: readonly [number, number] } = {
    1920: [3, 3],
    1366: [3, 3],
    1024: [0, 2],
    844: [3, 3],
    390: [1, 1],
  };
  const placesOf = ({ cell, tallies, notes, rest }: Desk): readonly Rect[] => [
    ...(tallies === undefined
      ? []
      : [
          {
            x: tallies.x,
            y: tallies.y,
            width: (tallies.columns - 1) * tallies.pitch.x + tallies.size,
            height: tallies.rows * tallies.pitch.y,
          },
        ]),
    ...(notes === undefined ? [] : [notes]),
    ...(rest === undefined
      ? []
      : [{ x: rest.x - cell * 0.4, y: rest.y - cell * 7.6, width: cell * 1.8, height: cell * 7.6 }]),
  ];
  const meet = (a: Rect, b: Rect): boolean =>
    a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

  it.each(requests)(
    "F-7: nothing lies on a board, on figures or on each other: $name",
    ({ width, height, hasQueues }) => {
      const { walls, foot } = SKINS.basic;
      const room = { top: 0, bottom: 0, left: 0, right: 0 };
      const place = { widthPx: width, heightPx: height, room, matrixSize: 84, matrixPosition: "centre" } as const;
      const layout = layOut({ ...place, columns: 10, rows: 20, walls, foot });
      const { matrix, hold, next, left, right } = layout;
      const desk = deskFor({ width, height, room, layout, layouts: [layout], hasHold: hasQueues, hasNext: hasQueues });
      const taken = [matrix, left, right, ...(hasQueues ? [hold, next] : [])];
      const places = placesOf(desk);
      places.forEach((one, i) => {
        expect(taken.filter((other) => meet(one, other))).toEqual([]);
        expect(places.slice(i + 1).filter((other) => meet(one, other))).toEqual([]);
        expect(one.x + one.width).toBeLessThanOrEqual(width);
        expect(one.y + one.height).toBeLessThanOrEqual(height);
      });
      expect(places.length).toBe(PLACES[`${width}`]?.[hasQueues ? 0 : 1]);
    },
  );
});
