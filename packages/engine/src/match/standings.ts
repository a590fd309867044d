// Who is out, who has won, and in which place (G-B2.1, G-B2.4, G-B2.7, N-17): a team is out when all its seats are; its
// seats share its place; teams that fall at the same time share theirs.

import type { OutsideEnd } from "../actions.ts";
import { type Match, countMatchEvent, livingSeats, tellMatch } from "./match.ts";
import type { MatchResult } from "./state.ts";

/** The numbers of the teams, in order. */
export function teamsOf({ setup }: Match): number[] {
  return [...new Set(setup.seats.map(({ team }) => team))].sort((a, b) => a - b);
}

/** The seats of a team. */
export function seatsOf({ setup }: Match, team: number): number[] {
  return [...setup.seats.keys()].filter((seat) => setup.seats[seat]!.team === team);
}

/** The lines that a team has to clear; 0: it has to be the last that stands. */
export function goalOf(match: Match, team: number): number {
  const { shared, goals } = match.setup;
  if (shared.variation.ends.by !== "lines") return goals[team]!;
  const handicaps = seatsOf(match, team).map((seat) => match.setup.seats[seat]!.setup.terms!.handicap);
  return (
    shared.variation.ends.lines +
    handicaps.reduce((sum, handicap) => sum + handicap, 0) * shared.book.match.handicapLines
  );
}

/** The lines that a team has cleared, its fallen included. */
export function linesOf(match: Match, team: number): number {
  return seatsOf(match, team).reduce((sum, seat) => sum + match.games[seat]!.state.lines, 0);
}

/** Whether a team has done what was asked of it. */
export function hasReached(match: Match, team: number): boolean {
  const goal = goalOf(match, team);
  return goal > 0 && linesOf(match, team) >= goal;
}

/** Teams with a seat that plays on, or that has played until the time was up. */
function standingTeams(match: Match): number[] {
  const stands = (seat: number): boolean => !match.state.isOut[seat]! || match.games[seat]!.state.outcome === "timeUp";
  return teamsOf(match).filter(
    (team) => match.state.places[seatsOf(match, team)[0]!] === 0 && seatsOf(match, team).some(stands),
  );
}

/** Gives the teams that have just fallen their place, and ends the match if it is decided. */
export function settleStandings(match: Match, reached: readonly number[], isLimit: boolean, at: number): void {
  const { state } = match;
  const standing = standingTeams(match);
  for (const team of teamsOf(match))
    if (!standing.includes(team) && !isPlaced(match, team)) place(match, team, standing.length + 1, at);
  const isTimeUp = standing.length > 0 && livingSeats(match).length === 0;
  const isDecided = standing.length === 0 || (standing.length === 1 && teamsOf(match).length > 1);
  if (!isDecided && !isTimeUp && reached.length === 0 && !isLimit) return;
  rank(match, standing, reached, isLimit && reached.length === 0 && !isDecided && !isTimeUp, at);
  const winners = teamsOf(match).filter((team) => state.places[seatsOf(match, team)[0]!] === 1);
  state.result = winners.length === 1 && isVictory(match, winners[0]!, reached) ? "won" : "drawn";
  if (countMatchEvent(match)) tellMatch(match, { type: "over", result: state.result, places: [...state.places] }, at);
}

/** One team alone has won only if it did what was asked of it. */
function isVictory(match: Match, team: number, reached: readonly number[]): boolean {
  return teamsOf(match).length > 1 || reached.includes(team) || match.setup.shared.variation.ends.by === "minutes";
}

function isPlaced({ state, setup }: Match, team: number): boolean {
  return setup.seats.some((seat, i) => seat.team === team && state.places[i]! > 0);
}

/** Teams that still stand: who has reached the goal, then by how they stand; if the time limit came, all alike. */
function rank(
  match: Match,
  standing: readonly number[],
  reached: readonly number[],
  isDraw: boolean,
  at: number,
): void {
  const worth = standing.map((team) =>
    isDraw ? 0 : reached.includes(team) ? Number.MAX_SAFE_INTEGER : worthOf(match, team),
  );
  standing.forEach((team, i) => place(match, team, 1 + worth.filter((other) => other > worth[i]!).length, at));
}

/** What a team that still stands is compared by: by time points or lines, in a race how near its goal is. */
function worthOf(match: Match, team: number): number {
  const { variation, options } = match.setup.shared;
  if (variation.ends.by === "minutes") {
    const isForLines = options.objective === "lines";
    return seatsOf(match, team).reduce((sum, seat) => {
      const { lines, score } = match.games[seat]!.state;
      return sum + (isForLines ? lines : score);
    }, 0);
  }
  const goal = goalOf(match, team);
  return goal > 0 ? linesOf(match, team) - goal : -Number.MAX_SAFE_INTEGER;
}

function place(match: Match, team: number, to: number, at: number): void {
  for (const seat of seatsOf(match, team)) match.state.places[seat] = to;
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
