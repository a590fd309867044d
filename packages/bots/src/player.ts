// A computer player at one seat, played synchronously: it sees a piece, thinks, plans, and presses one key after the
// other. Everything follows from its seed and from what its seat shows.

import type { Game, Input } from "@korobeinix/engine";
import { Hand } from "./hand/hand.ts";
import { isRelease } from "./hand/strokes.ts";
import type { Rank } from "./ranks.ts";
import { sightOf } from "./sight.ts";
import type { Thought } from "./step.ts";
import { think } from "./think.ts";

/** What tells a piece in play from the others of its game: how many have locked before it, and how often Hold was used. */
interface PieceId {
  readonly pieces: number;
  readonly holds: number;
}

/** What comes to a thought about the piece in play. */
export type Thinks = (game: Game, rivals: readonly Game[]) => Thought;

/** One player of some rank; a game of its own each. */
export class ComputerPlayer {
  readonly #thinks: Thinks;
  readonly #hand: Hand;
  #thoughtOf: PieceId | undefined;

  /** Somebody else may think for it. */
  constructor(rank: Rank, seed: number, thinks: Thinks = (game, rivals) => think(sightOf(game, rivals), rank.skill)) {
    this.#thinks = thinks;
    this.#hand = new Hand(rank.pace, seed);
  }

  /**
   * What it presses next, at its time, as things stand; undefined: nothing until something happens by itself. It may be
   * asked as often as anyone likes, at the latest whenever something has happened; `pressed` says that the input came.
   */
  next(game: Game, rivals: readonly Game[] = []): Input | undefined {
    if (!this.#isInPlay(game)) return this.#release(game);
    if (this.#isNew(game) || !this.#hand.isAsPlanned(game)) this.#think(game, rivals);
    return this.#hand.next;
  }

  /** The input that `next` gave has come. */
  pressed(): void {
    this.#hand.pressed();
  }

  /** Whether a piece is in play that it has not thought of yet. */
  isNewTo(game: Game): boolean {
    return this.#isInPlay(game) && this.#isNew(game);
  }

  /** A finger that is down comes up, whatever has become of the piece. */
  #release({ state }: Game): Input | undefined {
    const { next } = this.#hand;
    if (next === undefined || !isRelease(next) || state.phase === "ended") return undefined;
    return { ...next, at: Math.max(next.at, state.time) };
  }

  #isInPlay({ state }: Game): boolean {
    return state.kind >= 0 && state.phase !== "ended";
  }

  #isNew({ state }: Game): boolean {
    return state.pieces !== this.#thoughtOf?.pieces || state.holds !== this.#thoughtOf.holds;
  }

  #think(game: Game, rivals: readonly Game[]): void {
    const { pieces, holds } = game.state;
    this.#thoughtOf = { pieces, holds };
    this.#hand.see(game);
    this.#hand.plan(game, this.#thinks(game, rivals).steps);
  }
}
