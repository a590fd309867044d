// A series: the best of several matches. A drawn match counts for nobody (S-12).

import type { Match } from "@korobeinix/engine/match";
import type { MatchPlan } from "../settings/matchPlan.ts";
import type { Series } from "./playedMatch.ts";

export function newSeries({ bestOf, seats }: Pick<MatchPlan, "bestOf" | "seats">): Series {
  const teams = 1 + Math.max(...seats.map(({ team }) => team));
  return { bestOf, wins: Array.from({ length: teams }, () => 0), played: 0 };
}

/** The number of the team that has won a match; undefined: none has. */
export function winnerOf({ state, setup }: Match): number | undefined {
  if (state.result !== "won") return undefined;
  return setup.seats[state.places.indexOf(1)]?.team;
}

/** With a match that has ended. */
export function withMatch(series: Series, match: Match): Series {
  const winner = winnerOf(match);
  return {
    ...series,
    wins: series.wins.map((wins, team) => (team === winner ? wins + 1 : wins)),
    played: series.played + 1,
  };
}
