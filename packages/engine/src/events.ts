// Events: what happened, as facts in the past tense. Picture, sound, statistics and matches read these and nothing
// else; the engine calls nobody. Columns and rows are counted from 0.

import type { Control, ScoringAction } from "./actions.ts";
import type { Parcel } from "./receiving.ts";
import type { Outcome } from "./state.ts";

/** Why a control could not be followed. */
export type Refusal = "blocked" | "noPiece" | "alreadyHeld" | "switchedOff" | "absent" | "outOfRange";

/** What happened, without its number and time. */
export type Fact =
  /** A piece came into play with its centre at (x, y), before an immediate drop. */
  | { readonly type: "generated"; readonly kind: number; readonly x: number; readonly y: number }
  | {
      readonly type: "moved";
      readonly dx: number;
      readonly x: number;
      readonly isRepeat: boolean;
      /** Whether it now stands against something. */
      readonly isTouching: boolean;
    }
  | {
      readonly type: "rotated";
      readonly isClockwise: boolean;
      readonly facing: number;
      readonly x: number;
      readonly y: number;
      /** Which displacement let it turn, from 1: in the Guideline its rotation point. */
      readonly point: number;
    }
  | { readonly type: "fell"; readonly y: number; readonly isSoftDrop: boolean; readonly points: number }
  | { readonly type: "softDropped"; readonly isOn: boolean }
  | { readonly type: "hardDropped"; readonly rows: number; readonly y: number; readonly points: number }
  | { readonly type: "held"; readonly kind: number; readonly released: number }
  | { readonly type: "sped"; readonly speed: number }
  | { readonly type: "froze"; readonly isOn: boolean }
  /** A control could not be followed; the clause says why. */
  | { readonly type: "refused"; readonly control: Control; readonly why: Refusal; readonly clause: string }
  /** Something stopped an Auto-Repeat. */
  | { readonly type: "stopped"; readonly dx: number }
  | { readonly type: "landed"; readonly y: number }
  | { readonly type: "lifted"; readonly y: number }
  | {
      readonly type: "locked";
      readonly kind: number;
      readonly facing: number;
      readonly x: number;
      readonly y: number;
      /** What the way down has earned. */
      readonly points: number;
    }
  /** A spin move was made (N-10). */
  | { readonly type: "spun"; readonly kind: number }
  /** Four pieces became one square, its lower left cell at (x, y). */
  | { readonly type: "squared"; readonly isGold: boolean; readonly x: number; readonly y: number }
  /** Blocks shattered and fell: the cells of the whole Matrix after it, row by row from the bottom. */
  | { readonly type: "cascaded"; readonly cells: readonly number[] }
  /** Rows on the hit list, lowest first, and their cells as they stood before they went. */
  | { readonly type: "cleared"; readonly rows: readonly number[]; readonly cells: readonly (readonly number[])[] }
  | {
      readonly type: "scored";
      readonly action: ScoringAction;
      readonly isBackToBack: boolean;
      readonly points: number;
    }
  | { readonly type: "levelled"; readonly level: number }
  /** Lines of an attack came into the Receiving Queue; what it could not hold is void. */
  | ({ readonly type: "received"; readonly excess: number } & Parcel)
  /** A Lock Down took lines out of its own Receiving Queue, the oldest first. */
  | { readonly type: "cancelled"; readonly lines: number; readonly parts: readonly Parcel[] }
  /** What a Lock Down sends to others; the match says to whom. */
  | { readonly type: "attacked"; readonly lines: number }
  /** Lines rose from below, one after another: the column of the gap of each, -1 for none, and whose they were. */
  | { readonly type: "raised"; readonly gaps: readonly number[]; readonly parts: readonly Parcel[] }
  /** The Target Mark was put on a seat. */
  | { readonly type: "targeted"; readonly seat: number }
  | { readonly type: "ended"; readonly outcome: Outcome; readonly isWon: boolean }
  /**
   * The game was put to another moment. Its number is that of the last event that stands: those after it have not
   * happened, and a listener that counts or draws starts again from the state. It is not counted itself.
   */
  | { readonly type: "rewound" };

/** A fact with its number and its time. The numbers of a game's events have no gaps. */
export type GameEvent = Fact & { readonly seq: number; readonly at: number };
