// Events: what happened, as facts in the past tense. Picture, sound, statistics and matches read these and nothing
// else; the engine calls nobody. Columns and rows are counted from 0.

import type { Control, ScoringAction } from "./actions.ts";
import type { Outcome } from "./state.ts";

export type Refusal = "blocked" | "noPiece" | "alreadyHeld" | "switchedOff";

export type Fact =
  /** A Tetrimino came into play at its centre (x, y), before its immediate drop. */
  | { readonly type: "generated"; readonly kind: number; readonly x: number; readonly y: number }
  | { readonly type: "moved"; readonly dx: number; readonly x: number; readonly isRepeat: boolean; readonly isTouching: boolean }
  | {
      readonly type: "rotated";
      readonly isClockwise: boolean;
      readonly facing: number;
      readonly x: number;
      readonly y: number;
      /** Which rotation point let it turn, from 1. */
      readonly point: number;
    }
  | { readonly type: "fell"; readonly y: number; readonly isSoftDrop: boolean }
  | { readonly type: "softDropped"; readonly isOn: boolean }
  | { readonly type: "hardDropped"; readonly rows: number; readonly y: number }
  | { readonly type: "held"; readonly kind: number; readonly released: number }
  /** A control could not be followed; the clause says why. */
  | { readonly type: "refused"; readonly control: Control; readonly why: Refusal; readonly clause: string }
  /** An Auto-Repeat came up against something. */
  | { readonly type: "stopped"; readonly dx: number }
  | { readonly type: "landed"; readonly y: number }
  | { readonly type: "lifted"; readonly y: number }
  | { readonly type: "locked"; readonly kind: number; readonly facing: number; readonly x: number; readonly y: number }
  /** Rows on the hit list, lowest first, as they stood before they went. */
  | { readonly type: "cleared"; readonly rows: readonly number[] }
  | {
      readonly type: "scored";
      readonly action: ScoringAction;
      readonly isBackToBack: boolean;
      readonly points: number;
    }
  | { readonly type: "levelled"; readonly level: number }
  | { readonly type: "ended"; readonly outcome: Outcome; readonly isWon: boolean };

/** A fact with its number and its time. The numbers of a game's events have no gaps. */
export type GameEvent = Fact & { readonly seq: number; readonly at: number };
