// The words of this part in the language chosen.

import { makeTranslator, type TranslatePart } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

export type TranslatePractice = TranslatePart<"practice">;

export function practiceWords({ language }: { readonly language: LanguageId }): TranslatePractice {
  return makeTranslator(language, "practice");
}
