// The game of a rule book with squares (N-12 to N-16, N-19): columns for the moves, cells for what the pieces have become.

import type { Rules } from "@korobeinix/engine";
import type { Scoring } from "@korobeinix/engine/ruleBook";
import { lowestBit } from "../bits.ts";
import { isOut } from "../endings.ts";
import { INCOMING_SIZE, Incoming } from "../incoming.ts";
import { LOST, type Model } from "../model.ts";
import { clearRows, facingOf, leftOf, putPiece, rowOf } from "../moves/moves.ts";
import { FACINGS, SPAN, type Shapes, shapesOf } from "../moves/shapes.ts";
import type { Sight } from "../sight.ts";
import type { Feature, Reason, Skill } from "../step.ts";
import { MEASURES, measure } from "../stack/measure.ts";
import { stackReasons } from "../stack/reasons.ts";
import { DOWN, GOLD, LEFT, RIGHT, SILVER, UP, readCell } from "./cells.ts";
import { SIDE, breakRow, makeSquare, raisePlane, removeRow, squareAt, stripsIn } from "./plane.ts";
import type { SquareWeights } from "./weights.ts";
import { worthOfWindows } from "./windows.ts";

/** Rows of cells that are kept; a higher stack is lost. */
const ROWS = 24;
/** Points for a Lock Down of so many lines get the bonus. */
const FOUR = 4;

export class SquareModel implements Model {
  readonly size: number;
  readonly telling: number;
  readonly #rules: Rules;
  readonly #shapes: Shapes;
  /** Alone, and in a match; which of them holds, and its part for the stack. */
  readonly #alone: SquareWeights;
  readonly #inMatch: SquareWeights;
  #weights: SquareWeights;
  #stack: Float64Array;
  readonly #measured = new Float64Array(MEASURES.length);
  /** The cell of each Mino, by shape, column and row. */
  readonly #minos: Int32Array;
  readonly #incoming: Incoming;
  readonly #plane: number;
  #cut = 0;

  constructor(rules: Rules, alone: SquareWeights, inMatch: SquareWeights) {
    const shapes = shapesOf(rules);
    this.#rules = rules;
    this.#shapes = shapes;
    this.#alone = this.#weights = alone;
    this.#inMatch = inMatch;
    this.#stack = stackOf(alone);
    this.#minos = minosOf(shapes);
    this.#incoming = new Incoming(rules, shapes.columns);
    this.#plane = shapes.columns + INCOMING_SIZE;
    this.size = this.#plane + ROWS * shapes.columns;
    this.telling = this.size;
  }

  read(sight: Sight, skill: Skill, to: Int32Array): void {
    const { columns } = this.#shapes;
    for (let x = 0; x < columns; x++) to[x] = sight.columns[x]!;
    this.#incoming.read(sight, skill, to);
    for (let i = 0; i < ROWS * columns; i++) to[this.#plane + i] = readCell(sight.cells[i + sight.cut * columns] ?? 0);
    this.#cut = sight.cut;
    this.#weights = sight.sends ? this.#inMatch : this.#alone;
    this.#stack = stackOf(this.#weights);
  }

  play(from: Int32Array, offset: number, kind: number, move: number, to: Int32Array, toOffset: number): number {
    const shapes = this.#shapes;
    const { columns } = shapes;
    const shape = kind * FACINGS + facingOf(move);
    if (isOut(this.#rules, shapes, shape, move, this.#cut) || rowOf(move) + SPAN > ROWS) return LOST;
    for (let i = columns; i < this.size; i++) to[toOffset + i] = from[offset + i]!;
    const full = putPiece(shapes, from, offset, to, toOffset, shape, move, 0);
    this.#putCells(to, toOffset + this.#plane, shape, move);
    const made = this.#made;
    made.gold = made.silver = made.score = made.lines = made.attack = 0;
    this.#findSquares(to, toOffset + this.#plane, shape, move);
    const attack = full === 0 ? 0 : this.#clear(to, toOffset, full, kind);
    if (this.#incoming.isDue(to, toOffset) && !this.#rise(to, toOffset, attack)) return LOST;
    return made.gold + made.silver + made.score + made.lines + made.attack;
  }

  worth(position: Int32Array, offset: number, _hold: number): number {
    const measured = this.#measured;
    const { columns } = this.#shapes;
    measure(position, offset, columns, measured);
    let sum = 0;
    for (let i = 0; i < measured.length; i++) sum += measured[i]! * this.#stack[i]!;
    return sum + worthOfWindows(position, offset, offset + this.#plane, columns, this.#weights);
  }

  reasons(from: Int32Array, kind: number, move: number): readonly Reason[] {
    const to = new Int32Array(this.size);
    this.play(from, 0, kind, move, to, 0);
    const { columns } = this.#shapes;
    const windows = worthOfWindows(to, 0, this.#plane, columns, this.#weights);
    const made = Object.entries(this.#made).map(([feature, worth]) => ({ feature: feature as Feature, worth }));
    return [...made, { feature: "squareStarts", worth: windows }, ...stackReasons(to, columns, this.#weights.stack)];
  }

  /** What the last Lock Down was worth, by name. */
  readonly #made = { gold: 0, silver: 0, score: 0, lines: 0, attack: 0 };

  #putCells(to: Int32Array, plane: number, shape: number, move: number): void {
    const { columns } = this.#shapes;
    const left = leftOf(move);
    const row = rowOf(move);
    for (let c = 0; c < SPAN; c++) {
      for (let r = 0; r < SPAN; r++) {
        const cell = this.#minos[(shape * SPAN + c) * SPAN + r]!;
        if (cell !== 0) to[plane + (row + r) * columns + left + c] = cell;
      }
    }
  }

  /** Gold before silver, top before bottom, left before right (N-14); only windows around the piece can be new. */
  #findSquares(to: Int32Array, plane: number, shape: number, move: number): void {
    const { columns, widths, heights } = this.#shapes;
    const { book, geometry } = this.#rules;
    const isOne = book.squares?.search === "aroundPiece";
    const left = leftOf(move);
    const bottom = rowOf(move);
    const right = Math.min(columns - SIDE, left);
    const top = Math.min(geometry.skyline - this.#cut - SIDE, bottom);
    const made = this.#made;
    for (const mark of [GOLD, SILVER]) {
      for (let y = top; y >= Math.max(0, bottom + heights[shape]! - SIDE); y--) {
        for (let x = Math.max(0, left + widths[shape]! - SIDE); x <= right; x++) {
          if (squareAt(to, plane, columns, x, y) !== mark) continue;
          makeSquare(to, plane, columns, x, y, mark);
          if (mark === GOLD) made.gold += this.#weights.gold;
          else made.silver += this.#weights.silver;
          if (isOne) return;
        }
      }
    }
  }

  /** Takes full rows away: the lines that they send. */
  #clear(to: Int32Array, offset: number, full: number, kind: number): number {
    const { columns } = this.#shapes;
    const { book } = this.#rules;
    const weights = this.#weights;
    const plane = offset + this.#plane;
    let silver = 0;
    let gold = 0;
    let squared = 0;
    for (let rest = full; rest !== 0; rest &= rest - 1) {
      const y = lowestBit(rest);
      const inRow = stripsIn(to, plane, columns, y, SILVER);
      const goldInRow = stripsIn(to, plane, columns, y, GOLD);
      silver += inRow;
      gold += goldInRow;
      if (inRow + goldInRow > 0) squared++;
      breakRow(to, plane, columns, y);
    }
    for (let rest = full; rest !== 0;) {
      const y = 31 - Math.clz32(rest);
      removeRow(to, plane, columns, y, ROWS);
      rest &= ~(1 << y);
    }
    const lines = clearRows(columns, to, offset, full);
    const { scoring, garbage } = book;
    const points =
      scoring.rule === "squares"
        ? lines * scoring.line +
          (lines === FOUR && this.#earnsFour(scoring, kind) ? scoring.four : 0) +
          silver * scoring.silverStrip +
          gold * scoring.goldStrip
        : 0;
    const rule = garbage?.attack;
    const attack = rule?.rule === "lines" ? (rule.lines[lines] ?? lines) + squared * rule.perSquaredLine : 0;
    this.#made.score = points * weights.point;
    this.#made.lines = weights.lines[lines] ?? 0;
    this.#made.attack = attack * weights.attack;
    return attack;
  }

  /** The bonus for four lines may be one piece's alone. */
  #earnsFour({ fourOnlyBy }: Extract<Scoring, { readonly rule: "squares" }>, kind: number): boolean {
    return fourOnlyBy === undefined || this.#rules.book.pieces[kind]!.name === fourOnlyBy;
  }

  #rise(to: Int32Array, offset: number, attack: number): boolean {
    const { columns } = this.#shapes;
    return this.#incoming.rise(to, offset, attack, ROWS - 1, (height, gap) =>
      raisePlane(to, offset + this.#plane, columns, height, gap),
    );
  }
}

function stackOf({ stack }: SquareWeights): Float64Array {
  return Float64Array.from(MEASURES, (name) => stack[name]);
}

/** The cells of every shape: kind, and the sides on which its Minos hang together. */
function minosOf({ kinds, bits }: Shapes): Int32Array {
  const cells = new Int32Array(kinds * FACINGS * SPAN * SPAN);
  const has = (shape: number, c: number, r: number): boolean =>
    c >= 0 && c < SPAN && r >= 0 && r < SPAN && ((bits[shape * SPAN + c]! >> r) & 1) === 1;
  for (let shape = 0; shape < kinds * FACINGS; shape++) {
    for (let c = 0; c < SPAN; c++) {
      for (let r = 0; r < SPAN; r++) {
        if (!has(shape, c, r)) continue;
        const sides =
          (has(shape, c + 1, r) ? RIGHT : 0) |
          (has(shape, c, r - 1) ? DOWN : 0) |
          (has(shape, c - 1, r) ? LEFT : 0) |
          (has(shape, c, r + 1) ? UP : 0);
        cells[(shape * SPAN + c) * SPAN + r] = (Math.floor(shape / FACINGS) + 1) | sides;
      }
    }
  }
  return cells;
}
