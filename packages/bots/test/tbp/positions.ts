// Positions and messages for the tests of the protocol.

import { COLUMNS, type Cell, type Position, ROWS, type StartMessage } from "../../src/tbp/messages.ts";

/** A board of the lowest rows, written from top to bottom: `.` for nothing, anything else as the cell has it. */
export function boardFrom(...lines: readonly string[]): Cell[][] {
  const written = lines.toReversed().map((line) => [...line].map((cell) => (cell === "." ? null : (cell as Cell))));
  const empty = Array.from({ length: ROWS - lines.length }, () => new Array<Cell>(COLUMNS).fill(null));
  return [...written, ...empty];
}

export function positionWith(more: Partial<Position> = {}): Position {
  return { hold: null, queue: ["T", "I", "O", "S"], combo: 0, back_to_back: false, board: boardFrom(), ...more };
}

export function startWith(more: Partial<Position> = {}): StartMessage {
  return { type: "start", ...positionWith(more) };
}
