// What a search in time has come to: its nodes, the rests that they lead to, and the strokes on the way.

import type { Game, State } from "@korobeinix/engine";
import type { Readiness } from "./fingers.ts";
import type { Stroke } from "./strokes.ts";
import { type Rest, slotOf } from "./way.ts";

/** The game at the moment the next press may come. */
export interface Node {
  readonly state: State;
  readonly ready: Readiness;
  readonly parent: Node | undefined;
  readonly stroke: Stroke | undefined;
}

/** A rest, and the strokes that lead there. */
export interface Found {
  readonly rest: Rest;
  readonly strokes: readonly Stroke[];
}

interface Ending {
  readonly rest: Rest;
  readonly node: Node;
  /** The last stroke, if there is one after the node's. */
  readonly drop: Stroke | undefined;
  readonly presses: number;
}

export class Endings {
  readonly #game: Game;
  readonly #endings = new Map<number, Ending>();

  constructor(game: Game) {
    this.#game = game;
  }

  has(slot: number): boolean {
    return this.#endings.has(slot);
  }

  /** Keeps an ending, unless one with as few presses is known. */
  keep(rest: Rest, node: Node, drop: Stroke | undefined, presses: number): void {
    const slot = slotOf(this.#game, rest);
    const known = this.#endings.get(slot);
    if (known === undefined || known.presses > presses) this.#endings.set(slot, { rest, node, drop, presses });
  }

  strokesTo(slot: number): readonly Stroke[] | undefined {
    const ending = this.#endings.get(slot);
    return ending && strokesOf(ending);
  }

  all(): readonly Found[] {
    return Array.from(this.#endings.values(), (ending) => ({ rest: ending.rest, strokes: strokesOf(ending) }));
  }
}

function strokesOf({ node, drop }: Ending): readonly Stroke[] {
  const strokes: Stroke[] = drop === undefined ? [] : [drop];
  for (let at: Node | undefined = node; at?.stroke !== undefined; at = at.parent) strokes.push(at.stroke);
  return strokes.reverse();
}
