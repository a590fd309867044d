// A match in the hands of several: one log, and hands for each of its seats. All its games go on together.

import { choosesTarget, type Game, type Input, OUTSIDE_ENDS, type Setup } from "@korobeinix/engine";
import {
  advanceMatch,
  GrowingMatchLog,
  type Match,
  type MatchEvent,
  type MatchLog,
  type MatchSetup,
  newMatch,
  nextTarget,
  playSeat,
  takeMatchEvents,
} from "@korobeinix/engine/match";
import { Hands } from "./hands.ts";

/** The log of a match, and the match that it leads to. */
export interface BegunMatch {
  readonly log: MatchLog;
  readonly match: Match;
}

export class MatchGame {
  readonly setup: MatchSetup;
  readonly match: Match;
  readonly hands: readonly SeatHands[];
  readonly #log: GrowingMatchLog;

  /** A new match, or one that goes on where its log ends. */
  constructor(setup: MatchSetup, begun?: BegunMatch) {
    this.setup = setup;
    this.match = begun?.match ?? newMatch(setup);
    this.match.events = [];
    for (const game of this.match.games) game.events = [];
    this.#log = new GrowingMatchLog(setup, begun?.log);
    this.hands = setup.seats.map((_, seat) => new SeatHands(this, seat));
  }

  get isOver(): boolean {
    return this.match.state.result !== "playing";
  }

  advanceTo(at: number): void {
    if (!this.isOver && at >= this.match.state.time) advanceMatch(this.match, at);
  }

  /** What the log may not hold is not played; tells whether it was. */
  write(seat: number, input: Input): boolean {
    // What is past stays as it was shown, on every board.
    const timely = { ...input, at: Math.max(input.at, this.match.state.time) };
    if (this.isOver || !this.#log.append(seat, timely).ok) return false;
    return playSeat(this.match, seat, timely).ok;
  }

  /** What happened between the games since the last call. */
  takeEvents(): readonly MatchEvent[] {
    return takeMatchEvents(this.match);
  }

  toLog(): MatchLog {
    return this.#log.toLog(this.match.state.time);
  }
}

/** The hands of one seat. */
export class SeatHands extends Hands {
  readonly seat: number;
  readonly setup: Setup;
  readonly game: Game;
  readonly #play: MatchGame;

  constructor(play: MatchGame, seat: number) {
    super();
    this.#play = play;
    this.seat = seat;
    this.setup = play.setup.seats[seat]!.setup;
    this.game = play.match.games[seat]!;
  }

  /** The seats of a match go on together. */
  advanceTo(at: number): void {
    this.#play.advanceTo(at);
  }

  override aim(step: 1 | -1, at: number): void {
    if (this.isOver || !choosesTarget(this.setup.terms)) return;
    const to = nextTarget(this.#play.match, this.seat, step);
    if (to !== undefined) this.aimAt(to, at);
  }

  override aimAt(seat: number, at: number): void {
    this.enter("target", at, seat);
  }

  /** Gives up. */
  leave(at: number): void {
    if (!this.isOver) this.enter("ended", at, OUTSIDE_ENDS.indexOf("left"));
  }

  protected write(input: Input): boolean {
    return this.#play.write(this.seat, input);
  }
}
