// The Blocks in the Matrix before a game begins: a board of the player's own, Starting Blocks or Starting Lines
// (G-2.4.6, G-B3.5), and The New's handicap.

import { BROKEN, GARBAGE_CELL, SOLID_CELL } from "./geometry.ts";
import { SOLID_LINE } from "./gaps.ts";
import { putCell, putLine } from "./matrix.ts";
import { STARTING_LINES, draw } from "./random.ts";
import { GARBAGE_KIND, SOLID_KIND } from "./ruleBook.ts";
import type { Rules } from "./rules.ts";
import type { State } from "./state.ts";
import type { Pattern } from "./terms.ts";

/** The column of the gap in row `y` of a pattern. */
const GAPS: { readonly [Name in Pattern]: (y: number, columns: number, seed: number) => number } = {
  /** Every gap is drawn from a separate stream, by its row. So a handicap does not change other draws. */
  random: (y, columns, seed) => draw(seed, STARTING_LINES, y, columns),
  well: (_, columns) => columns - 1,
  stairs: (y, columns) => y % columns,
  zigzag: (y, columns) => (y % 2 === 0 ? 0 : columns - 1),
};

/** `drawn`: the gaps that the seed would draw, where the game is fed them. */
export function layStart(rules: Rules, state: State, drawn?: readonly number[]): void {
  layBoard(rules, state);
  const { geometry, setup, variation } = rules;
  const { startingLines, startingPattern, handicap } = setup.terms ?? ALONE;
  // If lines are the goal, a handicap adds lines to the goal instead (goals.ts).
  const solidRows = variation.ends.by === "lines" ? 0 : handicap;
  for (let y = 0; y < solidRows; y++) putLine(geometry, state, y, SOLID_LINE, SOLID_CELL);
  for (let y = 0; y < brokenRows(rules); y++) {
    if (startingLines === "solid") putLine(geometry, state, y, SOLID_LINE, SOLID_CELL);
    else
      putLine(geometry, state, y, drawn?.[y] ?? GAPS[startingPattern](y, geometry.columns, setup.seed), GARBAGE_CELL);
  }
}

/** The gaps of Starting Lines that follow from the seed, from the floor up. */
export function drawnGaps(rules: Rules): number[] {
  const { geometry, setup } = rules;
  const { startingLines, startingPattern } = setup.terms ?? ALONE;
  if (startingLines !== "broken" || startingPattern !== "random") return [];
  return Array.from({ length: brokenRows(rules) }, (_, y) => GAPS.random(y, geometry.columns, setup.seed));
}

/** The number of Starting Lines. In a Dig, a board of the player's own takes their place. */
function brokenRows({ options, setup, variation }: Rules): number {
  if (variation.ends.by !== "rows") return options.startingRows;
  return setup.board.length > 0 ? 0 : options.rows;
}

/** The number of rows with garbage in them: in a Dig the rows that are still to dig. */
export function rowsToDig({ geometry }: Rules, { cells, stackHeight }: State): number {
  const { columns } = geometry;
  let rows = 0;
  for (let y = 0; y < stackHeight; y++) {
    if (cells.subarray(y * columns, (y + 1) * columns).includes(GARBAGE_CELL)) rows++;
  }
  return rows;
}

const ALONE = { startingLines: "broken", startingPattern: "random", handicap: 0 } as const;

function layBoard(rules: Rules, state: State): void {
  const { board } = rules.setup;
  board.forEach((row, i) => {
    row.forEach((kind, x) => {
      if (kind >= 0) putCell(rules.geometry, state, x, board.length - 1 - i, cellOf(kind));
    });
  });
}

/** The cell for a kind of a written board. A piece there is broken, because its shape is not known. */
function cellOf(kind: number): number {
  if (kind === SOLID_KIND) return SOLID_CELL;
  return kind === GARBAGE_KIND ? GARBAGE_CELL : (kind + 1) | BROKEN;
}
