// What a drill is (F-20), as plain data: a board, a queue, a goal, and how often. The engine does the rest.

import type { RuleBookId, ScoringAction, Values } from "@korobeinix/engine";

export const FAMILIES = ["spins", "squares", "finesse", "opening"] as const;
type Family = (typeof FAMILIES)[number];

/** What is to be achieved in a round; `count` is how often. */
export type Goal =
  /** A Lock Down that is named so, with Back-to-Back where that is asked for. */
  | {
      readonly kind: "action";
      readonly action: ScoringAction;
      readonly count: number;
      readonly isBackToBack?: true;
    }
  | { readonly kind: "lines"; readonly count: number }
  | { readonly kind: "square"; readonly metal: "gold" | "silver" | "any"; readonly count: number }
  /** One Lock Down that scores so many points at least. */
  | { readonly kind: "move"; readonly points: number }
  /** Nothing is left on the board. */
  | { readonly kind: "empty" }
  /** The stack is this and nothing else; rows from top to bottom, `#` for a Block and `.` for none. */
  | { readonly kind: "shape"; readonly rows: readonly string[] }
  /** All pieces placed, no empty cell below a Block, no Block higher than so many rows. */
  | { readonly kind: "clean"; readonly height: number }
  /** The piece rests in the place shown, with the fewest keys. */
  | { readonly kind: "finesse" };

/** A place for a piece, as the event of its Lock Down tells it. */
interface Target {
  readonly facing: number;
  readonly x: number;
  readonly y: number;
}

export interface Round {
  /** Rows from top to bottom, as a set-up has them. */
  readonly board: readonly string[];
  /** The pieces, by their letters: with the last of them locked the round is over. */
  readonly queue: string;
  /** The piece on Hold, or nothing; it is one more piece to place. */
  readonly hold?: string;
  readonly target?: Target;
  /** How it can be done, as a script (help/script.ts); the keys of a target are found instead. */
  readonly solution?: string;
}

export interface Drill {
  readonly id: string;
  readonly family: Family;
  readonly ruleBook: RuleBookId;
  /** Besides the rule book's own. */
  readonly options?: Values;
  readonly goal: Goal;
  readonly rounds: readonly Round[];
  /** Whether gravity stands still, so that one may think. */
  readonly isFrozen: boolean;
  /** Whoever needs no longer is quick. */
  readonly parSeconds: number;
}

/** How many pieces a round has. */
export function piecesIn({ queue, hold = "" }: Round): number {
  return queue.length + hold.length;
}

/** How often the goal is to be reached in a round, or how many pieces it takes. */
export function neededFor(goal: Goal, round: Round): number {
  switch (goal.kind) {
    case "action":
    case "lines":
    case "square":
      return goal.count;
    case "shape":
    case "clean":
      return piecesIn(round);
    case "move":
    case "empty":
    case "finesse":
      return 1;
  }
}
