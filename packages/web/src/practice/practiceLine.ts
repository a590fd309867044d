// The line of play that is being played: the tree, the game at its tip, and what has been pressed since the current node.
// No clock: times come in from outside. Whenever a piece is generated or the game ends, the tree grows.

import {
  advance,
  boardOf,
  type Game,
  type GameEvent,
  type Input,
  nextMoment,
  play,
  type Setup,
  takeEvents,
} from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { isCounted, leastKeys, type Resting } from "@korobeinix/bots";
import { gameAt, goTo, graft, grow, logOf, plantTree, type PracticeTree, redo, undo } from "./practiceTree.ts";

export class PracticeLine {
  #tree: PracticeTree;
  #game: Game;
  #inputs: Input[] = [];
  /** Presses that count for the piece in play, or for the one to come. */
  #keys = 0;
  #rested: { readonly resting: Resting; readonly used: number } | undefined;
  #events: GameEvent[] = [];

  constructor(setup: Setup) {
    this.#tree = plantTree(setup);
    this.#game = this.#atCurrent();
  }

  get tree(): PracticeTree {
    return this.#tree;
  }

  get game(): Game {
    return this.#game;
  }

  get isOver(): boolean {
    return this.#game.state.phase === "ended";
  }

  /** Lets time pass from moment to moment, so that the tree grows with every piece as it comes. */
  advanceTo(to: number): void {
    while (!this.isOver && this.#game.state.time < to) {
      advance(this.#game, Math.min(to, nextMoment(this.#game)));
      this.#take();
    }
  }

  /** An input at its own time, which is never before the game's. */
  play(input: Input): void {
    this.advanceTo(input.at);
    if (this.isOver) return;
    if (isCounted(input.name)) this.#keys++;
    this.#inputs.push(input);
    play(this.#game, input);
    // What it sets off at once belongs to it.
    advance(this.#game, input.at);
    this.#take();
  }

  /** The events since the last call. */
  takeEvents(): readonly GameEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** To the piece before; a piece that has locked counts as played, so that redo leads back to it. */
  undo(): void {
    this.#finishPiece();
    this.#show(undo(this.#tree));
  }

  redo(): void {
    this.#show(redo(this.#tree));
  }

  goTo(id: number): void {
    this.#show(goTo(this.#tree, id));
  }

  /** A new beginning, as a branch of the current node. */
  begin(setup: Setup): void {
    this.#finishPiece();
    this.#show(graft(this.#tree, setup));
  }

  toLog(): Log {
    const { setup, inputs } = logOf(this.#tree, this.#tree.current);
    return { setup, inputs: [...inputs, ...this.#inputs], end: this.#game.state.time };
  }

  #finishPiece(): void {
    const { kind, generateAt } = this.#game.state;
    if (kind < 0 && !this.isOver) this.advanceTo(generateAt);
  }

  #show(tree: PracticeTree): void {
    this.#tree = tree;
    this.#game = this.#atCurrent();
    this.#inputs = [];
    this.#keys = 0;
    this.#rested = undefined;
    this.#events = [];
  }

  #atCurrent(): Game {
    const game = gameAt(this.#tree, this.#tree.current);
    game.events = [];
    return game;
  }

  /** Reads what the engine has just told. */
  #take(): void {
    const events = takeEvents(this.#game);
    for (const event of events) {
      this.#events.push(event);
      if (event.type === "locked") {
        const { kind, facing, x, y } = event;
        this.#rested = { resting: { kind, facing, x, y }, used: this.#keys };
        this.#keys = 0;
      } else if (event.type === "held") {
        this.#keys = 0;
      }
    }
    if (events.some(({ type }) => type === "generated" || type === "ended")) this.#grow();
  }

  #grow(): void {
    const rested = this.#rested;
    const { setup } = this.#game.rules;
    const board = rested === undefined ? [] : boardOf(gameAt(this.#tree, this.#tree.current));
    const placement = rested && {
      kind: rested.resting.kind,
      used: rested.used,
      way: leastKeys(setup, board, rested.resting),
    };
    this.#tree = grow(this.#tree, { inputs: this.#inputs, game: this.#game, placement });
    this.#inputs = [];
    this.#rested = undefined;
  }
}
