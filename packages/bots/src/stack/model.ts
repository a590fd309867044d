// The game as far as a stack goes, for rule books with named Lock Downs: columns, Back-to-Back, and what lies in the
// Receiving Queue.

import type { Rules } from "@korobeinix/engine";
import { popCount } from "../bits.ts";
import { isOut } from "../endings.ts";
import { INCOMING_SIZE, Incoming } from "../incoming.ts";
import { LOST, MOST_ROWS, type Model } from "../model.ts";
import { clearRows, facingOf, putPiece, spinOf } from "../moves/moves.ts";
import { FACINGS, type Shapes, shapesOf } from "../moves/shapes.ts";
import type { Sight } from "../sight.ts";
import type { Reason, Skill } from "../step.ts";
import type { StackWeights } from "./weights.ts";
import { stackReasons } from "./reasons.ts";
import { StackWorth } from "./worth.ts";

export class StackModel implements Model {
  readonly size: number;
  readonly telling: number;
  readonly #rules: Rules;
  readonly #shapes: Shapes;
  readonly #worth: StackWorth;
  readonly #incoming: Incoming;
  /** Where a position keeps whether Back-to-Back runs. */
  readonly #backToBack: number;

  // What a sight says that does not change in a search.
  #cut = 0;
  #solid = 0;

  constructor(rules: Rules, weights: StackWeights) {
    this.#rules = rules;
    this.#shapes = shapesOf(rules);
    this.#worth = new StackWorth(rules, weights);
    const { columns } = this.#shapes;
    this.#backToBack = columns;
    this.#incoming = new Incoming(rules, columns + 1);
    this.size = columns + 1 + INCOMING_SIZE;
    // How often a gap stays where it is makes no other position.
    this.telling = columns + 2;
  }

  read(sight: Sight, skill: Skill, to: Int32Array): void {
    const { columns } = this.#shapes;
    for (let x = 0; x < columns; x++) to[x] = sight.columns[x]!;
    to[this.#backToBack] = sight.isBackToBack ? 1 : 0;
    this.#incoming.read(sight, skill, to);
    this.#cut = sight.cut;
    this.#solid = Math.max(0, sight.solidRows - sight.cut);
  }

  play(from: Int32Array, offset: number, kind: number, move: number, to: Int32Array, toOffset: number): number {
    const shape = kind * FACINGS + facingOf(move);
    if (isOut(this.#rules, this.#shapes, shape, move, this.#cut)) return LOST;
    const worth = this.#worth;
    const full = putPiece(this.#shapes, from, offset, to, toOffset, shape, move, this.#solid);
    const lines = full === 0 ? 0 : clearRows(this.#shapes.columns, to, toOffset, full);
    const isBackToBack = from[offset + this.#backToBack] === 1;
    const lockDown = StackWorth.lockDown(spinOf(move), lines);
    for (let i = this.#backToBack + 1; i < this.size; i++) to[toOffset + i] = from[offset + i]!;
    to[toOffset + this.#backToBack] = worth.runs(lockDown, isBackToBack) ? 1 : 0;
    const incoming = this.#incoming;
    if (incoming.isDue(to, toOffset)) {
      if (!incoming.rise(to, toOffset, worth.attack(lockDown, isBackToBack), MOST_ROWS)) return LOST;
    }
    return worth.gain(lockDown, isBackToBack, kind);
  }

  worth(position: Int32Array, offset: number, hold: number): number {
    const worth = this.#worth;
    const { weights } = worth;
    let sum = worth.stack(position, offset);
    if (position[offset + this.#backToBack] === 1) sum += weights.backToBack;
    if (hold >= 0 && hold === worth.tKind) sum += weights.tHeld;
    return sum;
  }

  reasons(from: Int32Array, kind: number, move: number, hold: number): readonly Reason[] {
    const to = new Int32Array(this.size);
    this.play(from, 0, kind, move, to, 0);
    const worth = this.#worth;
    const full = putPiece(
      this.#shapes,
      from,
      0,
      new Int32Array(this.size),
      0,
      kind * FACINGS + facingOf(move),
      move,
      this.#solid,
    );
    const lockDown = StackWorth.lockDown(spinOf(move), popCount(full));
    const isBackToBack = from[this.#backToBack] === 1;
    const { weights } = worth;
    const attack = worth.attack(lockDown, isBackToBack) * weights.attack;
    const wasted = worth.isWasted(lockDown, kind) ? weights.tWasted : 0;
    return [
      { feature: "attack", worth: attack },
      { feature: "lines", worth: worth.gain(lockDown, isBackToBack, kind) - attack - wasted },
      { feature: "tWasted", worth: wasted + (hold >= 0 && hold === worth.tKind ? weights.tHeld : 0) },
      { feature: "backToBack", worth: to[this.#backToBack] === 1 ? weights.backToBack : 0 },
      ...stackReasons(to, this.#shapes.columns, weights.stack),
    ];
  }
}
