// The result and the places of a match (G-B2.1, G-B2.4, G-B2.7, N-17). A team is out when all its seats are out. Its
// seats share its place. Teams that fall at the same time share a place. Falls, goals and the limit are decided in the
// order of their times, each as soon as everything up to its time is known (E-43). So the order in which seats are
// heard makes no difference.

import type { OutsideEnd } from "../actions.ts";
import { NEVER } from "../micros.ts";
import { type Match, type MatchView, countMatchEvent, tellMatch } from "./match.ts";
import { type MatchSetup, type Team, limitOf } from "./setup.ts";
import type { Deed, MatchResult } from "./state.ts";

/** Whether some team has a goal in lines: then each clear is counted. */
export function countsClears({ teams }: MatchSetup): boolean {
  return teams.some(({ goal }) => goal > 0);
}

/** Notes the lines and points that a seat has now. */
export function noteDeed({ state, games }: Match, seat: number): void {
  const { time: at, lines, score } = games[seat]!.state;
  const place = state.deeds.findIndex((deed) => deed.at > at);
  state.deeds.splice(place < 0 ? state.deeds.length : place, 0, { at, seat, lines, score });
}

/** The time before which everything is known: no seat that still plays can send anything earlier. */
export function heardTo({ games }: Match, limits: readonly number[]): number {
  let to = Number.POSITIVE_INFINITY;
  for (const [seat, { state }] of games.entries()) if (state.phase !== "ended") to = Math.min(to, limits[seat]!);
  return to;
}

/** Decides places by everything before a time. Nothing earlier may still come. It stops when the match is decided. */
export function decide(match: Match, before: number): void {
  const { state, setup } = match;
  while (state.decision === undefined && state.result === "playing") {
    const limit = limitOf(setup);
    const at = Math.min(state.deeds[0]?.at ?? NEVER, limit);
    if (at >= before || at === NEVER) return;
    while (state.deeds[0]?.at === at) countDeed(match, state.deeds.shift()!);
    decideAt(match, at, at === limit);
  }
}

function countDeed({ state }: Match, { seat, lines, score }: Deed): void {
  state.countedLines[seat] = lines;
  state.countedScore[seat] = score;
}

/** Places the teams that fell at this time, and decides the match if this time decides it. */
function decideAt(match: Match, at: number, isLimit: boolean): void {
  const { state, setup } = match;
  const { teams } = setup;
  const reached = teams.filter((team) => !isPlaced(match, team) && hasReached(match, team, at));
  // A team that reaches its goal still stands, even if its game ends by that.
  const standing = teams.filter((team) => reached.includes(team) || isStanding(match, team, at));
  const fallen = teams.filter((team) => !standing.includes(team) && !isPlaced(match, team));
  const isTimeUp = standing.length > 0 && state.endedAt.every((ended) => ended <= at);
  const isDecided = standing.length === 0 || (standing.length === 1 && teams.length > 1) || isTimeUp;
  const isLast = isDecided || reached.length > 0 || isLimit;
  const places = isLast ? [...state.places] : state.places;
  const place = ({ team, seats }: Team, to: number): void => {
    for (const seat of seats) places[seat] = to;
    if (countMatchEvent(match)) tellMatch(match, { type: "placed", team, place: to }, at);
  };
  for (const { team } of reached) if (countMatchEvent(match)) tellMatch(match, { type: "reached", team }, at);
  for (const team of fallen) place(team, 1 + standing.length);
  if (!isLast) return;
  const hasNoWinner = isLimit && !isDecided && reached.length === 0;
  const first = hasNoWinner ? teams : reached;
  const worth = standing.map((team) => (first.includes(team) ? Number.POSITIVE_INFINITY : worthOf(match, team)));
  standing.forEach((team, i) => place(team, 1 + worth.filter((other) => other > worth[i]!).length));
  const hasReachedEnd = reached.length > 0 || isTimeUp;
  state.decision = { at, places, result: resultOf(setup, places, standing.length, hasReachedEnd) };
}

/** The result. One team alone has no opponent: it wins by its goal, or by standing until time is up. */
function resultOf(
  { teams }: MatchSetup,
  places: readonly number[],
  standing: number,
  hasReachedEnd: boolean,
): Exclude<MatchResult, "playing"> {
  if (teams.length === 1) return hasReachedEnd ? "won" : standing === 0 ? "lost" : "drawn";
  return teams.filter(({ seats }) => places[seats[0]!] === 1).length === 1 ? "won" : "drawn";
}

/** The lines of a team up to the last deed that was counted, those of its fallen seats included. */
function countedLinesOf({ state }: Match, { seats }: Team): number {
  return seats.reduce((sum, seat) => sum + state.countedLines[seat]!, 0);
}

/** Whether a team has reached its goal: its lines, or the goal of the variation in one seat's game. */
function hasReached(match: Match, team: Team, at: number): boolean {
  if (team.goal > 0 && countedLinesOf(match, team) >= team.goal) return true;
  const { state, games } = match;
  return team.seats.some((seat) => state.endedAt[seat]! <= at && games[seat]!.state.outcome === "goalReached");
}

/** Whether a team has its place. */
function isPlaced({ state }: Match, { seats }: Team): boolean {
  return state.places[seats[0]!]! > 0;
}

/** Whether a team has a seat that played on past this time, or until the time was up. */
function isStanding({ state, games }: Match, { seats }: Team, at: number): boolean {
  return seats.some((seat) => state.endedAt[seat]! > at || games[seat]!.state.outcome === "timeUp");
}

/** The figure that orders standing teams: points or lines if time ends the game, in a race the distance to the goal. */
function worthOf(match: Match, team: Team): number {
  const { variation, options } = match.setup.shared;
  if (variation.ends.by === "minutes") {
    if (options.objective === "lines") return countedLinesOf(match, team);
    return team.seats.reduce((sum, seat) => sum + match.state.countedScore[seat]!, 0);
  }
  return team.goal > 0 ? countedLinesOf(match, team) - team.goal : Number.NEGATIVE_INFINITY;
}

/** Ends the match as it was decided. */
export function close(match: Match, at: number, arrival: number): void {
  const { state } = match;
  const { decision } = state;
  if (decision === undefined) return;
  state.result = decision.result;
  state.places = [...decision.places];
  state.unruled = [];
  state.deeds = [];
  state.ruledAt = at;
  state.endsAt = arrival;
  if (countMatchEvent(match)) tellMatch(match, { type: "over", result: state.result, places: [...state.places] }, at);
}

/** The outcome that a seat's game gets if it still goes on when the match is over. */
export function endOf({ state }: MatchView, seat: number): OutsideEnd {
  if (state.places[seat] !== 1) return "lost";
  return state.result === "won" ? "won" : "drawn";
}

/** How the seats of a match stand: the place of each, 0 while it has none, and how the match ended. */
export function standingsOf({ state }: MatchView): {
  readonly result: MatchResult;
  readonly places: readonly number[];
} {
  return { result: state.result, places: [...state.places] };
}

/** Whether the match is over. A log that is cut short gives a match that is not over; no table takes it. */
export function isOver({ state }: Pick<MatchView, "state">): boolean {
  return state.result !== "playing";
}
