// The lines that a team must clear together, and how many are left (G-B2.2, G-B2.4, G-B2.7, N-17, E-41).

import type { State } from "../state.ts";
import type { MatchSetup, Team } from "./setup.ts";

/** The parts of a match that are needed to count the lines of its teams. */
export interface TeamGames {
  readonly setup: Pick<MatchSetup, "teams">;
  readonly games: readonly { readonly state: Pick<State, "lines"> }[];
}

/** The lines that a team has cleared, its fallen included. */
function linesOf({ games }: Pick<TeamGames, "games">, { seats }: Team): number {
  return seats.reduce((sum, seat) => sum + games[seat]!.state.lines, 0);
}

/** The lines that the team of a seat must clear together, handicaps included; undefined: lines are not its goal. */
export function teamGoalOf({ teams }: TeamGames["setup"], seat: number): number | undefined {
  const { goal } = teamWith(teams, seat);
  return goal > 0 ? goal : undefined;
}

/** The lines that the team of a seat must still clear; undefined: lines are not its goal. */
export function teamLinesLeft(match: TeamGames, seat: number): number | undefined {
  const goal = teamGoalOf(match.setup, seat);
  if (goal === undefined) return undefined;
  return Math.max(0, goal - linesOf(match, teamWith(match.setup.teams, seat)));
}

function teamWith(teams: readonly Team[], seat: number): Team {
  return teams.find(({ seats }) => seats.includes(seat))!;
}
