// A match over a network, in one process. Every client plays its own game by its own clock; its batches reach the room late,
// in any order, and some of them twice. The room hears the seats, rules, and tells each seat what concerns it, late again,
// but in order.

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

/** How a seat's line is: what a message takes at least each way, how much more at most, and how often it sends. */
export interface Line {
  readonly least: number;
  readonly jitter: number;
  readonly every: number;
  readonly clock: ClockPlan;
}

/** Lines for as many seats as there may be: some of them slower than the room's margin. */
export const anyLines: fc.Arbitrary<Line[]> = fc.array(
  fc.record({
    least: fc.oneof(fc.constant(0), fc.integer({ min: 10_000, max: 100_000 }), fc.integer({ min: 0, max: 400_000 })),
    jitter: fc.integer({ min: 0, max: 150_000 }),
    every: fc.oneof(fc.integer({ min: 60_000, max: 250_000 }), fc.integer({ min: 250_000, max: 900_000 })),
    clock: anyClock,
  }),
  { minLength: MAX_SEATS, maxLength: MAX_SEATS },
);

/** What the room has just done. */
export interface RoomMoment {
  readonly match: Match;
  readonly log: GrowingMatchLog;
  readonly at: number;
  readonly hearings: readonly Hearing[];
  readonly rulings: readonly Ruling[];
  readonly events: readonly MatchEvent[];
  /** Up to which time each seat has been heard. */
  readonly upTo: readonly number[];
}

/** Looks at the room; a match that it gives takes the place of the room's own. */
export type Watch = (moment: RoomMoment) => Match | void;

/** How a match is played over a network. */
export interface Manner {
  readonly watch?: Watch;
  /** For how long at most; half a minute if not said otherwise. */
  readonly most?: number;
  readonly rules?: RoomRules;
}

/** How often things happened without which a test would be about nothing. */
export interface Mishaps {
  reruns: number;
  early: number;
  repeated: number;
  ahead: number;
  together: number;
  again: number;
}

/** A match that was played, as the room has it; its log; and the games as the clients have them. */
export interface DelayedMatch {
  readonly match: Match;
  readonly log: MatchLog;
  readonly games: readonly Game[];
  readonly mishaps: Mishaps;
}

/** From one hearing to the next when nobody plays any more. */
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
  /** News on its way to each seat, and when the last of it comes there: none overtakes another. */
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

  /** Up to a time, or until the match is over for everybody. */
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

  /** Everybody is heard up to the same time, and knows all that was ruled. */
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

  /** A client plays on to what its clock says. */
  #play(seat: number): Client {
    const client = this.#clients[seat]!;
    client.runTo(readClock(this.#lines[seat]!.clock, this.#now));
    return client;
  }

  #latency({ least, jitter }: Line): number {
    return Math.max(1, least + this.#dice(jitter + 1));
  }

  /** Any batch may overtake another; some say again what was said before, and some come twice. */
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

  /** All of whom there is something new; sometimes one after another at the same time, and sometimes nobody. */
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

  /** The number of rulings. */
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

/** What was sent, and when, the match has told. */
function newsOf(ruling: Ruling, events: readonly MatchEvent[]): News {
  if (ruling.type !== "attack") return { ruling, made: 0, lines: 0 };
  const attack = ruling.index * MAX_SEATS + ruling.seat + 1;
  const sent = events.find((event) => event.type === "sent" && event.attack === attack);
  return { ruling, made: sent?.at ?? 0, lines: sent?.type === "sent" ? sent.lines : 0 };
}

/** Plays a match over such lines. */
export function playDelayed(plan: Plan, match: Match, lines: readonly Line[], manner: Manner = {}): DelayedMatch {
  const { most = 30 * SECOND } = manner;
  const lastMove = Math.max(...plan.players.map(({ offset, beat, moves }) => offset + beat * moves));
  return new Network(plan, match, lines, manner).run(Math.min(most, lastMove + Math.floor(plan.rest / 10)));
}
