// The words of matches in the language chosen.

import { makeTranslator, type TranslatePart } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

type MatchPart = "match" | "versus" | "standings";

export function matchWords<Name extends MatchPart>(
  { language }: { readonly language: LanguageId },
  part: Name,
): TranslatePart<Name> {
  return makeTranslator(language, part);
}
