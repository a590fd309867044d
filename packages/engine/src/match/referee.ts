// The referee (E-37): decides who gets an attack, passes the hot potato, and takes fallen seats out. run.ts and
// settling.ts decide when, and in which order.

import { POTATO, SEAT_TARGETS, draw } from "../random.ts";
import {
  type Match,
  countMatchEvent,
  livingOpponents,
  livingSeats,
  targetAmong,
  teamOf,
  tellMatch,
  termsOf,
} from "./match.ts";
import { voidParcelsTo } from "./parcels.ts";
import type { Attack } from "./state.ts";

/** Whether the referee must rule on a clear. A clear that sends nothing can still move the hot potato. */
export function concernsReferee(match: Match, lines: number): boolean {
  return lines > 0 || termsOf(match).targeting === "potato";
}

/** The recipients of an attack. If its maker had the hot potato: also the new holder. */
export function judge(match: Match, attack: Attack, at: number): { readonly to: number[]; readonly potato?: number } {
  const isHolder = match.state.potato === attack.seat;
  if (isHolder) passPotato(match, at);
  const to = recipientsOf(match, attack, isHolder);
  return isHolder ? { to, potato: match.state.potato } : { to };
}

function recipientsOf(match: Match, { seat, index, lines, target, at }: Attack, hadPotato: boolean): number[] {
  if (lines === 0) return [];
  const opponents = opponentsAt(match, seat, at);
  if (opponents.length === 0) return [];
  switch (termsOf(match).targeting) {
    case "chosen":
      return [targetAmong(opponents, seat, target)!];
    case "random":
      return [opponents[draw(match.setup.shared.seed, SEAT_TARGETS + seat, index, opponents.length)]!];
    case "all":
      return opponents;
    case "potato":
      return potatoRecipients(match, seat, hadPotato);
  }
}

/** The opponents at the time of an attack. A fallen seat is one if the attack was made by the time of its fall. */
function opponentsAt(match: Match, seat: number, made: number): number[] {
  const { isOut, endedAt } = match.state;
  const team = teamOf(match, seat);
  const opponents: number[] = [];
  for (let other = 0; other < isOut.length; other++)
    if (teamOf(match, other) !== team && (!isOut[other]! || endedAt[other]! >= made)) opponents.push(other);
  return opponents;
}

/** The holder's own attack goes to the new holder; void if the holder is the same. A teammate's attack is void. */
function potatoRecipients(match: Match, seat: number, hadPotato: boolean): number[] {
  const { potato } = match.state;
  if (hadPotato && potato === seat) return [];
  return teamOf(match, potato) === teamOf(match, seat) ? [] : [potato];
}

/** Whether there is a hot potato. */
export function hasPotato(match: Match): boolean {
  const { targeting, garbage } = termsOf(match);
  return targeting === "potato" && garbage !== "none";
}

/** Passes the potato to a random living seat, maybe the same; by the cartridge, with two left, to the other (N-18). */
export function passPotato(match: Match, at: number): void {
  const { state, games, setup } = match;
  const living = livingSeats(match);
  const others = living.filter((seat) => seat !== state.potato);
  const goesOver = games[0]!.rules.garbage?.potatoOfTwo === "other" && living.length === 2 && others.length === 1;
  const among = goesOver ? others : living;
  if (among.length === 0) return;
  state.potato = among[draw(setup.shared.seed, POTATO, state.potatoDraws++, among.length)]!;
  if (countMatchEvent(match)) tellMatch(match, { type: "passed", seat: state.potato }, at);
}

/** Takes out seats whose games have ended: nothing reaches them any more. True if the hot potato left one of them. */
export function takeOut(match: Match, seats: readonly number[], at: number): boolean {
  const { state, games } = match;
  const hasMarks = termsOf(match).targeting === "chosen" && games[0]!.rules.garbage !== undefined;
  const marksOf = (): (number | undefined)[] =>
    hasMarks ? games.map((game, seat) => targetAmong(livingOpponents(match, seat), seat, game.state.target)) : [];
  const before = marksOf();
  for (const seat of seats) {
    state.isOut[seat] = true;
    const { outcome } = games[seat]!.state;
    const type = outcome === "timeUp" || outcome === "goalReached" ? "finished" : "knockedOut";
    if (countMatchEvent(match)) tellMatch(match, { type, seat, outcome }, at);
  }
  voidParcelsTo(match, seats);
  const isPassed = seats.includes(state.potato) && livingSeats(match).length > 0;
  if (isPassed) passPotato(match, at);
  marksOf().forEach((to, seat) => {
    if (to === undefined || to === before[seat] || state.isOut[seat]) return;
    if (countMatchEvent(match)) tellMatch(match, { type: "markMoved", seat, to }, at);
  });
  return isPassed;
}
