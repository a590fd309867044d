// The words of this part in the language chosen.

import { enPractice } from "../words/en/practice.ts";
import { esPractice } from "../words/es/practice.ts";
import { type TranslateOf, translatorOf } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

export type TranslatePractice = TranslateOf<keyof typeof enPractice>;

const TRANSLATORS: { readonly [Language in LanguageId]: TranslatePractice } = {
  en: translatorOf(enPractice),
  es: translatorOf(esPractice),
};

export function practiceWords({ language }: { readonly language: LanguageId }): TranslatePractice {
  return TRANSLATORS[language];
}
