// Forged logs of rooms. In some, the end of a game or of the match is false. In others, a player's inputs contain
// received lines or a result, which only the room may give.

import { type Input, takeEvents } from "../../src/index.ts";
import { type Match, type MatchLog, type MatchResult, MatchPlayer, type Ruling } from "../../src/doors/match.ts";
import {
  attacksIn,
  choose,
  type Draft,
  type Forgeries,
  type Forgery,
  insertRuling,
  nameOf,
  type Numbered,
  timesMade,
} from "./forgeries.ts";

type End = Ruling & { readonly type: "end" };
type Over = Ruling & { readonly type: "over" };

export function endsIn({ rulings }: Pick<Draft, "rulings">): Numbered<End>[] {
  return rulings.flatMap((ruling, i) => (ruling.type === "end" ? [{ ruling, i }] : []));
}

export function overIn({ rulings }: Pick<Draft, "rulings">): Numbered<Over> | undefined {
  const i = rulings.findIndex(({ type }) => type === "over");
  const ruling = rulings[i];
  return ruling?.type === "over" ? { ruling, i } : undefined;
}

function changeEnd(isMeant: (ruling: End) => boolean, how: (ruling: End, log: MatchLog) => Ruling): Forgery {
  return (draft, pick, log) => {
    const meant = endsIn(draft).filter(({ ruling }) => isMeant(ruling));
    const chosen = choose(meant, pick);
    if (chosen === undefined) return false;
    draft.rulings[chosen.i] = how(chosen.ruling, log);
    return true;
  };
}

function changeOver(how: (ruling: Over, pick: number) => Ruling | undefined): Forgery {
  return (draft, pick) => {
    const over = overIn(draft);
    const changed = over && how(over.ruling, pick);
    if (over === undefined || changed === undefined) return false;
    draft.rulings[over.i] = changed;
    return true;
  };
}

/** The match of a log, played to its end. */
export function playedOut(log: MatchLog): Match {
  const player = new MatchPlayer(log);
  player.playTo(log.end);
  return player.match;
}

/** The ends of all seats that lost a match without goals. The winner was the last one standing. Other matches: none. */
function fallsOfLosers(draft: Draft, log: MatchLog): Numbered<End>[] {
  const { shared, teams } = log.setup;
  const { by } = shared.variation.ends;
  const over = overIn(draft)?.ruling;
  const hasGoals = by === "minutes" || by === "lines" || teams.some(({ goal }) => goal > 0);
  if (over === undefined || over.result !== "won" || hasGoals) return [];
  if (playedOut(log).games.some(({ state }) => state.outcome === "goalReached")) return [];
  return endsIn(draft).filter(({ ruling }) => over.places[ruling.seat] !== 1);
}

/** The time of the first clear or end of a game. Nothing before it can decide the match. */
function firstDeed(log: MatchLog): number {
  const told = playedOut(log).games.flatMap((game) => takeEvents(game));
  return Math.min(...told.filter(({ type }) => type === "cleared" || type === "ended").map(({ at }) => at));
}

/** Inserts an input into the inputs of a seat in the order of time. */
function insertInput({ inputs }: Draft, seat: number, input: Input): void {
  const own = inputs[seat]!;
  const i = own.findIndex(({ at }) => at > input.at);
  own.splice(i < 0 ? own.length : i, 0, input);
}

function withInput(make: (at: number, seat: number, pick: number) => Omit<Input, "at">): Forgery {
  return (draft, pick) => {
    const seat = pick % draft.inputs.length;
    const at = pick % draft.end;
    insertInput(draft, seat, { at, ...make(at, seat, pick) });
    return true;
  };
}

export const END_FORGERIES: Forgeries = {
  "the end of a game that has not ended by itself": (draft, pick, log) => {
    const { games } = playedOut(log);
    const own: ReadonlySet<string> = new Set(["playing", "won", "lost", "drawn"]);
    const living = [...games.keys()].filter((seat) => own.has(games[seat]!.state.outcome));
    const seat = choose(living, pick);
    if (seat === undefined) return false;
    insertRuling(draft.rulings, { at: pick % (overIn(draft)?.ruling.at ?? draft.end), type: "end", seat });
    return true;
  },

  "a game whose end is ruled on twice": (draft, pick) => {
    const chosen = choose(endsIn(draft), pick);
    if (chosen === undefined) return false;
    draft.rulings.splice(chosen.i, 0, chosen.ruling);
    return true;
  },

  "a game whose end is ruled on before it ends": (draft, pick, log) => {
    const { games } = playedOut(log);
    const chosen = choose(endsIn(draft), pick);
    if (chosen === undefined) return false;
    draft.rulings.splice(chosen.i, 1);
    insertRuling(draft.rulings, { ...chosen.ruling, at: games[chosen.ruling.seat]!.state.time - 1 });
    return true;
  },

  "a ruling on an end that names another seat": changeEnd(
    () => true,
    (ruling, { setup }) => ({ ...ruling, seat: (ruling.seat + 1) % setup.seats.length }),
  ),

  "a hot potato that stays with a seat whose game has ended": changeEnd(
    ({ potato }) => potato !== undefined,
    ({ potato: _potato, ...ruling }) => ruling,
  ),
  "a hot potato that goes to the wrong seat when its holder's game ends": changeEnd(
    ({ potato }) => potato !== undefined,
    (ruling, { setup }) => ({ ...ruling, potato: (ruling.potato! + 1) % setup.seats.length }),
  ),
  "a hot potato that moves when the game of another seat ends": changeEnd(
    ({ potato }) => potato === undefined,
    (ruling, { setup }) => ({ ...ruling, potato: (ruling.seat + 1) % setup.seats.length }),
  ),

  "a game whose end is left out": (draft, pick, log) => {
    const chosen = choose(fallsOfLosers(draft, log), pick);
    if (chosen === undefined) return false;
    draft.rulings.splice(chosen.i, 1);
    return true;
  },

  "a missing ruling on an attack made before the match was decided": (draft, pick, log) => {
    const { games } = playedOut(log);
    const made = timesMade(log);
    const decided = Math.max(-1, ...fallsOfLosers(draft, log).map(({ ruling }) => games[ruling.seat]!.state.time));
    const early = attacksIn(draft).filter(({ ruling, i }) => {
      // A later ruling on the same seat would also reveal the gap.
      const isLast = !draft.rulings.slice(i + 1).some((each) => each.type !== "over" && each.seat === ruling.seat);
      return isLast && (made.get(nameOf(ruling)) ?? Infinity) <= decided;
    });
    const chosen = choose(early, pick);
    if (chosen === undefined) return false;
    draft.rulings.splice(chosen.i, 1);
    return true;
  },

  "a match that is over at its beginning": (draft, pick, log) => {
    const at = pick % Math.min(draft.end, firstDeed(log));
    const { teams, seats } = log.setup;
    const places = seats.map(({ team }) => (team === teams[0]!.team ? 1 : 2));
    const arrival = at + 200_000;
    draft.rulings.splice(0, draft.rulings.length, { at, type: "over", arrival, result: "won", places });
    return true;
  },

  "a seat with the wrong place": changeOver((ruling, pick) => {
    const seat = pick % ruling.places.length;
    const place = ruling.places[seat] === 1 ? 2 : 1;
    return { ...ruling, places: ruling.places.with(seat, place) };
  }),
  "places given to the wrong seats": changeOver((ruling) => {
    const places = [...ruling.places.slice(1), ruling.places[0]!];
    return String(places) === String(ruling.places) ? undefined : { ...ruling, places };
  }),
  "a seat without a place": changeOver((ruling) => ({ ...ruling, places: ruling.places.slice(1) })),
  "a place for a seat that does not exist": changeOver((ruling) => ({ ...ruling, places: [...ruling.places, 1] })),
  "a wrong result of the match": changeOver((ruling, pick) => {
    const others = (["won", "drawn", "lost"] as const).filter((result) => result !== ruling.result);
    return { ...ruling, result: choose(others, pick)! };
  }),
  "a match that is over with the result 'playing'": changeOver((ruling) => ({
    ...ruling,
    result: "playing" satisfies MatchResult as "won",
  })),
  "an end of the match that arrives too early": changeOver((ruling) => ({ ...ruling, arrival: ruling.arrival - 1 })),
  "an end of the match that arrives too late": changeOver((ruling) => ({ ...ruling, arrival: ruling.arrival + 1 })),

  "a match that is over twice": (draft) => {
    const over = overIn(draft);
    if (over === undefined) return false;
    draft.rulings.push(over.ruling);
    return true;
  },

  "a ruling after the end of the match": (draft, pick) => {
    const over = overIn(draft);
    if (over === undefined || over.i === 0) return false;
    const earlier = draft.rulings[pick % over.i]!;
    draft.rulings.splice(pick % over.i, 1);
    draft.rulings.push({ ...earlier, at: over.ruling.at });
    return true;
  },

  "rulings whose times go backwards": (draft, pick) => {
    const i = pick % draft.rulings.length;
    const ruling = draft.rulings[i];
    const before = draft.rulings[i - 1];
    if (ruling === undefined || before === undefined || before.at === 0) return false;
    draft.rulings[i] = { ...ruling, at: before.at - 1 };
    return true;
  },

  "a ruling after the end of the log": (draft) => {
    const last = draft.rulings.at(-1);
    if (last === undefined) return false;
    draft.end = last.at - 1;
    return true;
  },

  "received lines among a player's inputs": withInput((_at, seat, pick) => ({
    name: "received",
    value: 1 + (pick % 4),
    from: seat === 0 ? 1 : 0,
    attack: 1 + (pick % 50),
  })),
  "a victory among a player's inputs": withInput(() => ({ name: "ended", value: 1 })),
  "a defeat among a player's inputs": withInput(() => ({ name: "ended", value: 2 })),
  "a draw among a player's inputs": withInput(() => ({ name: "ended", value: 3 })),
};
