// The keys of a placement as timed inputs, found by playing them on a copy of the game.

import type { Control, Input, InputName } from "../actions.ts";
import type { Game } from "../game.ts";
import { shapeOf } from "../geometry.ts";
import { collides } from "../matrix.ts";
import type { Placement, PlacementKey } from "./placements.ts";
import { advance, play } from "../play.ts";
import { HELD_CLOCKWISE, HELD_COUNTERCLOCKWISE, HELD_HOLD, HELD_LEFT, HELD_RIGHT, HELD_SOFT_DROP } from "../state.ts";

/** Inputs, and the time at which the last of what they set going is done. */
export interface TimedInputs {
  readonly inputs: readonly Input[];
  readonly end: number;
}

/**
 * Inputs that, played from the game as it stands and advanced to their end, lead to a placement of it: the piece locks
 * there, or rests there where no drop locks. They begin now by letting go of whatever is held, and take only the time
 * that rows take to fall. A held direction is tapped as often as it takes, for while it is held the piece could fall.
 * Gravity must not be frozen where the way waits for it, and Auto-Repeat must have a delay: without one a tap repeats.
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

  /** Lets go of every key that is down. */
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

  /** One row; the key stays down if another follows. */
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
