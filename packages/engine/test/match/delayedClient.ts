// A player's own game in a match over a network, ahead of the room: it writes its log, sends it in batches, and takes the
// lines that it is told of when all its own attacks have been ruled on: then what crosses has crossed.

import { advance, type Game, type Input, play } from "../../src/index.ts";
import type { Hands } from "./livePlay.ts";

/** What a client tells the room: all that it has done up to a time. */
export interface Batch {
  readonly inputs: readonly Input[];
  readonly upTo: number;
}

/** What the room tells a client: the lines on their way to it, how many of its own are ruled on, and that it is over. */
export interface News {
  readonly parcels: readonly Required<Pick<Input, "value" | "from" | "attack">>[];
  readonly sent: number;
  readonly isOver: boolean;
}

export class Client {
  readonly game: Game;
  readonly log: Input[] = [];
  readonly #hands: Hands;
  readonly #taken = new Set<number>();
  #batched = 0;

  constructor(game: Game, hands: Hands) {
    this.game = game;
    this.#hands = hands;
  }

  get isOn(): boolean {
    return this.game.state.phase !== "ended";
  }

  get nextAt(): number {
    return this.isOn && !this.#hands.isDone ? this.#hands.nextAt : Infinity;
  }

  move(): void {
    this.#advanceTo(this.#hands.nextAt);
    for (const input of this.#hands.move(this.game)) this.#write(input);
  }

  batch(at: number): Batch {
    this.#advanceTo(at);
    const inputs = this.log.slice(this.#batched);
    this.#batched = this.log.length;
    return { inputs, upTo: at };
  }

  /** What it has sent in the meantime may cross the lines: then it waits for the next news. */
  take({ parcels, sent }: News, at: number): void {
    this.#advanceTo(at);
    if (sent !== this.game.state.sent) return;
    for (const parcel of parcels) {
      if (this.#taken.has(parcel.attack)) continue;
      this.#taken.add(parcel.attack);
      this.#write({ at, name: "received", ...parcel });
    }
  }

  end(input: Input): void {
    this.#advanceTo(input.at);
    this.#write(input);
  }

  #advanceTo(at: number): void {
    if (this.isOn) advance(this.game, at);
  }

  #write(input: Input): void {
    if (!this.isOn) return;
    this.log.push(input);
    play(this.game, input);
  }
}
