import { type Game, advance, newGame, parseSetup, play, unwrap } from "@korobeinix/engine";
import { expect, test } from "vitest";
import {
  ALL_EDGES,
  EDGE_DOWN,
  EDGE_LEFT,
  EDGE_RIGHT,
  EDGE_UP,
  edgesOf,
  kindOf,
  metalOf,
} from "../../src/stage/cells.ts";

/** Puts O after O into the four left columns until there is a square. */
function gameWithSquare(): Game {
  const game = newGame(unwrap(parseSetup({ ruleBook: "new", seed: 1, queue: ["O", "O", "O", "O"] })));
  for (const steps of [4, 2, 4, 2]) {
    while (game.state.kind < 0) advance(game, game.state.generateAt);
    for (let i = 0; i < steps; i++) {
      play(game, { at: game.state.time, name: "left" });
      play(game, { at: game.state.time, name: "leftReleased" });
    }
    play(game, { at: game.state.time, name: "hardDrop" });
    const before = game.state.pieces;
    while (game.state.pieces === before) advance(game, Math.min(game.state.fallAt, game.state.lockAt));
  }
  return game;
}

test("N-13: the stage reads a gold square out of the cells as the engine wrote it", () => {
  const { state, rules } = gameWithSquare();
  expect(state.goldSquares).toBe(1);
  const at = (x: number, y: number): number => state.cells[y * rules.geometry.columns + x] ?? 0;
  expect(rules.book.pieces[kindOf(at(0, 0))]?.name).toBe("O");
  expect([0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => metalOf(at(x, y))))).toEqual(new Array(16).fill(2));
  expect(edgesOf(at(0, 0))).toBe(EDGE_LEFT | EDGE_DOWN);
  expect(edgesOf(at(3, 3))).toBe(EDGE_RIGHT | EDGE_UP);
  expect(edgesOf(at(1, 1))).toBe(0);
  expect(edgesOf(0)).toBe(ALL_EDGES);
  expect(kindOf(at(4, 0))).toBe(-1);
});
