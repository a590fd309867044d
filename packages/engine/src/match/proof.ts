// The rulings that the log of a match holds, held against the rules: the same referee rules on the same matters, and what
// differs is a fault (E-37).

import { type Result, bad, good } from "../result.ts";
import { checkDelays, noteFault } from "./faults.ts";
import { type Match, type Ruling, isSameRuling } from "./match.ts";
import { type Matters, inOrder, openEnds, openGoals, ruleOn } from "./rulings.ts";
import type { Script } from "./script.ts";
import { limitOf } from "./setup.ts";
import type { Attack } from "./state.ts";

/** Rules as the log says; what the rules do not bear out is a fault, and what the log says after it is passed over. */
export function followRulings(match: Match, at: number, script: Script): void {
  const { rulings } = script;
  const first = script.ruled;
  while (rulings[script.ruled]?.at === at) script.ruled++;
  if (match.state.fault !== undefined) return;
  const said = rulings.slice(first, script.ruled);
  const where = { part: "ruling", which: first + 1 } as const;
  if (match.state.result !== "playing") return noteFault(match, where, "the match was over");
  checkDelays(match, at);
  const matters = mattersOf(match, said, at);
  if (!matters.ok) return noteFault(match, where, matters.problem.why);
  const made = ruleOn(match, at, matters.value);
  const isTrue = made.length === said.length && made.every((ruling, i) => isSameRuling(ruling, said[i]!));
  if (!isTrue) noteFault(match, where, "the rules decide otherwise");
}

/** The matters that the rulings of one time speak of, or why there are none such. */
function mattersOf(match: Match, rulings: readonly Ruling[], at: number): Result<Matters> {
  const { state, games, setup } = match;
  const attacks: Attack[] = [];
  const ends = openEnds(match, at);
  const goals = openGoals(match);
  const isEnd = (seat: number): boolean => rulings.some((ruling) => ruling.type === "end" && ruling.seat === seat);
  const isGoal = (team: number): boolean => rulings.some((ruling) => ruling.type === "goal" && ruling.team === team);
  const isRuledOn = (attack: Attack): boolean => attacks.includes(attack);
  for (const ruling of rulings) {
    if (ruling.type !== "attack") continue;
    const attack = state.unruled.find((each) => each.seat === ruling.seat && !isRuledOn(each));
    if (attack === undefined) return refused(`seat ${ruling.seat + 1} made no such attack`);
    attacks.push(attack);
  }
  for (const ruling of rulings) {
    if (ruling.type === "end") {
      const { seat } = ruling;
      if (!ends.includes(seat)) return refused(`the game of seat ${seat + 1} has not ended`);
      if (state.unruled.some((attack) => attack.seat === seat && !isRuledOn(attack)))
        return refused(`seat ${seat + 1} made an attack before its end that is not ruled on`);
      const { team } = setup.seats[seat]!;
      if (games[seat]!.state.outcome === "goalReached" && !isGoal(team))
        return refused(`the goal that seat ${seat + 1} has reached is not ruled on with its end`);
    } else if (ruling.type === "goal" && !goals.some(({ team }) => team === ruling.team)) {
      return refused(`team ${ruling.team + 1} has not reached its goal`);
    }
  }
  return good({
    attacks: inOrder(match, attacks),
    ends: ends.filter(isEnd),
    goals: goals.filter(({ team }) => isGoal(team)),
    // From then on there is no other ruling.
    isLimit: at >= limitOf(setup),
  });
}

function refused(why: string): Result<never> {
  return bad("notAllowed", "ruling", why);
}
