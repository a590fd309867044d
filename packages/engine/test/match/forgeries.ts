// Forged logs of rooms: a true log with one change that makes it false. This file has the tools for all forgeries, and
// the forgeries of rulings on attacks.

import { type Input, MAX_SEATS } from "../../src/index.ts";
import {
  type AttackRuling,
  MatchPlayer,
  type MatchLog,
  ROOM_RULES,
  type Ruling,
  takeMatchEvents,
} from "../../src/doors/match.ts";

/** The inputs, the rulings and the end of a log, for a forgery to change. */
export interface Draft {
  readonly inputs: Input[][];
  readonly rulings: Ruling[];
  end: number;
}

/** A way to forge a log. It changes the draft at a place that `pick` chooses; false: the log has no such place. */
export type Forgery = (draft: Draft, pick: number, log: MatchLog) => boolean;

export type Forgeries = { readonly [what: string]: Forgery };

export interface Numbered<T> {
  readonly ruling: T;
  readonly i: number;
}

export function choose<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % list.length];
}

export function attacksIn({ rulings }: { readonly rulings: readonly Ruling[] }): Numbered<AttackRuling>[] {
  return rulings.flatMap((ruling, i) => (ruling.type === "attack" ? [{ ruling, i }] : []));
}

/** The time at which the attack of each ruling was made. Attacks that sent no lines to an opponent are missing. */
export function timesMade(log: MatchLog): ReadonlyMap<string, number> {
  const player = new MatchPlayer(log);
  player.playTo(log.end);
  const sent = takeMatchEvents(player.match).flatMap((event) => (event.type === "sent" ? [event] : []));
  const made = attacksIn(log).flatMap(({ ruling }) => {
    const event = sent.find(({ attack }) => attack === ruling.index * MAX_SEATS + ruling.seat + 1);
    return event === undefined ? [] : [[nameOf(ruling), event.at] as const];
  });
  return new Map(made);
}

export function nameOf({ seat, index }: AttackRuling): string {
  return `${seat}/${index}`;
}

/** The ruling at another time, with the arrival that follows from that time. */
function moved(ruling: AttackRuling, at: number, made: number, { setup }: MatchLog): AttackRuling {
  return { ...ruling, at, arrival: Math.max(made + setup.travelMicros, at + ROOM_RULES.marginMicros) };
}

/** Inserts a ruling in the order of time: after other rulings of the same time, or before them if `isFirst`. */
export function insertRuling(rulings: Ruling[], ruling: Ruling, isFirst = false): void {
  const i = rulings.findIndex(({ at }) => at > ruling.at || (isFirst && at === ruling.at));
  rulings.splice(i < 0 ? rulings.length : i, 0, ruling);
}

/** A forgery that changes one ruling on an attack. */
function change(
  isMeant: (ruling: AttackRuling, log: MatchLog) => boolean,
  how: (ruling: AttackRuling, pick: number, log: MatchLog) => Ruling,
): Forgery {
  return (draft, pick, log) => {
    const chosen = choose(
      attacksIn(draft).filter(({ ruling }) => isMeant(ruling, log)),
      pick,
    );
    if (chosen === undefined) return false;
    draft.rulings[chosen.i] = how(chosen.ruling, pick, log);
    return true;
  };
}

/** A forgery that moves one ruling on an attack to another time. The arrival follows from that time. */
function move(when: (ruling: AttackRuling, made: number) => number): Forgery {
  return (draft, pick, log) => {
    const made = timesMade(log);
    const chosen = choose(
      attacksIn(draft).filter(({ ruling }) => made.has(nameOf(ruling))),
      pick,
    );
    if (chosen === undefined) return false;
    const madeAt = made.get(nameOf(chosen.ruling))!;
    const at = when(chosen.ruling, madeAt);
    if (at < 0 || at === chosen.ruling.at) return false;
    draft.rulings.splice(chosen.i, 1);
    insertRuling(draft.rulings, moved(chosen.ruling, at, madeAt, log), at < chosen.ruling.at);
    draft.end = Math.max(draft.end, at);
    return true;
  };
}

const any = (): boolean => true;
const isSent = ({ to }: AttackRuling): boolean => to.length > 0;
const seatsOf = ({ setup }: MatchLog): number[] => [...setup.seats.keys()];
const lacking = (log: MatchLog, { to }: AttackRuling): number[] => seatsOf(log).filter((seat) => !to.includes(seat));

export const ATTACK_FORGERIES: Forgeries = {
  "an attack that arrives a microsecond too early": change(any, (ruling) => ({
    ...ruling,
    arrival: ruling.arrival - 1,
  })),
  "an attack that arrives a microsecond too late": change(any, (ruling) => ({
    ...ruling,
    arrival: ruling.arrival + 1,
  })),
  "an attack that arrives at once": change(any, (ruling) => ({ ...ruling, arrival: ruling.at })),

  "an attack without one of its recipients": change(isSent, (ruling, pick) => ({
    ...ruling,
    to: ruling.to.toSpliced(pick % ruling.to.length, 1),
  })),
  "an attack with a wrong recipient": change(
    (ruling, log) => isSent(ruling) && lacking(log, ruling).length > 0,
    (ruling, pick, log) => {
      const to = ruling.to.with(pick % ruling.to.length, choose(lacking(log, ruling), pick)!);
      return { ...ruling, to: to.toSorted((one, other) => one - other) };
    },
  ),
  "an attack with one recipient too many": change(
    (ruling, log) => lacking(log, ruling).length > 0,
    (ruling, pick, log) => {
      const to = [...ruling.to, choose(lacking(log, ruling), pick)!];
      return { ...ruling, to: to.toSorted((one, other) => one - other) };
    },
  ),
  "an attack with a recipient twice": change(isSent, (ruling) => ({ ...ruling, to: [ruling.to[0]!, ...ruling.to] })),
  "an attack whose recipients are out of order": change(
    ({ to }) => to.length > 1,
    (ruling) => ({ ...ruling, to: ruling.to.toReversed() }),
  ),

  "a ruling on an attack that names another attacker": change(any, (ruling, pick, log) => {
    const others = seatsOf(log).filter((seat) => seat !== ruling.seat);
    return { ...ruling, seat: choose(others, pick)! };
  }),
  "an attack with the number of a later one": change(any, (ruling) => ({ ...ruling, index: ruling.index + 1 })),
  "an attack with the number of an earlier one": change(
    ({ index }) => index > 0,
    (ruling) => ({ ...ruling, index: ruling.index - 1 }),
  ),

  "a hot potato that an attack moves to the wrong seat": change(
    ({ potato }) => potato !== undefined,
    (ruling, _pick, log) => ({ ...ruling, potato: (ruling.potato! + 1) % log.setup.seats.length }),
  ),
  "a hot potato that stays although an attack moves it": change(
    ({ potato }) => potato !== undefined,
    ({ potato: _potato, ...ruling }) => ruling,
  ),
  "a hot potato that moves although no attack moves it": change(
    ({ potato }) => potato === undefined,
    (ruling, pick, log) => ({ ...ruling, potato: pick % log.setup.seats.length }),
  ),

  "a ruling before its attack was made": move((_, made) => made - 1),
  "a ruling that comes after the room's patience has run out": move((_, made) => made + ROOM_RULES.patienceMicros + 1),

  "an attack that is ruled on twice": (draft, pick) => {
    const chosen = choose(attacksIn(draft), pick);
    if (chosen === undefined) return false;
    draft.rulings.splice(chosen.i, 0, chosen.ruling);
    return true;
  },

  // A room may hear attacks together with the end of the match. It does not rule on them, but the players made them. So
  // in a match that is over the false number lies far beyond all of these.
  "an attack that nobody made": (draft, pick) => {
    const chosen = choose(attacksIn(draft), pick);
    if (chosen === undefined) return false;
    const { seat } = chosen.ruling;
    const { ruling, i } = attacksIn(draft).findLast((each) => each.ruling.seat === seat)!;
    const more = draft.rulings.at(-1)!.type === "over" ? 50 : 1;
    draft.rulings.splice(i + 1, 0, { ...ruling, index: ruling.index + more });
    return true;
  },

  // The room could have heard a seat's last attack after the end of the log. That is impossible if the log has a later
  // ruling on the same seat.
  "an attack whose ruling is left out": (draft, pick) => {
    const attacks = attacksIn(draft);
    const earlier = attacks.filter(({ ruling, i }) =>
      draft.rulings.slice(i + 1).some((each) => each.type !== "over" && each.seat === ruling.seat),
    );
    const chosen = choose(earlier, pick);
    if (chosen === undefined) return false;
    draft.rulings.splice(chosen.i, 1);
    return true;
  },

  "two attacks of a seat in another order": (draft, pick, log) => {
    const made = timesMade(log);
    const attacks = attacksIn(draft).filter(({ ruling }) => made.has(nameOf(ruling)));
    const pairs = attacks.flatMap((one) => {
      const other = attacks.find(({ ruling, i }) => ruling.seat === one.ruling.seat && i > one.i);
      return other === undefined ? [] : [{ one, other }];
    });
    const chosen = choose(pairs, pick);
    if (chosen === undefined) return false;
    const { one, other } = chosen;
    const at = other.ruling.at;
    draft.rulings[one.i] = moved(other.ruling, at, made.get(nameOf(other.ruling))!, log);
    draft.rulings[other.i] = moved(one.ruling, at, made.get(nameOf(one.ruling))!, log);
    // The attacks between the two also move to the later time.
    for (let i = one.i + 1; i < other.i; i++) {
      const between = draft.rulings[i]!;
      if (between.type !== "attack" || !made.has(nameOf(between))) return false;
      draft.rulings[i] = moved(between, at, made.get(nameOf(between))!, log);
    }
    return true;
  },
};
