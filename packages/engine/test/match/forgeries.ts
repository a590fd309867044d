// Logs of delayed matches with one thing changed, so that they are not true any more. None, where a log has nothing to
// change like that.

import {
  type Input,
  MAX_QUEUED,
  type MatchEvent,
  type MatchLog,
  MatchPlayer,
  OUTSIDE_ENDS,
  type Ruling,
  takeMatchEvents,
} from "../../src/index.ts";

/** Inputs, rulings and end, to be changed. */
export interface Draft {
  readonly inputs: Input[][];
  readonly rulings: Ruling[];
  end: number;
}

/** A way to forge a log: changes the draft, by a number that chooses; false: there is nothing to forge. */
export type Forgery = (draft: Draft, pick: number, log: MatchLog) => boolean;

export interface Receive {
  readonly seat: number;
  readonly at: number;
  readonly i: number;
  readonly input: Input;
}

export function receivesOf({ inputs }: Draft): Receive[] {
  return inputs.flatMap((own, seat) =>
    own.flatMap((input, i) => (input.name === "received" ? [{ seat, i, input, at: input.at }] : [])),
  );
}

export function choose<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % list.length];
}

/** What the log's match tells. */
export function eventsOf(log: MatchLog): readonly MatchEvent[] {
  const player = new MatchPlayer(log);
  player.playTo(log.end);
  return takeMatchEvents(player.match);
}

/** Puts an input where its time belongs, before others of the same time. */
function insert(own: Input[], input: Input): void {
  const i = own.findIndex(({ at }) => at >= input.at);
  own.splice(i < 0 ? own.length : i, 0, input);
}

export function insertRuling(rulings: Ruling[], ruling: Ruling): void {
  const i = rulings.findIndex(({ at }) => at > ruling.at);
  rulings.splice(i < 0 ? rulings.length : i, 0, ruling);
}

/** When the rulings have ended the match; the end of the log if they have not. */
export function overAt(log: MatchLog): number {
  return eventsOf(log).find(({ type }) => type === "over")?.at ?? log.end;
}

/** Changes one of the receives. */
function changeReceive(change: (input: Input, own: Input[], i: number) => Input | undefined): Forgery {
  return (draft, pick) => {
    const chosen = choose(receivesOf(draft), pick);
    if (chosen === undefined) return false;
    const own = draft.inputs[chosen.seat]!;
    const changed = change(chosen.input, own, chosen.i);
    if (changed !== undefined) own[chosen.i] = changed;
    return true;
  };
}

/** Changes one of the rulings on attacks. */
function changeRuling(
  isMeant: (ruling: Ruling & { readonly type: "attack" }) => boolean,
  change: (ruling: Ruling & { readonly type: "attack" }, seats: number, pick: number) => Ruling,
): Forgery {
  return ({ rulings }, pick, { setup }) => {
    const meant = rulings.flatMap((ruling, i) => (ruling.type === "attack" && isMeant(ruling) ? [{ ruling, i }] : []));
    const chosen = choose(meant, pick);
    if (chosen === undefined) return false;
    rulings[chosen.i] = change(chosen.ruling, setup.seats.length, pick);
    return true;
  };
}

export const FORGERIES: { readonly [what: string]: Forgery } = {
  "a receive without its attack": changeReceive((input) => ({ ...input, attack: input.attack! + 1_000 })),

  "a receive from another seat": (draft, pick, { setup }) => {
    const chosen = choose(receivesOf(draft), pick);
    const others = [...setup.seats.keys()].filter((seat) => seat !== chosen?.seat && seat !== chosen?.input.from);
    if (chosen === undefined || others.length === 0) return false;
    draft.inputs[chosen.seat]![chosen.i] = { ...chosen.input, from: choose(others, pick)! };
    return true;
  },

  "more lines": changeReceive((input) => ({ ...input, value: Math.min(MAX_QUEUED, input.value! + 1) })),

  "fewer lines": (draft, pick) => {
    const chosen = choose(
      receivesOf(draft).filter(({ input }) => input.value! > 1),
      pick,
    );
    if (chosen === undefined) return false;
    draft.inputs[chosen.seat]![chosen.i] = { ...chosen.input, value: chosen.input.value! - 1 };
    return true;
  },

  "a receive twice": changeReceive((input, own, i) => {
    own.splice(i, 0, input);
    return undefined;
  }),

  "a receive before it was sent": (draft, pick, log) => {
    const chosen = choose(receivesOf(draft), pick);
    if (chosen === undefined) return false;
    const { seat, input } = chosen;
    const sent = eventsOf(log).find((each) => each.type === "sent" && each.attack === input.attack && each.to === seat);
    draft.inputs[seat]!.splice(chosen.i, 1);
    insert(draft.inputs[seat]!, { ...input, at: pick % (sent!.at + 1) });
    return true;
  },

  "a recipient left out": changeRuling(
    ({ to }) => to.length > 0,
    (ruling, _, pick) => ({ ...ruling, to: ruling.to.toSpliced(pick % ruling.to.length, 1) }),
  ),

  "another recipient": changeRuling(
    ({ to }) => to.length > 0,
    (ruling, seats, pick) => {
      const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !ruling.to.includes(seat));
      return { ...ruling, to: ruling.to.with(pick % ruling.to.length, choose(others, pick)!) };
    },
  ),

  "a recipient twice": changeRuling(
    ({ to }) => to.length > 0,
    (ruling) => ({ ...ruling, to: [...ruling.to, ruling.to[0]!] }),
  ),

  // A ruling that nobody has acted upon may as well not have been made yet: only those with a receive are dropped.
  "a ruling dropped": (draft, pick, log) => {
    const sent = eventsOf(log).filter((each) => each.type === "sent");
    const chosen = choose(receivesOf(draft), pick);
    if (chosen === undefined) return false;
    const { from, at } = sent.find((each) => each.attack === chosen.input.attack && each.to === chosen.seat)!;
    const i = draft.rulings.findIndex((each) => each.type === "attack" && each.seat === from && each.at === at);
    draft.rulings.splice(i, 1);
    return true;
  },

  "the rulings dropped that ended the match": ({ inputs, rulings }, _, log) => {
    const at = overAt(log);
    const isKnown = inputs.some((own) => own.some(({ name, value }) => name === "ended" && value! > 0));
    if (!isKnown) return false;
    const kept = rulings.filter((each) => each.at !== at || each.type === "attack");
    rulings.splice(0, rulings.length, ...kept);
    return true;
  },

  "a game said to have ended": ({ rulings }, pick, log) => {
    const at = pick % Math.max(1, overAt(log));
    const ends = eventsOf(log).filter((each) => each.type === "knockedOut");
    const living = [...log.setup.seats.keys()].filter((seat) => !ends.some((each) => each.seat === seat));
    const seat = choose(living, pick);
    if (seat === undefined) return false;
    insertRuling(rulings, { at, type: "end", seat });
    return true;
  },

  "a goal said to be reached": ({ rulings }, pick, log) => {
    const reached = new Set(eventsOf(log).flatMap((each) => (each.type === "reached" ? [each.team] : [])));
    const teams = log.setup.seats.map((seat) => seat.team);
    const team = choose(
      teams.filter((each) => !reached.has(each)),
      pick,
    );
    if (team === undefined) return false;
    insertRuling(rulings, { at: pick % Math.max(1, overAt(log)), type: "goal", team });
    return true;
  },

  "a limit of time that has not come": ({ rulings }, pick, log) => {
    const at = pick % Math.max(1, overAt(log));
    if (at >= log.setup.limitMinutes * 60_000_000) return false;
    insertRuling(rulings, { at, type: "limit" });
    return true;
  },

  "a ruling after the end of the match": ({ rulings }, pick, log) => {
    if (overAt(log) >= log.end) return false;
    rulings.push({ at: log.end, type: "end", seat: pick % log.setup.seats.length });
    return true;
  },

  "an end of the match that has not come": ({ inputs }, pick, log) => {
    const seat = pick % inputs.length;
    const at = pick % Math.max(1, overAt(log));
    const own = inputs[seat]!;
    // After the end of a game nothing that its log says is played: it must be before.
    const isOut = eventsOf(log).some((each) => each.type === "knockedOut" && each.seat === seat);
    if (isOut) return false;
    own.splice(0, own.length, ...own.filter((input) => input.at <= at));
    own.push({ at, name: "ended", value: 1 + (pick % (OUTSIDE_ENDS.length - 1)) });
    return true;
  },

  "another end than the match gave": ({ inputs }, pick) => {
    const given = inputs.flatMap((own, seat) => {
      const i = own.findIndex(({ name, value }) => name === "ended" && value! > 0);
      return i < 0 ? [] : [{ seat, i }];
    });
    const chosen = choose(given, pick);
    if (chosen === undefined) return false;
    const input = inputs[chosen.seat]![chosen.i]!;
    inputs[chosen.seat]![chosen.i] = { ...input, value: (input.value! % 3) + 1 };
    return true;
  },

  "another potato": changeRuling(
    ({ potato }) => potato !== undefined,
    (ruling, seats) => ({ ...ruling, potato: (ruling.potato! + 1) % seats }),
  ),

  "a potato that stays": changeRuling(
    ({ potato }) => potato !== undefined,
    ({ at, type, seat, to }) => ({ at, type, seat, to }),
  ),

  "a potato that moves": changeRuling(
    ({ potato }) => potato === undefined,
    (ruling, seats, pick) => ({ ...ruling, potato: pick % seats }),
  ),
};
