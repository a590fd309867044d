// From what a player chose last to the game that is asked for, and back into the settings.

import {
  isAllowed,
  MILLISECOND,
  OPTION_NAMES,
  type OptionName,
  type OptionRule,
  type OptionValue,
  parseSetup,
  RULE_BOOKS,
  type RuleBook,
  type RuleBookId,
  type SetupRequest,
  unwrap,
  type Variation,
} from "@korobeinix/engine";
import type { ComputerRank } from "@korobeinix/engine/match";
import { concerns, type Table, tableOf } from "@korobeinix/engine/records";
import type { Settings } from "./settings.ts";

/** Handling belongs to the player, whatever is played: it is chosen among the options. */
export const HANDLING = [
  "delayMicros",
  "repeatMicros",
  "softDropFactor",
  "initialRotation",
  "initialHold",
  "cutMicros",
  "generationMicros",
] as const;

/** Not for the set-up of a game. What a code switches on (N-21), or another screen, is nobody's choice. */
const NOT_SHOWN: ReadonlySet<OptionName> = new Set([...HANDLING, "fast", "practice"]);

/** Every visit to the field has the same pieces, so that one handling can be compared with another. */
const TRIAL_SEED = 1984;

/** The options of G-2.5, which the options screen has too: few change them from game to game. */
export const LASTING_OPTIONS: readonly OptionName[] = ["next", "hold", "ghost", "lockDown"];

export function bookOf(id: RuleBookId): RuleBook {
  return RULE_BOOKS.find((book) => book.id === id) ?? RULE_BOOKS[0]!;
}

export function variationOf(settings: Settings, book: RuleBook): Variation {
  const last = settings.last.variation[book.id];
  return book.variations.find(({ id }) => id === last) ?? book.variations[0]!;
}

/** Whether a rule book leaves a choice in an option. */
export function isChoice(rule: OptionRule): boolean {
  return "among" in rule ? rule.among.length > 1 : rule.min < rule.max;
}

/** The options to show before a game of this variation, what it is about first. */
export function choicesOf(book: RuleBook, variation: Variation): readonly OptionName[] {
  const names = new Set<OptionName>(["objective", "minutes", "lines", "rows", ...OPTION_NAMES]);
  return [...names].filter((name) => !NOT_SHOWN.has(name) && isChoice(book.options[name]) && concerns(name, variation));
}

export function valueOf(settings: Settings, book: RuleBook, name: OptionName): OptionValue {
  const rule = book.options[name];
  const last = settings.last.options[book.id]?.[name];
  return last !== undefined && isAllowed(rule, last) ? last : rule.initial;
}

/** The game that the player would start now; options of another time that the rule book no longer allows are left out. */
export function requestOf(settings: Settings, bookId: RuleBookId, seed: number): SetupRequest {
  const book = bookOf(bookId);
  const variation = variationOf(settings, book);
  const options: { [name: string]: OptionValue } = {};
  for (const name of choicesOf(book, variation)) options[name] = valueOf(settings, book, name);
  return { ruleBook: book.id, variation: variation.id, options: { ...options, ...handlingFor(settings, book) }, seed };
}

/** The rule book to try the handling in: the one played last, or the first that takes any. */
export function trialBook(settings: Settings): RuleBook {
  const last = bookOf(settings.last.ruleBook);
  return [last, ...RULE_BOOKS].find(({ options }) => isChoice(options.delayMicros)) ?? last;
}

/** A game to try the handling in; it is practice, so that gravity can stand still. */
export function trialRequest(settings: Settings): SetupRequest {
  const book = trialBook(settings);
  return { ruleBook: book.id, seed: TRIAL_SEED, options: { ...handlingFor(settings, book), practice: true } };
}

/** As much of the player's handling as a rule book leaves to the player. */
export function handlingFor(settings: Settings, book: RuleBook): { readonly [name: string]: OptionValue } {
  const options: { [name: string]: OptionValue } = {};
  for (const [name, value] of Object.entries(handlingOf(settings))) {
    const rule = book.options[name as OptionName];
    if (value !== undefined && isChoice(rule) && isAllowed(rule, value)) options[name] = value;
  }
  return options;
}

function handlingOf({ handling }: Settings): { readonly [Name in (typeof HANDLING)[number]]: OptionValue | undefined } {
  const { delayMs, repeatMs, softDropFactor, initialRotation, initialHold, cutMs, generationMs } = handling;
  return {
    delayMicros: microsOf(delayMs),
    repeatMicros: microsOf(repeatMs),
    softDropFactor,
    initialRotation,
    initialHold,
    cutMicros: microsOf(cutMs),
    generationMicros: microsOf(generationMs),
  };
}

function microsOf(ms: number | undefined): number | undefined {
  return ms === undefined ? undefined : ms * MILLISECOND;
}

/** The table of the game that the player would start now; `variation`: if it were this one. */
export function tableNow(settings: Settings, book: RuleBookId, variation?: string): Table {
  const asked = variation === undefined ? settings : withVariation(settings, book, variation);
  return tableOf(unwrap(parseSetup(requestOf(asked, book, 0))));
}

export function withOption(settings: Settings, book: RuleBookId, change: [OptionName, OptionValue]): Settings {
  const { last } = settings;
  const options = { ...last.options[book], [change[0]]: change[1] };
  return { ...settings, last: { ...last, options: { ...last.options, [book]: options } } };
}

export function withVariation(settings: Settings, book: RuleBookId, variation: string): Settings {
  const { last } = settings;
  return { ...settings, last: { ...last, variation: { ...last.variation, [book]: variation } } };
}

export function withBook(settings: Settings, ruleBook: RuleBookId): Settings {
  return { ...settings, last: { ...settings.last, ruleBook } };
}

export function withRank(settings: Settings, rank: ComputerRank): Settings {
  return { ...settings, last: { ...settings.last, rank } };
}

/** A seed that nobody can foresee. */
export function newSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 21) * 2 ** 32 + low;
}
