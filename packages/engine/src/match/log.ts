// A match is a log of logs: a set-up, the inputs of every seat's player, and the time at which the log ends. The log of
// a room also holds the rulings. Without a room, attacks and places follow from the inputs.

import { type Input, OUTSIDE_ENDS } from "../actions.ts";
import { merge } from "../log/growing.ts";
import { type Log, MAX_INPUTS, MAX_MICROS, checkLog, inputProblem } from "../log/log.ts";
import { type Problem, type Result, bad, good } from "../result.ts";
import { type Ruling, rulingProblem } from "./ruling.ts";
import type { MatchSetup } from "./setup.ts";

/** A match from its beginning to its end, or to the moment at which it was left. */
export interface MatchLog {
  readonly setup: MatchSetup;
  /** The inputs of each seat's player. */
  readonly inputs: readonly (readonly Input[])[];
  /** The rulings of the room, in order; empty without a room. */
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
  const why = whyGiven(inputs[i]!);
  if (why !== undefined) return { code: "notAllowed", where: { part: "input", which: i + 1 }, why };
  return inputProblem(setup.seats[seat]!.setup, inputs, i);
}

/** Why an input cannot come from a player. */
export function whyGiven({ name, value = 0 }: Input): string | undefined {
  const isGiven = name === "received" || (name === "ended" && OUTSIDE_ENDS[value] !== "left");
  return isGiven ? `"${name}" comes from the match, not from a player` : undefined;
}

/** Checks the form of inputs, rulings and end. Only `verifyMatch` checks that the rulings are true. */
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
  for (let i = 0; i < rulings.length; i++) {
    const wrong = rulingFault(setup, rulings, i);
    if (wrong !== undefined) return wrong;
  }
  return finishMatchLog(setup, inputs, rulings, end);
}

/** What is wrong with the `i`-th ruling. The rulings before it have been checked. */
export function rulingFault(setup: MatchSetup, rulings: readonly Ruling[], i: number): Result<never> | undefined {
  const where = { part: "ruling", which: i + 1 } as const;
  if (!setup.isInRoom) return bad("notAllowed", where, "a match without a room has no rulings in its log");
  if (i >= MAX_INPUTS) return bad("tooMuch", where, `more than ${MAX_INPUTS}`);
  const why = rulingProblem(setup, rulings[i]!, rulings[i - 1]);
  return why === undefined ? undefined : bad("form", where, why);
}

/** Checks the end. Inputs and rulings have been checked one by one. */
export function finishMatchLog(
  setup: MatchSetup,
  inputs: readonly (readonly Input[])[],
  rulings: readonly Ruling[],
  end: number,
): Result<MatchLog> {
  if (setup.shared.isFed)
    return bad("notAllowed", "seed", "the log of a match needs its seed, and this set-up has none");
  if (!Number.isSafeInteger(end) || end < 0) return bad("form", "end", "is no whole number of microseconds");
  if (end > MAX_MICROS) return bad("tooMuch", "end", "longer than 24 hours");
  const last = Math.max(rulings.at(-1)?.at ?? 0, ...inputs.map((own) => own.at(-1)?.at ?? 0));
  if (end < last) return bad("backwards", "end", `the log ends at ${end}, before its last input or ruling at ${last}`);
  return good({ setup, inputs, rulings, end });
}

/** The log of one seat, with its inputs from the match. It can be replayed alone. */
export function seatLog({ setup, inputs, end }: MatchLog, seat: number, given: readonly Input[]): Result<Log> {
  return checkLog(setup.seats[seat]!.setup, merge(inputs[seat]!, given), end);
}
