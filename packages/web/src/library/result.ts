// A game that has ended, as its result screen shows it.

import type { Outcome, RuleBookId, Statistics } from "@korobeinix/engine";
import type { Unranked } from "@korobeinix/engine/records";
import type { RecordLine } from "../storage/storage.ts";
import type { CurvePoint } from "./curve.ts";

/** Why a game enters no table: the engine's reasons, it was taken over (W-16), or a computer played it. */
export type WhyUnranked = Unranked | "continued" | "computer";

/** A game that has ended, for the result screen. */
export interface GameResult {
  readonly ruleBook: RuleBookId;
  readonly variation: string;
  /** The name of the table it belongs to, whether or not it enters. */
  readonly table: string;
  readonly outcome: Outcome;
  readonly isWon: boolean;
  readonly score: number;
  readonly lines: number;
  readonly level: number;
  readonly micros: number;
  /** What was left of the goal, where the variation has one. */
  readonly goal: number;
  readonly statistics: Statistics;
  readonly spins: number;
  readonly silverSquares: number;
  readonly goldSquares: number;
  readonly curve: { readonly measure: "score" | "lines"; readonly points: readonly CurvePoint[] };
  /** The place it takes in its table, from 1; undefined: none. */
  readonly rank: number | undefined;
  /** The best of its table before it, where the two can be compared. */
  readonly best: RecordLine | undefined;
  /** How many lines of the table it stands above. */
  readonly linesBelow: number;
  /** Why it enters no table; undefined: it may. */
  readonly unranked: WhyUnranked | undefined;
  /** The id under which it is kept as a replay. */
  readonly replay: string;
}
