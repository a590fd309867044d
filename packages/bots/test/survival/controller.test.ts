import { RULE_BOOKS, bookName } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { makeDice } from "../../src/dice.ts";
import { type Drop, bestDrop, dropOn } from "../../src/survival/controller.ts";
import { SURVIVAL_FEATURES, type SurvivalWeights } from "../../src/survival/features.ts";
import { dropShapes } from "../../src/survival/shapes.ts";
import { SURVIVAL_WEIGHTS } from "../../src/survival/weights.ts";
import { type Cells, naiveCounts, naiveDrop, randomCells, toColumns } from "./naive.ts";

const BOARDS = 150;
/** Every count counts, and two sets in turn show that none is left over from the other. */
const OTHER_WEIGHTS: SurvivalWeights = {
  landing: -31,
  eroded: 37,
  rowChanges: -41,
  columnChanges: -43,
  holes: -47,
  wells: -53,
  cover: -59,
  rowsWithHoles: -61,
  steps: 67,
  fitting: 71,
  peak: -73,
};

/** Often one cell from clearing rows: random boards seldom clear any. */
function nearlyFull(dice: (below: number) => number, width: number, height: number): Cells {
  const rows = 1 + dice(height);
  const gap = dice(width);
  const filled = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => y < rows && x !== gap && (dice(30) !== 0 || y === 0)),
  );
  return { width, height, filled };
}

function worthOf(cells: Cells, landing: number, eroded: number, weights: SurvivalWeights): number {
  const counts = { ...naiveCounts(cells), landing, eroded };
  return SURVIVAL_FEATURES.reduce((sum, feature) => sum + counts[feature] * weights[feature], 0);
}

describe("the player that knows one piece", () => {
  it("C-5: takes the drop that is worth most, as trying each cell by cell finds it", () => {
    const dice = makeDice(20_003);
    const best: Drop = { shape: 0, x: 0, y: 0, worth: 0 };
    let cleared = 0;
    let stuck = 0;
    for (let i = 0; i < BOARDS; i++) {
      const width = 4 + dice(7);
      const height = 5 + dice(18);
      const cells = dice(2) === 0 ? randomCells(dice, width, height) : nearlyFull(dice, width, height);
      const weights = dice(2) === 0 ? SURVIVAL_WEIGHTS : OTHER_WEIGHTS;
      const book = RULE_BOOKS[dice(RULE_BOOKS.length)]!;
      const piece = book.pieces[dice(book.pieces.length)]!;
      const drops = piece.facings.flatMap((minos) =>
        Array.from({ length: width + 4 }, (_, x) => naiveDrop(cells, minos, x - 2)).filter(
          (drop) => drop !== undefined,
        ),
      );
      const worths = drops.map(({ cells: after, landing, eroded }) => worthOf(after, landing, eroded, weights));
      const columns = toColumns(cells);
      const shapes = dropShapes(piece);
      expect(bestDrop(columns, width, height, shapes, weights, best)).toBe(drops.length > 0);
      expect(columns, "the board is only looked at").toEqual(toColumns(cells));
      if (drops.length === 0) {
        stuck++;
        continue;
      }
      expect(best.worth).toBe(Math.max(...worths));
      const shape = shapes[best.shape]!;
      const minos = piece.facings[shape.facing]!;
      const made = naiveDrop(cells, minos, best.x + shape.centreX)!;
      expect(made.y).toBe(best.y + shape.centreY);
      expect(worthOf(made.cells, made.landing, made.eroded, weights)).toBe(best.worth);
      if (dropOn(columns, width, shape, best.x, best.y) !== 0) cleared++;
      expect(columns).toEqual(toColumns(made.cells));
    }
    expect(cleared).toBeGreaterThan(BOARDS / 10);
    expect(stuck).toBeGreaterThan(0);
  });

  it("C-5: each piece drops in as many shapes as look different", () => {
    for (const book of RULE_BOOKS) {
      const shapes = book.pieces.map((piece) => [piece.name, dropShapes(piece).length] as const);
      for (const [name, count] of shapes)
        expect(count, `${bookName(book)} ${name}`).toBe({ O: 1, I: 2, S: 2, Z: 2 }[name] ?? 4);
    }
  });
});
