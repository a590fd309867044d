// The statistics of a game (G-11.3), computed from its state at any moment.

import { SCORING_ACTIONS, type ScoringAction } from "./actions.ts";
import { SECOND } from "./micros.ts";
import type { Game } from "./game.ts";

/** Counts and rates of a game. */
export interface Statistics {
  readonly actions: { readonly [Action in ScoringAction]: number };
  readonly backToBacks: number;
  readonly pieces: number;
  readonly keys: number;
  readonly holds: number;
  readonly lines: number;
  readonly micros: number;
  readonly piecesPerSecond: number;
  readonly keysPerPiece: number;
}

/** The statistics of a game at its present moment. */
export function statisticsOf({ state }: Game): Statistics {
  const { tally, backToBacks, pieces, keys, holds, lines, time } = state;
  const counts = SCORING_ACTIONS.map((action, i) => [action, tally[i] ?? 0] as const);
  return {
    actions: Object.fromEntries(counts) as Statistics["actions"],
    backToBacks,
    pieces,
    keys,
    holds,
    lines,
    micros: time,
    piecesPerSecond: time === 0 ? 0 : (pieces * SECOND) / time,
    keysPerPiece: pieces === 0 ? 0 : keys / pieces,
  };
}
