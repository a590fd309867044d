// What a seat shows: all that a computer player knows. Plain data, so that it can be sent to a Worker, and the only thing
// that thinking ever looks at: no seed, no piece beyond the Next Queue, no gap of a line that has not risen.

import { type Game, type Options, bookName, hasSquares, queueOf, isSolid, cellAt } from "@korobeinix/engine";

/** A game as its seat shows it while a piece is in play. */
export interface Sight {
  /** The rule book, as logs name it, and the options that it is played with. */
  readonly ruleBook: string;
  readonly variation: string;
  readonly options: Options;
  /** One number per column: bit 0 is the row `cut`, which is the lowest unless the stack is higher than a number has bits. */
  readonly columns: readonly number[];
  readonly cut: number;
  /** Solid Lines, which never clear, at the bottom. */
  readonly solidRows: number;
  /** What lies in the Matrix, row by row from the bottom, packed as the engine has it; only where there are squares. */
  readonly cells: readonly number[];
  /** The piece in play and its centre. */
  readonly kind: number;
  readonly facing: number;
  readonly x: number;
  readonly y: number;
  /** The kind in the Hold Queue, -1 for none; whether it may be used now. */
  readonly hold: number;
  readonly canHold: boolean;
  /** The Next Queue as far as it is shown. */
  readonly next: readonly number[];
  readonly level: number;
  readonly lines: number;
  readonly isBackToBack: boolean;
  /** Whether lines are sent at all, and how many lie in the Receiving Queue. */
  readonly sends: boolean;
  readonly queued: number;
  /** The gap of the line that rose last, and how many more will have it there; what comes after nobody knows. */
  readonly gap: number;
  readonly gapLeft: number;
  /** The stacks of the others, highest rows. */
  readonly rivals: readonly number[];
}

/** Rows that a column's number keeps: four stay free above the stack. */
const KEPT_ROWS = 28;

/** What the seat of a game shows; `rivals` are the games of others as far as they can be seen. */
export function sightOf(game: Game, rivals: readonly Game[] = []): Sight {
  const { rules, state } = game;
  const cut = Math.max(0, state.stackHeight - KEPT_ROWS);
  return {
    ruleBook: bookName(rules.book),
    variation: rules.variation.id,
    options: rules.options,
    columns: columnsOf(game, cut),
    cut,
    solidRows: solidRowsOf(game),
    cells: hasSquares(rules.book)
      ? Array.from(state.cells.subarray(0, state.stackHeight * rules.geometry.columns))
      : [],
    kind: state.kind,
    facing: state.facing,
    x: state.x,
    y: state.y,
    hold: state.hold,
    canHold: rules.options.hold && !state.isHoldUsed,
    next: queueOf(game),
    level: state.level,
    lines: state.lines,
    isBackToBack: state.isBackToBack,
    sends: rules.garbage !== undefined,
    queued: state.queued,
    gap: Math.max(0, state.gap),
    gapLeft: gapLeftOf(game),
    rivals: rivals.map((rival) => rival.state.stackHeight),
  };
}

function columnsOf({ rules, state }: Game, cut: number): number[] {
  const { columns } = rules.geometry;
  const bits = new Array<number>(columns).fill(0);
  for (let y = cut; y < state.stackHeight; y++) {
    for (let x = 0; x < columns; x++) if (state.cells[y * columns + x] !== 0) bits[x]! |= 1 << (y - cut);
  }
  return bits;
}

function solidRowsOf(game: Game): number {
  let rows = 0;
  while (rows < game.state.stackHeight && isSolid(cellAt(game, 0, rows))) rows++;
  return rows;
}

function gapLeftOf({ rules, state }: Game): number {
  const every = rules.garbage?.gapEvery ?? 1;
  return (every - (state.raised % every)) % every;
}
