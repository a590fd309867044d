// A match over a simulated network, in one process. Every client plays its own game by its own clock. Its batches reach
// the room late, in any order, and some of them twice. The room hears the seats and makes its rulings. The room sends
// each client the rulings that concern its seat. Rulings arrive late, too, but in order.

import fc from "fast-check";
import { type Game, MAX_SEATS, SECOND, unwrap } from "../../src/index.ts";
import {
  GrowingMatchLog,
  hear,
  type Hearing,
  type Match,
  type MatchEvent,
  type MatchLog,
  ROOM_RULES,
  type RoomRules,
  type Ruling,
  takeMatchEvents,
} from "../../src/doors/match.ts";
import { makeDice } from "../placementGames.ts";
import type { Plan } from "./anyMatch.ts";
import { anyClock, type ClockPlan, readClock } from "./clocks.ts";
import { Client, type News } from "./delayedClient.ts";
import { Inbox } from "./inbox.ts";
import { handsOf } from "./livePlay.ts";

/** A client's line and clock. A message takes from `least` to `least + jitter`. The client sends once in `every`. */
export interface Line {
  readonly least: number;
  readonly jitter: number;
  readonly every: number;
  readonly clock: ClockPlan;
}

/** Random lines for the most seats that a match can have. Some lines are slower than the room's margin. */
export const anyLines: fc.Arbitrary<Line[]> = fc.array(
  fc.record({
    least: fc.oneof(fc.constant(0), fc.integer({ min: 10_000, max: 100_000 }), fc.integer({ min: 0, max: 400_000 })),
    jitter: fc.integer({ min: 0, max: 150_000 }),
    every: fc.oneof(fc.integer({ min: 60_000, max: 250_000 }), fc.integer({ min: 250_000, max: 900_000 })),
    clock: anyClock,
  }),
  { minLength: MAX_SEATS, maxLength: MAX_SEATS },
);

/** One hearing of the room: the hearings, the rulings and the state after them. */
export interface RoomMoment {
  readonly match: Match;
  readonly log: GrowingMatchLog;
  readonly at: number;
  readonly hearings: readonly Hearing[];
  readonly rulings: readonly Ruling[];
  readonly events: readonly MatchEvent[];
  /** The time up to which the room has heard each seat. */
  readonly upTo: readonly number[];
}

/** A function that looks at the room after each hearing. If it returns a match, the room goes on with that match. */
export type Watch = (moment: RoomMoment) => Match | void;

/** Settings for a match over the network. */
export interface Manner {
  readonly watch?: Watch;
  /** The longest time of play; half a minute by default. */
  readonly most?: number;
  readonly rules?: RoomRules;
}

/** Counts of rare events. A test checks with them that these events occurred. */
export interface Mishaps {
  reruns: number;
  early: number;
  repeated: number;
  ahead: number;
  together: number;
  again: number;
}

/** A match after play: the room's match, its log, and the clients' own games. */
export interface DelayedMatch {
  readonly match: Match;
  readonly log: MatchLog;
  readonly games: readonly Game[];
  readonly mishaps: Mishaps;
}

/** The time between two hearings when the players have stopped. */
const STEP = 333_333;

class Network {
  #match: Match;
  readonly #log: GrowingMatchLog;
  readonly #clients: readonly Client[];
  readonly #inboxes: readonly Inbox[];
  readonly #lines: readonly Line[];
  readonly #dice: (below: number) => number;
  readonly #watch: Watch;
  readonly #rules: RoomRules;
  readonly #agenda: { readonly at: number; readonly task: () => void }[] = [];
  /** The news on its way to each seat, and the time at which the last of it arrives. News arrives in order. */
  readonly #news: (readonly News[])[][];
  readonly #newsAt: number[];
  readonly #mishaps: Mishaps = { reruns: 0, early: 0, repeated: 0, ahead: 0, together: 0, again: 0 };
  #now = 0;
  #heardAt = -1;

  constructor(
    plan: Plan,
    match: Match,
    lines: readonly Line[],
    { watch = () => undefined, rules = ROOM_RULES }: Manner,
  ) {
    const hands = handsOf(plan, match);
    const { setup } = match;
    this.#match = match;
    match.events = [];
    this.#log = new GrowingMatchLog(setup);
    this.#clients = setup.seats.map((_, seat) => new Client(setup, seat, hands[seat]!));
    this.#inboxes = setup.seats.map((_, seat) => new Inbox(seat));
    this.#lines = lines;
    this.#dice = makeDice(plan.luck);
    this.#watch = watch;
    this.#rules = rules;
    this.#news = setup.seats.map(() => []);
    this.#newsAt = setup.seats.map(() => 0);
    for (const seat of setup.seats.keys()) this.#plan(this.#dice(lines[seat]!.every), () => this.#send(seat));
  }

  /** Runs the match up to a time, or until every client knows that it is over. */
  run(horizon: number): DelayedMatch {
    while (this.#agenda.length > 0) {
      const first = this.#agenda.reduce((one, other) => (other.at < one.at ? other : one));
      if (first.at > horizon) break;
      this.#agenda.splice(this.#agenda.indexOf(first), 1);
      this.#now = first.at;
      first.task();
      if (this.#clients.every(({ isOver, isOn }) => isOver && !isOn)) break;
    }
    this.#comeToRest();
    for (const { reruns } of this.#clients) this.#mishaps.reruns += reruns;
    for (const { early, repeated } of this.#inboxes) {
      this.#mishaps.early += early;
      this.#mishaps.repeated += repeated;
    }
    const log = this.#log.toLog(this.#now - 1);
    return { match: this.#match, log, games: this.#clients.map(({ game }) => game), mishaps: this.#mishaps };
  }

  /** Goes on until the room has heard all seats up to one time and every client knows all rulings. */
  #comeToRest(): void {
    const clocks = this.#lines.map(({ clock }) => readClock(clock, this.#now));
    this.#now = Math.max(this.#now, ...clocks);
    for (const client of this.#clients) client.rest();
    for (let rulings = 1; rulings > 0;) {
      this.#now += STEP;
      for (const [seat, client] of this.#clients.entries()) {
        client.runTo(this.#now);
        this.#inboxes[seat]!.take(client.batch(Infinity));
      }
      rulings = this.#hear(this.#inboxes);
      for (const [seat, client] of this.#clients.entries())
        for (const news of this.#news[seat]!.splice(0)) client.take(news);
    }
  }

  #plan(at: number, task: () => void): void {
    this.#agenda.push({ at, task });
  }

  /** The client plays on to the present time of its own clock. */
  #play(seat: number): Client {
    const client = this.#clients[seat]!;
    client.runTo(readClock(this.#lines[seat]!.clock, this.#now));
    return client;
  }

  #latency({ least, jitter }: Line): number {
    return Math.max(1, least + this.#dice(jitter + 1));
  }

  /** The client sends a batch. Batches may overtake each other; some repeat earlier inputs, and some come twice. */
  #send(seat: number): void {
    const line = this.#lines[seat]!;
    const client = this.#play(seat);
    const batch = client.batch(this.#dice(4) === 0 ? this.#dice(9) : 0);
    for (let times = this.#dice(8) === 0 ? 2 : 1; times > 0; times--) {
      this.#plan(this.#now + this.#latency(line), () => {
        this.#inboxes[seat]!.take(batch);
        this.#plan(this.#now + this.#dice(2) * this.#dice(30_000), () => this.#hearAll());
      });
    }
    this.#plan(this.#now + line.every, () => this.#send(seat));
  }

  /** The room hears all seats that have sent something new. Sometimes it hears them in two groups; one may be empty. */
  #hearAll(): void {
    if (this.#dice(6) === 0) {
      const half = this.#dice(this.#inboxes.length + 1);
      this.#hear(this.#inboxes.slice(half));
      this.#hear(this.#inboxes.slice(0, half));
    } else this.#hear(this.#inboxes);
    for (const inbox of this.#inboxes) {
      const nextAt = inbox.nextAt(this.#now);
      if (nextAt === undefined) continue;
      this.#mishaps.ahead++;
      this.#plan(nextAt, () => this.#hearAll());
    }
  }

  /** The room hears the seats of these inboxes. Returns the number of rulings. */
  #hear(inboxes: readonly Inbox[]): number {
    const hearings = inboxes.flatMap((inbox) => inbox.hear(this.#now) ?? []);
    for (const { seat, inputs } of hearings) for (const input of inputs) unwrap(this.#log.append(seat, input));
    const rulings = unwrap(hear(this.#match, this.#now, hearings, this.#rules));
    this.#log.rule(rulings);
    if (hearings.length > 1) this.#mishaps.together++;
    if (this.#now === this.#heardAt) this.#mishaps.again++;
    this.#heardAt = this.#now;
    const events = takeMatchEvents(this.#match);
    this.#tell(rulings, events);
    const upTo = this.#inboxes.map(({ heardTo }) => heardTo);
    const room = { match: this.#match, log: this.#log, at: this.#now };
    const other = this.#watch({ ...room, hearings, rulings, events, upTo });
    if (other !== undefined) {
      this.#match = other;
      other.events = [];
    }
    return rulings.length;
  }

  #tell(rulings: readonly Ruling[], events: readonly MatchEvent[]): void {
    if (rulings.length === 0) return;
    const news = rulings.map((ruling) => newsOf(ruling, events));
    for (const [seat, line] of this.#lines.slice(0, this.#clients.length).entries()) {
      const own = news.filter(({ ruling }) => concerns(ruling, seat));
      if (own.length === 0) continue;
      this.#news[seat]!.push(own);
      const at = Math.max(this.#newsAt[seat]!, this.#now + this.#latency(line));
      this.#newsAt[seat] = at;
      this.#plan(at, () => {
        const client = this.#play(seat);
        client.take(this.#news[seat]!.shift()!);
      });
    }
  }
}

function concerns(ruling: Ruling, seat: number): boolean {
  if (ruling.type === "attack") return ruling.seat === seat || ruling.to.includes(seat);
  return ruling.type === "over";
}

/** The news of a ruling. The lines of an attack and its time come from the events of the match. */
function newsOf(ruling: Ruling, events: readonly MatchEvent[]): News {
  if (ruling.type !== "attack") return { ruling, made: 0, lines: 0 };
  const attack = ruling.index * MAX_SEATS + ruling.seat + 1;
  const sent = events.find((event) => event.type === "sent" && event.attack === attack);
  return { ruling, made: sent?.at ?? 0, lines: sent?.type === "sent" ? sent.lines : 0 };
}

/** Plays a match over a network with these lines. */
export function playDelayed(plan: Plan, match: Match, lines: readonly Line[], manner: Manner = {}): DelayedMatch {
  const { most = 30 * SECOND } = manner;
  const lastMove = Math.max(...plan.players.map(({ offset, beat, moves }) => offset + beat * moves));
  return new Network(plan, match, lines, manner).run(Math.min(most, lastMove + Math.floor(plan.rest / 10)));
}
