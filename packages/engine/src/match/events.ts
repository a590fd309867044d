// What happens between the games of a match, as facts in the past tense. Each game has its own events for what happens
// inside it.

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
  /** Lines of an attack will never arrive: a handicap keeps them back, or `to` has fallen, or is -1 (no recipient). */
  | {
      readonly type: "voided";
      readonly attack: number;
      readonly from: number;
      readonly to: number;
      readonly lines: number;
    }
  /** The hot potato went to a seat, perhaps to its last holder again. */
  | { readonly type: "passed"; readonly seat: number }
  /** The Target Mark of a seat moved on because its target is out. */
  | { readonly type: "markMoved"; readonly seat: number; readonly to: number }
  /** A seat is out; `outcome` says how. */
  | { readonly type: "knockedOut"; readonly seat: number; readonly outcome: Outcome }
  /** A seat's game has come to the end of its variation. */
  | { readonly type: "finished"; readonly seat: number; readonly outcome: Outcome }
  /** A team has cleared the lines that were its goal. */
  | { readonly type: "reached"; readonly team: number }
  /** A team has its place. Other teams may share it. */
  | { readonly type: "placed"; readonly team: number; readonly place: number }
  | { readonly type: "over"; readonly result: MatchResult; readonly places: readonly number[] }
  /** The match jumped to another moment; see the games' own `rewound`. */
  | { readonly type: "rewound" };

/** A fact with its number and its time. */
export type MatchEvent = MatchFact & { readonly seq: number; readonly at: number };
