// A stand-in for a person at the keys: looks ahead for a resting place and presses keys at a person's pace. It records
// the games that the benchmarks and demonstrations use.

import {
  type Game,
  type Input,
  type InputName,
  type Log,
  MILLISECOND,
  type PlacementKey,
  type Setup,
  advance,
  checkLog,
  newGame,
  play,
  unwrap,
} from "@korobeinix/engine";
import { bestStep, lockPiece, waitForPiece } from "./lookAhead.ts";

export interface Person {
  /** The person's hesitations do not depend on the game's seed. */
  readonly seed: number;
  /** How many pieces are thought of at once. */
  readonly foresight: number;
  /** From seeing a piece to the first key: at least and at most. */
  readonly thinkMs: readonly [number, number];
  /** The game is left when so many have locked; otherwise the rules end it. */
  readonly pieces?: number;
}

/** Not before a time; in whole milliseconds, so that logs are short. */
function wholeMs(micros: number): number {
  return Math.ceil(micros / MILLISECOND) * MILLISECOND;
}

function makeDice(seed: number): (fromMs: number, toMs: number) => number {
  let state = seed;
  return (fromMs, toMs) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (fromMs + Math.floor(((state >>> 0) / 0x1_0000_0000) * (toMs - fromMs + 1))) * MILLISECOND;
  };
}

/** A key that is pressed so many times after another. */
interface Run {
  readonly key: PlacementKey;
  readonly times: number;
}

function runsOf(keys: readonly PlacementKey[]): Run[] {
  const runs: Run[] = [];
  for (const key of keys) {
    const last = runs.at(-1);
    if (last?.key === key) runs[runs.length - 1] = { key, times: last.times + 1 };
    else runs.push({ key, times: 1 });
  }
  return runs;
}

/** A person's hands on the keys of one game. */
export class Hand {
  readonly #person: Person;
  readonly #dice: (fromMs: number, toMs: number) => number;
  #at = 0;
  #inputs: Input[] = [];

  constructor(person: Person) {
    this.#person = person;
    this.#dice = makeDice(person.seed);
  }

  /** How far the person has come. */
  get time(): number {
    return this.#at;
  }

  /** Plays the next piece of a game to its Lock Down and gives the inputs. */
  playPiece(game: Game): readonly Input[] {
    const { foresight, thinkMs } = this.#person;
    this.#inputs = [];
    waitForPiece(game);
    this.#catchUp(game);
    const step = bestStep(game, foresight);
    this.#at += this.#dice(...thinkMs);
    if (step?.holds === true) {
      this.#press(game, "hold", 0);
      waitForPiece(game);
      this.#catchUp(game);
      this.#at += this.#dice(...thinkMs);
    }
    const { pieces } = game.state;
    for (const run of runsOf(step?.placement.keys ?? [])) if (game.state.pieces === pieces) this.#follow(game, run);
    lockPiece(game, pieces);
    this.#catchUp(game);
    return this.#inputs;
  }

  #catchUp(game: Game): void {
    this.#at = Math.max(this.#at, wholeMs(game.state.time));
    advance(game, this.#at);
  }

  #press(game: Game, name: InputName, wait: number): void {
    this.#at += wait;
    const input = { at: this.#at, name };
    this.#inputs.push(input);
    play(game, input);
  }

  #follow(game: Game, { key, times }: Run): void {
    if (key === "left" || key === "right") this.#move(game, key, times);
    else if (key === "hardDrop") this.#press(game, key, this.#dice(15, 60));
    else if (key === "rotateClockwise" || key === "rotateCounterclockwise") {
      for (let i = 0; i < times; i++) this.#press(game, key, i === 0 ? this.#dice(5, 30) : this.#dice(40, 70));
    }
  }

  #move(game: Game, key: "left" | "right", cells: number): void {
    const { delayMicros, repeatMicros, book } = game.rules;
    // Three cells and more are held, fewer are tapped.
    if (cells > 2 && book.autoRepeats) {
      this.#press(game, key, this.#dice(5, 30));
      this.#press(game, `${key}Released`, wholeMs(delayMicros + (cells - 1.5) * repeatMicros));
      return;
    }
    for (let i = 0; i < cells; i++) {
      this.#press(game, key, this.#dice(5, 40));
      this.#press(game, `${key}Released`, this.#dice(25, 45));
    }
  }
}

/** Plays until the game ends or the person leaves it. */
export function recordHuman(setup: Setup, person: Person): Log {
  const { pieces: maxPieces = Number.POSITIVE_INFINITY } = person;
  const game = newGame(setup);
  const hand = new Hand(person);
  const inputs: Input[] = [];
  while (game.state.phase !== "ended" && game.state.pieces < maxPieces) inputs.push(...hand.playPiece(game));
  return unwrap(checkLog(setup, inputs, hand.time));
}
