// How a series of matches stands. Plain data.

import { SERIES, type SeriesLength } from "./matchPlan.ts";

/** Won matches by the number of the team, and how many the series is the best of. */
export interface Series {
  readonly bestOf: SeriesLength;
  readonly wins: readonly number[];
  /** Matches that have been played, drawn ones included. */
  readonly played: number;
}

/** The number of the team that has won the series; undefined: it goes on. */
export function seriesWinnerOf({ wins, bestOf }: Series): number | undefined {
  const winner = wins.findIndex((won) => won * 2 > bestOf);
  return winner < 0 ? undefined : winner;
}

/** Whether another match belongs to it. */
export function goesOn(series: Series): boolean {
  return series.bestOf > 1 && seriesWinnerOf(series) === undefined;
}

/** Whether a match that was played leaves something to continue: itself, or its series. */
export function isUnfinished({ isOver, series }: { readonly isOver: boolean; readonly series: Series }): boolean {
  return !isOver || goesOn(series);
}

/** One from anywhere: undefined where it is none. */
export function parseSeries(value: unknown): Series | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { bestOf, wins, played } = value as { readonly [name: string]: unknown };
  const length = SERIES.find((one) => one === bestOf);
  if (length === undefined || !isCount(played) || !Array.isArray(wins) || wins.length > MOST_TEAMS) return undefined;
  return wins.every(isCount) ? { bestOf: length, wins, played } : undefined;
}

const MOST_TEAMS = 6;

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
