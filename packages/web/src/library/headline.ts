// What a result says first (F-9): what there was to do, how it went by the variation's own measure, and how that stands
// beside the best. Plain data: the screen has the words.

import { hasLevels, hasScore, unwrap } from "@korobeinix/engine";
import { type Measure, parseTable, type Table } from "@korobeinix/engine/records";
import { shownMicros } from "../table/pace.ts";
import type { GameResult } from "./result.ts";

/** Lines to clear, rows to dig through, minutes to play. */
type TaskKind = "lines" | "rows" | "minutes";

interface Task {
  readonly by: TaskKind;
  readonly amount: number;
}

export type FigureName = "score" | "lines" | "level" | "time";

export interface Figure {
  readonly name: FigureName;
  readonly amount: number;
}

/** By how much a game is better or worse than the best, by the measure of its table. */
export type Verdict =
  | { readonly kind: "first" }
  | { readonly kind: "equal" }
  /** No amount: less than what is shown. */
  | { readonly kind: "better" | "worse"; readonly measure: Measure; readonly amount: number | undefined };

export interface Headline {
  /** What there was to do; undefined: as much as one could, or it was not done. */
  readonly task: Task | undefined;
  /** What decides; a goal that was not reached has how much of it was done. */
  readonly main: Figure | { readonly name: "done"; readonly by: "lines" | "rows"; readonly amount: number; of: number };
  /** Less important, in order. */
  readonly others: readonly Figure[];
  readonly verdict: Verdict | undefined;
}

export function headlineOf(result: GameResult): Headline {
  const table = unwrap(parseTable(result.table));
  const task = taskOf(table);
  const main = mainOf(table, result, task);
  return {
    task: main.name === "done" ? undefined : task,
    main,
    others: othersOf(table, result, main.name),
    verdict: verdictOf(table.measure, result),
  };
}

function taskOf({ book, variation, options }: Table): Task | undefined {
  const { by } = variation.ends;
  if (by === "level" || by === "nothing") return undefined;
  return { by, amount: Number(options[by] ?? book.options[by].initial) };
}

function mainOf({ measure }: Table, result: GameResult, task: Task | undefined): Headline["main"] {
  if (measure === "longest" || (measure === "time" && result.isWon)) return { name: "time", amount: result.micros };
  if (measure !== "time") return { name: measure, amount: result[measure] };
  const of = task?.amount ?? 0;
  // Lines count up, and of rows it is known how many are left.
  return task?.by === "rows"
    ? { name: "done", by: "rows", amount: of - result.goal, of }
    : { name: "done", by: "lines", amount: result.lines, of };
}

function othersOf({ book, variation }: Table, result: GameResult, main: Headline["main"]["name"]): readonly Figure[] {
  const { ends, levelsUp } = variation;
  const figures: Figure[] = [];
  if (hasScore(book)) figures.push({ name: "score", amount: result.score });
  // A level that never changes says nothing, nor do lines that are the goal, nor a time that is the same for all.
  if (hasLevels(book) && levelsUp) figures.push({ name: "level", amount: result.level });
  if (ends.by !== "lines") figures.push({ name: "lines", amount: result.lines });
  if (result.outcome !== "timeUp") figures.push({ name: "time", amount: result.micros });
  return figures.filter(({ name }) => name !== main);
}

function verdictOf(measure: Measure, result: GameResult): Verdict | undefined {
  const { best, rank, isWon } = result;
  if (measure === "time" && !isWon) return undefined;
  if (best === undefined) return rank === undefined ? undefined : { kind: "first" };
  const more = isTimed(measure) ? result.micros - best.micros : result[measure] - best[measure];
  if (more === 0) return { kind: "equal" };
  const kind = measure === "time" ? more < 0 : more > 0;
  return { kind: kind ? "better" : "worse", measure, amount: shownDifference(measure, result, best) };
}

function isTimed(measure: Measure): measure is "time" | "longest" {
  return measure === "time" || measure === "longest";
}

/** The difference of what is shown: whoever subtracts the two times finds this. */
function shownDifference(
  measure: Measure,
  one: Pick<GameResult, "score" | "lines" | "micros">,
  other: typeof one,
): number | undefined {
  const amount = isTimed(measure)
    ? Math.abs(shownMicros(one.micros) - shownMicros(other.micros))
    : Math.abs(one[measure] - other[measure]);
  return amount === 0 ? undefined : amount;
}
