// Every way that a hand of some beat has: a search breadth first over states of a real game, press by press, in time. A
// node is the game at the moment the next press may come, so that gravity, the lock rule and the handling have done to
// the piece what they do. It goes on only as far as it is asked.

import { type Game, type State, rowsToSurface } from "@korobeinix/engine";
import { Endings, type Found, type Node } from "./endings.ts";
import { Fingers } from "./fingers.ts";
import { type Beat, wholeMs } from "./pace.ts";
import { Seen, isInTheOpen, lowestOpenRow } from "./seen.ts";
import { type Stroke, dropsOf, isDrop, movesOf } from "./strokes.ts";
import { Trial } from "./trial.ts";
import type { Rest } from "./way.ts";

export class Search {
  readonly #trial: Trial;
  readonly #fingers: Fingers;
  readonly #gap: number;
  readonly #strokes: readonly Stroke[];
  readonly #drops: readonly Stroke[];
  readonly #hasDrops: boolean;
  readonly #canSpin: boolean;
  readonly #endings: Endings;
  readonly #seen: Seen;
  #round: Node[] = [];
  #further: Node[] = [];

  constructor(game: Game, beat: Beat) {
    const { controls, spins } = game.rules.book;
    this.#trial = new Trial(game);
    this.#fingers = new Fingers(this.#trial, beat);
    this.#gap = Math.max(1, ...beat.gaps);
    this.#endings = new Endings(game);
    this.#seen = new Seen(game.rules, this.#gap);
    this.#drops = dropsOf(game.rules.book);
    this.#strokes = [...movesOf(game.rules.book), ...this.#drops];
    this.#hasDrops = controls.includes("softDrop") || controls.includes("hardDrop");
    this.#canSpin = spins.rule !== "none";
    this.#fingers.wait();
    if (this.#trial.hasLocked) this.#end(this.#here(undefined, undefined));
    else this.#add(undefined, undefined, this.#round);
  }

  /** The fewest strokes that lead to a slot; undefined: this hand does not come there. */
  find(slot: number): readonly Stroke[] | undefined {
    while (!this.#endings.has(slot) && this.#round.length > 0) this.#goOn();
    return this.#endings.strokesTo(slot);
  }

  /** Every rest that it comes to, and the strokes. */
  all(): readonly Found[] {
    while (this.#round.length > 0) this.#goOn();
    return this.#endings.all();
  }

  /** One press more. A wait is no press: where it leads joins the nodes of this round. */
  #goOn(): void {
    for (const node of this.#round) this.#expand(node);
    this.#round = this.#further;
    this.#further = [];
  }

  #expand(node: Node): void {
    this.#rest(node);
    const hasDropped = node.stroke !== undefined && isDrop(node.stroke);
    // In the open it is all the same whether a piece moves before a drop or after it: only before is tried.
    const strokes = hasDropped && this.#isInTheOpen(node.state) ? this.#drops : this.#strokes;
    for (const stroke of strokes) {
      if (stroke.key === "softDrop" && this.#isHeld) {
        // Let go and held again it comes no further than held on.
        if (node.stroke?.key !== "softDrop") this.#softDrop(node);
      } else this.#try(node, stroke, this.#further);
    }
    const { phase, fallMicros } = node.state;
    // Where there are drops, a wait is worth it only if a row falls sooner than a key is pressed.
    const isWorthWaiting = !this.#hasDrops || fallMicros < this.#gap;
    if (phase === "falling" && isWorthWaiting) this.#try(node, { key: "fall", row: this.#rowBelow(node) }, this.#round);
  }

  /** One row down, or all those where there is nothing to do. */
  #rowBelow({ state }: Node): number {
    return this.#isInTheOpen(state) ? lowestOpenRow(state) - 1 : state.y - 1;
  }

  get #isHeld(): boolean {
    return this.#trial.game.rules.book.softDrop.rule !== "step";
  }

  #goTo({ state, ready }: Node): void {
    this.#trial.load(state);
    this.#fingers.ready = ready;
    this.#fingers.inputs.length = 0;
  }

  #try(node: Node, stroke: Stroke, nodes: Node[]): void {
    this.#goTo(node);
    this.#fingers.stroke(stroke);
    this.#fingers.wait();
    this.#arrive(node, stroke, nodes);
  }

  /** The trial has come to where a stroke leads. */
  #arrive(node: Node, stroke: Stroke, nodes: Node[]): void {
    const { state } = this.#trial.game;
    if (this.#trial.hasLocked) this.#end(this.#here(node, stroke));
    else if (state.phase !== "ended" && !isSamePlace(node.state, state)) this.#add(node, stroke, nodes);
  }

  /** A Soft Drop held down to each row where there is something to do. */
  #softDrop(node: Node): void {
    const trial = this.#trial;
    const fingers = this.#fingers;
    this.#goTo(node);
    fingers.beginSoftDrop();
    for (let { y } = node.state; !trial.isOver && trial.game.state.phase === "falling"; y = trial.game.state.y) {
      while (trial.game.state.y === y && trial.goOn());
      if (trial.game.state.y === y) break;
      if (this.#isInTheOpen(trial.game.state) || this.#isKnown) continue;
      const state = trial.save();
      const { ready } = fingers;
      if (trial.hasLocked) return this.#arrive(node, { key: "softDrop", row: state.y }, this.#further);
      fingers.letGo("softDrop", wholeMs(state.time));
      fingers.wait();
      this.#arrive(node, { key: "softDrop", row: state.y }, this.#further);
      trial.load(state);
      fingers.ready = ready;
    }
  }

  /** Whether it is not worth it to stop here. */
  get #isKnown(): boolean {
    return !this.#trial.isOver && this.#seen.isKnown(this.#trial.game.state);
  }

  #isInTheOpen(state: State): boolean {
    return isInTheOpen(this.#trial.game.rules, state);
  }

  #here(parent: Node | undefined, stroke: Stroke | undefined): Node {
    return { state: this.#trial.save(), ready: this.#fingers.ready, parent, stroke };
  }

  /** Keeps where the trial stands, unless something that was found there before has as much left. */
  #add(parent: Node | undefined, stroke: Stroke | undefined, nodes: Node[]): void {
    const { state } = this.#trial.game;
    // Step by step through the open: there it is no better than it was, and comes to where it may be.
    const isStepping = stroke?.key === "softDrop" && this.#isInTheOpen(state);
    if (isStepping || this.#seen.isBetter(state)) nodes.push(this.#here(parent, stroke));
  }

  /** From a node straight down, without another move. */
  #rest(node: Node): void {
    const { controls, hardDrop } = this.#trial.game.rules.book;
    this.#goTo(node);
    const rows = rowsToSurface(this.#trial.game);
    const locks = controls.includes("hardDrop") && hardDrop.locks;
    const drop: Stroke | undefined =
      locks || (controls.includes("hardDrop") && rows > 0) ? { key: "hardDrop" } : undefined;
    const presses = node.ready.presses + (drop !== undefined && !locks ? 1 : 0);
    if (rows === 0 && node.state.rotationPoint > 0 && this.#canSpin) {
      // Only the Lock Down itself says which spin it is.
      if (drop !== undefined) this.#fingers.stroke(drop);
      while (this.#trial.goOn());
      if (!this.#trial.hasLocked) return;
      const { state } = this.#trial.game;
      return this.#endings.keep({ ...placeOf(state), kind: node.state.kind, spin: state.spin }, node, drop, presses);
    }
    const { kind, facing, x, y } = node.state;
    this.#endings.keep({ kind, facing, x, y: y - rows, spin: "none" }, node, drop, presses);
  }

  /** The piece has locked on its way. */
  #end(node: Node): void {
    const { state, ready } = node;
    const rest = { ...placeOf(state), kind: this.#trial.kind, spin: state.spin };
    this.#endings.keep(rest, node, undefined, ready.presses);
  }
}

function placeOf({ facing, x, y }: State): Pick<Rest, "facing" | "x" | "y"> {
  return { facing, x, y };
}

/** A press that did nothing is no way. */
function isSamePlace(one: State, other: State): boolean {
  return (
    one.facing === other.facing && one.x === other.x && one.y === other.y && one.rotationPoint === other.rotationPoint
  );
}
