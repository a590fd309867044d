// A match over a network, in one process. Every client plays its own game ahead of the room; what it does reaches the
// room in batches, late. The room owns the match, rules in its own time and tells everybody, late again.

import fc from "fast-check";
import {
  advanceSeat,
  checkMatchLog,
  endInput,
  type Game,
  type Match,
  type MatchLog,
  MAX_SEATS,
  NEVER,
  newGame,
  playSeat,
  type Ruling,
  rule,
  unwrap,
} from "../../src/index.ts";
import { makeDice } from "../placementGames.ts";
import type { Plan } from "./anyMatch.ts";
import { type Batch, Client, type News } from "./delayedClient.ts";
import { handsOf } from "./livePlay.ts";

/** How slow a seat's line is: what a message takes at least each way, how much more at most, and how often it sends. */
export interface Line {
  readonly least: number;
  readonly jitter: number;
  readonly every: number;
}

/** Lines for as many seats as there may be. */
export const anyLines: fc.Arbitrary<Line[]> = fc.array(
  fc.record({
    least: fc.integer({ min: 0, max: 300_000 }),
    jitter: fc.integer({ min: 0, max: 100_000 }),
    every: fc.integer({ min: 50_000, max: 200_000 }),
  }),
  { minLength: MAX_SEATS, maxLength: MAX_SEATS },
);

/** A delayed match that was played, as the room has it; its log; and the games as the clients have them. */
export interface DelayedMatch {
  readonly match: Match;
  readonly log: MatchLog;
  readonly games: readonly Game[];
}

type Task = () => void;

class Network {
  readonly #match: Match;
  readonly #clients: readonly Client[];
  readonly #lines: readonly Line[];
  readonly #dice: (below: number) => number;
  readonly #watch: Task;
  readonly #rulings: Ruling[] = [];
  readonly #agenda: { readonly at: number; readonly task: Task }[] = [];
  /** Batches on their way up, and when the last message of each line arrives: none overtakes another. */
  readonly #batches: Batch[][];
  readonly #upAt: number[];
  readonly #downAt: number[];
  /** The lines of each seat that its client knows to be ruled on. */
  readonly #told: number[];
  #now = 0;

  constructor(plan: Plan, match: Match, lines: readonly Line[], watch: Task) {
    const hands = handsOf(plan, match);
    this.#match = match;
    this.#clients = match.setup.seats.map(({ setup }, seat) => new Client(newGame(setup), hands[seat]!));
    this.#lines = lines;
    this.#dice = makeDice(plan.luck);
    this.#watch = watch;
    this.#batches = match.games.map(() => []);
    this.#upAt = match.games.map(() => 0);
    this.#downAt = match.games.map(() => 0);
    this.#told = match.games.map(() => 0);
    for (const [seat, client] of this.#clients.entries()) {
      this.#plan(client.nextAt, () => this.#move(client));
      this.#plan(this.#dice(lines[seat]!.every), () => this.#send(seat));
    }
  }

  /** Up to a time, or until nothing more will happen. What is on its way then arrives, and is not ruled on any more. */
  run(horizon: number): DelayedMatch {
    while (this.#agenda.length > 0) {
      const first = this.#agenda.reduce((one, other) => (other.at < one.at ? other : one));
      if (first.at > horizon) break;
      this.#agenda.splice(this.#agenda.indexOf(first), 1);
      this.#now = first.at;
      first.task();
    }
    for (const [seat, client] of this.#clients.entries()) {
      this.#batches[seat]!.push(client.batch(this.#now));
      while (this.#batches[seat]!.length > 0) this.#arrive(seat);
    }
    const inputs = this.#clients.map(({ log }) => log);
    const log = unwrap(checkMatchLog(this.#match.setup, inputs, this.#rulings, this.#now));
    return { match: this.#match, log, games: this.#clients.map(({ game }) => game) };
  }

  #plan(at: number, task: Task): void {
    if (at !== Infinity) this.#agenda.push({ at, task });
  }

  #move(client: Client): void {
    client.move();
    this.#plan(client.nextAt, () => this.#move(client));
  }

  /** A message takes its time, at least a microsecond. */
  #arrivalOf(seat: number, last: number[]): number {
    const { least, jitter } = this.#lines[seat]!;
    return (last[seat] = Math.max(last[seat]!, this.#now + Math.max(1, least + this.#dice(jitter + 1))));
  }

  #send(seat: number): void {
    const { every } = this.#lines[seat]!;
    const client = this.#clients[seat]!;
    this.#batches[seat]!.push(client.batch(this.#now));
    this.#plan(this.#arrivalOf(seat, this.#upAt), () => {
      this.#arrive(seat);
      this.#plan(this.#now + this.#dice(every), () => this.#rule());
    });
    if (client.isOn) this.#plan(this.#now + every, () => this.#send(seat));
  }

  #arrive(seat: number): void {
    const { inputs, upTo } = this.#batches[seat]!.shift()!;
    for (const input of inputs) playSeat(this.#match, seat, input);
    advanceSeat(this.#match, seat, upTo);
    this.#watch();
  }

  #rule(): void {
    const match = this.#match;
    // At one time it rules once.
    if (this.#now <= match.state.ruledAt) return this.#plan(this.#now + 1, () => this.#rule());
    const made = rule(match, this.#now);
    this.#rulings.push(...made);
    this.#watch();
    for (const [seat, client] of this.#clients.entries()) {
      const { sent } = match.games[seat]!.state;
      if (made.length === 0 && sent === this.#told[seat]) continue;
      this.#told[seat] = sent;
      const news = { parcels: parcelsFor(match, seat), sent, isOver: match.state.result !== "playing" };
      this.#plan(this.#arrivalOf(seat, this.#downAt), () => {
        if (news.isOver) client.end(endInput(match, seat, this.#now));
        else client.take(news, this.#now);
      });
    }
  }
}

function parcelsFor({ state }: Match, seat: number): News["parcels"] {
  return state.deliveries
    .filter(({ to, order, lines }) => to === seat && order === NEVER && lines > 0)
    .map(({ from, attack, lines }) => ({ value: lines, from, attack }));
}

/** Plays a match over such lines; `watch` looks at it after everything that happens in the room. */
export function playDelayed(plan: Plan, match: Match, lines: readonly Line[], watch: Task = () => {}): DelayedMatch {
  const lastMove = Math.max(...plan.players.map(({ offset, beat, moves }) => offset + beat * moves));
  return new Network(plan, match, lines, watch).run(lastMove + Math.floor(plan.rest / 10));
}
