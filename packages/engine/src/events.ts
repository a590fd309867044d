// Events: facts in the past tense. Picture, sound, statistics and matches learn from events what happened in a game.
// The engine calls none of them. Columns and rows are counted from 0.

import type { Control, ScoringAction } from "./actions.ts";
import type { Parcel } from "./receiving.ts";
import type { Outcome } from "./state.ts";

/** The reason why a control did nothing. */
export type Refusal = "blocked" | "noPiece" | "alreadyHeld" | "switchedOff" | "absent" | "outOfRange";

/** An event without its number and time. */
export type Fact =
  /** A piece came into play with its centre at (x, y). If it drops a row at once, (x, y) is its place before. */
  | { readonly type: "generated"; readonly kind: number; readonly x: number; readonly y: number }
  | {
      readonly type: "moved";
      readonly dx: number;
      readonly x: number;
      readonly isRepeat: boolean;
      /** Whether a wall or a Block stops the next step in the same direction. */
      readonly isTouching: boolean;
    }
  | {
      readonly type: "rotated";
      readonly isClockwise: boolean;
      readonly facing: number;
      readonly x: number;
      readonly y: number;
      /** The number of the displacement that fitted, counted from 1. In the Guideline this is the rotation point. */
      readonly point: number;
    }
  | { readonly type: "fell"; readonly y: number; readonly isSoftDrop: boolean; readonly points: number }
  | { readonly type: "softDropped"; readonly isOn: boolean }
  | { readonly type: "hardDropped"; readonly rows: number; readonly y: number; readonly points: number }
  | { readonly type: "held"; readonly kind: number; readonly released: number }
  | { readonly type: "sped"; readonly speed: number }
  | { readonly type: "froze"; readonly isOn: boolean }
  /** A control did nothing; the clause gives the rule. */
  | { readonly type: "refused"; readonly control: Control; readonly why: Refusal; readonly clause: string }
  /** A wall or a Block stopped an Auto-Repeat. */
  | { readonly type: "stopped"; readonly dx: number }
  | { readonly type: "landed"; readonly y: number }
  | { readonly type: "lifted"; readonly y: number }
  | {
      readonly type: "locked";
      readonly kind: number;
      readonly facing: number;
      readonly x: number;
      readonly y: number;
      /** The points for the distance that the piece fell. */
      readonly points: number;
    }
  /** The player made a spin move (N-10). */
  | { readonly type: "spun"; readonly kind: number }
  /** Four pieces became one square, its lower left cell at (x, y). */
  | { readonly type: "squared"; readonly isGold: boolean; readonly x: number; readonly y: number }
  /** A cascade happened. `cells` is the whole Matrix after it, row by row from the bottom. */
  | { readonly type: "cascaded"; readonly cells: readonly number[] }
  /** The rows of the hit list were removed. `rows` has the lowest first, `cells` the Blocks that they had. */
  | { readonly type: "cleared"; readonly rows: readonly number[]; readonly cells: readonly (readonly number[])[] }
  | {
      readonly type: "scored";
      readonly action: ScoringAction;
      readonly isBackToBack: boolean;
      readonly points: number;
    }
  | { readonly type: "levelled"; readonly level: number }
  /** Lines of an attack came into the Receiving Queue. The `excess` did not fit and is void. */
  | ({ readonly type: "received"; readonly excess: number } & Parcel)
  /** A Lock Down cancelled the oldest lines of the player's own Receiving Queue. */
  | { readonly type: "cancelled"; readonly lines: number; readonly parts: readonly Parcel[] }
  /** A Lock Down sends lines. The match chooses the seat that gets them. */
  | { readonly type: "attacked"; readonly lines: number }
  /** Lines rose from below, in this order. `gaps`: the column of each gap, -1 for none. `parts`: their attacks. */
  | { readonly type: "raised"; readonly gaps: readonly number[]; readonly parts: readonly Parcel[] }
  /** The player put the Target Mark on a seat. */
  | { readonly type: "targeted"; readonly seat: number }
  | { readonly type: "ended"; readonly outcome: Outcome; readonly isWon: boolean }
  /**
   * The game jumped to another moment. The `seq` of this event is that of the last event before the new moment. Later
   * events have not happened: a listener that counts or draws starts again from the state. The engine does not count
   * this event.
   */
  | { readonly type: "rewound" };

/** A fact with its number and its time. The numbers of a game's events have no gaps. */
export type GameEvent = Fact & { readonly seq: number; readonly at: number };
