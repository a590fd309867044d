// The terms of a match: what each of its games needs to know about the match. A game's log holds them, so every seat's
// log can be replayed alone. A game without terms is not part of a match.

import { MAX_SEATS } from "./actions.ts";
import { MINUTE, SECOND } from "./micros.ts";
import { type OptionRule, only } from "./options.ts";

/** The lines that an attack puts under its recipient's stack (G-B3.4, G-B3.5). */
export const GARBAGE_KINDS = [
  "none",
  /** Lines with one gap. */
  "broken",
  /** Lines without a gap, which never clear. */
  "solid",
] as const;
/** The lines that attacks put under a stack. */
export type GarbageKind = (typeof GARBAGE_KINDS)[number];

/** Who gets an attack (G-B3.6, N-18). */
export const TARGETINGS = ["chosen", "random", "all", "potato"] as const;
/** Who gets an attack. */
export type Targeting = (typeof TARGETINGS)[number];

/** What makes the Fall Speed rise where a variation has levels (G-B2.3). */
export const RISES = ["goal", "time", "pieces", "never"] as const;
/** What makes the Fall Speed rise. */
export type Rise = (typeof RISES)[number];

/** Where the gaps of Starting Lines are (G-B3.5). */
export const PATTERNS = ["random", "well", "stairs", "zigzag"] as const;
/** Where the gaps of Starting Lines are. */
export type Pattern = (typeof PATTERNS)[number];

/** What a match asks of each of its games. */
export interface Terms {
  readonly seats: number;
  /** The seat of this game, counted from 0. */
  readonly seat: number;
  readonly garbage: GarbageKind;
  readonly targeting: Targeting;
  readonly rise: Rise;
  /** Time from one level to the next, if the Fall Speed rises by time. */
  readonly riseMicros: number;
  /** Tetriminos from one level to the next, if the Fall Speed rises by pieces. */
  readonly risePieces: number;
  readonly startingLines: "broken" | "solid";
  readonly startingPattern: Pattern;
  /** A handicap: the share of the lines sent to this seat that arrive, in hundredths. */
  readonly receives: number;
  /** The New's handicap, 0 to 9. */
  readonly handicap: number;
}

/** Whether the player chooses the target of the attacks, by a Target Mark (G-B3.6, N-18). */
export function choosesTarget(terms: Terms | undefined): boolean {
  return terms?.targeting === "chosen" && terms.garbage !== "none";
}

/** In the order of their codes in a binary log: append, never reorder. */
export const TERM_NAMES = [
  "seats",
  "seat",
  "garbage",
  "targeting",
  "rise",
  "riseMicros",
  "risePieces",
  "startingLines",
  "startingPattern",
  "receives",
  "handicap",
] as const;
/** The name of a term. */
export type TermName = (typeof TERM_NAMES)[number];

/** The values that a rule book allows for each term. A match that asks for none has `initial`. */
export type TermRules = { readonly [Name in TermName]: OptionRule<Terms[Name]> };

/** The terms of a rule book without attacks: the games run side by side and do not reach each other. */
export const SIDE_BY_SIDE: TermRules = {
  seats: { min: 1, max: MAX_SEATS, initial: 2 },
  seat: { min: 0, max: MAX_SEATS - 1, initial: 0 },
  garbage: only("none"),
  targeting: only("chosen"),
  rise: only("goal"),
  riseMicros: only(30 * SECOND),
  risePieces: only(20),
  startingLines: only("broken"),
  startingPattern: only("random"),
  receives: only(100),
  handicap: only(0),
};

/** The terms of a rule book whose Fall Speed can rise by time or by pieces. */
export const RISING: Pick<TermRules, "rise" | "riseMicros" | "risePieces"> = {
  rise: { among: ["goal", "time", "pieces", "never"], initial: "time" },
  riseMicros: { min: SECOND, max: 10 * MINUTE, initial: 30 * SECOND },
  risePieces: { min: 1, max: 1_000, initial: 20 },
};
