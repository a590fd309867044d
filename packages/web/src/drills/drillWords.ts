// The words of this part in the language chosen.

import type { Shell } from "../parts/context.ts";
import { makeTranslator, type TranslatePart } from "../words/translate.ts";
import { type Drill, type Goal, neededFor } from "./drill.ts";

type TranslateDrills = TranslatePart<"drills">;

export function drillWords({ language }: Pick<Shell, "language">): TranslateDrills {
  return makeTranslator(language, "drills");
}

/** What is to be done, in a sentence. */
export function goalText(shell: Pick<Shell, "language" | "t">, goal: Goal): string {
  const d = drillWords(shell);
  switch (goal.kind) {
    case "action": {
      const action = shell.t(`action.${goal.action}`);
      if (goal.isBackToBack === true) return d("goal.backToBack", { action });
      return goal.count === 1 ? d("goal.action", { action }) : d("goal.actions", { action, count: goal.count });
    }
    case "lines":
      return goal.count === 1 ? d("goal.line") : d("goal.lines", { count: goal.count });
    case "square":
      if (goal.count > 1) return d("goal.squares", { count: goal.count });
      return d(`goal.square.${goal.metal}`);
    case "move":
      return d("goal.move", { points: goal.points });
    case "clean":
      return d("goal.clean", { height: goal.height });
    case "empty":
    case "shape":
    case "finesse":
      return d(`goal.${goal.kind}`);
  }
}

/** "3 of 20": rounds where there are several, else what of the goal is done. */
export function progressText(
  shell: Pick<Shell, "language" | "t">,
  { rounds, goal }: Drill,
  round: number,
  count: number,
): string {
  const d = drillWords(shell);
  if (rounds.length > 1) return d("progress.round", { now: round + 1, all: rounds.length });
  const now = rounds[round];
  const needed = now === undefined ? 1 : neededFor(goal, now);
  return needed === 1 ? "" : d("progress.count", { now: Math.min(count, needed), all: needed });
}

/** Of one of the drills that there are. */
export function titleOf(shell: Pick<Shell, "language">, { id }: Pick<Drill, "id">): string {
  return drillWords(shell)(`${id}.title` as Parameters<TranslateDrills>[0]);
}

export function hintOf(shell: Pick<Shell, "language">, { id }: Pick<Drill, "id">): string {
  return drillWords(shell)(`${id}.hint` as Parameters<TranslateDrills>[0]);
}
