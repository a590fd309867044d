// The words of this part in the language chosen.

import { makeTranslator, type TranslatePart } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

export function liveWords({ language }: { readonly language: LanguageId }): TranslatePart<"computers"> {
  return makeTranslator(language, "computers");
}
