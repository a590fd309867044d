// A match is a log of logs: a set-up, the inputs of every seat, and the time it ends at. Where attacks take time to arrive,
// it also holds what the referee decided. Where they do not, what the games did to each other follows from the inputs.

import { type Input, OUTSIDE_ENDS } from "../actions.ts";
import { type Log, MAX_INPUTS, MAX_MICROS, checkLog, inputProblem } from "../log/log.ts";
import { type Problem, type Result, bad, good } from "../result.ts";
import type { Ruling } from "./match.ts";
import type { MatchSetup } from "./setup.ts";

/** A whole match, or as much of it as was played. */
export interface MatchLog {
  readonly setup: MatchSetup;
  /**
   * The inputs of each seat. Without delays they are what its player did; with delays also what reached it from outside,
   * and when.
   */
  readonly inputs: readonly (readonly Input[])[];
  /** What the referee decided, in order; empty without delays. */
  readonly rulings: readonly Ruling[];
  readonly end: number;
}

/** Why the log of a match may not hold an input of a seat. */
export function seatInputProblem(
  setup: MatchSetup,
  seat: number,
  inputs: readonly Input[],
  i: number,
): Problem | undefined {
  const input = inputs[i]!;
  const isDerived = input.name === "received" || (input.name === "ended" && OUTSIDE_ENDS[input.value ?? 0] !== "left");
  if (isDerived && !setup.hasDelays) {
    const why = `in a match without delays ${input.name} follows from what the others do`;
    return { code: "notAllowed", where: { part: "input", which: i + 1 }, why };
  }
  return inputProblem(setup.seats[seat]!.setup, inputs, i);
}

/** Checks inputs, rulings and end; whether the rulings are true says `verifyMatch`. */
export function checkMatchLog(
  setup: MatchSetup,
  inputs: readonly (readonly Input[])[],
  rulings: readonly Ruling[],
  end: number,
): Result<MatchLog> {
  if (inputs.length !== setup.seats.length) return bad("form", "inputs", "there must be a list for every seat");
  if (inputs.reduce((sum, each) => sum + each.length, 0) > MAX_INPUTS)
    return bad("tooMuch", "inputs", `more than ${MAX_INPUTS}`);
  for (const [seat, own] of inputs.entries()) {
    for (let i = 0; i < own.length; i++) {
      const problem = seatInputProblem(setup, seat, own, i);
      if (problem !== undefined) return { ok: false, problem };
    }
  }
  return finishMatchLog(setup, inputs, rulings, end);
}

/** Checks rulings and end; the inputs have been checked one by one. */
export function finishMatchLog(
  setup: MatchSetup,
  inputs: readonly (readonly Input[])[],
  rulings: readonly Ruling[],
  end: number,
): Result<MatchLog> {
  if (!Number.isSafeInteger(end) || end < 0) return bad("form", "end", "is no whole number of microseconds");
  if (end > MAX_MICROS) return bad("tooMuch", "end", "longer than 24 hours");
  const last = Math.max(rulings.at(-1)?.at ?? 0, ...inputs.map((own) => own.at(-1)?.at ?? 0));
  if (end < last) return bad("backwards", "end", `the match ends at ${end}, before ${last}, when something happens`);
  if (rulings.length > 0 && !setup.hasDelays)
    return bad("notAllowed", "ruling", "in a match without delays rulings follow from the inputs");
  if (rulings.length > MAX_INPUTS) return bad("tooMuch", "ruling", `more than ${MAX_INPUTS}`);
  for (let i = 0; i < rulings.length; i++) {
    const why = rulingProblem(setup, rulings, i);
    if (why !== undefined) return bad("form", { part: "ruling", which: i + 1 }, why);
  }
  return good({ setup, inputs, rulings, end });
}

function rulingProblem({ seats }: MatchSetup, rulings: readonly Ruling[], i: number): string | undefined {
  const ruling = rulings[i]!;
  if (!Number.isSafeInteger(ruling.at) || ruling.at < (rulings[i - 1]?.at ?? 0)) return "its time goes backwards";
  const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats.length;
  switch (ruling.type) {
    case "attack": {
      const named = [ruling.seat, ...ruling.to, ruling.potato ?? 0];
      if (!named.every(isSeat)) return "it names a seat that there is not";
      return ruling.to.every((to, n) => to > (ruling.to[n - 1] ?? -1)) ? undefined : "its recipients are out of order";
    }
    case "end":
      return isSeat(ruling.seat) ? undefined : "it names a seat that there is not";
    case "goal":
      return seats.some(({ team }) => team === ruling.team) ? undefined : "it names a team that there is not";
    case "limit":
      return undefined;
  }
}

/** The log of one seat, which re-plays alone. `given` is what the match gave it, if that is not among its inputs. */
export function seatLog({ setup, inputs, end }: MatchLog, seat: number, given: readonly Input[] = []): Result<Log> {
  return checkLog(setup.seats[seat]!.setup, merge(inputs[seat]!, given), end);
}

/** By time; at the same time what the match gave comes last. */
function merge(own: readonly Input[], given: readonly Input[]): Input[] {
  const merged: Input[] = [];
  let i = 0;
  for (const input of given) {
    while (i < own.length && own[i]!.at <= input.at) merged.push(own[i++]!);
    merged.push(input);
  }
  return [...merged, ...own.slice(i)];
}
