// The fast move generator against the engine's plain one, on random boards of every rule book.

import { RULE_BOOKS, type RuleBook, type Values } from "@korobeinix/engine";
import { footprint, placements } from "@korobeinix/engine/placements";
import { describe, expect, test } from "vitest";
import { makeDice } from "../../src/dice.ts";
import { MoveGenerator, facingOf, leftOf, rowOf, spinOf } from "../../src/moves/moves.ts";
import { shapesOf } from "../../src/moves/shapes.ts";
import { sightOf } from "../../src/sight.ts";
import { gameOver, randomBoard } from "./boards.ts";

const BOARDS = 1_200;
const SPINS = ["none", "mini", "full", "immobile"];

/** Every game but one: no way of fewest keys needs so many actions that Extended Placement would end. */
const CASES: readonly (readonly [name: string, book: RuleBook, options: Values])[] = [
  ...RULE_BOOKS.map((book) => [book.id, book, {}] as const),
  ...RULE_BOOKS.filter(({ options }) => "among" in options.authentic && options.authentic.among.length > 1).map(
    (book) => [`${book.id}, authentic`, book, { authentic: true }] as const,
  ),
];

describe.each(CASES)("%s", (_name, book, options) => {
  test("C-2 finds on random boards what the engine's plain search finds, spins included", () => {
    const dice = makeDice(20);
    let spins = 0;
    let boards = 0;
    while (boards < BOARDS) {
      const board = randomBoard(dice, book.matrix.columns);
      const game = gameOver(book, board, dice(1_000_000), options);
      if (game === undefined) continue;
      boards++;
      const expected = placements(game).map((each) => `${footprint(game, each)} ${each.spin}`);
      const { kind, facing, x, y, columns } = sightOf(game);
      const shapes = shapesOf(game.rules);
      const generator = new MoveGenerator(shapes);
      const bits = Int32Array.from(columns);
      generator.look(bits, 0);
      const left = x + shapes.lefts[kind * 4 + facing]!;
      const row = y + shapes.bottoms[kind * 4 + facing]!;
      const count = generator.goOn(kind, facing, left, row, bits, 0, game.state.stackHeight);
      const found = Array.from(generator.moves.subarray(0, count), (move) => {
        const shape = kind * 4 + facingOf(move);
        const place = {
          kind,
          facing: facingOf(move),
          x: leftOf(move) - shapes.lefts[shape]!,
          y: rowOf(move) - shapes.bottoms[shape]!,
        };
        if (spinOf(move) > 0) spins++;
        return `${footprint(game, place)} ${SPINS[spinOf(move)]}`;
      });
      expect(found.toSorted(), board.join("\n")).toEqual(expected.toSorted());
    }
    if (book.spins.rule !== "none") expect(spins).toBeGreaterThan(20);
  });
});
