// Follows a game by its events, piece by piece: what the seat showed when a piece came, and where it was put in the end.

import { type Game, type GameEvent, queueOf } from "@korobeinix/engine";
import { type Sight, sightOf } from "../sight.ts";
import type { Step } from "../step.ts";
import { type FinesseKey, isCounted } from "./finesse.ts";

/** One piece from its coming to its Lock Down. */
export interface Made {
  /** Before Hold was used for it. */
  readonly sight: Sight;
  readonly step: Step;
  /** When it came into play, and when it locked. */
  readonly from: number;
  readonly at: number;
  /** The presses for it, or since Hold brought it; a direction that went on by itself was held. */
  readonly pressed: readonly FinesseKey[];
}

type Held = Extract<GameEvent, { readonly type: "held" }>;

/** A piece that has come and has not locked. */
interface Open {
  readonly from: number;
  sight: Sight | undefined;
  holds: boolean;
}

/** Has to hear of every event of a game, at the latest when the next piece comes. */
export class MoveWatch {
  #open: Open | undefined;
  #pressed: FinesseKey[] = [];

  /** What the seat showed when the piece in play came. */
  get sight(): Sight | undefined {
    return this.#open?.sight;
  }

  /** Begins with the piece that is in play now, if any. */
  begin(game: Game): void {
    const isInPlay = game.state.kind >= 0 && game.state.phase !== "ended";
    this.#pressed = [];
    this.#open = isInPlay ? { from: game.state.time, sight: sightOf(game), holds: false } : undefined;
  }

  /** A key was pressed; the events of it come after. */
  press(name: string): void {
    if (isCounted(name)) this.#pressed.push(name);
  }

  /** The events since the last call, the game standing as they leave it; the moves that were finished by them. */
  take(game: Game, events: readonly GameEvent[]): readonly Made[] {
    const moves: Made[] = [];
    for (const event of events) {
      const made = this.#hear(game, event);
      if (made !== undefined) moves.push(made);
    }
    // A piece that came and went between two calls was never seen.
    const { kind, phase } = game.state;
    if (this.#open !== undefined && kind >= 0 && phase !== "ended") this.#open.sight ??= sightOf(game);
    return moves;
  }

  #hear(game: Game, event: GameEvent): Made | undefined {
    switch (event.type) {
      case "generated":
        this.#open ??= { from: event.at, sight: undefined, holds: false };
        return undefined;
      case "held":
        this.#pressed = [];
        if (this.#open === undefined) return undefined;
        this.#open.sight ??= beforeHold(game, event);
        this.#open.holds = true;
        return undefined;
      case "moved":
        if (event.isRepeat) this.#repeat(event.dx < 0 ? "left" : "right");
        return undefined;
      case "locked":
        return this.#finish(game, event);
      case "ended":
      case "rewound":
        this.#open = undefined;
        this.#pressed = [];
        return undefined;
      default:
        return undefined;
    }
  }

  #repeat(name: "left" | "right"): void {
    const last = this.#pressed.lastIndexOf(name);
    if (last >= 0 && !this.#pressed.includes(`${name}Held`, last)) this.#pressed[last] = `${name}Held`;
  }

  #finish({ state }: Game, event: Extract<GameEvent, { readonly type: "locked" }>): Made | undefined {
    const [open, pressed] = [this.#open, this.#pressed];
    this.#open = undefined;
    this.#pressed = [];
    if (open?.sight === undefined) return undefined;
    const { kind, facing, x, y, at } = event;
    const step = { holds: open.holds, kind, facing, x, y, spin: state.spin };
    return { sight: open.sight, step, from: open.from, at, pressed };
  }
}

/** A piece that went to the Hold Queue in the moment it came: what its seat showed before that. */
function beforeHold(game: Game, { kind, released }: Held): Sight {
  const { rules, state } = game;
  const { spawnX, spawnY } = rules.geometry;
  // What came in its place was the first of the queue until then.
  const isOfQueue = released < 0 && rules.book.hold.whenEmpty !== "random" && state.kind >= 0;
  const next = isOfQueue ? [state.kind, ...queueOf(game)].slice(0, rules.options.next) : queueOf(game);
  const place = { kind, facing: 0, x: spawnX[kind]!, y: spawnY[kind]! };
  return { ...sightOf(game), ...place, hold: released, canHold: true, next };
}
