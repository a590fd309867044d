// Turns the keys of a placement into timed inputs by playing them on a copy of the game.

import type { Control, Input, InputName } from "../actions.ts";
import type { Game } from "../game.ts";
import { shapeOf } from "../geometry.ts";
import { collides } from "../matrix.ts";
import type { Placement, PlacementKey } from "./placements.ts";
import { advance, play } from "../play.ts";
import { HELD_CLOCKWISE, HELD_COUNTERCLOCKWISE, HELD_HOLD, HELD_LEFT, HELD_RIGHT, HELD_SOFT_DROP } from "../state.ts";

/** Inputs, and the time at which their last effect is over. */
export interface TimedInputs {
  readonly inputs: readonly Input[];
  readonly end: number;
}

/**
 * Inputs that take the piece in play to a placement. Play them and advance the game to `end`: then the piece has locked
 * there, or rests there if no drop locks. The inputs begin now and first release all keys that are down. They take only
 * the time of falling rows. `leftHeld` and `rightHeld` become taps, because the piece could fall while a key is held.
 * Two conditions: gravity is not frozen if a key waits for a fall, and Auto-Repeat has a delay, or a tap would repeat.
 */
export function inputsFor(game: Game, { keys }: Pick<Placement, "keys">): TimedInputs {
  const player = new Player(game);
  player.letGo();
  keys.forEach((key, i) => player.follow(key, keys[i + 1]));
  return { inputs: player.inputs, end: player.game.state.time };
}

const RELEASED: readonly (readonly [bit: number, release: InputName])[] = [
  [HELD_LEFT, "leftReleased"],
  [HELD_RIGHT, "rightReleased"],
  [HELD_SOFT_DROP, "softDropReleased"],
  [HELD_CLOCKWISE, "rotateClockwiseReleased"],
  [HELD_COUNTERCLOCKWISE, "rotateCounterclockwiseReleased"],
  [HELD_HOLD, "holdReleased"],
];

class Player {
  readonly game: Game;
  readonly inputs: Input[] = [];

  constructor({ rules, state, feed }: Game) {
    const { rows, cells, tally, incoming } = state;
    const planes = { rows: rows.slice(), cells: cells.slice(), tally: tally.slice(), incoming: incoming.slice() };
    this.game = { rules, state: { ...state, ...planes }, events: null, feed };
  }

  follow(key: PlacementKey, next: PlacementKey | undefined): void {
    switch (key) {
      case "leftHeld":
        return this.#slide("left", -1);
      case "rightHeld":
        return this.#slide("right", 1);
      case "softDrop":
        return this.#softDrop(next === key);
      case "fall":
        return this.#fall();
      default:
        return this.#tap(key);
    }
  }

  /** Releases every key that is down. */
  letGo(): void {
    const { state } = this.game;
    for (const [bit, release] of RELEASED) if ((state.held & bit) !== 0) this.#press(release);
  }

  #press(name: InputName): void {
    const input = { at: this.game.state.time, name };
    this.inputs.push(input);
    play(this.game, input);
  }

  #tap(name: Control): void {
    this.#press(name);
    this.letGo();
  }

  #slide(name: "left" | "right", dx: number): void {
    const { state, rules } = this.game;
    const { pieces } = state;
    const isFree = (): boolean =>
      !collides(rules.geometry, state.rows, shapeOf(state.kind, state.facing), state.x + dx, state.y);
    while (state.pieces === pieces && isFree()) this.#tap(name);
  }

  /** Soft Drops one row. The key stays down if another Soft Drop follows. */
  #softDrop(goesOn: boolean): void {
    const { state, rules } = this.game;
    if ((state.held & HELD_SOFT_DROP) === 0) this.#press("softDrop");
    if (rules.book.softDrop.rule !== "step") this.#fall();
    if (!goesOn) this.letGo();
  }

  #fall(): void {
    advance(this.game, this.game.state.fallAt);
  }
}
