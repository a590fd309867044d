// Every place where the piece in play can come to rest, and the keys that lead there. A breadth-first search over the
// places of the piece; it uses geometry and no time.

import type { Control } from "../actions.ts";
import { footprint } from "./footprint.ts";
import type { Game } from "../game.ts";
import type { Place } from "../rotation.ts";
import { recogniseSpin } from "../spins.ts";
import { SPINS, type Spin } from "../state.ts";
import { Walker } from "./walker.ts";

/**
 * One step of a way. Most are one press. `leftHeld` and `rightHeld` move the piece until something is in the way.
 * `softDrop` is one row. `fall` waits until gravity has moved the piece one row; only rule books without drops use it.
 */
export type PlacementKey = Exclude<Control, "hold" | "speed"> | "leftHeld" | "rightHeld" | "fall";

/** A place where a piece rests, and the way there. */
export interface Placement extends Place {
  readonly kind: number;
  /**
   * A way there with the fewest presses; waits and the drop that locks do not count as presses. The last key locks the
   * piece. If no drop locks, or the rule book has no drop, the way ends where the piece rests.
   */
  readonly keys: readonly PlacementKey[];
  /** The spin of its Lock Down. */
  readonly spin: Spin;
}

/** The keys that the way to a placement may use. */
export interface PlacementOptions {
  /** False: only straight drops. The piece does not move or turn on its way down. */
  readonly softDrop?: boolean;
  /** True: if the rule book has Auto-Repeat, a direction may also be held until something is in the way. */
  readonly autoRepeat?: boolean;
}

/**
 * Every placement that the piece in play can reach from its present place if no time passes between the keys. Ways to
 * the same four cells are one placement, unless they end in different spins.
 */
export function placements(game: Game, options: PlacementOptions = {}): Placement[] {
  const { phase } = game.state;
  return phase === "falling" || phase === "lock" ? new Search(game, options).run() : [];
}

/** A way to rest: the way to `node`, and then `key`, `times` times. */
interface Ending extends Place {
  readonly spin: Spin;
  readonly node: number;
  readonly key: PlacementKey;
  readonly times: number;
  readonly presses: number;
}

class Search {
  readonly #game: Game;
  readonly #walker: Walker;
  readonly #keys: readonly PlacementKey[];
  readonly #drops: readonly PlacementKey[];
  readonly #endings = new Map<number, Ending>();
  /** For each packed place, the node found there last, plus one. */
  readonly #latest: Int32Array;
  /** The nodes: place, state of Extended Placement, presses so far, parent node and the key from the parent. */
  readonly #places: number[] = [];
  readonly #lowestRows: number[] = [];
  readonly #actionsLeft: number[] = [];
  readonly #presses: number[] = [];
  readonly #parents: number[] = [];
  readonly #lastKeys: (PlacementKey | undefined)[] = [];
  /** For each node, the node found before it at the same place, plus one. */
  readonly #earlier: number[] = [];

  constructor(game: Game, options: PlacementOptions) {
    this.#game = game;
    this.#walker = new Walker(game);
    this.#keys = keysOf(game, options);
    this.#drops = this.#keys.filter(isDrop);
    this.#latest = new Int32Array(this.#walker.places);
  }

  run(): Placement[] {
    this.#add(-1, undefined);
    let nodes = [0];
    while (nodes.length > 0) {
      const further: number[] = [];
      // A wait is not a press, so the node after it joins this round.
      for (const node of nodes) this.#expand(node, nodes, further);
      nodes = further;
    }
    const { kind } = this.#game.state;
    return Array.from(this.#endings.values(), (ending) => {
      const { facing, x, y, spin } = ending;
      return { kind, facing, x, y, spin, keys: this.#keysTo(ending) };
    });
  }

  #expand(node: number, round: number[], further: number[]): void {
    const hasDropped = isDrop(this.#lastKeys[node]);
    // A straight drop after a drop ends in the same place as the straight drop alone.
    if (!hasDropped) this.#dropFrom(node);
    this.#goTo(node);
    // In the open a move before a drop leads to the same place as a move after it, so only the move before is tried.
    const keys = hasDropped && this.#walker.isInTheOpen ? this.#drops : this.#keys;
    for (const key of keys) {
      this.#goTo(node);
      if (!press(this.#walker, key)) continue;
      if (this.#walker.isLocked) {
        this.#end(node, key, 1);
        continue;
      }
      const added = this.#add(node, key);
      if (added >= 0) (key === "fall" ? round : further).push(added);
    }
  }

  #goTo(node: number): void {
    const walker = this.#walker;
    walker.unpack(this.#places[node]!);
    walker.lowestRow = this.#lowestRows[node]!;
    walker.actionsLeft = this.#actionsLeft[node]!;
  }

  /** Adds the walker's place as a node. Returns -1 if an earlier node there can reach at least as much. */
  #add(parent: number, key: PlacementKey | undefined): number {
    const { lowestRow, actionsLeft } = this.#walker;
    const place = this.#walker.pack();
    const latest = this.#latest[place]!;
    for (let other = latest; other > 0; other = this.#earlier[other - 1]!) {
      if (this.#lowestRows[other - 1]! >= lowestRow && this.#actionsLeft[other - 1]! >= actionsLeft) return -1;
    }
    const node = this.#places.push(place) - 1;
    this.#lowestRows.push(lowestRow);
    this.#actionsLeft.push(actionsLeft);
    this.#presses.push(key === undefined ? 0 : this.#presses[parent]! + this.#pressesOf(key));
    this.#parents.push(parent);
    this.#lastKeys.push(key);
    this.#earlier.push(latest);
    this.#latest[place] = node + 1;
    return node;
  }

  /** Ends a way by a straight drop from a node, or by resting there. */
  #dropFrom(node: number): void {
    this.#goTo(node);
    const { book } = this.#game.rules;
    const rows = this.#walker.rowsToSurface;
    this.#walker.descend(rows);
    if (!book.controls.includes("hardDrop")) this.#end(node, "fall", rows);
    else this.#end(node, "hardDrop", book.hardDrop.locks || rows > 0 ? 1 : 0);
  }

  /** Records the walker's place as a placement, if this way has the fewest presses so far. */
  #end(node: number, key: PlacementKey, times: number): void {
    const walker = this.#walker;
    const { rules } = this.#game;
    const spin = recogniseSpin(rules, walker);
    const slot = footprint(this.#game, walker) * SPINS.length + SPINS.indexOf(spin);
    const presses = this.#presses[node]! + times * this.#pressesOf(key);
    const best = this.#endings.get(slot);
    if (best !== undefined && best.presses <= presses) return;
    const { facing, x, y } = walker;
    this.#endings.set(slot, { facing, x, y, spin, node, key, times, presses });
  }

  #pressesOf(key: PlacementKey): number {
    return key === "fall" || (key === "hardDrop" && this.#game.rules.book.hardDrop.locks) ? 0 : 1;
  }

  #keysTo({ node, key, times }: Ending): PlacementKey[] {
    const keys: PlacementKey[] = [];
    for (let at = node; at > 0; at = this.#parents[at]!) keys.push(this.#lastKeys[at]!);
    keys.reverse();
    for (let i = 0; i < times; i++) keys.push(key);
    return keys;
  }
}

function isDrop(key: Control | PlacementKey | undefined): boolean {
  return key === "softDrop" || key === "hardDrop" || key === "fall";
}

/** The keys that a way may use before its last key. */
function keysOf({ rules }: Game, { softDrop = true, autoRepeat = false }: PlacementOptions): PlacementKey[] {
  const { controls, autoRepeats, hardDrop } = rules.book;
  const keys: PlacementKey[] = ["left", "right"];
  if (autoRepeat && autoRepeats) keys.push("leftHeld", "rightHeld");
  for (const turn of ["rotateClockwise", "rotateCounterclockwise"] as const) {
    if (controls.includes(turn)) keys.push(turn);
  }
  if (!softDrop) return keys;
  if (controls.includes("softDrop")) keys.push("softDrop");
  if (controls.includes("hardDrop") && !hardDrop.locks) keys.push("hardDrop");
  if (!controls.some(isDrop)) keys.push("fall");
  return keys;
}

/** Presses a key. True if it did anything. */
function press(walker: Walker, key: PlacementKey): boolean {
  switch (key) {
    case "left":
      return walker.shift(-1);
    case "right":
      return walker.shift(1);
    case "leftHeld":
      return walker.slide(-1);
    case "rightHeld":
      return walker.slide(1);
    case "rotateClockwise":
      return walker.turn(true);
    case "rotateCounterclockwise":
      return walker.turn(false);
    case "softDrop":
    case "fall":
      return walker.descend(walker.isOnSurface ? 0 : 1);
    case "hardDrop":
      return walker.descend(walker.rowsToSurface);
  }
}
