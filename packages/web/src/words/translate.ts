// From keys to what a person reads, in the language chosen or the first that the browser prefers.

import type { RuleBookId } from "@korobeinix/engine";
import { someWordsOf, wordsOf } from "./fetch.ts";
import { LANGUAGE_IDS, type LanguageId, type Part, type Parts, type WordKey } from "./words.ts";

/** From the keys of a part to what a person reads. */
type TranslateOf<Key> = (key: Key, values?: { readonly [name: string]: string | number }) => string;
export type TranslatePart<Name extends Part> = TranslateOf<keyof Parts[Name]>;
export type Translate = TranslatePart<"game">;

/** `preferred` is `navigator.languages`: tags such as "es-CL", best first. */
export function languageOf(chosen: LanguageId | "system", preferred: readonly string[]): LanguageId {
  if (chosen !== "system") return chosen;
  const spoken = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  return spoken.flatMap((tag) => LANGUAGE_IDS.filter((id) => id === tag))[0] ?? "en";
}

/** The words must have been fetched. */
export function makeTranslator<Name extends Part>(language: LanguageId, part: Name): TranslatePart<Name> {
  const words = wordsOf(language, part);
  return (key, values = {}) =>
    String(words[key]).replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Whether there is such a string: for keys made of what a stranger wrote. */
export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(someWordsOf("game"), key);
}

/** As a rule book says it, where it has words of its own: the words of its document. */
export function spokenBy(t: Translate, book: RuleBookId): Translate {
  return (key, values) => {
    const own = `${book}:${key}`;
    return t(isWordKey(own) ? own : key, values);
  };
}

/** What keys are called by name and not by what they write, for labels. */
export function keyNames(t: Translate): { readonly [code: string]: string } {
  const keys = Object.keys(someWordsOf("game")).filter(isKeyName);
  return Object.fromEntries(keys.map((key) => [key.slice("key.".length), t(key)]));
}

function isKeyName(key: string): key is Extract<WordKey, `key.${string}`> {
  return key.startsWith("key.") && key !== "key.numpad";
}
