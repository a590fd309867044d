import { describe, expect, it } from "vitest";
import {
  advance,
  basic,
  boardOf,
  guideline,
  newGame,
  play,
  type RuleBook,
  RULE_BOOKS,
  setupFor,
  theNew,
  unwrap,
} from "../src/index.ts";
import type { PieceData } from "../src/doors/ruleBook.ts";

const [, J, , O] = guideline.pieces as readonly [PieceData, PieceData, PieceData, PieceData];

describe("rule books of your own", () => {
  it("E-30: games can be played by the five rule books and on boards of 4 to 20 columns, with one piece or seven", () => {
    for (const book of RULE_BOOKS) expect(setupFor(book, { seed: 1 }).ok).toBe(true);
    for (const columns of [4, 8, 20]) {
      const narrow: PieceData = { ...O, spawn: [1, 20] };
      const book: RuleBook = { ...guideline, matrix: { columns, rows: 20, bufferRows: 20 }, pieces: [narrow] };
      const game = newGame(unwrap(setupFor(book, { seed: 1 })));
      for (let i = 0; i < 3; i++) {
        play(game, { at: game.state.time, name: "hardDrop" });
        advance(game, game.state.generateAt);
      }
      expect(boardOf(game).every((row) => row.length === columns)).toBe(true);
      expect(game.state.pieces).toBe(3);
    }
  });

  const seven = guideline.pieces;
  const changes: readonly (readonly [what: string, change: Partial<RuleBook>])[] = [
    ["a name with a space", { variant: "my rules" }],
    ["a name with a colon", { variant: "a:b" }],
    ["an empty name", { variant: "" }],
    ["a name in other letters", { variant: "Ł" }],
    ["a name that is too long", { variant: "a".repeat(33) }],
    ["a variation with a space", { variations: [{ id: "marathon ultra", levelsUp: false, ends: { by: "nothing" } }] }],
    ["no variation", { variations: [] }],
    ["levels that take no lines", { options: { ...guideline.options, goal: { among: ["none"], initial: "none" } } }],
    ["too few columns", { matrix: { columns: 3, rows: 20, bufferRows: 20 } }],
    ["too many columns", { matrix: { columns: 21, rows: 20, bufferRows: 20 } }],
    ["too many rows", { matrix: { columns: 10, rows: 100, bufferRows: 20 } }],
    ["no piece", { pieces: [] }],
    ["eight pieces", { pieces: [...seven, { ...O, name: "X" }] }],
    ["two pieces of the same name", { pieces: [J, { ...O, name: "J" }] }],
    ["a piece with a long name", { pieces: [{ ...O, name: "AB" }] }],
    ["a piece with the letter of an empty cell", { pieces: [{ ...O, name: "." }] }],
    ["a piece of three Minos", { pieces: [{ ...O, facings: [O.facings[0]!.slice(1)] }] }],
    [
      "a piece that reaches too far",
      {
        pieces: [
          {
            ...J,
            facings: [
              [
                [0, 0],
                [1, 0],
                [2, 0],
                [3, 0],
              ],
            ],
          },
        ],
      },
    ],
    ["a piece that enters outside", { pieces: [{ ...O, spawn: [9, 20] }] }],
    ["an empty bag", { randomizer: { draw: "bag", copies: 0 } }],
    ["a bag too large", { randomizer: { draw: "bag", copies: 16 } }],
  ];

  it.each(changes)("E-29: %s is refused before a game is made of it", (_what, change) => {
    const result = setupFor({ ...guideline, ...change }, { seed: 1 });
    expect(result).toMatchObject({ ok: false, problem: { code: "notAllowed", where: { part: "rule book" } } });
  });

  it("E-29: the special features of the five books are not refused: two facings, six pieces, nine copies", () => {
    expect(basic.pieces.length).toBe(6);
    expect(theNew.pieces[0]!.facings.length).toBe(2);
    for (const book of [basic, theNew]) expect(setupFor({ ...book, variant: "copy" }, { seed: 1 }).ok).toBe(true);
  });
});
