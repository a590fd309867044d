// Which words are there: those of every part in use, in every language in use. Both only grow, so that whoever fetches a
// part while the language changes, or the other way round, finds all of it.

import type { LanguageId, Part, Parts } from "./words.ts";

const fetched = new Map<string, unknown>();
const languages = new Set<LanguageId>();
const parts = new Set<Part>(["game"]);

/** Fails when they cannot be fetched; then they are not in use. */
export function fetchLanguage(language: LanguageId): Promise<void> {
  return fetchMore(languages, [language]);
}

export function hasLanguage(language: LanguageId): boolean {
  return languages.has(language) && [...parts].every((part) => fetched.has(nameOf(language, part)));
}

export function fetchParts(wanted: readonly Part[]): Promise<void> {
  return fetchMore(parts, wanted);
}

async function fetchMore<T>(used: Set<T>, more: readonly T[]): Promise<void> {
  const fresh = more.filter((each) => !used.has(each));
  for (const each of fresh) used.add(each);
  try {
    await Promise.all([...languages].flatMap((language) => [...parts].map((part) => fetchOne(language, part))));
  } catch (error) {
    for (const each of fresh) used.delete(each);
    throw error;
  }
}

async function fetchOne(language: LanguageId, part: Part): Promise<void> {
  const name = nameOf(language, part);
  if (fetched.has(name)) return;
  const { words } = (await import(`./${language}/${part}.ts`)) as { readonly words: unknown };
  fetched.set(name, words);
}

/** Whoever says words has fetched them. */
export function wordsOf<Name extends Part>(language: LanguageId, part: Name): Parts[Name] {
  const words = fetched.get(nameOf(language, part));
  if (words === undefined) throw new Error(`the words of ${part} in ${language} are not there`);
  return words as Parts[Name];
}

/** The words of a part in any language that there is: for what they are called by, not for what they say. */
export function someWordsOf<Name extends Part>(part: Name): Parts[Name] {
  const [language] = languages;
  return wordsOf(language ?? "en", part);
}

function nameOf(language: LanguageId, part: Part): string {
  return `${language} ${part}`;
}
