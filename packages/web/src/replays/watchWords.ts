// The words of this part in the language chosen.

import { makeTranslator, type TranslatePart } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

export type TranslateWatch = TranslatePart<"watch">;

export function watchWords({ language }: { readonly language: LanguageId }): TranslateWatch {
  return makeTranslator(language, "watch");
}
