// The terms of a match: what a game needs to know of the match it is part of. They are part of its log, so that every
// seat's log plays alone. A game without terms is played alone.

import { MAX_SEATS } from "./actions.ts";
import { MINUTE, SECOND } from "./micros.ts";
import { type OptionRule, only } from "./options.ts";

/** What an attack puts under the stack of whoever receives it (G-B3.4, G-B3.5). */
export const GARBAGE_KINDS = [
  "none",
  /** Lines with one gap. */
  "broken",
  /** Lines without a gap, which never clear. */
  "solid",
] as const;
/** What attacks are made of. */
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
  /** Which of them this game is, counted from 0. */
  readonly seat: number;
  readonly garbage: GarbageKind;
  readonly targeting: Targeting;
  readonly rise: Rise;
  /** From one level to the next, where the Fall Speed rises by time. */
  readonly riseMicros: number;
  /** Tetriminos from one level to the next, where it rises by them. */
  readonly risePieces: number;
  readonly startingLines: "broken" | "solid";
  readonly startingPattern: Pattern;
  /** How much of what is sent arrives, in hundredths (a handicap). */
  readonly receives: number;
  /** The New's handicap, 0 to 9. */
  readonly handicap: number;
}

/** Whether whoever plays chooses who gets the attacks, by a Target Mark (G-B3.6, N-18). */
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

/** The values that a rule book allows for each term; `initial` is what a match has that does not ask for another. */
export type TermRules = { readonly [Name in TermName]: OptionRule<Terms[Name]> };

/** Games side by side, which do not reach each other. */
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

/** The choices of a rule book whose Fall Speed can rise by time or by pieces. */
export const RISING: Pick<TermRules, "rise" | "riseMicros" | "risePieces"> = {
  rise: { among: ["goal", "time", "pieces", "never"], initial: "time" },
  riseMicros: { min: SECOND, max: 10 * MINUTE, initial: 30 * SECOND },
  risePieces: { min: 1, max: 1_000, initial: 20 },
};
