// From a round of a drill to a game. The rules are the rule book's own, so that what was solved once can be solved by
// everybody; only the handling is the player's.

import { type OptionValue, parseSetup, type Result, type Setup } from "@korobeinix/engine";
import type { Drill, Round } from "./drill.ts";

/** The seed decides only what comes after the queue. */
const SEED = 1984;

export type Handling = { readonly [name: string]: OptionValue };

export function drillSetup(
  drill: Pick<Drill, "ruleBook" | "options">,
  round: Round,
  handling: Handling = {},
): Result<Setup> {
  const { board, queue, hold = "" } = round;
  return parseSetup({
    ruleBook: drill.ruleBook,
    seed: SEED,
    options: { ...handling, ...drill.options, practice: true },
    board,
    queue: [...queue],
    ...(hold === "" ? {} : { hold }),
  });
}
