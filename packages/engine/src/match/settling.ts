// Settling a time: the referee rules first on the attacks, then on the games that have ended, then on places. A seat
// that fell at this time counts as standing for the attacks of this time.

import type { Course } from "./course.ts";
import type { Match } from "./match.ts";
import { send } from "./parcels.ts";
import { judge, takeOut } from "./referee.ts";
import { type Ruling, arrivalOf } from "./ruling.ts";
import { limitOf } from "./setup.ts";
import { close, decide, heardTo, isOver } from "./standings.ts";
import type { Attack } from "./state.ts";

/** The match, or the room, rules on what has happened by a time. */
export function settle(match: Match, time: number, { referee, limits }: Course): void {
  const { state, setup, games } = match;
  if (state.result !== "playing" || referee.by === "log") return;
  const [at, margin] = referee.by === "room" ? [referee.at, referee.marginMicros] : [time, 0];
  // A room may hear only now what decided the match before this time: then it rules on nothing later.
  if (referee.by === "room") {
    decide(match, Math.min(time, heardTo(match, limits)));
    closeDecided(match, at, margin);
    if (isOver(match)) return;
  }
  const attacks = inOrder(match, state.unruled);
  state.unruled = [];
  for (const attack of attacks) {
    const arrival = arrivalOf(setup, attack.at, at, margin);
    const { to, potato } = judge(match, attack, at);
    send(match, attack, to, arrival);
    const ruling = { at, type: "attack", seat: attack.seat, index: attack.index, to, arrival } as const;
    keep(match, potato === undefined ? ruling : { ...ruling, potato });
  }
  const ends: number[] = [];
  for (let seat = 0; seat < games.length; seat++)
    if (state.endedAt[seat]! <= time && !state.isOut[seat]) ends.push(seat);
  // The match knows at once which seats fell together and takes them out together; a room takes them out one by one.
  if (referee.by === "match" && ends.length > 0) ruleOnEnds(match, ends, at);
  else for (const seat of ends) ruleOnEnds(match, [seat], at);
  if (state.deeds.length === 0 && time < limitOf(setup)) return;
  decide(match, Math.min(time + 1, heardTo(match, limits)));
  closeDecided(match, at, margin);
}

/** Rules on seats that fell together, one ruling for each. The last ruling names the new holder of the potato. */
function ruleOnEnds(match: Match, seats: readonly number[], at: number): void {
  const isPassed = takeOut(match, seats, at);
  for (const seat of seats) {
    const ruling = { at, type: "end", seat } as const;
    keep(match, isPassed && seat === seats.at(-1) ? { ...ruling, potato: match.state.potato } : ruling);
  }
}

/** Ends a match that is decided. The games that still go on end a margin later, when all players can know. */
export function closeDecided(match: Match, at: number, marginMicros: number): void {
  const { decision, result } = match.state;
  if (decision === undefined || result !== "playing") return;
  const arrival = at + marginMicros;
  close(match, at, arrival);
  keep(match, { at, type: "over", arrival, result: decision.result, places: [...decision.places] });
}

function keep(match: Match, ruling: Ruling): void {
  match.state.ruledAt = ruling.at;
  match.rulings?.push(ruling);
}

/**
 * In the order in which they were made. Of the same time by seat, with the holder of the hot potato last. The attacks of one
 * seat stand in their order already, and sorting keeps it.
 */
function inOrder({ state }: Match, attacks: readonly Attack[]): readonly Attack[] {
  if (attacks.length < 2) return attacks;
  const isLast = ({ seat }: Attack): number => Number(seat === state.potato);
  return [...attacks].sort((one, other) => one.at - other.at || isLast(one) - isLast(other) || one.seat - other.seat);
}
