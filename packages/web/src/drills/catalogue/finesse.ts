// Finesse: twenty places, each with the fewest keys.

import { bookOf, isChoice } from "../../settings/requests.ts";
import type { Drill } from "../drill.ts";
import { finesseRounds, type FinesseCourse } from "../finesseRounds.ts";

const COUNT = 20;

function finesse(
  id: string,
  course: Omit<FinesseCourse, "count" | "leastKeys">,
  leastKeys: number,
  isFrozen = true,
): Drill {
  return {
    id,
    family: "finesse",
    ruleBook: course.ruleBook,
    options: isChoice(bookOf(course.ruleBook).options.hold) ? { hold: false } : {},
    goal: { kind: "finesse" },
    rounds: finesseRounds({ ...course, count: COUNT, leastKeys }),
    isFrozen,
    parSeconds: 40,
  };
}

/** Without a drop of any kind: a piece is on its way for four seconds, so there are fewer of them. */
function oldest(): Drill {
  const drill = finesse("finesse1984", { ruleBook: "korobeinix" }, 2, false);
  return { ...drill, rounds: drill.rounds.slice(0, 10), options: { startingLevel: 6 }, parSeconds: 50 };
}

export const FINESSE: readonly Drill[] = [
  finesse("finesseWalls", { ruleBook: "guideline", pieces: "LJTO" }, 1),
  finesse("finesseTurns", { ruleBook: "guideline", pieces: "SZI" }, 1),
  finesse("finesseAll", { ruleBook: "guideline" }, 2),
  finesse("finesseReglas", { ruleBook: "reglas" }, 2),
  finesse("finesseNew", { ruleBook: "new" }, 2, false),
  finesse("finesseBasic", { ruleBook: "basic" }, 2),
  oldest(),
];
