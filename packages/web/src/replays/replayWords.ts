// The words of the kept games in the language chosen, and what is wrong with a stranger's link or file in them (W-19).

import type { Problem, ProblemPart } from "@korobeinix/engine";
import { makeTranslator, type TranslatePart } from "../words/translate.ts";
import type { LanguageId, Parts } from "../words/words.ts";

type ReplayWord = keyof Parts["replays"];
export type TranslateReplays = TranslatePart<"replays">;

export function replayWords({ language }: { readonly language: LanguageId }): TranslateReplays {
  return makeTranslator(language, "replays");
}

/** Places in a set-up are one place for a player, who has never seen one. */
const WHERES: { readonly [Part in ProblemPart]: Extract<ReplayWord, `where.${string}`> } = {
  byte: "where.byte",
  line: "where.line",
  input: "where.input",
  inputs: "where.inputs",
  edition: "where.setup",
  "rule book": "where.setup",
  variation: "where.setup",
  seed: "where.setup",
  option: "where.setup",
  term: "where.setup",
  queue: "where.setup",
  board: "where.setup",
  hold: "where.setup",
  seat: "where.setup",
  team: "where.setup",
  match: "where.setup",
  ruling: "where.log",
  end: "where.end",
  log: "where.log",
  table: "where.setup",
  link: "where.link",
  character: "where.character",
  file: "where.file",
};

/** What is wrong as a player reads it: nothing of the file or link stands in it. */
export function problemText(shell: { readonly language: LanguageId }, { code, where }: Problem): string {
  const t = replayWords(shell);
  const number = typeof where.which === "number" ? where.which : "";
  return t("problem.sentence", { where: t(WHERES[where.part], { number }), why: t(`why.${code}`) });
}
