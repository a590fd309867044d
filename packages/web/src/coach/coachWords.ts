// The words of the Coach, and what it says of places, worths and reasons.

import type { Difference, Grade, Rating, Sight, Step } from "@korobeinix/bots";
import type { RuleBook } from "@korobeinix/engine";
import type { Format } from "../words/format.ts";
import { makeTranslator, type TranslatePart } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

export type TranslateCoach = TranslatePart<"coach">;

/** What words are made with. */
export interface Speech {
  readonly c: TranslateCoach;
  readonly format: Format;
}

export function coachSpeech({ language, format }: { readonly language: LanguageId; readonly format: Format }): Speech {
  return { c: makeTranslator(language, "coach"), format };
}

/** Stands in the cells of the best place. */
const BEST = "★";
/** Hundredths of a line in a worth. */
const LINE = 100;
/** A loss of more is told as this much: beyond it there is nothing to compare. */
const MOST_LINES = 99;

/** "1.4", in lines. */
export function linesOf({ format }: Speech, loss: number): string {
  const lines = Math.min(MOST_LINES, loss / LINE);
  return format.decimal(lines, lines < 10 ? 1 : 0);
}

/** "★" or "−1.4": what there is room for in a cell. */
export function labelOf(speech: Speech, loss: number): string {
  return isNothing(loss) ? BEST : speech.c("worth.less", { lines: linesOf(speech, loss) });
}

/** "★ best" or "−1.4". */
export function worthText(speech: Speech, loss: number): string {
  return isNothing(loss) ? `${BEST} ${speech.c("worth.best")}` : labelOf(speech, loss);
}

/** Less than can be told. */
function isNothing(loss: number): boolean {
  return Math.round((loss * 10) / LINE) === 0;
}

/** "Hold, then T in columns 4 to 6". */
export function placeText({ c }: Speech, book: RuleBook, step: Step): string {
  const piece = book.pieces[step.kind];
  const columns = (piece?.facings[step.facing] ?? []).map(([dx]) => step.x + dx + 1);
  const [from, to] = [Math.min(...columns), Math.max(...columns)];
  const values = { piece: piece?.name ?? "", from, to };
  const plain = c(from === to ? "place.column" : "place.columns", values);
  const place = step.spin === "none" ? plain : c("place.spin", { place: plain });
  return step.holds ? c("place.hold", { place }) : place;
}

export function gradeText({ c }: Speech, rating: Pick<Rating, "grade"> | undefined): string {
  return c(rating === undefined ? "grade.none" : `grade.${rating.grade}`);
}

/** "makes a hole, builds higher, but clears more". */
export function whyText({ c }: Speech, why: readonly Difference[]): string {
  const said = (isWorse: boolean): string =>
    why
      .filter((difference) => difference.isWorse === isWorse)
      .map(({ respect }) => c(`${isWorse ? "worse" : "better"}.${respect}`))
      .join(", ");
  const [worse, better] = [said(true), said(false)];
  if (worse === "" || better === "") return worse;
  return [worse, c("verdict.but", { reasons: better })].join(", ");
}

/** Whether a move could have been better by more than a trifle. */
export function isFault(grade: Grade): boolean {
  return grade !== "best" && grade !== "good";
}

/** Whether a step takes the piece that is in play. */
export function isOfHold(sight: Sight, step: Step): boolean {
  return step.holds && sight.canHold;
}
