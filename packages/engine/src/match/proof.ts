// Follows the rulings in a room's log and checks them against the rules (E-37, E-44). An attack is sent as soon as it
// is made, to the recipients and at the arrival that its ruling names. So every attack that crosses it has crossed it
// before it arrives. At the time of the ruling the referee judges the attack again; another result is a fault.

import { NEVER } from "../micros.ts";
import type { Where } from "../result.ts";
import type { Said } from "./course.ts";
import type { Match } from "./match.ts";
import { send } from "./parcels.ts";
import { judge, takeOut } from "./referee.ts";
import type { RoomRules } from "./room.ts";
import { type AttackRuling, type Ruling, arrivalOf, isSameRuling } from "./ruling.ts";
import { close, decide } from "./standings.ts";
import type { Attack } from "./state.ts";

/** Keeps the first fault of a log. */
function noteFault(said: Said, where: Where, why: string): void {
  said.fault ??= { code: "notAllowed", where, why };
}

/** Sends the attacks made at `time` as the log says, and decides places by what is known then. */
export function sendAsSaid(match: Match, said: Said, time: number, heard: number): void {
  for (const attack of match.state.unruled) {
    if (attack.at !== time) continue;
    const ruling = rulingOn(said, attack);
    if (ruling !== undefined) sendBy(match, said, attack, ruling);
  }
  decide(match, Math.min(time + 1, heard));
}

/** The ruling on an attack; undefined if the log has none: then `follow` or `checkPatience` finds the fault. */
function rulingOn({ attacks, sent }: Said, { seat, index }: Attack): AttackRuling | undefined {
  const own = attacks[seat]!;
  while (own[sent[seat]!] !== undefined && own[sent[seat]!]!.index < index) sent[seat]!++;
  if (own[sent[seat]!]?.index !== index) return undefined;
  return own[sent[seat]!++];
}

function sendBy(match: Match, said: Said, attack: Attack, ruling: AttackRuling): void {
  const { rules } = said;
  const due = rules && arrivalOf(match.setup, attack.at, ruling.at, rules.marginMicros);
  const why =
    ruling.at < attack.at
      ? `the ruling is made at ${ruling.at}, before the attack at ${attack.at}`
      : due !== undefined && due !== ruling.arrival
        ? `the attack arrives at ${ruling.arrival}, by the rules at ${due}`
        : undefined;
  if (why === undefined) send(match, attack, ruling.to, ruling.arrival);
  else noteFault(said, { part: "ruling", which: said.rulings.indexOf(ruling) + 1 }, why);
}

/** Follows the next ruling. The games have been run up to its time. */
export function follow(match: Match, said: Said, heard: number): void {
  const ruling = said.rulings[said.ruled++]!;
  const where = { part: "ruling", which: said.ruled } as const;
  const { state } = match;
  if (state.result !== "playing") return noteFault(said, where, "the match was over before this ruling");
  checkPatience(match, said, ruling.at);
  if (said.fault !== undefined) return;
  const made = makeAgain(match, said, ruling, heard);
  if (typeof made === "string") return noteFault(said, where, made);
  state.ruledAt = ruling.at;
  match.rulings?.push(made);
  if (!isSameRuling(made, ruling)) noteFault(said, where, "by the rules the decision is another one");
}

/** The ruling as the referee makes it, or why the referee cannot rule. */
function makeAgain(match: Match, { rules }: Said, ruling: Ruling, heard: number): Ruling | string {
  const { state } = match;
  const { at } = ruling;
  switch (ruling.type) {
    case "attack": {
      const { seat, index } = ruling;
      const attack = state.unruled.find((each) => each.seat === seat);
      if (attack?.index !== index)
        return `clear ${index + 1} of seat ${seat + 1} is not the seat's next attack to be ruled on`;
      state.unruled = state.unruled.filter((each) => each !== attack);
      return { at, type: "attack", seat, index, arrival: ruling.arrival, ...judge(match, attack, at) };
    }
    case "end": {
      const { seat } = ruling;
      if (state.endedAt[seat]! > at || state.isOut[seat])
        return `the game of seat ${seat + 1} had not ended, or its end was ruled on before`;
      if (state.unruled.some((attack) => attack.seat === seat))
        return `seat ${seat + 1} has an attack before its end that is not ruled on`;
      const isPassed = takeOut(match, [seat], at);
      return isPassed ? { at, type: "end", seat, potato: state.potato } : { at, type: "end", seat };
    }
    case "over": {
      decide(match, Math.min(at + 1, heard));
      const { decision } = state;
      if (decision === undefined) return "the match is not decided";
      const living = state.endedAt.some((ended) => ended > decision.at);
      // A seat that still plays has been heard beyond the decision, and no further than the room's own time.
      if (living && decision.at >= at) return "the match is not decided yet";
      const waiting = state.unruled.find((attack) => attack.at <= decision.at);
      if (waiting !== undefined) return `the attack of seat ${waiting.seat + 1} at ${waiting.at} is not ruled on`;
      const open = state.endedAt.findIndex((ended, seat) => ended <= decision.at && !state.isOut[seat]);
      if (open >= 0) return `the end of seat ${open + 1} is not ruled on`;
      const arrival = rules === undefined ? ruling.arrival : at + rules.marginMicros;
      close(match, at, ruling.arrival);
      return { at, type: "over", arrival, result: decision.result, places: decision.places };
    }
  }
}

/** Finds attacks, ends and decisions that the room has not ruled on within its patience (E-44). */
export function checkPatience({ state }: Match, said: Said, at: number): void {
  if (said.rules === undefined || state.result !== "playing") return;
  const { patienceMicros }: RoomRules = said.rules;
  const isLate = (since: number): boolean => since !== NEVER && at - since > patienceMicros;
  const seatAt = (seat: number): Where => ({ part: "seat", which: seat + 1 });
  for (const attack of state.unruled)
    if (isLate(attack.at)) noteFault(said, seatAt(attack.seat), `its attack at ${attack.at} is not ruled on in time`);
  state.endedAt.forEach((since, seat) => {
    if (isLate(since) && !state.isOut[seat])
      noteFault(said, seatAt(seat), `its end at ${since} is not ruled on in time`);
  });
  const decidedAt = state.decision?.at ?? NEVER;
  if (isLate(decidedAt)) noteFault(said, { part: "end" }, `the match goes on, though it was decided at ${decidedAt}`);
}
