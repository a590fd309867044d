// From what a player chose last to the game that is asked for, and back into the settings.

import {
  isAllowed,
  MILLISECOND,
  OPTION_NAMES,
  type OptionName,
  type OptionRule,
  type OptionValue,
  RULE_BOOKS,
  type RuleBook,
  type RuleBookId,
  type SetupRequest,
  type Variation,
} from "@korobeinix/engine";
import type { Settings } from "../settings/settings.ts";

/** Handling belongs to the player and not to a game's set-up screen; what a code switches on (N-21) is nobody's choice. */
const NOT_SHOWN: ReadonlySet<OptionName> = new Set([
  "delayMicros",
  "repeatMicros",
  "softDropFactor",
  "fast",
  "practice",
  "objective",
  "initialRotation",
  "initialHold",
  "cutMicros",
  "generationMicros",
]);

/** The options of G-2.5, which the options screen has too. */
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

/** The options to show before a game of this variation. */
export function choicesOf(book: RuleBook, variation: Variation): readonly OptionName[] {
  return OPTION_NAMES.filter((name) => {
    if (NOT_SHOWN.has(name) || !isChoice(book.options[name])) return false;
    if (name === "minutes") return variation.ends.by === "minutes";
    return name === "goal" ? variation.levelsUp : true;
  });
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
  for (const [name, value] of Object.entries(handlingOf(settings))) {
    const rule = book.options[name as OptionName];
    if (value !== undefined && isChoice(rule) && isAllowed(rule, value)) options[name] = value;
  }
  return { ruleBook: book.id, variation: variation.id, options, seed };
}

function handlingOf({ handling }: Settings): { readonly [Name in OptionName]?: number | undefined } {
  const { delayMs, repeatMs, softDropFactor } = handling;
  return {
    delayMicros: delayMs === undefined ? undefined : delayMs * MILLISECOND,
    repeatMicros: repeatMs === undefined ? undefined : repeatMs * MILLISECOND,
    softDropFactor,
  };
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

/** A seed that nobody can foresee. */
export function newSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high % 2 ** 21) * 2 ** 32 + low;
}
