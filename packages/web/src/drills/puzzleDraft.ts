// The puzzle that is being made. It outlives the screen, so that whoever tries it out finds it again.

import type { RuleBook, RuleBookId, ScoringAction } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { signal } from "@preact/signals";
import type { Goal } from "./drill.ts";
import type { Puzzle } from "./puzzle.ts";

interface PuzzleDraft extends Puzzle {
  /** How its maker solved it as it is now. */
  readonly solution: Log | undefined;
}

/** What can be asked for, by a name that the form shows. */
const GOAL_CHOICES = ["tSpinDouble", "tSpinTriple", "tetris", "lines", "gold", "silver", "empty", "clean"] as const;
type GoalChoice = (typeof GOAL_CHOICES)[number];

const FIRST: PuzzleDraft = {
  title: "",
  ruleBook: "guideline",
  board: ["..##......", "###...####", "####.#####"],
  queue: "T",
  hold: "",
  goal: { kind: "action", action: "tSpinDouble", count: 1 },
  solution: undefined,
};

export const draft = signal<PuzzleDraft>(FIRST);

/** Any change but of its title makes another puzzle of it. */
export function changeDraft(change: Partial<Puzzle>): void {
  const isSame = Object.keys(change).every((name) => name === "title");
  const { solution, ...now } = draft.value;
  draft.value = { ...now, ...change, solution: isSame ? solution : undefined };
}

/** Another rule book has other pieces. */
export function changeBook(ruleBook: RuleBookId, book: RuleBook): void {
  changeDraft({ ruleBook, board: [], queue: book.pieces[0]?.name ?? "", hold: "", goal: { kind: "lines", count: 1 } });
}

/** Those that the rule book knows. */
export function choicesFor({ spins, squares }: RuleBook): readonly GoalChoice[] {
  return GOAL_CHOICES.filter((choice) => {
    if (choice === "gold" || choice === "silver") return squares !== undefined;
    return choice === "tSpinDouble" || choice === "tSpinTriple" ? spins.rule === "threeCorners" : true;
  });
}

export function goalFor(choice: GoalChoice, count: number): Goal {
  switch (choice) {
    case "tSpinDouble":
    case "tSpinTriple":
    case "tetris":
      return { kind: "action", action: choice satisfies ScoringAction, count };
    case "lines":
      return { kind: "lines", count };
    case "gold":
    case "silver":
      return { kind: "square", metal: choice, count };
    case "empty":
      return { kind: "empty" };
    case "clean":
      return { kind: "clean", height: Math.max(2, count) };
  }
}

/** The choice that a goal came from, and its count; none for "empty". */
export function choiceOf(goal: Goal): { readonly choice: GoalChoice; readonly count: number | undefined } {
  switch (goal.kind) {
    case "action": {
      const choice = GOAL_CHOICES.find((one) => one === goal.action) ?? "lines";
      return { choice, count: goal.count };
    }
    case "square":
      return { choice: goal.metal === "silver" ? "silver" : "gold", count: goal.count };
    case "lines":
      return { choice: "lines", count: goal.count };
    case "clean":
      return { choice: "clean", count: goal.height };
    case "empty":
    case "move":
    case "shape":
    case "finesse":
      return { choice: "empty", count: undefined };
  }
}
