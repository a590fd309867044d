// Games side by side under one clock, which do not reach each other: one player alone, or beside a log in a race.

import { type Game, takeEvents } from "@korobeinix/engine";
import type { BoardFrame } from "../stage/stage.ts";
import { ComputerSource } from "./computerSource.ts";
import type { Hands } from "./hands.ts";
import { type Play, pressInTime } from "./play.ts";
import { gameOf, handsOf, type Player, playerOf, type Seat } from "./seat.ts";

export class SideBySide implements Play {
  readonly #seats: readonly Seat[];
  readonly #players: readonly Player[];
  readonly #computers: readonly ComputerSource[];

  constructor(seats: readonly Seat[]) {
    this.#seats = seats;
    this.#players = seats.flatMap((seat) => playerOf(seat) ?? []);
    this.#computers = this.#players.filter((player) => player instanceof ComputerSource);
    // A game that is gone on with has a rival that is as far.
    this.#passTo(this.micros);
  }

  get games(): readonly Game[] {
    return this.#seats.map(gameOf);
  }

  get micros(): number {
    return Math.max(0, ...this.#players.map(({ game }) => game.state.time));
  }

  get isOver(): boolean {
    return this.#players.every(({ isOver }) => isOver);
  }

  advanceTo(at: number): void {
    pressInTime(this.#computers, at, (to) => this.#passTo(to));
  }

  releaseAll(): void {
    for (const player of this.#players) player.releaseAll(this.micros);
  }

  handsAt(seat: number): Hands | undefined {
    const own = this.#seats[seat];
    return own && handsOf(own);
  }

  frames(): readonly BoardFrame[] {
    return this.games.map((game) => ({ game, events: takeEvents(game) }));
  }

  #passTo(at: number): void {
    for (const { source } of this.#seats) source.advanceTo(at);
  }
}
