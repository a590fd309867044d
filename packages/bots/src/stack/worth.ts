// What a Lock Down and the stack that it leaves are worth, by a rule book's words and a table of weights.

import type { Rules, ScoringAction } from "@korobeinix/engine";
import { MEASURES, measure } from "./measure.ts";
import type { StackWeights } from "./weights.ts";

const CLEARS: readonly ScoringAction[] = ["single", "double", "triple", "tetris"];
const T_SPINS: readonly ScoringAction[] = ["tSpin", "tSpinSingle", "tSpinDouble", "tSpinTriple"];
const MINIS: readonly ScoringAction[] = ["miniTSpin", "miniTSpinSingle", "tSpinDouble", "tSpinTriple"];

/** Lock Downs are looked up by spin and lines. */
const LINES = 5;
const SPINS = 4;

/** What there is to know of each kind of Lock Down, looked up by `spin * LINES + lines`. */
export class StackWorth {
  readonly weights: StackWeights;
  /** What it is worth, without and with Back-to-Back before it; lines that it sends. */
  readonly #gains: Float64Array;
  readonly #gainsBackToBack: Float64Array;
  readonly attacks: Int32Array;
  readonly attacksBackToBack: Int32Array;
  /** What becomes of Back-to-Back: 1 it runs, 0 it ends, -1 nothing. */
  readonly #runs: Int32Array;
  readonly #stack: Float64Array;
  readonly measured: Float64Array = new Float64Array(MEASURES.length);
  readonly #columns: number;
  /** The kind that makes T-Spins; -1 for none. */
  readonly tKind: number;

  constructor(rules: Rules, weights: StackWeights) {
    const { book, geometry } = rules;
    const size = LINES * SPINS;
    this.weights = weights;
    this.#columns = geometry.columns;
    this.#stack = Float64Array.from(MEASURES, (name) => weights.stack[name]);
    this.#gains = new Float64Array(size);
    this.#gainsBackToBack = new Float64Array(size);
    this.attacks = new Int32Array(size);
    this.attacksBackToBack = new Int32Array(size);
    this.#runs = new Int32Array(size).fill(-1);
    const { spins, scoring, garbage } = book;
    this.tKind = spins.rule === "threeCorners" ? book.pieces.findIndex(({ name }) => name === spins.piece) : -1;
    // A spin that has no name of its own is a clear like any other.
    for (const [spin, names] of [CLEARS, MINIS, T_SPINS, CLEARS].entries()) {
      for (let lines = 0; lines < LINES; lines++) {
        const at = spin * LINES + lines;
        const action = names === CLEARS ? names[lines - 1] : names[lines];
        if (action === undefined) continue;
        const isChain = scoring.rule === "actions" && scoring.actions[action].backToBack === "earns";
        const rule = garbage?.attack;
        const sent =
          rule === undefined ? 0 : rule.rule === "actions" ? rule.lines[action] : (rule.lines[lines] ?? lines);
        const more = rule?.rule === "actions" && isChain && sent > 0 ? rule.backToBack : 0;
        this.attacks[at] = sent;
        this.attacksBackToBack[at] = sent + more;
        this.#gains[at] = weights.actions[action] + sent * weights.attack;
        this.#gainsBackToBack[at] = weights.actions[action] + (sent + more) * weights.attack;
        if (scoring.rule !== "actions") continue;
        const { backToBack } = scoring.actions[action];
        this.#runs[at] = backToBack === "earns" ? 1 : backToBack === "breaks" ? 0 : -1;
      }
    }
  }

  static lockDown(spin: number, lines: number): number {
    return spin * LINES + lines;
  }

  attack(lockDown: number, isBackToBack: boolean): number {
    return isBackToBack ? this.attacksBackToBack[lockDown]! : this.attacks[lockDown]!;
  }

  gain(lockDown: number, isBackToBack: boolean, kind: number): number {
    const gain = isBackToBack ? this.#gainsBackToBack[lockDown]! : this.#gains[lockDown]!;
    return this.isWasted(lockDown, kind) ? gain + this.weights.tWasted : gain;
  }

  /** Whether a T made no spin with lines. */
  isWasted(lockDown: number, kind: number): boolean {
    return kind === this.tKind && (lockDown < LINES || lockDown % LINES === 0);
  }

  /** Whether Back-to-Back runs after a Lock Down. */
  runs(lockDown: number, isBackToBack: boolean): boolean {
    const becomes = this.#runs[lockDown]!;
    return becomes < 0 ? isBackToBack : becomes === 1;
  }

  /** What a stack is worth. */
  stack(board: Int32Array, offset: number): number {
    const { measured } = this;
    measure(board, offset, this.#columns, measured);
    let worth = 0;
    for (let i = 0; i < measured.length; i++) worth += measured[i]! * this.#stack[i]!;
    return worth;
  }
}
