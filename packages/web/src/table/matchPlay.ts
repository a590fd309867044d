// A match at a table: people's hands and computers at its seats. Whoever is out and has to wait may play Practice on the
// same board (G-B2.5); that is no part of the match.

import { aimOf, type Rank, rivalsOf } from "@korobeinix/bots";
import { type Game, type InputName, type Setup, takeEvents, unwrap } from "@korobeinix/engine";
import { practiceSetup } from "@korobeinix/engine/match";
import type { Thinker } from "../computers/thinker.ts";
import { newSeed } from "../settings/requests.ts";
import type { BoardFrame } from "../stage/stage.ts";
import { ComputerSource } from "./computerSource.ts";
import type { Hands } from "./hands.ts";
import type { MatchGame, SeatHands } from "./matchGame.ts";
import { type Play, pressInTime } from "./play.ts";
import { seatFrame } from "./seatFrames.ts";
import { Session } from "./session.ts";

/** A computer at a seat: its strength, and what its hesitations and slips come from. */
export interface ComputerAt {
  readonly rank: Rank;
  readonly seed: number;
  readonly thinker: Pick<Thinker, "move">;
}

/** Practice at a seat that waits: a game whose clock is the match's, from when it began. */
class Practice extends Session {
  readonly #since: number;

  constructor(setup: Setup, since: number) {
    super(setup);
    this.#since = since;
  }

  override advanceTo(at: number): void {
    super.advanceTo(at - this.#since);
  }

  protected override enter(name: InputName, time: number, value?: number): boolean {
    return super.enter(name, time - this.#since, value);
  }
}

export class MatchPlay implements Play {
  readonly game: MatchGame;
  readonly #computers: ReadonlyMap<number, ComputerSource<SeatHands>>;
  readonly #practices = new Map<number, Practice>();

  /** A computer, or undefined for a person, at each seat. */
  constructor(game: MatchGame, computers: readonly (ComputerAt | undefined)[]) {
    this.game = game;
    this.#computers = new Map(
      computers.flatMap((computer, seat) =>
        computer === undefined ? [] : [[seat, this.#seatComputer(seat, computer)]],
      ),
    );
  }

  get games(): readonly Game[] {
    return this.game.match.games.map((game, seat) => this.#practices.get(seat)?.game ?? game);
  }

  get micros(): number {
    return this.game.match.state.time;
  }

  get isOver(): boolean {
    return this.game.isOver;
  }

  advanceTo(at: number): void {
    pressInTime([...this.#computers.values()], at, (to) => this.game.advanceTo(to));
    for (const practice of this.#practices.values()) practice.advanceTo(at);
  }

  releaseAll(): void {
    for (const source of this.#computers.values()) source.releaseAll(this.micros);
    for (const hands of [...this.game.hands, ...this.#practices.values()]) hands.releaseAll(this.micros);
  }

  handsAt(seat: number): Hands | undefined {
    if (this.#computers.has(seat)) return undefined;
    return this.#practices.get(seat) ?? this.game.hands[seat];
  }

  frames(): readonly BoardFrame[] {
    const between = this.game.takeEvents();
    return this.games.map((game, seat) => {
      // What its own game still has to tell is not told of Practice.
      const own = takeEvents(this.game.match.games[seat]!);
      const events = this.#practices.has(seat) ? takeEvents(game) : own;
      return { game, events, seat: seatFrame(this.game.match, seat, between, this.#practices.has(seat)) };
    });
  }

  /** Whether a person waits at this seat: out, while others play on. */
  mayPractise(seat: number): boolean {
    if (this.isOver || this.#computers.has(seat)) return false;
    const hands = this.handsAt(seat);
    return hands?.isOver === true;
  }

  isPractising(seat: number): boolean {
    return this.#practices.has(seat);
  }

  /** Begins Practice, or another one after the top is reached. */
  practise(seat: number): void {
    if (!this.mayPractise(seat)) return;
    const setup = unwrap(practiceSetup(this.game.match, seat, newSeed()));
    this.#practices.set(seat, new Practice(setup, this.micros));
  }

  #seatComputer(seat: number, { rank, seed, thinker }: ComputerAt): ComputerSource<SeatHands> {
    const { match } = this.game;
    const hands = this.game.hands[seat]!;
    return new ComputerSource(hands, rank, thinker, seed, {
      rivals: () => rivalsOf(match, seat).map((other) => match.games[other]!),
      aim: () => {
        const to = aimOf(match, seat);
        if (to !== undefined) hands.aimAt(to, match.state.time);
      },
    });
  }
}
