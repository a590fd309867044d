// The words of the profile in the language chosen, and figures as it writes them.

import type { Shell } from "../parts/context.ts";
import { spokenBy, makeTranslator, type TranslatePart } from "../words/translate.ts";
import { type LanguageId, LANGUAGES } from "../words/words.ts";
import type { Course, Measure } from "./courses.ts";

export type TranslateProfile = TranslatePart<"profile">;
type Speaker = Pick<Shell, "language" | "format" | "t">;

export function profileWords({ language }: { readonly language: LanguageId }): TranslateProfile {
  return makeTranslator(language, "profile");
}

const MICROS_A_MINUTE = 60_000_000;

/** "12 h 5 min", in whole hours where there are many. */
export function durationText(shell: Speaker, micros: number): string {
  const w = profileWords(shell);
  const all = Math.round(micros / MICROS_A_MINUTE);
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  if (hours === 0) return w("hours.m", { minutes });
  return hours >= 100 ? w("hours.h", { hours: shell.format.number(hours) }) : w("hours.hm", { hours, minutes });
}

export function gamesText(shell: Speaker, count: number): string {
  const w = profileWords(shell);
  return count === 1 ? w("count.gamesOne") : w("count.games", { count: shell.format.number(count) });
}

/** "2026-11-18" as a person reads it: its noon is the same day everywhere. */
export function dayText({ format }: Pick<Shell, "format">, day: string): string {
  return format.date(new Date(`${day}T12:00:00`).getTime());
}

/** "Nov" */
export function monthText({ language }: Pick<Shell, "language">, day: string): string {
  const date = new Date(`${day}T12:00:00`);
  return new Intl.DateTimeFormat(LANGUAGES[language].locale, { month: "short" }).format(date);
}

/** As the rule book calls it. */
export function measureName(shell: Speaker, { table }: Course, measure: Measure): string {
  const w = profileWords(shell);
  if (measure !== "result") return w(`measure.${measure}`);
  if (table.measure === "score" || table.measure === "lines")
    return spokenBy(shell.t, table.book.id)(`column.${table.measure}`);
  return w(`measure.${table.measure}`);
}

export function valueText(shell: Speaker, { table }: Course, measure: Measure, value: number): string {
  const { format } = shell;
  switch (measure) {
    case "result":
      return table.measure === "score" || table.measure === "lines" ? format.number(value) : format.time(value);
    case "pieces":
      return format.decimal(value, 2);
    case "lines":
      return format.decimal(value, 1);
    case "finesse":
    case "accuracy":
      return profileWords(shell)("value.percent", { value: format.decimal(value, 1) });
  }
}
