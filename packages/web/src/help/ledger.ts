// What has been earned on a board and by what, counted up from its events.

import type { GameEvent } from "@korobeinix/engine";

/** Events that are worth a line: what they are called is for the words to say. */
export type Noted = Extract<GameEvent, { type: "scored" | "squared" | "spun" | "rotated" | "refused" | "locked" }>;

export interface Line {
  readonly event: Noted;
  /** Undefined where there is nothing to earn. */
  readonly points: number | undefined;
}

export interface Ledger {
  readonly lines: readonly Line[];
  /** What Soft and Hard Drops have earned. */
  readonly drops: number;
  /** Moves to the side. */
  readonly moves: number;
  readonly isLocked: boolean;
}

export const EMPTY_LEDGER: Ledger = { lines: [], drops: 0, moves: 0, isLocked: false };

/** `notesTurns`: rotations are what it is about. */
export function noted(ledger: Ledger, events: readonly GameEvent[], notesTurns: boolean): Ledger {
  const lines = events.flatMap((event) => lineOf(event, notesTurns) ?? []);
  const drops = events.reduce((sum, event) => sum + dropPoints(event), 0);
  const moves = events.filter(({ type }) => type === "moved").length;
  return {
    lines: lines.length > 0 ? [...ledger.lines, ...lines] : ledger.lines,
    drops: ledger.drops + drops,
    moves: ledger.moves + moves,
    isLocked: ledger.isLocked || events.some(({ type }) => type === "locked"),
  };
}

export function totalOf({ lines, drops }: Ledger): number {
  return lines.reduce((sum, { points = 0 }) => sum + points, drops);
}

function lineOf(event: GameEvent, notesTurns: boolean): Line | undefined {
  switch (event.type) {
    case "scored":
      return { event, points: event.points };
    case "squared":
    case "spun":
    case "refused":
      return { event, points: undefined };
    case "rotated":
      return notesTurns ? { event, points: undefined } : undefined;
    case "locked":
      return event.points > 0 ? { event, points: event.points } : undefined;
    default:
      return undefined;
  }
}

function dropPoints(event: GameEvent): number {
  return event.type === "fell" || event.type === "hardDropped" ? event.points : 0;
}
