// The words of this part in the language chosen.

import { enWatch } from "../words/en/watch.ts";
import { esWatch } from "../words/es/watch.ts";
import { type TranslateOf, translatorOf } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

export type TranslateWatch = TranslateOf<keyof typeof enWatch>;

const TRANSLATORS: { readonly [Language in LanguageId]: TranslateWatch } = {
  en: translatorOf(enWatch),
  es: translatorOf(esWatch),
};

export function watchWords({ language }: { readonly language: LanguageId }): TranslateWatch {
  return TRANSLATORS[language];
}
