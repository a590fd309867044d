// The order of a high-score table and the columns that fit it (G-11.2), decided by what the rule book and the variation
// say of themselves.

import { hasScore, type RuleBook, type Variation } from "@korobeinix/engine";
import { type RecordLine, TABLE_LENGTH } from "./storage.ts";

export type Column = "score" | "level" | "lines" | "time";

/** What a game is measured by. */
type Measure = "score" | "lines" | "race";

type Result = Pick<RecordLine, "score" | "lines" | "micros" | "isWon">;
type Order = (one: Result, other: Result) => number;

const most =
  (name: "score" | "lines"): Order =>
  (one, other) =>
    other[name] - one[name];
const quickest: Order = (one, other) => one.micros - other.micros;
const winners: Order = (one, other) => Number(other.isWon) - Number(one.isWon);
/** A race is won by time; what was not won is as good as it got far. */
const raced: Order = (one, other) => (one.isWon ? quickest(one, other) : most("lines")(one, other));

const ORDERS: { readonly [Name in Measure]: readonly Order[] } = {
  score: [most("score"), most("lines"), quickest],
  lines: [most("lines"), quickest],
  race: [winners, raced, quickest, most("score")],
};

function measureOf(book: RuleBook, variation: Variation): Measure {
  if (variation.ends.by === "lines") return "race";
  return hasScore(book) ? "score" : "lines";
}

/** Best first, at most `TABLE_LENGTH`; of equals the earlier keeps its place. */
export function rankRecords(lines: readonly RecordLine[], book: RuleBook, variation: Variation): readonly RecordLine[] {
  const orders = ORDERS[measureOf(book, variation)];
  const compare = (one: RecordLine, other: RecordLine): number =>
    firstOf(orders, one, other) || one.date - other.date || (one.id < other.id ? -1 : 1);
  return [...lines].sort(compare).slice(0, TABLE_LENGTH);
}

/** The place a game would take, counted from 1; undefined: none. A game without a point or a line takes none. */
export function placeOf(
  result: Result,
  table: readonly RecordLine[],
  book: RuleBook,
  variation: Variation,
): number | undefined {
  if (result.score === 0 && result.lines === 0) return undefined;
  const orders = ORDERS[measureOf(book, variation)];
  const better = table.filter((line) => firstOf(orders, line, result) <= 0).length;
  return better < TABLE_LENGTH ? better + 1 : undefined;
}

export function columnsOf(book: RuleBook, variation: Variation): readonly Column[] {
  const { startingLevel } = book.options;
  const hasLevels = variation.levelsUp || !("among" in startingLevel);
  const level: readonly Column[] = hasLevels ? ["level"] : [];
  // Where every game takes as long, or the level tells how far it went, the time says nothing.
  const time: readonly Column[] = hasLevels || variation.ends.by === "minutes" ? [] : ["time"];
  const columns: { readonly [Name in Measure]: readonly Column[] } = {
    score: ["score", ...level, "lines", ...time],
    lines: ["lines", "time"],
    race: ["time", "lines", ...level],
  };
  return columns[measureOf(book, variation)];
}

function firstOf(orders: readonly Order[], one: Result, other: Result): number {
  for (const order of orders) {
    const difference = order(one, other);
    if (difference !== 0) return difference;
  }
  return 0;
}
