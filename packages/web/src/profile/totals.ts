// What the day book adds up to: totals, and the days of the last year. Pure.

import { type DaySums, LONG_AGO, sumsOf } from "../storage/kinds/dayLine.ts";
import type { DayLine } from "../storage/storage.ts";

export interface Totals extends DaySums {
  /** Days on which anything was played, as far as days are known. */
  readonly days: number;
  /** The first of them. */
  readonly since: string | undefined;
}

export function totalsOf(lines: readonly DayLine[]): Totals {
  const sum = { games: 0, micros: 0, lines: 0, pieces: 0 };
  for (const line of lines) {
    const own = sumsOf(line);
    for (const name of ["games", "micros", "lines", "pieces"] as const) sum[name] += own[name];
  }
  const days = [...new Set(lines.map(({ day }) => day))].filter((day) => day !== LONG_AGO).toSorted();
  return { ...sum, days: days.length, since: days[0] };
}

/** One day of the calendar. */
export interface CalendarDay {
  readonly day: string;
  readonly games: number;
  readonly micros: number;
  /** How much was played, 0 to 4, beside the other days. */
  readonly grade: number;
}

const DAYS_A_WEEK = 7;

/**
 * Weeks, oldest first, each from Monday to Sunday; the last ends with `today`. Days are counted at noon by UTC, so that no
 * change of the clocks leaves one out.
 */
export function calendarOf(
  lines: readonly DayLine[],
  today: string,
  weeks: number,
): readonly (readonly CalendarDay[])[] {
  const played = new Map<string, { games: number; micros: number }>();
  for (const line of lines) {
    const sums = sumsOf(line);
    const day = played.get(line.day) ?? { games: 0, micros: 0 };
    played.set(line.day, { games: day.games + sums.games, micros: day.micros + sums.micros });
  }
  const isLast = daysBefore(today, 0);
  const weekday = (new Date(isLast).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  const count = (weeks - 1) * DAYS_A_WEEK + weekday + 1;
  const names = Array.from({ length: count }, (_, i) => dayName(daysBefore(today, count - 1 - i)));
  const marks = gradeMarks(names.flatMap((day) => played.get(day)?.micros ?? []));
  const days = names.map((day): CalendarDay => {
    const { games, micros } = played.get(day) ?? { games: 0, micros: 0 };
    return { day, games, micros, grade: games === 0 ? 0 : 1 + marks.filter((mark) => micros >= mark).length };
  });
  return Array.from({ length: weeks }, (_, week) => days.slice(week * DAYS_A_WEEK, (week + 1) * DAYS_A_WEEK));
}

/** A quarter of the days that were played are of each grade. */
function gradeMarks(played: readonly number[]): readonly number[] {
  const inOrder = played.toSorted((one, other) => one - other);
  return [0.25, 0.5, 0.75].map((share) => inOrder[Math.floor(share * inOrder.length)] ?? Infinity);
}

export interface Streaks {
  /** Days in a row up to today, or to yesterday while today is young. */
  readonly now: number;
  readonly longest: number;
}

export function streaksOf(lines: readonly DayLine[], today: string): Streaks {
  const days = new Set(lines.map(({ day }) => day).filter((day) => day !== LONG_AGO));
  const runTo = (last: string): number => {
    let run = 0;
    while (days.has(dayName(daysBefore(last, run)))) run++;
    return run;
  };
  const ends = [...days].filter((day) => !days.has(dayName(daysBefore(day, -1))));
  const now = runTo(today) || runTo(dayName(daysBefore(today, 1)));
  return { now, longest: Math.max(0, ...ends.map(runTo)) };
}

const DAY_MS = 86_400_000;

/** Milliseconds since 1970. */
function daysBefore(day: string, days: number): number {
  return Date.parse(`${day}T12:00:00Z`) - days * DAY_MS;
}

function dayName(ms: number): string {
  return new Date(ms).toISOString().slice(0, "2026-11-18".length);
}
