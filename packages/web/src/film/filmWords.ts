// The words of this part in the language of the page.

import { enFilm } from "../words/en/film.ts";
import { esFilm } from "../words/es/film.ts";
import { type TranslateOf, translatorOf } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

export type TranslateFilm = TranslateOf<keyof typeof enFilm>;

const WORDS: { readonly [Language in LanguageId]: TranslateFilm } = {
  en: translatorOf(enFilm),
  es: translatorOf(esFilm),
};

export function filmWords(language: LanguageId): TranslateFilm {
  return WORDS[language];
}
