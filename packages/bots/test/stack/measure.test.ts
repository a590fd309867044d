// The measures of a stack against a second, naive way to count them, cell by cell.

import { describe, expect, test } from "vitest";
import { type Dice, makeDice } from "../../src/dice.ts";
import { MEASURES, type StackMeasure, measure } from "../../src/stack/measure.ts";

const COLUMNS = 10;
const ROWS = 32;

/** Whether a cell is filled; walls and floor are. */
type Board = (x: number, y: number) => boolean;

function boardOf(columns: Int32Array): Board {
  return (x, y) => x < 0 || x >= COLUMNS || y < 0 || ((columns[x]! >>> y) & 1) === 1;
}

/** Mostly even stacks with an overhang here and there, as games have them. */
function randomColumns(dice: Dice): Int32Array {
  let height = dice(14);
  return Int32Array.from({ length: COLUMNS }, () => {
    height = Math.max(0, Math.min(20, height + dice(7) - 3));
    let column = (1 << height) - 1;
    for (let holes = height > 1 ? dice(3) : 0; holes > 0; holes--) {
      column &= ~(1 << Math.max(0, height - 2 - (dice(2) === 0 ? 0 : dice(height - 1))));
    }
    return column;
  });
}

function naive(columns: Int32Array): { [Measure in StackMeasure]: number } {
  const isFilled = boardOf(columns);
  const xs = Array.from({ length: COLUMNS }, (_, x) => x);
  const ys = Array.from({ length: ROWS }, (_, y) => y);
  const heights = xs.map((x) => 1 + ys.findLast((y) => isFilled(x, y))! || 0);
  const top = (x: number): number => (Number.isNaN(heights[x]!) ? 0 : heights[x]!);
  const highest = Math.max(...xs.map(top));
  const lowest = xs.find((x) => top(x) === Math.min(...xs.map(top)))!;
  const holesOf = (x: number): number[] => ys.filter((y) => y < top(x) && !isFilled(x, y));
  const others = xs.filter((x) => x !== lowest);
  const steps = others.slice(1).map((x, i) => Math.abs(top(x) - top(others[i]!)));
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
  const isFull = (y: number, but: readonly number[]): boolean => xs.every((x) => but.includes(x) || isFilled(x, y));
  let well = 0;
  while (well < 4 && isFull(top(lowest) + well, [lowest])) well++;
  const counted = {
    holes: sum(xs.map((x) => holesOf(x).length)),
    cover: sum(xs.map((x) => (holesOf(x).length === 0 ? 0 : Math.min(6, top(x) - 1 - holesOf(x).at(-1)!)))),
    height: highest,
    upperHalf: Math.max(0, highest - 10),
    upperQuarter: Math.max(0, highest - 15),
    roughness: sum(steps),
    cliffs: sum(steps.map((step) => Math.max(0, step - 2))),
    rowChanges: sum(
      ys.filter((y) => y < highest).map((y) => [-1, ...xs].filter((x) => isFilled(x, y) !== isFilled(x + 1, y)).length),
    ),
    tetrisWell: well,
    wells: sum(
      others.map((x) =>
        Math.max(0, Math.min(x === 0 ? ROWS : top(x - 1), x === COLUMNS - 1 ? ROWS : top(x + 1)) - top(x)),
      ),
    ),
    slot0: 0,
    slot1: 0,
    slot2: 0,
    slotFill: 0,
    shaft0: 0,
    shaft1: 0,
    shaft2: 0,
    shaft3: 0,
    notches: xs.filter((x) => x > 0 && x < COLUMNS - 1 && top(x - 1) === top(x) + 1 && top(x + 1) === top(x) + 1)
      .length,
  };
  for (const x of xs.slice(1, -1)) {
    const y = top(x);
    const isSlot = [-1, 1].some(
      (side) =>
        top(x - side) === y + 1 && isFilled(x + side, y) && !isFilled(x + side, y + 1) && isFilled(x + side, y + 2),
    );
    if (!isSlot) continue;
    const lines = Number(isFull(y, [x])) + Number(isFull(y + 1, [x - 1, x, x + 1]));
    counted[`slot${lines as 0 | 1 | 2}`]++;
    const fill =
      xs.filter((each) => each !== x && isFilled(each, y)).length +
      xs.filter((each) => each !== x && isFilled(each, y + 1)).length;
    counted.slotFill = Math.max(counted.slotFill, fill);
  }
  for (const x of xs) {
    for (const side of [-1, 1]) {
      const nose = x + side;
      if (nose < 0 || nose >= COLUMNS || nose + side < 0 || nose + side >= COLUMNS) continue;
      const y = top(nose) - 3;
      const isShaft = y >= 0 && [0, 1, 2, 3].every((up) => !isFilled(x, y + up)) && isFilled(x, y + 4);
      const isNose = isFilled(nose, y) && !isFilled(nose, y + 1) && isFilled(nose, y + 2);
      if (!isShaft || !isNose || top(nose + side) > top(nose)) continue;
      const lines = Number(isFull(y, [x])) + Number(isFull(y + 1, [x, nose])) + Number(isFull(y + 2, [x]));
      counted[`shaft${lines as 0 | 1 | 2 | 3}`]++;
    }
  }
  return counted;
}

describe("C-5 the measures of a stack", () => {
  test("C-5 are those of a naive count, on thousands of random stacks", () => {
    const dice = makeDice(11);
    const out = new Float64Array(MEASURES.length);
    const seen = new Set<string>();
    for (let i = 0; i < 6_000; i++) {
      const columns = randomColumns(dice);
      measure(columns, 0, COLUMNS, out);
      const measured = Object.fromEntries(MEASURES.map((name, at) => [name, out[at]]));
      expect(measured).toEqual(naive(columns));
      for (const name of MEASURES) if (measured[name] !== 0) seen.add(name);
    }
    // Whole rows around a slot are left to the next test.
    const rare = new Set(["slot2", "shaft0", "shaft1", "shaft2", "shaft3"]);
    expect(MEASURES.filter((name) => !seen.has(name) && !rare.has(name))).toEqual([]);
  });

  test("C-5 know a T-Slot for two lines and a shaft for three", () => {
    const out = new Float64Array(MEASURES.length);
    const of = (rows: readonly string[]): { [name: string]: number } => {
      const columns = new Int32Array(COLUMNS);
      rows.toReversed().forEach((row, y) => {
        for (let x = 0; x < COLUMNS; x++) if (row[x] === "#") columns[x]! |= 1 << y;
      });
      measure(columns, 0, COLUMNS, out);
      return Object.fromEntries(MEASURES.map((name, at) => [name, out[at]!]));
    };
    expect(of(["....#.....", "##...#####", "###.######"])).toMatchObject({ slot2: 1, slotFill: 16 });
    expect(of(["....#.....", "##...####.", "###.######"])).toMatchObject({ slot1: 1, slot2: 0, slotFill: 15 });
    expect(of(["###.......", "##........", "##.#######", "##..######", "##.#######"])).toMatchObject({ shaft3: 1 });
  });
});
