// What thinking may look at, and what it must keep to.

import {
  type Game,
  RULE_BOOKS,
  type RuleBook,
  type SetupRequest,
  newGame,
  parseSetup,
  unwrap,
} from "@korobeinix/engine";
import { parseMatchSetup } from "@korobeinix/engine/match";
import { describe, expect, test } from "vitest";
import { sightOf } from "../src/sight.ts";
import type { Thought } from "../src/step.ts";
import { explain, think } from "../src/think.ts";
import { waitForPiece } from "./untimed.ts";

const SKILL = { width: 12, foresight: 4, nodes: 100_000, seesQueue: true };

/** A game whose first piece is in play. */
function start(request: SetupRequest): Game {
  const game = newGame(unwrap(parseSetup(request)));
  waitForPiece(game);
  return game;
}

/** Everything that the seat shows is given; what comes after it follows from the seed. */
function shownBy(book: RuleBook, seed: number): SetupRequest {
  const letters = ["T", "I", "L", "S", "Z", "J", "T", "L"].slice(0, 1 + book.options.next.initial);
  const board = ["#########.", "####.#####"];
  return { ruleBook: book.id, seed, queue: letters, board };
}

describe.each(RULE_BOOKS.map((book) => [book.id, book] as const))("%s", (_id, book) => {
  test("C-1 two games that show the same are thought of in the same way, whatever their seeds", () => {
    const one = start(shownBy(book, 1));
    const other = start(shownBy(book, 987_654_321));
    expect(sightOf(one)).toEqual(sightOf(other));
    expect(think(sightOf(one), SKILL)).toEqual(think(sightOf(other), SKILL));
  });

  test("C-1 a sight has no seed and no piece that is not shown, and goes through a message unchanged", () => {
    const game = start(shownBy(book, 5));
    const sight = sightOf(game);
    expect(sight.next).toHaveLength(book.options.next.initial);
    expect(JSON.stringify(sight)).not.toContain("seed");
    expect(structuredClone(sight)).toEqual(sight);
  });

  test("C-4 the same sight and skill give the same thought, whatever was thought of before", () => {
    const sight = sightOf(start(shownBy(book, 3)));
    const first = think(sight, SKILL);
    think(sightOf(start({ ruleBook: book.id, seed: 4 })), { ...SKILL, width: 3 });
    expect(think(sight, SKILL)).toEqual(first);
    expect(first.steps.length).toBeGreaterThan(8);
  });

  test("C-17 two of one rank with other tastes judge differently, and one always the same", () => {
    const sight = sightOf(start(shownBy(book, 3)));
    const worths = (taste: number): readonly number[] =>
      think(sight, { ...SKILL, blur: 300, taste }).steps.map(({ worth }) => worth);
    expect(worths(1)).toEqual(worths(1));
    expect(worths(1)).not.toEqual(worths(2));
  });

  test("C-4 the budget is a number of positions", () => {
    const sight = sightOf(start(shownBy(book, 3)));
    const all = think(sight, { ...SKILL, nodes: 1_000_000 }).nodes;
    const few = think(sight, { ...SKILL, nodes: 10 }).nodes;
    // One line of play is always looked at to its end: with the piece in play and with the one on Hold.
    expect(few).toBeLessThan(200);
    if (sight.next.length > 0) expect(all).toBeGreaterThan(1_000);
  });

  test("C-4 steps come best first, and a look at one piece is worth what its parts say", () => {
    const sight = sightOf(start(shownBy(book, 3)));
    const { steps } = think(sight, { ...SKILL, foresight: 1 });
    expect(steps.map(({ worth }) => worth)).toEqual(steps.map(({ worth }) => worth).toSorted((a, b) => b - a));
    for (const step of steps) {
      const parts = explain(sight, step).reduce((sum, { worth }) => sum + worth, 0);
      expect(parts).toBeCloseTo(step.worth, 6);
    }
  });
});

/** Four rows that want an I. */
const WELL = [".#########", ".#########", ".#########", ".#########"];

test("C-4 Hold is used where it is better, and not where it has been used", () => {
  const game = start({ ruleBook: "guideline", seed: 1, queue: ["O", "S", "Z"], hold: "I", board: WELL });
  const sight = sightOf(game);
  const [best] = think(sight, { ...SKILL, foresight: 1 }).steps;
  expect(best).toMatchObject({ holds: true, kind: 0, spin: "none" });
  expect(think({ ...sight, canHold: false }, SKILL).steps.every(({ holds }) => !holds)).toBe(true);
});

test("C-4 what is on Hold stays there when it is not better", () => {
  const game = start({ ruleBook: "guideline", seed: 1, queue: ["I", "S", "Z"], hold: "S", board: WELL });
  expect(think(sightOf(game), SKILL).steps[0]).toMatchObject({ holds: false, kind: 0 });
});

test("C-4, C-6 the Receiving Queue counts: a step after which it pushes the stack out is none", () => {
  const setup = unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 1, seats: [{}, {}] })).seats[0]!.setup;
  const game = newGame(setup);
  waitForPiece(game);
  // Seventeen rows with a well for an I, and twelve lines that come: only four lines at once save the game.
  const columns = Array.from({ length: 10 }, (_, x) => (x === 9 ? 0 : (1 << 17) - 1));
  const sight = { ...sightOf(game), columns, kind: 0, facing: 0, x: 4, y: 20, hold: -1, canHold: false, queued: 12 };
  const lines = ({ steps }: Thought): number[] => steps.map(({ x, facing }) => (facing % 2 === 1 && x > 7 ? 4 : 0));
  expect(new Set(lines(think(sight, { ...SKILL, foresight: 1 })))).toEqual(new Set([4]));
  expect(new Set(lines(think(sight, { ...SKILL, foresight: 1, seesQueue: false })))).toEqual(new Set([0, 4]));
});
