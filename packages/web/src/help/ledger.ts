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
  /** What has happened and still stands. */
  readonly events: readonly GameEvent[];
  readonly lines: readonly Line[];
  /** What Soft and Hard Drops have earned. */
  readonly drops: number;
  /** Moves to the side. */
  readonly moves: number;
  readonly isLocked: boolean;
}

export const EMPTY_LEDGER: Ledger = { events: [], lines: [], drops: 0, moves: 0, isLocked: false };

/** `notesTurns`: rotations are what it is about. */
export function noted(ledger: Ledger, news: readonly GameEvent[], notesTurns: boolean): Ledger {
  if (news.length === 0) return ledger;
  const events = news.reduce(standing, ledger.events);
  return {
    events,
    lines: events.flatMap((event) => lineOf(event, notesTurns) ?? []),
    drops: events.reduce((sum, event) => sum + dropPoints(event), 0),
    moves: events.filter(({ type }) => type === "moved").length,
    isLocked: events.some(({ type }) => type === "locked"),
  };
}

/** A game that was put to another moment takes back what came after it (E-22). */
function standing(events: readonly GameEvent[], event: GameEvent): readonly GameEvent[] {
  return event.type === "rewound" ? events.filter(({ seq }) => seq <= event.seq) : [...events, event];
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
