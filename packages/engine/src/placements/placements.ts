// Every place where the piece in play can come to rest, and the keys that lead there: a search breadth first over the
// places of the piece, on geometry alone.

import type { Control } from "../actions.ts";
import { footprint } from "./footprint.ts";
import type { Game } from "../game.ts";
import type { Place } from "../rotation.ts";
import { recogniseSpin } from "../spins.ts";
import { SPINS, type Spin } from "../state.ts";
import { Walker } from "./walker.ts";

/**
 * One press, or what stands for one: `leftHeld` and `rightHeld` go on to whatever is in the way, `softDrop` is one row,
 * and `fall`, where a rule book has no drop at all, waits until gravity has taken the piece one row.
 */
export type PlacementKey = Exclude<Control, "hold" | "speed"> | "leftHeld" | "rightHeld" | "fall";

/** A place where a piece rests, and the way there. */
export interface Placement extends Place {
  readonly kind: number;
  /**
   * The fewest presses that lead there, without waits and without the drop that locks. The last key is the one that locks
   * the piece. Where no drop locks, or there is none, the way ends where the piece rests.
   */
  readonly keys: readonly PlacementKey[];
  /** What its Lock Down is recognised as. */
  readonly spin: Spin;
}

/** Which keys the way to a placement may have. */
export interface PlacementOptions {
  /** False: straight drops only; nothing is moved or turned on the way down. */
  readonly softDrop?: boolean;
  /** True: where the rule book repeats moves, a direction may also be held up to whatever is in the way. */
  readonly autoRepeat?: boolean;
}

/**
 * Every resting placement that the piece in play can reach from where it is, its keys pressed without time between them.
 * The same four cells count once for each spin that they can be recognised as.
 */
export function placements(game: Game, options: PlacementOptions = {}): Placement[] {
  const { phase } = game.state;
  return phase === "falling" || phase === "lock" ? new Search(game, options).run() : [];
}

/** A way to rest: a node's, and after it a key so many times. */
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
  /** The node last found at each packed place, plus one. */
  readonly #latest: Int32Array;
  /** Nodes: where, what is left of Extended Placement there, and from which node by which key. */
  readonly #places: number[] = [];
  readonly #lowestRows: number[] = [];
  readonly #actionsLeft: number[] = [];
  readonly #presses: number[] = [];
  readonly #parents: number[] = [];
  readonly #lastKeys: (PlacementKey | undefined)[] = [];
  /** The node found before at the same place, plus one. */
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
      // A wait is no press: where it leads joins the nodes of this round.
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
    // A straight drop after a drop ends where one drop would have.
    if (!hasDropped) this.#dropFrom(node);
    this.#goTo(node);
    // In the open it is all the same whether a piece moves before a drop or after it: only before is tried.
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

  /** The walker's place as a node; -1 if an earlier one can do all that it could. */
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

  /** Straight down from a node, or its rest where it is. */
  #dropFrom(node: number): void {
    this.#goTo(node);
    const { book } = this.#game.rules;
    const rows = this.#walker.rowsToSurface;
    this.#walker.descend(rows);
    if (!book.controls.includes("hardDrop")) this.#end(node, "fall", rows);
    else this.#end(node, "hardDrop", book.hardDrop.locks || rows > 0 ? 1 : 0);
  }

  /** The walker rests where it is. */
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

/** The keys that a way may have before its last. */
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

/** Whether it did anything. */
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
