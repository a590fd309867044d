// A checked set-up made ready to play: every word of the rule book looked up once, before the game begins.

import { type Geometry, geometryOf } from "./geometry.ts";
import { LOCK_RULE, type LockRule } from "./lockRules.ts";
import { MINUTE, NEVER } from "./micros.ts";
import type { Options } from "./options.ts";
import type { BookInPlay, GarbageRule, Variation } from "./ruleBook.ts";
import type { Setup } from "./setup.ts";
import type { Rise } from "./terms.ts";

/** What a game is played by; it never changes. */
export interface Rules {
  readonly setup: Setup;
  /** The rule book as the options leave it. */
  readonly book: BookInPlay;
  readonly variation: Variation;
  readonly options: Options;
  readonly geometry: Geometry;
  readonly lock: LockRule;
  readonly delayMicros: number;
  readonly repeatMicros: number;
  /** From Lock Down to the next piece; "step": when it is next time to fall. */
  readonly generation: number | "step";
  readonly endAt: number;
  /** What makes the level rise. */
  readonly rise: Rise;
  /** What it sends and receives; undefined: nothing rises in it. */
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
    geometry: geometryOf(setup.book),
    lock: LOCK_RULE[options.lockDown],
    delayMicros: (book.handling ?? options).delayMicros,
    repeatMicros: (book.handling ?? options).repeatMicros,
    generation: delay === "step" ? delay : Math.min(delay, options.generationMicros),
    rise: riseOf(setup),
    garbage:
      terms === undefined ? variation.rising && book.garbage : terms.garbage === "none" ? undefined : book.garbage,
    endAt: variation.ends.by === "minutes" ? options.minutes * MINUTE : NEVER,
  };
}
