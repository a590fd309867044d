// One round of a drill on the board: the game of Practice that it is, and the place that is pointed out in it.

import { type Game, unwrap } from "@korobeinix/engine";
import { PracticeSession } from "../practice/practiceSession.ts";
import type { Outline } from "../stage/stage.ts";
import { type Drill, piecesIn, type Round } from "./drill.ts";
import { drillSetup, type Handling } from "./drillSetup.ts";

export function sessionOf(drill: Drill, round: number, handling: Handling): PracticeSession {
  const session = new PracticeSession(unwrap(drillSetup(drill, shownRound(drill, round), handling)));
  if (drill.isFrozen) session.freeze(true, 0);
  return session;
}

/** Whether nothing has been pressed in it yet. */
export function isFresh(session: PracticeSession): boolean {
  return session.toLog().inputs.every(({ name }) => name === "freeze");
}

/** How many pieces are yet to come, of those that Next shows. */
export function comingIn(drill: Drill, round: number, { state }: Game): number {
  const { pieces, kind, hold } = state;
  return piecesIn(shownRound(drill, round)) - pieces - (kind >= 0 ? 1 : 0) - (hold >= 0 ? 1 : 0);
}

/** Where every round is one piece, Next shows those of the rounds to come. */
function shownRound({ rounds, goal }: Drill, round: number): Round {
  const now = rounds[round]!;
  if (goal.kind !== "finesse") return now;
  return {
    ...now,
    queue: rounds
      .slice(round)
      .map(({ queue }) => queue)
      .join(""),
  };
}

/** The place that a piece is to be brought to; the same list for the same piece, for another one is drawn again. */
export class Pointer {
  #target: Round["target"];
  #kind = -1;
  #outlines: readonly Outline[] = [];

  at({ target }: Round, { state }: Game): readonly Outline[] | undefined {
    const { kind, pieces } = state;
    if (target === undefined || kind < 0 || pieces > 0) return undefined;
    if (target !== this.#target || kind !== this.#kind) {
      this.#target = target;
      this.#kind = kind;
      this.#outlines = [{ ...target, kind, rank: 0, label: "", isHold: false }];
    }
    return this.#outlines;
  }
}
