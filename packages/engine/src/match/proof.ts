// The rulings that the log of a match holds, held against the rules: the same referee rules on the same matters, and what
// differs is a fault (E-37).

import { type Result, bad, good } from "../result.ts";
import { checkDelays } from "./faults.ts";
import { type Match, type Ruling, isSameRuling } from "./match.ts";
import { type Matters, openMatters, ruleOn } from "./rulings.ts";
import type { Script } from "./script.ts";
import type { Attack } from "./state.ts";

/** Rules as the log says; what the rules do not bear out is a fault. */
export function followRulings(match: Match, at: number, script: Script): void {
  const { rulings } = script;
  const first = script.ruled;
  while (rulings[script.ruled]?.at === at) script.ruled++;
  const said = rulings.slice(first, script.ruled);
  const where = { part: "ruling", which: first + 1 } as const;
  match.state.time = Math.max(match.state.time, at);
  if (match.state.result !== "playing") {
    match.faults.push({ code: "notAllowed", where, why: "the match was over" });
    return;
  }
  const matters = mattersOf(match, said);
  if (!matters.ok) {
    match.faults.push({ ...matters.problem, where });
    return;
  }
  const made = ruleOn(match, at, matters.value);
  checkDelays(match, at);
  const isTrue = made.length === said.length && made.every((ruling, i) => isSameRuling(ruling, said[i]!));
  if (!isTrue) match.faults.push({ code: "notAllowed", where, why: "the rules decide otherwise" });
}

/** The matters that the rulings of one time speak of, or why there are none such. */
function mattersOf(match: Match, rulings: readonly Ruling[]): Result<Matters> {
  const { unruled } = match.state;
  const attacks: Attack[] = [];
  const at = rulings[0]?.at ?? 0;
  const open = openMatters(match, at);
  const isUnruled = (seat: number): boolean => unruled.some((each) => each.seat === seat && !attacks.includes(each));
  for (const ruling of rulings) {
    if (ruling.type === "attack") {
      const attack = unruled.find((each) => each.seat === ruling.seat && !attacks.includes(each));
      if (attack === undefined) return bad("notAllowed", "ruling", `seat ${ruling.seat + 1} made no such attack`);
      attacks.push(attack);
    } else if (ruling.type === "end" && !open.ends.includes(ruling.seat)) {
      return bad("notAllowed", "ruling", `the game of seat ${ruling.seat + 1} has not ended`);
    } else if (ruling.type === "end" && isUnruled(ruling.seat)) {
      return bad("notAllowed", "ruling", `seat ${ruling.seat + 1} made an attack before its end that is not ruled on`);
    } else if (ruling.type === "goal" && !open.goals.some(({ team }) => team === ruling.team)) {
      return bad("notAllowed", "ruling", `team ${ruling.team + 1} has not reached its goal`);
    } else if (ruling.type === "limit" && !open.isLimit) {
      return bad("notAllowed", "ruling", "the match has not reached its limit");
    }
  }
  return good({
    attacks,
    ends: rulings.flatMap((ruling) => (ruling.type === "end" ? [ruling.seat] : [])),
    goals: open.goals.filter(({ team }) => rulings.some((ruling) => ruling.type === "goal" && ruling.team === team)),
    isLimit: rulings.some(({ type }) => type === "limit"),
  });
}
