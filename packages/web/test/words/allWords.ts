// All words of all languages, for the tests that say any.

import { fetchLanguage, fetchParts, wordsOf } from "../../src/words/fetch.ts";
import { LANGUAGE_IDS, type LanguageId, type Part } from "../../src/words/words.ts";

/** A part that is missing here does not compile. */
const NAMES: { readonly [Name in Part]: true } = {
  bookPages: true,
  coach: true,
  compare: true,
  computers: true,
  demonstrations: true,
  drills: true,
  film: true,
  game: true,
  help: true,
  match: true,
  practice: true,
  profile: true,
  replays: true,
  result: true,
  standings: true,
  touch: true,
  versus: true,
  watch: true,
  why: true,
  wonders: true,
};
export const PARTS: readonly Part[] = Object.keys(NAMES) as Part[];

export async function fetchAllWords(): Promise<void> {
  await fetchParts(PARTS);
  await Promise.all(LANGUAGE_IDS.map(fetchLanguage));
}

/** Without the names of the keys: for what holds of all parts. */
export function plainWords(language: LanguageId, part: Part): { readonly [key: string]: string } {
  return wordsOf(language, part);
}
