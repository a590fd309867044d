// What the referee rules on at one time: first the attacks, then the games that have ended, then the goals. Whoever fell at
// that time counts as standing for the attacks of that time; what is on its way to the fallen is void.

import { checkArrival } from "./faults.ts";
import { type Match, type Ruling, countMatchEvent, livingSeats, targetFrom, tellMatch, termsOf } from "./match.ts";
import { passPotato, ruleOnAttack, tellVoid } from "./referee.ts";
import { type Team, limitOf } from "./setup.ts";
import { hasReached, isPlaced, settleStandings } from "./standings.ts";
import { type Attack, type Delivery, isOnItsWay } from "./state.ts";

/** What there is to rule on. */
export interface Matters {
  readonly attacks: readonly Attack[];
  /** Seats whose games have ended. */
  readonly ends: readonly number[];
  /** Teams that have reached their goal. */
  readonly goals: readonly Team[];
  readonly isLimit: boolean;
}

/** All that has happened by a time and has not been ruled on. */
export function openMatters(match: Match, at: number): Matters {
  const { state, setup } = match;
  return {
    attacks: inOrder(
      match,
      state.unruled.filter((attack) => attack.at <= at),
    ),
    ends: openEnds(match, at),
    goals: openGoals(match),
    isLimit: at >= limitOf(setup),
  };
}

/** The order of the seats decides nothing but the numbers of attacks; the hot potato moves after everybody else's. */
export function inOrder({ state }: Match, attacks: readonly Attack[]): Attack[] {
  const isLast = ({ seat }: Attack): number => Number(seat === state.potato);
  return [...attacks].sort(
    (one, other) =>
      isLast(one) - isLast(other) || one.at - other.at || one.seat - other.seat || one.index - other.index,
  );
}

/** Seats whose games have ended by a time, of which the referee has not taken note. */
export function openEnds({ state }: Match, at: number): number[] {
  const ends: number[] = [];
  for (let seat = 0; seat < state.endedAt.length; seat++)
    if (state.endedAt[seat]! <= at && !state.isOut[seat]) ends.push(seat);
  return ends;
}

/** Teams without a place that have reached their goal. */
export function openGoals(match: Match): Team[] {
  return match.setup.teams.filter((team) => !isPlaced(match, team) && hasReached(match, team));
}

/** Rules on all of these at one time, and gives the rulings. */
export function ruleOn(match: Match, at: number, { attacks, ends, goals, isLimit }: Matters): Ruling[] {
  const { state } = match;
  const rulings = attacks.map((attack) => ruleOnAttack(match, attack, at));
  const ruled = new Set(attacks);
  state.unruled = attacks.length === state.unruled.length ? [] : state.unruled.filter((attack) => !ruled.has(attack));
  takeOut(match, ends, at);
  for (const seat of ends) rulings.push({ at, type: "end", seat });
  for (const { team } of goals) {
    if (countMatchEvent(match)) tellMatch(match, { type: "reached", team }, at);
    rulings.push({ at, type: "goal", team });
  }
  if (isLimit) rulings.push({ at, type: "limit" });
  if (ends.length > 0 || goals.length > 0 || isLimit) settleStandings(match, goals, isLimit, at);
  forgetDeliveries(match);
  state.ruledAt = at;
  match.rulings?.push(...rulings);
  return rulings;
}

/** Seats whose games have ended: nothing reaches them any more. */
function takeOut(match: Match, seats: readonly number[], at: number): void {
  if (seats.length === 0) return;
  const { state, games } = match;
  const hasMarks = termsOf(match).targeting === "chosen" && games[0]!.rules.garbage !== undefined;
  const marksOf = (): (number | undefined)[] =>
    hasMarks ? games.map((game, seat) => targetFrom(match, seat, game.state.target)) : [];
  const before = marksOf();
  for (const seat of seats) {
    state.isOut[seat] = true;
    const { outcome } = games[seat]!.state;
    const type = outcome === "timeUp" || outcome === "goalReached" ? "finished" : "knockedOut";
    if (countMatchEvent(match)) tellMatch(match, { type, seat, outcome }, at);
  }
  const isVoid = (delivery: Delivery): boolean => isOnItsWay(delivery) && seats.includes(delivery.to);
  for (const delivery of state.deliveries) if (isVoid(delivery)) tellVoid(match, delivery, delivery.lines, at);
  state.deliveries = state.deliveries.filter((delivery) => !isVoid(delivery));
  if (seats.includes(state.potato) && livingSeats(match).length > 0) passPotato(match, at);
  marksOf().forEach((to, seat) => {
    if (to === undefined || to === before[seat] || state.isOut[seat]) return;
    if (countMatchEvent(match)) tellMatch(match, { type: "markMoved", seat, to }, at);
  });
}

/** Lines that have arrived are kept only while an attack made before they came, and not ruled on yet, may cross them. */
function forgetDeliveries(match: Match): void {
  const { state } = match;
  state.deliveries = state.deliveries.filter((delivery) => {
    if (isOnItsWay(delivery)) return delivery.lines > 0;
    const mayCross = state.unruled.some(({ seat, seen }) => seat === delivery.to && delivery.order >= seen);
    if (!mayCross) checkArrival(match, delivery);
    return mayCross;
  });
}
