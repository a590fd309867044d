// Who is spoken of in the result of a match: the teams by name, who won, how the series stands. Pure.

import type { Match } from "@korobeinix/engine/match";
import type { PlayedMatch } from "../library/playedMatch.ts";
import { winnerOf } from "../library/series.ts";
import { seriesWinnerOf } from "../settings/series.ts";

export interface TeamScore {
  readonly team: number;
  readonly seats: readonly number[];
  readonly wins: number;
}

/** The teams in the order of the boards, with the matches that each has won. */
export function teamScores({ match, series }: Pick<PlayedMatch, "match" | "series">): readonly TeamScore[] {
  const { seats, teams } = match.setup;
  const order = [...new Set(seats.map(({ team }) => team))];
  return order.map((team) => ({
    team,
    seats: teams.find((one) => one.team === team)?.seats ?? [],
    wins: series.wins[team] ?? 0,
  }));
}

/** What the headline of a result says, and of which seats. */
export interface Headline {
  readonly kind: "win" | "seriesWin" | "drawn" | "reached" | "notReached";
  /** Those who won or drew; of a team alone all. */
  readonly seats: readonly number[];
}

export function headlineOf({ match, series }: PlayedMatch): Headline {
  const { result, places } = match.state;
  const { teams } = match.setup;
  const first = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (teams.length === 1) {
    const all = [...places.keys()];
    return { kind: result === "won" ? "reached" : "notReached", seats: all };
  }
  const winner = winnerOf(match);
  if (winner === undefined) return { kind: "drawn", seats: first };
  return { kind: series.bestOf > 1 && seriesWinnerOf(series) === winner ? "seriesWin" : "win", seats: first };
}

/** The seats as they stand: by place, those without one last; of equals in the order of the boards. */
export function seatsByPlace({ state }: Match): readonly number[] {
  const placeOf = (seat: number): number => state.places[seat] || Infinity;
  return [...state.places.keys()].toSorted((one, other) => placeOf(one) - placeOf(other) || one - other);
}
