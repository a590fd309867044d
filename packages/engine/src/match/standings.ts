// Who is out, who has won, and in which place (G-B2.1, G-B2.4, G-B2.7, N-17): a team is out when all its seats are; its
// seats share its place; teams that fall at the same time share theirs.

import type { OutsideEnd } from "../actions.ts";
import { type Match, countMatchEvent, tellMatch } from "./match.ts";
import type { Team } from "./setup.ts";
import type { MatchResult } from "./state.ts";

/** The lines that a team has cleared, its fallen included. */
function linesOf({ games }: Match, { seats }: Team): number {
  return seats.reduce((sum, seat) => sum + games[seat]!.state.lines, 0);
}

/** Whether a team has done what was asked of it: cleared its lines, or brought the game of a seat to its end. */
export function hasReached(match: Match, team: Team): boolean {
  if (team.goal > 0 && linesOf(match, team) >= team.goal) return true;
  return team.seats.some((seat) => match.games[seat]!.state.outcome === "goalReached");
}

/** Whether a team has its place. */
export function isPlaced({ state }: Match, { seats }: Team): boolean {
  return state.places[seats[0]!]! > 0;
}

/** Whether a team has a seat that plays on, or that has played until the time was up. */
function isStanding({ state, games }: Match, { seats }: Team): boolean {
  return seats.some((seat) => !state.isOut[seat]! || games[seat]!.state.outcome === "timeUp");
}

/** When the last seat of a team that is out fell. */
function fellAt({ state }: Match, { seats }: Team): number {
  return Math.max(...seats.map((seat) => state.endedAt[seat]!));
}

/** Gives the teams that have just fallen their place, and ends the match if it is decided. */
export function settleStandings(match: Match, reached: readonly Team[], isLimit: boolean, at: number): void {
  const { state, setup } = match;
  const { teams } = setup;
  // Who reaches the goal of a game ends it, and stands.
  const standing = teams.filter((team) => reached.includes(team) || isStanding(match, team));
  const fallen = teams.filter((team) => !standing.includes(team) && !isPlaced(match, team));
  const falls = fallen.map((team) => fellAt(match, team));
  fallen.forEach((team, i) => {
    // The referee may hear of several falls at once: who fell later stood longer.
    const later = falls.filter((fall) => fall > falls[i]!).length;
    place(match, team, 1 + standing.length + later, at);
  });
  const isTimeUp = standing.length > 0 && state.isOut.every(Boolean);
  const isDecided = standing.length === 0 || (standing.length === 1 && teams.length > 1) || isTimeUp;
  if (!isDecided && reached.length === 0 && !isLimit) return;
  const hasNoWinner = isLimit && !isDecided && reached.length === 0;
  rank(match, standing, hasNoWinner ? teams : reached, isTimeUp, at);
  state.result = resultOf(match, standing, reached.length > 0 || isTimeUp);
  if (countMatchEvent(match)) tellMatch(match, { type: "over", result: state.result, places: [...state.places] }, at);
}

/** One team alone has nobody to win against: it has done what was asked of it, or it has not. */
function resultOf({ state, setup }: Match, standing: readonly Team[], hasReachedEnd: boolean): MatchResult {
  const { teams } = setup;
  if (teams.length === 1) return hasReachedEnd ? "won" : standing.length === 0 ? "lost" : "drawn";
  return teams.filter(({ seats }) => state.places[seats[0]!] === 1).length === 1 ? "won" : "drawn";
}

/**
 * Teams that still stand: the first ones, who are alike, then the others by how they stand. With delays the referee may not
 * have heard of all that they did, unless their time is up: then they are alike, too.
 */
function rank(match: Match, standing: readonly Team[], first: readonly Team[], isTimeUp: boolean, at: number): void {
  const isKnown = isTimeUp || !match.setup.hasDelays;
  const worth = standing.map((team) => {
    if (first.includes(team)) return Number.POSITIVE_INFINITY;
    return isKnown ? worthOf(match, team) : Number.NEGATIVE_INFINITY;
  });
  standing.forEach((team, i) => place(match, team, 1 + worth.filter((other) => other > worth[i]!).length, at));
}

/** What a team that still stands is compared by: where time ends the game points or lines, in a race how near its goal is. */
function worthOf(match: Match, team: Team): number {
  const { variation, options } = match.setup.shared;
  if (variation.ends.by === "minutes") {
    if (options.objective === "lines") return linesOf(match, team);
    return team.seats.reduce((sum, seat) => sum + match.games[seat]!.state.score, 0);
  }
  return team.goal > 0 ? linesOf(match, team) - team.goal : Number.NEGATIVE_INFINITY;
}

function place(match: Match, { team, seats }: Team, to: number, at: number): void {
  for (const seat of seats) match.state.places[seat] = to;
  if (countMatchEvent(match)) tellMatch(match, { type: "placed", team, place: to }, at);
}

/** How the match ends the game of a seat that still plays when it is over. */
export function endOf({ state }: Match, seat: number): OutsideEnd {
  if (state.places[seat] !== 1) return "lost";
  return state.result === "won" ? "won" : "drawn";
}

/** How the seats of a match stand: the place of each, 0 while it has none, and how the match ended. */
export function standingsOf({ state }: Match): { readonly result: MatchResult; readonly places: readonly number[] } {
  return { result: state.result, places: [...state.places] };
}
