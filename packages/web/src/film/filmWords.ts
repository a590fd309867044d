// The words of this part in the language of the page.

import { makeTranslator, type TranslatePart } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

export type TranslateFilm = TranslatePart<"film">;

export function filmWords(language: LanguageId): TranslateFilm {
  return makeTranslator(language, "film");
}
