// The five ranks of every rule book.

import { RULE_BOOKS, SECOND, parseSetup, statisticsOf, unwrap } from "@korobeinix/engine";
import { replay } from "@korobeinix/engine/log";
import { COMPUTER_RANKS } from "@korobeinix/engine/match";
import { describe, expect, test } from "vitest";
import { playGame } from "../src/playing.ts";
import { rankOf } from "../src/ranks.ts";

describe.each(RULE_BOOKS.map(({ id }) => id))("%s", (id) => {
  test("C-17 from rank to rank judgement grows and hands are no slower", () => {
    const ranks = COMPUTER_RANKS.map((rank) => rankOf(id, rank));
    for (const [i, { skill, pace }] of ranks.slice(1).entries()) {
      const below = ranks[i]!;
      expect(skill.blur ?? 0).toBeLessThan(below.skill.blur ?? 0);
      expect(skill.width).toBeGreaterThanOrEqual(below.skill.width);
      expect(pace.pressMicros[0]).toBeLessThan(below.pace.pressMicros[0]);
      expect(pace.misdropsPerThousand).toBeLessThanOrEqual(below.pace.misdropsPerThousand);
    }
  });
});

test("C-17 The New's act every 14, 12, 10, 7 and 5 frames", () => {
  const frames = COMPUTER_RANKS.map((rank) => (rankOf("new", rank).pace.pressMicros[0] * 60) / SECOND);
  expect(frames.map(Math.round)).toEqual([14, 12, 10, 7, 5]);
});

test("C-17 the low ranks have the pace of people", () => {
  const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 3 }));
  const pieces = (["easy", "medium"] as const).map(
    (rank) => statisticsOf(replay(playGame(setup, rankOf("guideline", rank), 3, 30 * SECOND))).piecesPerSecond,
  );
  expect(pieces[0]).toBeLessThan(0.8);
  expect(pieces[1]).toBeLessThan(1.1);
});
