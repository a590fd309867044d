// A position of the protocol as it goes on: a move played, a piece added; and what a seat in that position shows.

import { advance, guideline, newGame, nextMoment, setupFor } from "@korobeinix/engine";
import { type Sight, sightOf } from "../sight.ts";
import { COLUMNS, type Cell, type Move, type PieceName, type Position, ROWS } from "./messages.ts";
import { cellsOf } from "./moves.ts";
import { MAX_QUEUE } from "./values.ts";

const EMPTY_ROW: readonly Cell[] = Array.from({ length: COLUMNS }, () => null);
const TETRIS = 4;

/** After a move, which may float but must fit; undefined: there is no such piece at hand, or no room for it. */
export function afterPlay(position: Position, { location, spin }: Move): Position | undefined {
  const hands = afterTaking(position, location.type);
  if (hands === undefined) return undefined;
  const board = position.board.map((row) => [...row]);
  for (const [x, y] of cellsOf(location)) {
    if (board[y]?.[x] !== null) return undefined;
    board[y][x] = location.type;
  }
  const rest = board.filter((row) => row.includes(null));
  const lines = ROWS - rest.length;
  return {
    ...hands,
    combo: lines > 0 ? position.combo + 1 : 0,
    back_to_back: lines > 0 ? spin !== "none" || lines >= TETRIS : position.back_to_back,
    board: [...rest, ...Array.from({ length: lines }, () => EMPTY_ROW)],
  };
}

/** Whether it was held is told by the piece that is played. */
function afterTaking({ hold, queue }: Position, piece: PieceName): Pick<Position, "hold" | "queue"> | undefined {
  const [current, next] = queue;
  if (current === undefined) return undefined;
  if (piece === current) return { hold, queue: queue.slice(1) };
  if (hold !== null) return piece === hold ? { hold: current, queue: queue.slice(1) } : undefined;
  return piece === next ? { hold: current, queue: queue.slice(2) } : undefined;
}

/** With one piece more at the end of the queue; undefined: it is too long. */
export function withPiece(position: Position, piece: PieceName): Position | undefined {
  if (position.queue.length >= MAX_QUEUE) return undefined;
  return { ...position, queue: [...position.queue, piece] };
}

/** What a seat of the Guideline shows in a position; undefined: there is no piece, or it cannot enter. */
export function sightIn({ hold, queue, back_to_back, board }: Position): Sight | undefined {
  if (queue.length === 0) return undefined;
  const setup = setupFor(guideline, {
    seed: 0,
    queue,
    board: board.map((row) => row.map(letterOf).join("")).reverse(),
    hold: hold ?? undefined,
    terms: { seats: 2 },
  });
  if (!setup.ok) return undefined;
  const game = newGame(setup.value);
  advance(game, nextMoment(game));
  if (game.state.kind < 0 || game.state.phase === "ended") return undefined;
  const sight = sightOf(game);
  // What comes after the queue is not known, and the game would make it up.
  return { ...sight, next: sight.next.slice(0, queue.length - 1), isBackToBack: back_to_back };
}

/** As a written board has it. */
function letterOf(cell: Cell): string {
  if (cell === null) return ".";
  return cell === "G" ? "#" : cell;
}
