// The rules of one game, computed once from its checked set-up before it begins.

import { CONTROLS, type Control } from "./actions.ts";
import { type Geometry, geometryOf } from "./geometry.ts";
import { LOCK_RULE, type LockRule } from "./lockRules.ts";
import { MINUTE, NEVER } from "./micros.ts";
import type { Options } from "./options.ts";
import type { BookInPlay, GarbageRule, Variation } from "./ruleBook.ts";
import type { Setup } from "./setup.ts";
import type { Rise } from "./terms.ts";

/** The rules of a game. They never change during it. */
export interface Rules {
  readonly setup: Setup;
  /** The rule book with the overlays of the options. */
  readonly book: BookInPlay;
  readonly variation: Variation;
  readonly options: Options;
  /** Controls that the rule book does not have: few or none, so that a press is soon found to be none of them. */
  readonly absent: readonly Control[];
  readonly geometry: Geometry;
  readonly lock: LockRule;
  readonly delayMicros: number;
  readonly repeatMicros: number;
  readonly cutMicros: number;
  /** Microseconds from Lock Down to the next piece; "step": it comes at the time of the next fall. */
  readonly generation: number | "step";
  readonly endAt: number;
  /** The cause of Level Up. */
  readonly rise: Rise;
  /** The garbage that it sends and receives; undefined: no rows rise. */
  readonly garbage: GarbageRule | undefined;
}

/** What makes the level rise in all games of a set-up; "never" also where the variation has no levels to reach. */
export function riseOf({ variation, terms }: Setup): Rise {
  return variation.levelsUp ? (terms?.rise ?? "goal") : "never";
}

export function rulesOf(setup: Setup): Rules {
  const { variation, options, terms } = setup;
  const book: BookInPlay = { ...setup.book, overlays: [] };
  for (const { when, words } of setup.book.overlays) if (options[when]) Object.assign(book, words);
  const { delay } = book.generation;
  return {
    setup,
    book,
    variation,
    options,
    absent: CONTROLS.filter((control) => !book.controls.includes(control)),
    geometry: geometryOf(setup.book),
    lock: LOCK_RULE[options.lockDown],
    delayMicros: (book.handling ?? options).delayMicros,
    repeatMicros: (book.handling ?? options).repeatMicros,
    cutMicros: options.cutMicros,
    generation: delay === "step" ? delay : Math.min(delay, options.generationMicros),
    rise: riseOf(setup),
    garbage:
      terms === undefined ? variation.rising && book.garbage : terms.garbage === "none" ? undefined : book.garbage,
    endAt: variation.ends.by === "minutes" ? options.minutes * MINUTE : NEVER,
  };
}
