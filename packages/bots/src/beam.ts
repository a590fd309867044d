// A beam over the pieces that are shown. At every piece all lines of play that are kept are continued in every way, with
// the piece in play and with the one on Hold; of what comes out the best are kept.

import { MoveGenerator, facingOf, leftOf, rowOf, spinOf } from "./moves/moves.ts";
import { FACINGS, type Shapes } from "./moves/shapes.ts";
import { LOST, type Model } from "./model.ts";
import { nthGreatest } from "./select.ts";
import type { Sight } from "./sight.ts";
import type { RatedStep, Skill, Thought } from "./step.ts";

/** Ways to go on that are compared at one piece, at most. */
const MOST_WAYS = 1 << 16;
/** On Hold: none, or one that nobody can know yet. */
const NOTHING = -1;
/** Positions whose worth is kept. */
const KNOWN = 1 << 14;
const SPIN_NAMES = ["none", "mini", "full", "immobile"] as const;

/** Lines of play after the same number of pieces. */
class Lines {
  readonly positions: Int32Array;
  readonly holds: Int32Array;
  /** How many of the pieces shown are used up. */
  readonly used: Int32Array;
  readonly earned: Float64Array;
  readonly firsts: Int32Array;
  count = 0;

  constructor(width: number, size: number) {
    this.positions = new Int32Array(width * size);
    this.holds = new Int32Array(width);
    this.used = new Int32Array(width);
    this.earned = new Float64Array(width);
    this.firsts = new Int32Array(width);
  }
}

export class Beam {
  readonly #shapes: Shapes;
  readonly #model: Model;
  readonly #generator: MoveGenerator;
  readonly #child: Int32Array;
  #width = 0;
  #lines: Lines = new Lines(0, 0);
  #next: Lines = new Lines(0, 0);

  // The ways to go on: what each is worth, what its Lock Downs have earned, from which line of play, by which move of which kind.
  readonly #worths = new Float64Array(MOST_WAYS);
  readonly #earned = new Float64Array(MOST_WAYS);
  readonly #parents = new Int32Array(MOST_WAYS);
  readonly #moves = new Int32Array(MOST_WAYS);
  readonly #kinds = new Int8Array(MOST_WAYS);
  readonly #swaps = new Int8Array(MOST_WAYS);
  readonly #hashes = new Int32Array(MOST_WAYS);
  readonly #scratch = new Float64Array(MOST_WAYS);
  readonly #seen = new Set<number>();
  // Positions whose worth is known, and in which thought it was found out: what is seen differs.
  readonly #knownHashes = new Int32Array(KNOWN);
  readonly #knownIn = new Int32Array(KNOWN);
  readonly #knownWorths = new Float64Array(KNOWN);
  #thoughts = 0;
  #blur = 0;
  #taste = 0;
  #ways = 0;
  #nodes = 0;
  #shown: readonly number[] = [];

  constructor(shapes: Shapes, model: Model) {
    this.#shapes = shapes;
    this.#model = model;
    this.#generator = new MoveGenerator(shapes);
    this.#child = new Int32Array(model.size);
  }

  run(sight: Sight, skill: Skill): Thought {
    this.#begin(sight, skill);
    const firsts: RatedStep[] = [];
    const losses: number[] = [];
    let best = LOST;
    // The piece on Hold comes last: whatever is not shown any more can be held instead.
    const known = this.#shown.length + (sight.options.hold && sight.hold >= 0 ? 1 : 0);
    const pieces = Math.min(skill.foresight, known);
    for (let piece = 0; piece < pieces; piece++) {
      this.#expandAll(sight, skill, piece === 0);
      if (this.#ways === 0) break;
      if (piece === 0) for (let way = 0; way < this.#ways; way++) firsts.push(this.#stepOf(way, sight.cut));
      best = this.#noteLosses(piece === 0, losses);
      this.#keepBest(skill.width, piece === 0);
    }
    const steps = firsts.map((step, i) => ({ ...step, worth: best - losses[i]! }));
    steps.sort((one, other) => other.worth - one.worth);
    return { steps, nodes: this.#nodes };
  }

  #begin(sight: Sight, skill: Skill): void {
    if (this.#width < skill.width) {
      this.#width = skill.width;
      this.#lines = new Lines(skill.width, this.#model.size);
      this.#next = new Lines(skill.width, this.#model.size);
    }
    this.#shown = sight.kind < 0 ? [] : [sight.kind, ...sight.next];
    this.#nodes = 0;
    this.#thoughts++;
    this.#blur = skill.blur ?? 0;
    this.#taste = skill.taste ?? 0;
    const lines = this.#lines;
    this.#model.read(sight, skill, lines.positions);
    lines.count = 1;
    lines.holds[0] = sight.hold;
    lines.used[0] = 0;
    lines.earned[0] = 0;
    lines.firsts[0] = 0;
  }

  #expandAll(sight: Sight, skill: Skill, isFirst: boolean): void {
    this.#ways = 0;
    const lines = this.#lines;
    const canHold = isFirst ? sight.canHold : sight.options.hold;
    for (let line = 0; line < lines.count && this.#nodes < skill.nodes; line++) {
      const used = lines.used[line]!;
      const kind = this.#shown[used];
      const at = line * this.#model.size;
      const height = heightOf(lines.positions, at, this.#shapes.columns);
      this.#generator.look(lines.positions, at);
      if (kind === undefined) {
        const last = lines.holds[line]!;
        if (canHold && last >= 0) this.#tryMoves(line, last, this.#enter(line, last, height, sight), true);
        continue;
      }
      this.#tryMoves(
        line,
        kind,
        isFirst ? this.#fromSight(sight, height) : this.#enter(line, kind, height, sight),
        false,
      );
      const held = lines.holds[line]! < 0 ? this.#shown[used + 1] : lines.holds[line]!;
      if (!canHold || held === undefined || held === kind) continue;
      this.#tryMoves(line, held, this.#enter(line, held, height, sight), true);
    }
  }

  #enter(line: number, kind: number, height: number, { cut }: Sight): number {
    return this.#generator.enter(kind, this.#lines.positions, line * this.#model.size, height, cut);
  }

  #fromSight({ kind, facing, x, y, cut }: Sight, height: number): number {
    const shape = kind * FACINGS + facing;
    const left = x + this.#shapes.lefts[shape]!;
    const row = y + this.#shapes.bottoms[shape]! - cut;
    return this.#generator.goOn(kind, facing, left, row, this.#lines.positions, 0, height);
  }

  #tryMoves(line: number, kind: number, count: number, swaps: boolean): void {
    const model = this.#model;
    const lines = this.#lines;
    const child = this.#child;
    const hold = swaps ? (this.#shown[lines.used[line]!] ?? NOTHING) : lines.holds[line]!;
    this.#nodes += count;
    for (let i = 0; i < count && this.#ways < MOST_WAYS; i++) {
      const move = this.#generator.moves[i]!;
      const gain = model.play(lines.positions, line * model.size, kind, move, child, 0);
      if (gain <= LOST) continue;
      const way = this.#ways++;
      const earned = lines.earned[line]! + gain;
      const hash = hashOf(child, model.telling, hold + 1);
      this.#hashes[way] = hash;
      this.#earned[way] = earned;
      this.#worths[way] = earned + this.#worthOf(hash, hold);
      this.#parents[way] = line;
      this.#moves[way] = move;
      this.#kinds[way] = kind;
      this.#swaps[way] = swaps ? 1 : 0;
    }
  }

  /** What the child is worth. Many ways lead to the same position: it is looked at once. */
  #worthOf(hash: number, hold: number): number {
    const slot = hash & (KNOWN - 1);
    if (this.#knownHashes[slot] === hash && this.#knownIn[slot] === this.#thoughts) return this.#knownWorths[slot]!;
    const worth = this.#model.worth(this.#child, 0, hold) + this.#blur * offOf(hash ^ this.#taste);
    this.#knownHashes[slot] = hash;
    this.#knownIn[slot] = this.#thoughts;
    this.#knownWorths[slot] = worth;
    return worth;
  }

  #stepOf(way: number, cut: number): RatedStep {
    const kind = this.#kinds[way]!;
    const move = this.#moves[way]!;
    const facing = facingOf(move);
    const shape = kind * FACINGS + facing;
    return {
      holds: this.#swaps[way] === 1,
      kind,
      facing,
      x: leftOf(move) - this.#shapes.lefts[shape]!,
      y: rowOf(move) - this.#shapes.bottoms[shape]! + cut,
      spin: SPIN_NAMES[spinOf(move)]!,
      worth: 0,
    };
  }

  /**
   * How far each first step stands behind the best at this piece, whose worth is returned. A first step that is no longer
   * followed keeps its last loss.
   */
  #noteLosses(isFirst: boolean, losses: number[]): number {
    const bestOf = new Float64Array(isFirst ? this.#ways : losses.length).fill(LOST);
    let best = LOST;
    for (let way = 0; way < this.#ways; way++) {
      const first = isFirst ? way : this.#lines.firsts[this.#parents[way]!]!;
      const worth = this.#worths[way]!;
      if (worth > bestOf[first]!) bestOf[first] = worth;
      if (worth > best) best = worth;
    }
    bestOf.forEach((worth, first) => {
      if (worth > LOST) losses[first] = best - worth;
    });
    return best;
  }

  #keepBest(width: number, isFirst: boolean): void {
    const worths = this.#worths;
    // Some of the best are the same position twice: look a little further.
    const wanted = width + (width >> 2) + 8;
    const least = wanted >= this.#ways ? LOST : nthGreatest(worths, this.#ways, wanted, this.#scratch);
    const order: number[] = [];
    for (let way = 0; way < this.#ways; way++) if (worths[way]! >= least) order.push(way);
    order.sort((one, other) => worths[other]! - worths[one]! || one - other);
    this.#seen.clear();
    this.#next.count = 0;
    for (const way of order) {
      if (this.#next.count === width) break;
      if (this.#seen.has(this.#hashes[way]!)) continue;
      this.#seen.add(this.#hashes[way]!);
      this.#keep(way, isFirst);
    }
    [this.#lines, this.#next] = [this.#next, this.#lines];
  }

  /** Plays a way once more, now to keep what it leads to. */
  #keep(way: number, isFirst: boolean): void {
    const { size } = this.#model;
    const lines = this.#lines;
    const next = this.#next;
    const line = this.#parents[way]!;
    const at = next.count++;
    this.#model.play(lines.positions, line * size, this.#kinds[way]!, this.#moves[way]!, next.positions, at * size);
    const used = lines.used[line]!;
    const swaps = this.#swaps[way] === 1;
    next.holds[at] = swaps ? (this.#shown[used] ?? NOTHING) : lines.holds[line]!;
    next.used[at] = used + (swaps && lines.holds[line]! < 0 ? 2 : 1);
    next.earned[at] = this.#earned[way]!;
    next.firsts[at] = isFirst ? way : lines.firsts[line]!;
  }
}

/** Rows up to the highest Block. */
export function heightOf(position: Int32Array, offset: number, columns: number): number {
  let all = 0;
  for (let x = 0; x < columns; x++) all |= position[offset + x]!;
  return 32 - Math.clz32(all);
}

/** How a blurred judgement of a position is off: from -1 to 1, the same every time. */
function offOf(hash: number): number {
  return Math.imul(hash ^ (hash >>> 13), 0x5bd1_e995) / 2 ** 31;
}

function hashOf(position: Int32Array, telling: number, first: number): number {
  let hash = first;
  for (let i = 0; i < telling; i++) {
    hash = Math.imul(hash ^ position[i]!, 0x9e37_79b1);
    hash ^= hash >>> 15;
  }
  return hash;
}
