// What a demonstration is: a start, a script of controls, and what it shows, as plain data. The engine does the rest.

import {
  type Fact,
  MILLISECOND,
  parseSetup,
  type RuleBookId,
  type ScoringAction,
  type Setup,
  type SetupRequest,
  unwrap,
} from "@korobeinix/engine";
import { checkLog, type Log } from "@korobeinix/engine/log";
import { perform } from "./script.ts";

/** A fact with whatever of it matters; what is left out may be anything. */
export type Pattern = Fact extends infer Each
  ? Each extends Fact
    ? { readonly type: Each["type"] } & Partial<Each>
    : never
  : never;

/** The same start under other options, shown beside it. */
interface Variant {
  readonly options: NonNullable<SetupRequest["options"]>;
  readonly goal: readonly Pattern[];
}

interface SpinKind {
  readonly number: number;
  readonly action: ScoringAction;
  /** From which facing to which: "E-S". */
  readonly turn: string;
  readonly point: number;
}

export interface Demonstration {
  readonly id: string;
  readonly ruleBook: RuleBookId;
  readonly clauses: readonly string[];
  readonly variation?: string;
  readonly options?: NonNullable<SetupRequest["options"]>;
  /** Rows from top to bottom, as a set-up has them. */
  readonly board?: readonly string[];
  /** The pieces it is about: with the last of them locked it is over. */
  readonly queue: string;
  readonly script: string;
  /** What is to be achieved, in this order. */
  readonly goal: readonly Pattern[];
  /** One of a row of examples that are told by their figures. */
  readonly kind?: SpinKind;
  /** Played side by side, one script for all: then each has its own goal. */
  readonly variants?: readonly Variant[];
}

/** The seed decides only what comes after the queue. */
const SEED = 1984;

/** How long the last picture stays before it is over: no new piece has come by then, where the book waits for one. */
const AFTERGLOW = 150 * MILLISECOND;

export function setupOf(demonstration: Demonstration, variant?: Variant): Setup {
  const { ruleBook, variation, options, board = [], queue } = demonstration;
  return unwrap(
    parseSetup({
      ruleBook,
      seed: SEED,
      ...(variation === undefined ? {} : { variation }),
      options: { ...options, ...variant?.options },
      board,
      queue: [...queue],
    }),
  );
}

/** The demonstration as a checked log. */
export function logOf(demonstration: Demonstration, variant?: Variant): Log {
  const setup = setupOf(demonstration, variant);
  const { inputs, end } = perform(setup, demonstration.script);
  return unwrap(checkLog(setup, inputs, end + AFTERGLOW));
}

/** How many of the goal's facts have happened, in their order. */
export function progressOf(goal: readonly Pattern[], facts: readonly Fact[], reached = 0): number {
  let count = reached;
  for (const fact of facts) {
    const next = goal[count];
    if (next !== undefined && isLike(fact, next)) count++;
  }
  return count;
}

function isLike(fact: Fact, pattern: Pattern): boolean {
  const given: { readonly [name: string]: unknown } = { ...fact };
  return Object.entries(pattern).every(([name, value]) => given[name] === value);
}
