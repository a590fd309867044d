// Benchmarks of the engine alone, one core.

import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { playGame, rankOf } from "@korobeinix/bots";
import {
  RULE_BOOKS,
  type Game,
  MINUTE,
  SECOND,
  advance,
  hashState,
  newGame,
  parseSetup,
  restore,
  snapshot,
  unwrap,
} from "@korobeinix/engine";
import { type Log, makeBinaryLog, parseBinaryLog, replay, seek, makeTimeline } from "@korobeinix/engine/log";
import { type MatchLog, parseBinaryMatch, replayMatch, seatLogs } from "@korobeinix/engine/match";
import { placements } from "@korobeinix/engine/placements";

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

/** Milliseconds from the bytes of a log to the hash of the game that it holds: two minutes, played by a computer. */
export function verdict(): number {
  const setup = unwrap(parseSetup({ ruleBook: "guideline", variation: "marathon", seed: 5 }));
  const bytes = makeBinaryLog(playGame(setup, rankOf("guideline", "hard"), 5, 2 * MINUTE));
  return secondsPerCall(() => hashState(replay(unwrap(parseBinaryLog(bytes)))), 1000) * 1e3;
}

/** Long enough for about a hundred pieces, but for 1984, where they fall as they please. */
const BOOK_MICROS: number = 80 * SECOND;

/** A game of each rule book, played by a computer of middling pace, played again. */
export function eachBook(): { id: string; piecesPerSecond: number; pieces: number }[] {
  return RULE_BOOKS.map(({ id }) => {
    const log = playGame(unwrap(parseSetup({ ruleBook: id, seed: 5 })), rankOf(id, "hard"), 5, BOOK_MICROS);
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

function match(seats: number): MatchLog {
  const file = new URL(`../../fixtures/match${seats}.kx`, import.meta.url);
  return unwrap(parseBinaryMatch(new Uint8Array(readFileSync(file))));
}

/**
 * A recorded match played again, in pieces of all seats a second, and the same pieces from the seats' own logs, each alone;
 * in turn, so that both get the same of a machine that is not quiet.
 */
export function matchResimulation(seats: number): { piecesPerSecond: number; shareOfSingle: number } {
  const log = match(seats);
  const singles = unwrap(seatLogs(log));
  const pieces = replayMatch(log).games.reduce((sum, { state }) => sum + state.pieces, 0);
  let together = Number.POSITIVE_INFINITY;
  let alone = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 15; round++) {
    together = Math.min(
      together,
      secondsPerCall(() => replayMatch(log), 40, 1),
    );
    alone = Math.min(
      alone,
      secondsPerCall(() => singles.forEach((single) => replay(single)), 40, 1),
    );
  }
  return { piecesPerSecond: pieces / together, shareOfSingle: alone / together };
}

/** Bytes of heap and buffers that a match at the end of its log holds. */
export function memoryPerMatch(seats: number): number {
  const log = match(seats);
  return memoryOf(1000, () => replayMatch(log));
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
  const log = sprint();
  const timeline = makeTimeline(log);
  return memoryOf(4000, (i) => seek(timeline, Math.floor((log.end * i) / 4000)));
}

/** Bytes that each of so many things holds. */
function memoryOf(count: number, make: (i: number) => unknown): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const held = (): number => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const kept: unknown[] = [];
  const before = held();
  for (let i = 0; i < count; i++) kept.push(make(i));
  return (held() - before) / kept.length;
}
