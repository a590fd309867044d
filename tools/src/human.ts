// A stand-in for a person at the keys: looks ahead for a resting place and presses keys at a person's pace. It records
// the games that the benchmarks and demonstrations use.

import {
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

/** Plays until the game ends or the person leaves it. */
export function recordHuman(setup: Setup, person: Person): Log {
  const { seed, foresight, thinkMs, pieces: maxPieces = Number.POSITIVE_INFINITY } = person;
  const game = newGame(setup);
  const dice = makeDice(seed);
  const inputs: Input[] = [];
  let at = 0;
  const catchUp = (): void => {
    at = Math.max(at, wholeMs(game.state.time));
    advance(game, at);
  };
  const press = (name: InputName, wait: number): void => {
    at += wait;
    const input = { at, name };
    inputs.push(input);
    play(game, input);
  };
  const move = (key: "left" | "right", cells: number): void => {
    const { delayMicros, repeatMicros } = game.rules;
    // Three cells and more are held, fewer are tapped.
    if (cells > 2 && setup.book.autoRepeats) {
      press(key, dice(5, 30));
      press(`${key}Released`, wholeMs(delayMicros + (cells - 1.5) * repeatMicros));
      return;
    }
    for (let i = 0; i < cells; i++) {
      press(key, dice(5, 40));
      press(`${key}Released`, dice(25, 45));
    }
  };
  const follow = ({ key, times }: Run): void => {
    if (key === "left" || key === "right") move(key, times);
    else if (key === "hardDrop") press(key, dice(15, 60));
    else if (key === "rotateClockwise" || key === "rotateCounterclockwise") {
      for (let i = 0; i < times; i++) press(key, i === 0 ? dice(5, 30) : dice(40, 70));
    }
  };
  while (game.state.phase !== "ended" && game.state.pieces < maxPieces) {
    waitForPiece(game);
    catchUp();
    const step = bestStep(game, foresight);
    at += dice(...thinkMs);
    if (step?.holds === true) {
      press("hold", 0);
      waitForPiece(game);
      catchUp();
      at += dice(...thinkMs);
    }
    const { pieces } = game.state;
    for (const run of runsOf(step?.placement.keys ?? [])) if (game.state.pieces === pieces) follow(run);
    lockPiece(game, pieces);
    catchUp();
  }
  return unwrap(checkLog(setup, inputs, at));
}
