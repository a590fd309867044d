// How a round of a drill stands, by its log alone: what the engine tells of it is all that counts. Whoever takes a piece
// back is judged by the log that is left.

import { boardOf, cellAt, type Game, type GameEvent, takeEvents } from "@korobeinix/engine";
import { type Log, LogPlayer } from "@korobeinix/engine/log";
import { footprint } from "@korobeinix/engine/placements";
import { type FinesseKey, isCounted, leastKeys } from "@korobeinix/bots";
import { type Goal, neededFor, piecesIn, type Round } from "./drill.ts";

export interface Verdict {
  readonly state: "open" | "reached" | "missed";
  /** What of the goal is done. */
  readonly count: number;
  /** Pieces placed. */
  readonly pieces: number;
  /** Finesse, missed: whether the piece lies right all the same, and the keys that do. */
  readonly isThere?: boolean;
  readonly way?: readonly FinesseKey[];
}

/** Nothing is played yet. */
export const OPEN: Verdict = { state: "open", count: 0, pieces: 0 };

export function judge(goal: Goal, round: Round, log: Log): Verdict {
  const player = new LogPlayer(log);
  player.playTo(log.end);
  const { game } = player;
  const { pieces, kind, phase } = game.state;
  const events = takeEvents(game);
  const count = countOf(goal, round, game, events, log);
  if (count >= neededFor(goal, round) && !isSpoilt(goal, game)) return { state: "reached", count, pieces };
  const isOver = phase === "ended";
  // Rows may still be on their way out until the next piece comes.
  const isUsedUp = pieces >= piecesIn(round) && kind >= 0;
  const isMissed = isOver || isUsedUp || (pieces > 0 && (isSpoilt(goal, game) || goal.kind === "finesse"));
  if (!isMissed) return { state: "open", count, pieces };
  const missed: Verdict = { state: "missed", count, pieces };
  const way = goal.kind === "finesse" ? wayTo(round, game, events) : undefined;
  return way === undefined ? missed : { ...missed, way, isThere: isThere(round, game, events) };
}

function countOf(goal: Goal, round: Round, game: Game, events: readonly GameEvent[], log: Log): number {
  switch (goal.kind) {
    case "action":
      return events.filter(
        (event) =>
          event.type === "scored" && event.action === goal.action && (goal.isBackToBack !== true || event.isBackToBack),
      ).length;
    case "lines":
      return game.state.lines;
    case "square":
      return events.filter(
        (event) => event.type === "squared" && (goal.metal === "any" || event.isGold === (goal.metal === "gold")),
      ).length;
    case "move":
      return events.some((event) => event.type === "scored" && event.points >= goal.points) ? 1 : 0;
    case "empty":
      return game.state.pieces > 0 && boardOf(game).length === 0 ? 1 : 0;
    case "shape":
      // Until the last Block lies, the pieces say how far it is.
      return isShape(goal.rows, game) ? piecesIn(round) : Math.min(game.state.pieces, piecesIn(round) - 1);
    case "clean":
      return game.state.pieces;
    case "finesse":
      return isThere(round, game, events) && keysOf(log) <= (wayTo(round, game, events)?.length ?? Infinity) ? 1 : 0;
  }
}

/** Whether something lies where nothing may: no later piece mends that. */
function isSpoilt(goal: Goal, game: Game): boolean {
  if (goal.kind === "clean") return hasHole(game) || boardOf(game).length > goal.height;
  return goal.kind === "shape" && isOutside(goal.rows, game);
}

function hasHole(game: Game): boolean {
  const board = boardOf(game);
  return board.some((row, y) => [...row].some((cell, x) => cell === "." && (board[y - 1]?.[x] ?? ".") !== "."));
}

function isShape(rows: readonly string[], game: Game): boolean {
  return (
    !isOutside(rows, game) &&
    rows.every((row, i) => [...row].every((cell, x) => cell === "." || isFilled(game, x, rows.length - 1 - i)))
  );
}

function isOutside(rows: readonly string[], game: Game): boolean {
  const board = boardOf(game);
  return board.some((row, i) =>
    [...row].some((cell, x) => cell !== "." && (rows.at(i - board.length)?.[x] ?? ".") === "."),
  );
}

function isFilled(game: Game, x: number, y: number): boolean {
  return cellAt(game, x, y) !== 0;
}

type Locked = Extract<GameEvent, { readonly type: "locked" }>;

function firstLock(events: readonly GameEvent[]): Locked | undefined {
  return events.find((event) => event.type === "locked");
}

function isThere({ target }: Round, game: Game, events: readonly GameEvent[]): boolean {
  const locked = firstLock(events);
  if (locked === undefined || target === undefined) return false;
  return footprint(game, locked) === footprint(game, { ...target, kind: locked.kind });
}

function keysOf({ inputs }: Log): number {
  return inputs.filter(({ name }) => isCounted(name)).length;
}

/** The fewest keys to the place shown. */
function wayTo({ board, target }: Round, game: Game, events: readonly GameEvent[]): readonly FinesseKey[] | undefined {
  const locked = firstLock(events);
  if (locked === undefined || target === undefined) return undefined;
  return leastKeys(game.rules.setup, board, { ...target, kind: locked.kind });
}
