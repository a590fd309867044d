// What happens between the games of a match, as facts in the past tense. What happens inside each game its own events say.

import type { Outcome } from "../state.ts";
import type { MatchResult } from "./state.ts";

/** What happened, without its number and time. Seats are counted from 0, attacks from 1. */
export type MatchFact =
  /** An attack was sent to a seat, where it comes into the Receiving Queue at its arrival. */
  | {
      readonly type: "sent";
      readonly attack: number;
      readonly from: number;
      readonly to: number;
      readonly lines: number;
      readonly arrival: number;
    }
  /** Lines of two attacks that were on their way at the same time were cancelled on both sides. */
  | { readonly type: "crossed"; readonly attack: number; readonly other: number; readonly lines: number }
  /** Lines of an attack will never arrive: kept back by a handicap, sent to the fallen, or to nobody, which is -1. */
  | {
      readonly type: "voided";
      readonly attack: number;
      readonly from: number;
      readonly to: number;
      readonly lines: number;
    }
  /** The hot potato came to a seat, perhaps the one that had it. */
  | { readonly type: "passed"; readonly seat: number }
  /** The Target Mark of a seat moved on by itself, because its target is out. */
  | { readonly type: "markMoved"; readonly seat: number; readonly to: number }
  /** A seat is out; how says its outcome. */
  | { readonly type: "knockedOut"; readonly seat: number; readonly outcome: Outcome }
  /** A seat's game has come to the end of its variation. */
  | { readonly type: "finished"; readonly seat: number; readonly outcome: Outcome }
  /** A team has cleared the lines that were its goal. */
  | { readonly type: "reached"; readonly team: number }
  /** All seats of a team have their place, shared with whoever has it too. */
  | { readonly type: "placed"; readonly team: number; readonly place: number }
  | { readonly type: "over"; readonly result: MatchResult; readonly places: readonly number[] }
  /** The match was put to another moment; see the games' own `rewound`. */
  | { readonly type: "rewound" };

/** A fact with its number and its time. */
export type MatchEvent = MatchFact & { readonly seq: number; readonly at: number };
