// What a match is played from when it is played again.

import type { Input } from "../actions.ts";
import type { MatchLog } from "./log.ts";
import type { Ruling } from "./match.ts";

/** The log that a match is played from: the inputs of each seat, the referee's rulings, and how far they have come. */
export interface Script {
  readonly inputs: readonly (readonly Input[])[];
  /** Only where attacks take time to arrive. */
  readonly rulings: readonly Ruling[];
  readonly played: number[];
  ruled: number;
}

/** Nothing: whoever plays says what is played. */
export const NO_SCRIPT: Script = { inputs: [], rulings: [], played: [], ruled: 0 };

/** A log to be played from its beginning. */
export function scriptOf({ inputs, rulings }: MatchLog): Script {
  return { inputs, rulings, played: inputs.map(() => 0), ruled: 0 };
}
