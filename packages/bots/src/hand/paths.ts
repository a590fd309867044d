// From a wanted rest to timed inputs: first the fewest keys that the engine's own look ahead knows for a straight drop,
// then whatever a search in time finds. What is given has been played in a trial and has locked just there.

import type { Game } from "@korobeinix/engine";
import { type Placement, placements } from "@korobeinix/engine/placements";
import type { Beat } from "./pace.ts";
import { Search } from "./search.ts";
import type { Stroke } from "./strokes.ts";
import { Trial } from "./trial.ts";
import { type Rest, type Way, perform, slotOf } from "./way.ts";

/** The ways that a hand of some beat has for the piece in play. Made for one piece; the game must stand still. */
export class Paths {
  readonly #game: Game;
  readonly #beat: Beat;
  #straight: ReadonlyMap<number, Placement> | undefined;
  #tapped: ReadonlyMap<number, Placement> | undefined;
  #search: Search | undefined;

  constructor(game: Game, beat: Beat) {
    this.#game = game;
    this.#beat = beat;
  }

  /** The way to a rest; undefined: this hand does not come there. */
  to(rest: Rest): Way | undefined {
    const slot = slotOf(this.#game, rest);
    return this.#quick(slot) ?? this.#searched(slot);
  }

  /** A way to every rest that this hand comes to. */
  all(): readonly Way[] {
    const ways: Way[] = [];
    for (const { rest, strokes } of this.#inTime.all()) {
      const way = this.#proven(slotOf(this.#game, rest), strokes);
      if (way !== undefined) ways.push(way);
    }
    return ways;
  }

  /** Only where a straight drop locks or is all there is: after one that only lands, fewer presses may do. */
  #quick(slot: number): Way | undefined {
    const { controls, hardDrop } = this.#game.rules.book;
    if (controls.includes("hardDrop") && !hardDrop.locks) return undefined;
    this.#straight ??= this.#straightDrops(true);
    const held = this.#follow(slot, this.#straight);
    if (!this.#beat.hurries || held?.strokes.every(({ key }) => key !== "leftHeld" && key !== "rightHeld") === true)
      return held;
    this.#tapped ??= this.#straightDrops(false);
    const tapped = this.#follow(slot, this.#tapped);
    return held === undefined || (tapped !== undefined && tapped.doneAt < held.doneAt) ? tapped : held;
  }

  #follow(slot: number, drops: ReadonlyMap<number, Placement>): Way | undefined {
    const keys = drops.get(slot)?.keys;
    // A fall at the end comes by itself.
    return (
      keys &&
      this.#proven(
        slot,
        keys.filter((key) => key !== "fall").map((key) => ({ key })),
      )
    );
  }

  #straightDrops(autoRepeat: boolean): ReadonlyMap<number, Placement> {
    // From where the piece will be when the first key is pressed.
    const trial = new Trial(this.#game);
    trial.goTo(this.#beat.firstAt);
    if (trial.isOver) return new Map();
    return new Map(
      placements(trial.game, { softDrop: false, autoRepeat }).map((each) => [slotOf(this.#game, each), each]),
    );
  }

  get #inTime(): Search {
    return (this.#search ??= new Search(this.#game, this.#beat));
  }

  #searched(slot: number): Way | undefined {
    const strokes = this.#inTime.find(slot);
    return strokes && this.#proven(slot, strokes);
  }

  #proven(slot: number, strokes: readonly Stroke[]): Way | undefined {
    const way = perform(this.#game, strokes, this.#beat);
    return way !== undefined && slotOf(this.#game, way) === slot ? way : undefined;
  }
}

/** The rests that a hand of this beat can really bring the piece in play to, each with its way. */
export function reachable(game: Game, beat: Beat): readonly Way[] {
  return new Paths(game, beat).all();
}
