import { advance, cellAt, type Game, newGame, parseSetup, play, SIDES, unwrap } from "@korobeinix/engine";
import { expect, test } from "vitest";
import { ALL_EDGES, edgesOf, metalOf, partOfSquare } from "../../src/stage/cells.ts";

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

test("N-13: a gold square is one picture: its metal, the edges round it, the part that each cell is of it", () => {
  const game = gameWithSquare();
  const { state, rules } = game;
  const { columns } = rules.geometry;
  expect(state.goldSquares).toBe(1);
  const cells = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => ({ x, y })));
  expect(cells.map(({ x, y }) => metalOf(cellAt(game, x, y)))).toEqual(cells.map(() => 2));
  expect(cells.map((at) => partOfSquare(state.cells, columns, at))).toEqual(cells.map((_, i) => i));
  expect(edgesOf(cellAt(game, 0, 0))).toBe(SIDES.left | SIDES.down);
  expect(edgesOf(cellAt(game, 3, 3))).toBe(SIDES.right | SIDES.up);
  expect(edgesOf(cellAt(game, 1, 1))).toBe(0);
  expect(edgesOf(0)).toBe(ALL_EDGES);
  expect(metalOf(0)).toBe(0);
});
