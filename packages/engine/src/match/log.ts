// A match is a log of logs: a set-up, what the player of every seat did, and the time it ends at. Where a room rules, it also
// holds the rulings; everywhere else what the games did to each other follows from the inputs.

import { type Input, OUTSIDE_ENDS } from "../actions.ts";
import { merge } from "../log/growing.ts";
import { type Log, MAX_INPUTS, MAX_MICROS, checkLog, inputProblem } from "../log/log.ts";
import { type Problem, type Result, bad, good } from "../result.ts";
import { type Ruling, rulingProblem } from "./ruling.ts";
import type { MatchSetup } from "./setup.ts";

/** A whole match, or as much of it as was played. */
export interface MatchLog {
  readonly setup: MatchSetup;
  /** What the player of each seat did. */
  readonly inputs: readonly (readonly Input[])[];
  /** What the room decided, in order; empty where no room rules. */
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

/** Why an input is none of a player's own. */
export function whyGiven({ name, value = 0 }: Input): string | undefined {
  const isGiven = name === "received" || (name === "ended" && OUTSIDE_ENDS[value] !== "left");
  return isGiven ? `"${name}" is given by the match: it follows from what the others do` : undefined;
}

/** Checks inputs, rulings and end; whether the rulings are true, `verifyMatch` says. */
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

/** What is wrong with the `i`-th of some rulings, those before it being right. */
export function rulingFault(setup: MatchSetup, rulings: readonly Ruling[], i: number): Result<never> | undefined {
  const where = { part: "ruling", which: i + 1 } as const;
  if (!setup.isInRoom) return bad("notAllowed", where, "where no room rules, rulings follow from the inputs");
  if (i >= MAX_INPUTS) return bad("tooMuch", where, `more than ${MAX_INPUTS}`);
  const why = rulingProblem(setup, rulings[i]!, rulings[i - 1]);
  return why === undefined ? undefined : bad("form", where, why);
}

/** Checks the end; inputs and rulings have been checked one by one. */
export function finishMatchLog(
  setup: MatchSetup,
  inputs: readonly (readonly Input[])[],
  rulings: readonly Ruling[],
  end: number,
): Result<MatchLog> {
  if (setup.shared.isFed) return bad("notAllowed", "seed", "the log of a match has its seed");
  if (!Number.isSafeInteger(end) || end < 0) return bad("form", "end", "is no whole number of microseconds");
  if (end > MAX_MICROS) return bad("tooMuch", "end", "longer than 24 hours");
  const last = Math.max(rulings.at(-1)?.at ?? 0, ...inputs.map((own) => own.at(-1)?.at ?? 0));
  if (end < last) return bad("backwards", "end", `the match ends at ${end}, before ${last}, when something happens`);
  return good({ setup, inputs, rulings, end });
}

/** The log of one seat, which re-plays alone, with what the match gave it. */
export function seatLog({ setup, inputs, end }: MatchLog, seat: number, given: readonly Input[]): Result<Log> {
  return checkLog(setup.seats[seat]!.setup, merge(inputs[seat]!, given), end);
}
