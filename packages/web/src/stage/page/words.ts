// What is written on the page, in the player's language.

import type { Translate } from "../../words/translate.ts";

export type PageWord = "again" | "nice" | "clean" | "careful" | "relief" | "faster" | "slower" | "level";
export type PageWords = { readonly [Name in PageWord]: string };

export function pageWordsOf(t: Translate): PageWords {
  return {
    again: t("page.again"),
    nice: t("page.nice"),
    clean: t("page.clean"),
    careful: t("page.careful"),
    relief: t("page.relief"),
    faster: t("page.faster"),
    slower: t("page.slower"),
    level: t("page.level"),
  };
}
