// How a player got on, game after game, in each table: what curves are drawn of. Pure.

import { type RuleBook, SECOND } from "@korobeinix/engine";
import { parseTable, type Table } from "@korobeinix/engine/records";
import { hasFinesse } from "../parts/panelFigures.ts";
import type { DayGame, DayLine } from "../storage/storage.ts";

/** What a curve can be of: what the table is about, then what every game has. */
const MEASURES = ["result", "pieces", "lines", "finesse", "accuracy"] as const;
export type Measure = (typeof MEASURES)[number];

/** The games of one table. */
export interface Course {
  readonly table: Table;
  /** Oldest first, those that were played as games of the table are. */
  readonly games: readonly CourseGame[];
  /** Of all, also of those that were left. */
  readonly count: number;
  readonly lastDate: number;
}

export interface CourseGame extends DayGame {
  /** The line of the day book that it stands in. */
  readonly line: string;
}

/** One game of a curve. */
export interface Point {
  readonly game: CourseGame;
  readonly value: number;
}

/** Those that mean something in a rule book. */
export function measuresOf(book: RuleBook): readonly Measure[] {
  return MEASURES.filter((measure) => measure !== "finesse" || hasFinesse(book));
}

/** The table that was played in last comes first. */
export function coursesOf(lines: readonly DayLine[]): readonly Course[] {
  const courses = new Map<string, { table: Table; games: CourseGame[]; count: number; lastDate: number }>();
  for (const { id, table: name, isMatch, games, earlier } of lines) {
    const table = parseTable(name);
    if (isMatch || !table.ok) continue;
    const course = courses.get(name) ?? { table: table.value, games: [], count: 0, lastDate: 0 };
    course.count += games.length + earlier.games;
    course.lastDate = Math.max(course.lastDate, ...games.map(({ date }) => date));
    course.games.push(...games.filter(({ isListed }) => isListed).map((game) => ({ ...game, line: id })));
    courses.set(name, course);
  }
  for (const { games } of courses.values()) games.sort((one, other) => one.date - other.date);
  return [...courses.values()].toSorted((one, other) => other.lastDate - one.lastDate);
}

/** Those games of a course of which the measure is known. */
export function pointsOf({ table, games }: Course, measure: Measure): readonly Point[] {
  return games.flatMap((game) => {
    const value = valueOf(table, game, measure);
    return value === undefined ? [] : [{ game, value }];
  });
}

function valueOf(table: Table, game: DayGame, measure: Measure): number | undefined {
  const { micros, lines, pieces, faults, counted, accuracy } = game;
  switch (measure) {
    case "result":
      return resultOf(table, game);
    case "pieces":
      return pieces === undefined || micros === 0 ? undefined : (pieces * SECOND) / micros;
    case "lines":
      return micros === 0 ? undefined : (lines * 60 * SECOND) / micros;
    case "finesse":
      // The share of pieces that were brought there by no key too many is what can be looked up to.
      return faults === undefined || counted === undefined || counted === 0
        ? undefined
        : Math.max(0, 100 - (100 * faults) / counted);
    case "accuracy":
      return accuracy;
  }
}

/** Only a goal that was reached has a time (E-28). */
function resultOf({ measure }: Table, { score, lines, micros, isWon }: DayGame): number | undefined {
  if (measure === "score") return score;
  if (measure === "lines") return lines;
  return measure === "longest" || isWon ? micros : undefined;
}

/** Whether less is better. */
export function isLessBetter({ table }: Pick<Course, "table">, measure: Measure): boolean {
  return measure === "result" && table.measure === "time";
}

/** What a curve comes to. */
export interface Summary {
  readonly best: Point;
  readonly mean: number;
  /** By how much the last games are better than those before them, as a share; undefined: too few to say. */
  readonly trend: number | undefined;
}

/** So many games stand for how somebody plays now. */
export const LATELY = 10;

export function summaryOf(points: readonly Point[], lessIsBetter: boolean): Summary | undefined {
  const [first] = points;
  if (first === undefined) return undefined;
  const isBetter = (one: Point, other: Point): boolean =>
    lessIsBetter ? one.value < other.value : one.value > other.value;
  const best = points.reduce((so, point) => (isBetter(point, so) ? point : so), first);
  return { best, mean: meanOf(points), trend: trendOf(points, lessIsBetter) };
}

function trendOf(points: readonly Point[], lessIsBetter: boolean): number | undefined {
  const count = Math.min(LATELY, Math.floor(points.length / 2));
  if (count < 3) return undefined;
  const [now, before] = [meanOf(points.slice(-count)), meanOf(points.slice(-2 * count, -count))];
  if (before === 0) return undefined;
  return ((now - before) / before) * (lessIsBetter ? -1 : 1);
}

function meanOf(points: readonly Point[]): number {
  return points.reduce((sum, { value }) => sum + value, 0) / Math.max(1, points.length);
}

/** The best value up to each point, for the line that only rises. */
export function bestSoFar(points: readonly Point[], lessIsBetter: boolean): readonly number[] {
  let best: number | undefined;
  return points.map(({ value }) => {
    best = best === undefined ? value : lessIsBetter ? Math.min(best, value) : Math.max(best, value);
    return best;
  });
}
