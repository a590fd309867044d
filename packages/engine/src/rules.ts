// A checked set-up made ready to play: every word of the rule book looked up once, before the game begins.

import type { Control } from "./actions.ts";
import { type Geometry, geometryOf } from "./geometry.ts";
import { LOCK_RULE, type LockRule } from "./lockRules.ts";
import { MINUTE, NEVER } from "./micros.ts";
import type { Options } from "./options.ts";
import type { RuleBook, Variation } from "./ruleBook.ts";
import type { Setup } from "./setup.ts";

export interface Rules {
  readonly setup: Setup;
  readonly book: RuleBook;
  readonly variation: Variation;
  readonly options: Options;
  readonly geometry: Geometry;
  readonly lock: LockRule;
  /** The kind that makes spins. */
  readonly spinKind: number;
  readonly endAt: number;
}

export function rulesOf(setup: Setup): Rules {
  const { book, variation, options } = setup;
  return {
    setup,
    book,
    variation,
    options,
    geometry: geometryOf(book),
    lock: LOCK_RULE[options.lockDown],
    spinKind: book.pieces.findIndex(({ name }) => name === book.spins.piece),
    endAt: variation.ends.by === "minutes" ? options.minutes * MINUTE : NEVER,
  };
}

/** Whether the rule book has a control and the options leave it on. */
export function hasControl(rules: Rules, control: Control): boolean {
  return rules.book.controls.includes(control) && (control !== "hold" || rules.options.hold);
}
