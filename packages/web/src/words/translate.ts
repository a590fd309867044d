// From keys to what a person reads, in the language chosen or the first that the browser prefers.

import type { Settings } from "../settings/settings.ts";
import { en } from "./en/game.ts";
import { es } from "./es/game.ts";
import { LANGUAGES, type LanguageId, type WordKey, type Words } from "./words.ts";

const WORDS: { readonly [Language in LanguageId]: Words } = { en, es };

/** From the keys of a part to what a person reads. */
export type TranslateOf<Key extends string> = (
  key: Key,
  values?: { readonly [name: string]: string | number },
) => string;
export type Translate = TranslateOf<WordKey>;

/** `preferred` is `navigator.languages`: tags such as "es-CL", best first. */
export function languageOf(settings: Pick<Settings, "language">, preferred: readonly string[]): LanguageId {
  if (settings.language !== "system") return settings.language;
  const spoken = preferred.map((tag) => tag.toLowerCase().split("-")[0]);
  return spoken.flatMap((tag) => LANGUAGES.filter((id) => id === tag))[0] ?? "en";
}

export function makeTranslator(language: LanguageId): Translate {
  return translatorOf(WORDS[language]);
}

/** The same for a part that brings its own words. */
export function translatorOf<Key extends string>(words: { readonly [Name in Key]: string }): TranslateOf<Key> {
  return (key, values = {}) =>
    words[key].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Whether there is such a string: for keys made of what a stranger wrote. */
export function isWordKey(key: string): key is WordKey {
  return Object.hasOwn(en, key);
}

/** What keys are called by name and not by what they write, for labels. */
export function keyNames(t: Translate): { readonly [code: string]: string } {
  const keys = Object.keys(en).filter((key) => key.startsWith("key.") && key !== "key.numpad") as WordKey[];
  return Object.fromEntries(keys.map((key) => [key.slice("key.".length), t(key)]));
}
