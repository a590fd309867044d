// The words of the kept games in the language chosen, and what is wrong with a stranger's link or file in them (W-19).

import type { Problem } from "@korobeinix/engine";
import { makeTranslator, type TranslatePart } from "../words/translate.ts";
import type { LanguageId, Parts } from "../words/words.ts";

type ReplayWord = keyof Parts["replays"];
export type TranslateReplays = TranslatePart<"replays">;

export function replayWords({ language }: { readonly language: LanguageId }): TranslateReplays {
  return makeTranslator(language, "replays");
}

/** The engine says what is wrong in its own words; a player reads which of these it is. The first that fits holds. */
const WHERES: readonly (readonly [RegExp, Extract<ReplayWord, `where.${string}`>])[] = [
  [/^byte (\d+)$/, "where.byte"],
  [/^line (\d+)$/, "where.line"],
  [/^input (\d+)$/, "where.input"],
  [/^character (\d+)$/, "where.character"],
  [/^link$/, "where.link"],
  [/^end$/, "where.end"],
  [/^(rule book|variation|seed|option|queue|board)/, "where.setup"],
];

const WHYS: readonly (readonly [RegExp, Extract<ReplayWord, `why.${string}`>])[] = [
  [/^empty$/, "why.empty"],
  [/^cannot be read$/, "why.notRead"],
  [/not a Korobeinix log|^does not say/, "why.notALog"],
  [/of version/, "why.version"],
  [/checksum|too short|stops in the middle|cut short|bytes left|bytes follow|has no line/, "why.damaged"],
  [/backwards|before its last input/, "why.backwards"],
  [/over \d+$|without end|more than \d|longer than|higher than|larger than/, "why.tooMuch"],
  [/unknown|does not have|there is no|has no|is not |is neither/, "why.unknown"],
];

export function problemText(shell: { readonly language: LanguageId }, { where, why }: Problem): string {
  const t = replayWords(shell);
  const [place, number = ""] = firstOf(WHERES, where) ?? ["where.file"];
  const [reason] = firstOf(WHYS, why) ?? ["why.form"];
  return t("problem.sentence", { where: t(place, { number }), why: t(reason) });
}

function firstOf<Key>(table: readonly (readonly [RegExp, Key])[], text: string): readonly [Key, string?] | undefined {
  for (const [pattern, key] of table) {
    const found = pattern.exec(text);
    if (found !== null) return [key, found[1] ?? ""];
  }
  return undefined;
}
