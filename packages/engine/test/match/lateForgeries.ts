// Logs of delayed matches in which something comes too late or never: whatever happens has to be ruled on, to arrive and to
// end within ten seconds (E-37).

import {
  checkMatchLog,
  type Match,
  type MatchEvent,
  type MatchLog,
  replayMatch,
  SECOND,
  unwrap,
} from "../../src/index.ts";
import { choose, type Draft, eventsOf, type Forgery, insertRuling, overAt, receivesOf } from "./forgeries.ts";

const TOO_LATE: number = 11 * SECOND;

/** Nothing is ruled on after a time, nothing arrives, and no game is ended by the match; players play on. */
function silence({ inputs, rulings }: Draft, after: number): void {
  for (const own of inputs) {
    const kept = own.filter(({ name, at, value }) => {
      return at <= after || (name !== "received" && (name !== "ended" || value === 0));
    });
    own.splice(0, own.length, ...kept);
  }
  const before = rulings.filter(({ at }) => at <= after);
  rulings.splice(0, rulings.length, ...before);
}

/** The log goes on until it is too late. */
function goOn(draft: Draft, since: number): void {
  draft.end = Math.max(draft.end, since + TOO_LATE);
}

/** The match of a draft, whether it is true or not. */
function play({ setup }: MatchLog, { inputs, rulings, end }: Draft): Match {
  return replayMatch(unwrap(checkMatchLog(setup, inputs, rulings, end)));
}

/** Whether a seat's game goes on until it is too late; what is due to those who have fallen is void. */
function isOn(log: MatchLog, draft: Draft, seat: number, since: number): boolean {
  const { state } = play(log, draft).games[seat]!;
  return state.phase !== "ended" || state.time >= since + TOO_LATE;
}

/** What is surely left at the end of an attack of one seat on another: not void, and crossed with nobody. */
function leftOf(events: readonly MatchEvent[], at: number, seat: number, to: number): number {
  const sent = events.find((each) => each.type === "sent" && each.at === at && each.from === seat && each.to === to);
  if (sent?.type !== "sent") return 0;
  const { attack, lines } = sent;
  return events.reduce((left, each) => {
    const isLess =
      (each.type === "voided" && each.attack === attack && each.to === to) ||
      (each.type === "crossed" && (each.attack === attack || each.other === attack));
    return isLess ? left - each.lines : left;
  }, lines);
}

export const LATE_FORGERIES: { readonly [what: string]: Forgery } = {
  // Only an attack of which something is left could have crossed the lines, and only those of the one that it went to.
  "lines taken in while an own attack waits": (draft, pick, log) => {
    const events = eventsOf(log);
    const late = receivesOf(draft).flatMap(({ seat, at, input }) => {
      const i = draft.rulings.findLastIndex((each) => each.type === "attack" && each.seat === seat && each.at < at);
      const ruling = draft.rulings[i];
      if (ruling === undefined || leftOf(events, ruling.at, seat, input.from!) <= 0) return [];
      return [{ i, ruling: { ...ruling, at } }];
    });
    const chosen = choose(late, pick);
    if (chosen === undefined) return false;
    draft.rulings.splice(chosen.i, 1);
    insertRuling(draft.rulings, chosen.ruling);
    return true;
  },

  "an attack that is never ruled on": (draft, pick) => {
    const attacks = draft.rulings.filter((ruling) => ruling.type === "attack" && ruling.to.length > 0);
    const chosen = choose(attacks, pick);
    if (chosen === undefined) return false;
    silence(draft, chosen.at - 1);
    goOn(draft, chosen.at);
    return true;
  },

  "a game whose end is never ruled on": (draft, pick) => {
    const chosen = choose(
      draft.rulings.filter(({ type }) => type === "end"),
      pick,
    );
    if (chosen === undefined) return false;
    silence(draft, chosen.at - 1);
    goOn(draft, chosen.at);
    return true;
  },

  "a goal that is never ruled on": (draft) => {
    const chosen = draft.rulings.find(({ type }) => type === "goal");
    if (chosen === undefined) return false;
    silence(draft, chosen.at - 1);
    goOn(draft, chosen.at);
    return true;
  },

  "lines that never arrive": (draft, pick, log) => {
    const chosen = choose(receivesOf(draft), pick);
    if (chosen === undefined) return false;
    const { seat, input } = chosen;
    const sent = eventsOf(log).find((each) => each.type === "sent" && each.attack === input.attack && each.to === seat);
    silence(draft, sent!.at);
    goOn(draft, sent!.at);
    return isOn(log, draft, seat, sent!.at);
  },

  "a game that goes on after the match": (draft, pick, log) => {
    const given = draft.inputs.flatMap((own, seat) => {
      const { name, value = 0 } = own.at(-1) ?? {};
      return name === "ended" && value > 0 ? [seat] : [];
    });
    const seat = choose(given, pick);
    if (seat === undefined) return false;
    const over = overAt(log);
    draft.inputs[seat]!.pop();
    goOn(draft, over);
    return isOn(log, draft, seat, over);
  },
};
