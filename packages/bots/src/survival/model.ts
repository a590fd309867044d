// The game of a player who only wants to live: the board, and how the last piece came to rest.

import type { Rules } from "@korobeinix/engine";
import { popCount } from "../bits.ts";
import { isOut } from "../endings.ts";
import { LOST, type Model } from "../model.ts";
import { clearRows, facingOf, putPiece, rowOf } from "../moves/moves.ts";
import { FACINGS, SPAN, type Shapes, shapesOf } from "../moves/shapes.ts";
import type { Sight } from "../sight.ts";
import type { Feature, Reason, Skill } from "../step.ts";
import { type SurvivalFeature, type SurvivalWeights, survivalParts, survivalWorth } from "./features.ts";

/** By what a coach calls it. */
const NAMES: { readonly [Each in SurvivalFeature]: Feature } = {
  landing: "height",
  eroded: "lines",
  rowChanges: "rowChanges",
  columnChanges: "columnChanges",
  holes: "holes",
  wells: "wells",
  cover: "cover",
  rowsWithHoles: "holes",
  steps: "roughness",
  fitting: "roughness",
  peak: "danger",
};

/** A hole is worth about as much here as in other evaluations. */
const SCALE = 0.1;

export class SurvivalModel implements Model {
  readonly size: number;
  readonly telling: number;
  readonly #rules: Rules;
  readonly #shapes: Shapes;
  readonly #weights: SurvivalWeights;
  readonly #landing: number;
  readonly #eroded: number;
  #cut = 0;

  constructor(rules: Rules, weights: SurvivalWeights) {
    this.#rules = rules;
    this.#shapes = shapesOf(rules);
    this.#weights = weights;
    this.#landing = this.#shapes.columns;
    this.#eroded = this.#shapes.columns + 1;
    this.size = this.#shapes.columns + 2;
    this.telling = this.#shapes.columns;
  }

  read(sight: Sight, _skill: Skill, to: Int32Array): void {
    for (let x = 0; x < this.#shapes.columns; x++) to[x] = sight.columns[x]!;
    to[this.#landing] = to[this.#eroded] = 0;
    this.#cut = sight.cut;
  }

  play(from: Int32Array, offset: number, kind: number, move: number, to: Int32Array, toOffset: number): number {
    const shapes = this.#shapes;
    const shape = kind * FACINGS + facingOf(move);
    if (isOut(this.#rules, shapes, shape, move, this.#cut)) return LOST;
    const full = putPiece(shapes, from, offset, to, toOffset, shape, move, 0);
    to[toOffset + this.#landing] = 2 * rowOf(move) + shapes.heights[shape]! - 1;
    to[toOffset + this.#eroded] = 0;
    if (full !== 0) {
      let minos = 0;
      for (let c = 0; c < SPAN; c++) minos += popCount((shapes.bits[shape * SPAN + c]! << rowOf(move)) & full);
      to[toOffset + this.#eroded] = minos * clearRows(shapes.columns, to, toOffset, full);
    }
    return 0;
  }

  worth(position: Int32Array, offset: number): number {
    const { columns } = this.#shapes;
    const { skyline } = this.#rules.geometry;
    const landing = position[offset + this.#landing]!;
    const eroded = position[offset + this.#eroded]!;
    return survivalWorth(position, offset, columns, skyline, landing, eroded, this.#weights) * SCALE;
  }

  reasons(from: Int32Array, kind: number, move: number): readonly Reason[] {
    const to = new Int32Array(this.size);
    this.play(from, 0, kind, move, to, 0);
    const { columns } = this.#shapes;
    const { skyline } = this.#rules.geometry;
    const parts = survivalParts(to, 0, columns, skyline, to[this.#landing]!, to[this.#eroded]!, this.#weights);
    return parts.map(({ feature, worth }) => ({ feature: NAMES[feature], worth: worth * SCALE }));
  }
}
