import { newGame, parseSetup, RULE_BOOKS, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { slotsFor } from "../../src/film/figureSlots.ts";
import { layOutGame } from "../../src/film/gameSheet.ts";
import { layOutMatch } from "../../src/film/matchSheet.ts";
import { SHAPES, sizeOf } from "../../src/film/shapes.ts";
import { hudStyleOf } from "../../src/parts/hudStyle.ts";
import { seatSizeOf } from "../../src/stage/seatRoom.ts";
import type { Rect } from "../../src/stage/stage.ts";
import { matchLog } from "../matchLogs.ts";

const SHEETS = RULE_BOOKS.flatMap(({ id, variations }) =>
  SHAPES.flatMap((shape) =>
    [1080, 720].flatMap((lines) =>
      [false, true].map((hasKeys) => {
        const setup = unwrap(parseSetup({ ruleBook: id, variation: variations[0]!.id, seed: 1 }));
        const size = seatSizeOf(newGame(setup), id);
        const sheet = layOutGame({ shape, lines, hasKeys }, size);
        return {
          name: `${id}, ${shape}, ${lines}${hasKeys ? ", keys" : ""}`,
          shape,
          lines,
          hasKeys,
          setup,
          size,
          sheet,
        };
      }),
    ),
  ),
);

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function overlapsIn(parts: readonly Rect[]): readonly (readonly Rect[])[] {
  return parts.flatMap((a, i) => parts.slice(i + 1).flatMap((b) => (overlap(a, b) ? [[a, b]] : [])));
}

function expectInside(
  parts: readonly Rect[],
  { width, height }: { readonly width: number; readonly height: number },
): void {
  for (const part of parts) {
    expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
    expect(part.x + part.width).toBeLessThanOrEqual(width);
    expect(part.y + part.height).toBeLessThanOrEqual(height);
  }
}

describe("A picture of a game", () => {
  it.each(SHEETS)(
    "F-16: $name: everything lies on it, and nothing on anything else",
    ({ sheet, setup, size, hasKeys }) => {
      const { board, wordmark, title, player, keys } = sheet;
      const foot = { ...board.matrix, height: board.matrix.height + (size.foot ?? 0) * board.cell };
      const queues = [...(size.hasHold ? [board.hold] : []), ...(size.next > 0 ? [board.next] : [])];
      // Letters and their caption, not all of the room that they have.
      const figures = slotsFor(sheet, hudStyleOf(setup)).map(({ place, size: letters, caption }) => ({
        ...place,
        height: caption * 1.35 + letters,
      }));
      const parts = [foot, wordmark, title, player, ...queues, ...figures, ...(hasKeys ? [keys] : [])];
      expectInside(parts, sheet.size);
      expect(overlapsIn(parts)).toEqual([]);
    },
  );

  it.each(SHEETS)("F-16: $name: sides are even, as codecs ask, and cells whole", ({ sheet, shape, lines, size }) => {
    const { board } = sheet;
    expect(sheet.size).toEqual(sizeOf(shape, lines));
    expect([sheet.size.width % 2, sheet.size.height % 2]).toEqual([0, 0]);
    expect(board.cell).toBe(Math.floor(board.cell));
    expect(board.matrix.width).toBe(board.cell * size.columns);
    expect(board.matrix.height).toBe(board.cell * size.rows);
  });

  it("F-16: upright is 9:16, its board is laid out as on a phone, and feeds may write above and below it", () => {
    for (const { sheet, shape } of SHEETS.filter((one) => one.shape === "upright")) {
      const { size, board, wordmark } = sheet;
      expect(shape).toBe("upright");
      expect(size.width * 16).toBe(size.height * 9);
      expect(board.isPortrait).toBe(true);
      expect(wordmark.y).toBeGreaterThan(size.height * 0.035);
      expect(board.matrix.y + board.matrix.height).toBeLessThan(size.height * 0.92);
      expect(board.matrix.height).toBeGreaterThan(size.height * 0.5);
    }
  });
});

describe("A picture of a match", () => {
  const cases = SHAPES.flatMap((shape) => [2, 3, 4, 6].map((count) => ({ shape, count })));

  it.each(cases)(
    "F-16: $shape with $count seats: boards and head lie on it, and none on another",
    ({ shape, count }) => {
      const { setup } = matchLog({ seatCount: count, seconds: 1, isLeft: false });
      const [first, ...others] = setup.seats.map((seat) => seatSizeOf(newGame(seat.setup), "guideline"));
      const own = count > 2 ? 0 : undefined;
      const { boards, size, wordmark, title, player } = layOutMatch({
        shape,
        lines: 1080,
        boards: [first!, ...others],
        own,
      });
      const matrices = boards.map(({ matrix }) => matrix);
      const heads = [wordmark, player, title];
      expectInside([...matrices, ...heads], size);
      expect(overlapsIn(matrices)).toEqual([]);
      for (const { matrix, name, cell } of boards) {
        expect(cell).toBe(Math.floor(cell));
        expect(heads.filter((head) => overlap(matrix, head) || overlap(name, head))).toEqual([]);
      }
    },
  );
});
