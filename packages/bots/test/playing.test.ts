// Whole games and matches of computer players: everything follows from the seeds.

import { describe, expect, it } from "vitest";
import { hashState, parseSetup, RULE_BOOK_IDS, type RuleBookId, SECOND, unwrap } from "@korobeinix/engine";
import { makeTextLog, replay } from "@korobeinix/engine/log";
import {
  COMPUTER_RANKS,
  hashMatch,
  type MatchLog,
  type MatchRequest,
  parseMatchSetup,
  replayMatch,
  seatLogs,
  verifyMatch,
} from "@korobeinix/engine/match";
import { aimOf } from "../src/aim.ts";
import { playGame, playMatch } from "../src/playing.ts";
import { type Rank, rankOf } from "../src/ranks.ts";

const HOUR = 3_600 * SECOND;
/** The piece has locked before the first press. */
const TOO_LATE = { reactionMicros: [3 * SECOND, 3 * SECOND] } as const;
const SKILL = { width: 1, foresight: 1, nodes: 200, seesQueue: false };

/** The hands of a rank, and little thought. */
function quick(ruleBook: RuleBookId, rank: (typeof COMPUTER_RANKS)[number]): Rank {
  return { skill: SKILL, pace: rankOf(ruleBook, rank).pace };
}

function gameText(ruleBook: RuleBookId, seed: number): string {
  const setup = unwrap(parseSetup({ ruleBook, seed: 6 }));
  // A hand that hesitates: those of The New act by the frame, and the dice have little to say.
  return makeTextLog(playGame(setup, quick("guideline", "medium"), seed, 20 * SECOND));
}

function matchOf(request: Partial<MatchRequest>, seed: number, seconds: number): MatchLog {
  const setup = unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 9, seats: [{}, {}, {}], ...request }));
  const ranks = setup.seats.map((_, seat) => quick(setup.shared.book.id, COMPUTER_RANKS[2 + (seat % 3)]!));
  return playMatch(setup, ranks, seed, seconds * SECOND);
}

describe("games", () => {
  it.each(RULE_BOOK_IDS)("C-10: the same seed plays the same game, another seed another one (%s)", (ruleBook) => {
    expect(gameText(ruleBook, 1)).toBe(gameText(ruleBook, 1));
    expect(gameText(ruleBook, 1)).not.toBe(gameText(ruleBook, 2));
  });

  it.each(RULE_BOOK_IDS)("C-10: a game goes on to its end, or to the time that was asked for (%s)", (ruleBook) => {
    const setup = unwrap(parseSetup({ ruleBook, seed: 6 }));
    const log = playGame(setup, quick(ruleBook, "hard"), 1, 20 * SECOND);
    const game = replay(log);
    expect(log.end).toBe(20 * SECOND);
    expect(game.state.time).toBe(log.end);
    expect(game.state.pieces).toBeGreaterThan(ruleBook === "korobeinix" ? 0 : 10);
  });

  it("C-10: a game that is lost ends when the rules end it", () => {
    const setup = unwrap(parseSetup({ ruleBook: "korobeinix", seed: 6, options: { startingLevel: 9 } }));
    const log = playGame(setup, { skill: SKILL, pace: { ...quick("korobeinix", "easy").pace, ...TOO_LATE } }, 1, HOUR);
    const { state } = replay(log);
    expect(state.phase).toBe("ended");
    expect(log.end).toBe(state.time);
    expect(log.end).toBeLessThan(HOUR);
  });
});

describe("matches", () => {
  it.each(RULE_BOOK_IDS)("C-10: the log of a match is true and re-plays to the same hash (%s)", (ruleBook) => {
    const log = matchOf({ ruleBook }, 4, 15);
    const match = unwrap(verifyMatch(log));
    expect(matchOf({ ruleBook }, 4, 15)).toEqual(log);
    expect(hashMatch(replayMatch(log))).toBe(hashMatch(match));
    // Every seat's own log re-plays alone.
    const alone = unwrap(seatLogs(log)).map((own) => hashState(replay(own)));
    expect(alone).toEqual(match.games.map(hashState));
    expect(match.games.every(({ state }) => state.keys > 2)).toBe(true);
  });

  it("C-10: another seed plays another match, and no two seats have the same hand", () => {
    expect(matchOf({}, 5, 10)).not.toEqual(matchOf({}, 4, 10));
    const setup = unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 9, seats: [{}, {}] }));
    const rank = quick("guideline", "medium");
    const { inputs } = playMatch(setup, [rank, rank], 1, 10 * SECOND);
    expect(inputs[0]).not.toEqual(inputs[1]);
  });

  it("C-10: a match is played until it is decided", () => {
    const slow: Rank = { skill: SKILL, pace: { ...quick("guideline", "easy").pace, ...TOO_LATE } };
    const options = { startingLevel: 15 };
    const setup = unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 9, options, seats: [{}, {}] }));
    const log = playMatch(setup, [slow, quick("guideline", "master")], 1, HOUR);
    const match = unwrap(verifyMatch(log));
    expect(match.state.result).not.toBe("playing");
    expect(match.games.map(({ state }) => state.outcome)).toEqual(["blockOut", "won"]);
  });

  it("C-10: it aims at the highest stack among its opponents, and where there is nothing to aim at it does not", () => {
    const match = replayMatch(matchOf({ seats: [{ team: 0 }, { team: 1 }, { team: 0 }, { team: 1 }] }, 4, 2));
    const heights = [9, 3, 9, 5];
    for (const [seat, game] of match.games.entries()) game.state.stackHeight = heights[seat]!;
    expect(aimOf(match, 0)).toBe(3);
    match.games[0]!.state.target = 3;
    expect(aimOf(match, 0)).toBeUndefined();
    // Of two that are alike it stays with the one that it has.
    expect(aimOf(match, 1)).toBeUndefined();
    expect(
      matchOf({}, 4, 30)
        .inputs.flat()
        .some(({ name }) => name === "target"),
    ).toBe(true);
    for (const terms of [{ targeting: "random" }, { garbage: "none" }]) {
      expect(
        matchOf({ terms }, 4, 10)
          .inputs.flat()
          .filter(({ name }) => name === "target"),
      ).toEqual([]);
    }
  });
});
