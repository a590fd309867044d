// A client: one player's own game in a match over a network. The client plays by its own clock and sends its inputs to
// the room in batches. The room sends the client the attacks from and to its seat, with their times of arrival. When
// news comes too late, the client inserts it at its time and plays its game again from the beginning.

import { advance, type Game, type Input, MAX_SEATS, NEVER, newGame, play } from "../../src/index.ts";
import type { MatchSetup, Ruling } from "../../src/doors/match.ts";
import type { Batch } from "./inbox.ts";
import type { Hands } from "./livePlay.ts";
import { arrivingOf, inOrderOfArrival, mayCross, type Sent } from "./naiveOffice.ts";
import { endOf } from "./naiveTable.ts";

/** A ruling that the room sends to a client. For an attack, `made` is its time and `lines` are the lines it sent. */
export interface News {
  readonly ruling: Ruling;
  readonly made: number;
  readonly lines: number;
}

export class Client {
  game: Game;
  /** All inputs of the player. */
  readonly log: Input[] = [];
  /** How often the client played its game again because news came too late. */
  reruns = 0;
  readonly #setup: MatchSetup;
  readonly #seat: number;
  readonly #hands: Hands;
  readonly #own: Sent[] = [];
  readonly #coming: Sent[] = [];
  /** The lines that each seat has sent to this seat, and that this seat has sent to each. */
  readonly #linesFrom = new Map<number, number>();
  readonly #linesTo = new Map<number, number>();
  #over: (Ruling & { readonly type: "over" }) | undefined;
  /** The next inputs of the player. */
  #pending: Input[] = [];
  /** The lines and the end of the match that have reached the game so far. */
  #reached: Input[] = [];
  #time = 0;
  #batched = 0;
  #isResting = false;

  constructor(setup: MatchSetup, seat: number, hands: Hands) {
    this.#setup = setup;
    this.#seat = seat;
    this.#hands = hands;
    this.game = newGame(setup.seats[seat]!.setup);
  }

  get isOn(): boolean {
    return this.game.state.phase !== "ended";
  }

  get isOver(): boolean {
    return this.#over !== undefined;
  }

  /** From now on the player does nothing. */
  rest(): void {
    this.#isResting = true;
  }

  /** The client plays on to a time of its own clock. */
  runTo(to: number): void {
    for (;;) {
      const at = this.#nextAt();
      if (at > to) break;
      this.#pass(at);
      if (!this.isOn) this.#pending = [];
      else if (this.#pending.length > 0) this.#write(this.#pending.shift()!);
      else this.#pending.push(...this.#hands.move(this.game));
    }
    this.#pass(to);
  }

  /** The inputs since the last batch, after the last `again` inputs of earlier batches. */
  batch(again: number): Batch {
    const from = Math.max(0, this.#batched - again);
    this.#batched = this.log.length;
    return { from, inputs: this.log.slice(from), upTo: this.#time };
  }

  /** Takes news from the room. When the news changes the past, the client plays its game again. */
  take(news: readonly News[]): void {
    for (const each of news) this.#note(each);
    const reaches = this.#reaches();
    const isSame = JSON.stringify(reaches.slice(0, this.#reached.length)) === JSON.stringify(this.#reached);
    const next = reaches[this.#reached.length];
    if (isSame && (next === undefined || next.at >= this.#time)) return;
    this.reruns++;
    this.#playAgain(reaches);
  }

  #nextAt(): number {
    if (this.#pending.length > 0) return this.#pending[0]!.at;
    if (!this.isOn || this.#isResting || this.#hands.isDone) return NEVER;
    // The game may have ended, and go on since the client played it again.
    this.#hands.nextAt = Math.max(this.#hands.nextAt, this.#time);
    return this.#hands.nextAt;
  }

  /** Plays on to a time. Lines that arrive at exactly this time wait: an input of the player may still come first. */
  #pass(to: number): void {
    for (const input of this.#reaches().slice(this.#reached.length)) {
      if (input.at >= to) break;
      this.#reached.push(input);
      if (this.isOn) play(this.game, input);
    }
    if (this.isOn) advance(this.game, to);
    this.#time = to;
  }

  #write(input: Input): void {
    this.log.push(input);
    play(this.game, input);
  }

  #playAgain(reaches: readonly Input[]): void {
    this.#reached = reaches.filter(({ at }) => at < this.#time);
    const own = this.log.map((input) => ({ input, isOwn: 1 }));
    const steps = [...own, ...this.#reached.map((input) => ({ input, isOwn: 0 }))];
    steps.sort((one, other) => one.input.at - other.input.at || other.isOwn - one.isOwn);
    this.game = newGame(this.#setup.seats[this.#seat]!.setup);
    for (const { input } of steps) if (this.isOn) play(this.game, input);
    if (this.isOn) advance(this.game, this.#time);
  }

  #note({ ruling, made, lines }: News): void {
    if (ruling.type === "over") this.#over = ruling;
    if (ruling.type !== "attack") return;
    const { seat: from, index, to, arrival } = ruling;
    for (const other of to) {
      if (from !== this.#seat && other !== this.#seat) continue;
      const before = this.#count(from, other, lines);
      const left = arrivingOf(before, lines, this.#setup.seats[other]!.setup.terms!.receives);
      const sent = { attack: index * MAX_SEATS + from + 1, from, to: other, made, arrival, lines: left };
      const against = from === this.#seat ? this.#coming : this.#own;
      for (const each of against) if (each.from === other && each.to === from) cross(sent, each);
      (from === this.#seat ? this.#own : this.#coming).push(sent);
    }
  }

  /** The lines that one seat sent to the other before these. */
  #count(from: number, to: number, lines: number): number {
    const [counts, other] = from === this.#seat ? [this.#linesTo, to] : [this.#linesFrom, from];
    const before = counts.get(other) ?? 0;
    counts.set(other, before + lines);
    return before;
  }

  /** All that reaches the game from outside, by the news so far. */
  #reaches(): Input[] {
    const reaches = inOrderOfArrival(this.#coming.filter(({ lines }) => lines > 0)).map(
      ({ arrival, lines, from, attack }): Input => ({ at: arrival, name: "received", value: lines, from, attack }),
    );
    if (this.#over === undefined) return reaches;
    reaches.push({ at: this.#over.arrival, name: "ended", value: endOf(this.#over, this.#seat) });
    return reaches.toSorted((one, other) => one.at - other.at);
  }
}

/** Two attacks that cross both lose the lines of the smaller one. */
function cross(one: Sent, other: Sent): void {
  if (!mayCross(one, other)) return;
  const lines = Math.min(one.lines, other.lines);
  one.lines -= lines;
  other.lines -= lines;
}
