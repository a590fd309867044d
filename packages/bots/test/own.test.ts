// Computers in the variations of our own: they play from what they see, to the end.

import { hashState, MINUTE, newGame, parseSetup, SECOND, unwrap } from "@korobeinix/engine";
import { parseBinaryLog, makeBinaryLog, replay } from "@korobeinix/engine/log";
import { expect, test } from "vitest";
import { playGame } from "../src/playing.ts";
import { rankOf } from "../src/ranks.ts";
import { sightOf } from "../src/sight.ts";

const BOOKS = ["guideline", "new"] as const;

test.each(BOOKS)("O-10: in %s a master digs ten rows out with less than forty pieces", (ruleBook) => {
  const setup = unwrap(parseSetup({ ruleBook, variation: "dig", seed: 5 }));
  const { state } = replay(playGame(setup, rankOf(ruleBook, "master"), 7, MINUTE));
  expect(state).toMatchObject({ outcome: "goalReached", goal: 0 });
  expect(state.pieces).toBeLessThan(40);
});

test.each(
  BOOKS.flatMap((book) => (["easy", "medium", "hard", "veryHard"] as const).map((rank) => [book, rank] as const)),
)("O-10: in %s a computer of rank %s survives for a while, and its log re-plays", (ruleBook, rank) => {
  const setup = unwrap(parseSetup({ ruleBook, variation: "survival", seed: 4 }));
  const log = playGame(setup, rankOf(ruleBook, rank), 1, 25 * SECOND);
  const game = replay(log);
  expect(game.state.raised + game.state.cancelled).toBeGreaterThan(2);
  expect(hashState(replay(unwrap(parseBinaryLog(makeBinaryLog(log)))))).toBe(hashState(game));
});

test("O-10: it sees the rows that wait, and not when the next one comes", () => {
  const sightAt = (rowAt: number): unknown => {
    const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", variation: "survival", seed: 4 })));
    Object.assign(game.state, { rowAt, queued: 2, kind: 0 });
    return sightOf(game);
  };
  expect(sightAt(5)).toEqual(sightAt(500));
  expect(sightAt(5)).toMatchObject({ queued: 2, sends: true });
});
