// The words of a result in the language chosen, as its rule book says them.

import type { RuleBookId } from "@korobeinix/engine";
import { someWordsOf } from "../words/fetch.ts";
import { makeTranslator, type TranslatePart } from "../words/translate.ts";
import type { LanguageId, Parts } from "../words/words.ts";

export type TranslateResult = TranslatePart<"result">;

export function resultWords({ language }: { readonly language: LanguageId }, book: RuleBookId): TranslateResult {
  const w = makeTranslator(language, "result");
  return (key, values) => {
    const own = `${book}:${key}`;
    return w(isKey(own) ? own : key, values);
  };
}

function isKey(key: string): key is keyof Parts["result"] {
  return Object.hasOwn(someWordsOf("result"), key);
}
