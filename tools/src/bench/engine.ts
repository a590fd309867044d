// Benchmarks of the engine alone, one core.

import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import {
  RULE_BOOKS,
  type Game,
  type Log,
  advance,
  newGame,
  parseBinaryLog,
  parseSetup,
  placements,
  replay,
  restore,
  seek,
  makeTimeline,
  snapshot,
  unwrap,
} from "@korobeinix/engine";
import { type Person, recordHuman } from "../human.ts";

const fixture = new URL("../../fixtures/sprint.kx", import.meta.url);

function sprint(): Log {
  return unwrap(parseBinaryLog(new Uint8Array(readFileSync(fixture))));
}

/** Seconds a call: the best of several rounds, after a warm-up, so that other work on the machine counts least. */
function secondsPerCall(work: () => void, callsPerRound: number, rounds = 7): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    for (let i = 0; i < callsPerRound; i++) work();
    if (round > 0) best = Math.min(best, performance.now() - start);
  }
  return best / 1000 / callsPerRound;
}

/** A recorded Sprint of human-like key presses at about 2.5 pieces a second, played again. */
export function resimulation(): { piecesPerSecond: number; timesRealTime: number } {
  const log = sprint();
  const { pieces, time } = replay(log).state;
  const seconds = secondsPerCall(() => replay(log), 4000);
  return { piecesPerSecond: pieces / seconds, timesRealTime: time / 1e6 / seconds };
}

/** Does not think long: the benchmark is of what the game costs. */
const HAND: Person = { seed: 5, foresight: 1, thinkMs: [20, 60], pieces: 100 };

/** A hundred pieces of each rule book, played by the same hand, played again. */
export function eachBook(): { id: string; piecesPerSecond: number; pieces: number }[] {
  return RULE_BOOKS.map(({ id }) => {
    const log = recordHuman(unwrap(parseSetup({ ruleBook: id, seed: 5 })), HAND);
    const { pieces } = replay(log).state;
    return { id, pieces, piecesPerSecond: pieces / secondsPerCall(() => replay(log), 2000) };
  });
}

/** A game that nobody touches: microseconds of work for an hour of it. */
export function idleHour(): number {
  const setup = unwrap(parseSetup({ ruleBook: "guideline", variation: "marathon", seed: 1 }));
  const seconds = secondsPerCall(() => advance(newGame(setup), 3_600_000_000), 4000);
  const making = secondsPerCall(() => newGame(setup), 4000);
  return (seconds - making) * 1e6;
}

function midGame(): Game {
  const log = sprint();
  return seek(makeTimeline(log), Math.floor(log.end / 2));
}

/** Microseconds to keep a game in mid-play and put it back. */
export function snapshots(): number {
  const game = midGame();
  return secondsPerCall(() => restore(game, snapshot(game)), 100_000) * 1e6;
}

/** Placements found a second, each of the seven Tetriminos in turn on the Matrix of a game in mid-play. */
export function placementsPerSecond(): number {
  const { rules, state } = midGame();
  const games = rules.book.pieces.map(({ spawn: [x, y] }, kind): Game => ({
    rules,
    state: { ...state, kind, facing: 0, x, y: y - 1, phase: "falling", rotationPoint: 0, hasLanded: false },
    events: null,
    feed: null,
  }));
  let found = 0;
  for (const game of games) found += placements(game).length;
  const seconds = secondsPerCall(() => {
    for (const game of games) placements(game);
  }, 200);
  return found / seconds;
}

/** Bytes of heap and buffers that a game in mid-play holds. */
export function memoryPerGame(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const log = sprint();
  const timeline = makeTimeline(log);
  const held = (): number => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const games: Game[] = [];
  const before = held();
  for (let i = 0; i < 4000; i++) games.push(seek(timeline, Math.floor((log.end * i) / 4000)));
  return (held() - before) / games.length;
}
