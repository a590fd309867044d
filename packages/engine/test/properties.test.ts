import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advance, type Game, type Input, newGame, parseSetup, play, RULE_BOOKS, unwrap } from "../src/index.ts";
import { DOWN, GOLD, KIND_BITS, LEFT, RIGHT, SILVER, UP } from "../src/geometry.ts";
import { takeNext } from "../src/randomizer.ts";
import { allowedInputs, anyInputs, anySetupOf } from "./randomPlay.ts";

/** Plays the inputs and then a minute. Calls `look` after every input and after every second of the minute. */
function watch(game: Game, inputs: readonly Input[], look: (game: Game) => void): void {
  for (const input of inputs) {
    play(game, input);
    look(game);
  }
  play(game, { at: game.state.time, name: "freeze", value: 0 });
  for (let seconds = 0; seconds < 60 && game.state.phase !== "ended"; seconds++) {
    advance(game, game.state.time + 1_000_000);
    look(game);
  }
}

const filled = ({ state }: Game): number => state.cells.reduce((count, cell) => count + (cell === 0 ? 0 : 1), 0);

describe.each(RULE_BOOKS.map((book) => [book.id, book] as const))("%s under random play", (_id, book) => {
  const games = fc.tuple(anySetupOf(book), anyInputs);

  it("E-16: cells are conserved: a piece adds four, a raised line a row without its gap, a line removes a row", () => {
    fc.assert(
      fc.property(games, ([setup, inputs]) => {
        const game = newGame(setup);
        const before = filled(game);
        const { columns } = book.matrix;
        const raised = setup.terms?.garbage === "solid" ? columns : columns - 1;
        watch(game, allowedInputs(setup, inputs), ({ state }) => {
          expect(filled(game)).toBe(before + 4 * state.pieces + raised * state.raised - columns * state.lines);
        });
      }),
      { numRuns: 40 },
    );
  });

  it("E-16: bit rows and cells agree, and no Block lies above the stack's height", () => {
    fc.assert(
      fc.property(games, ([setup, inputs]) => {
        const game = newGame(setup);
        watch(game, allowedInputs(setup, inputs), () => {});
        const { state, rules } = game;
        const { columns, height } = rules.geometry;
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < columns; x++) {
            const isSet = (state.rows[y + 6]! & (1 << (x + 6))) !== 0;
            expect(isSet).toBe(state.cells[y * columns + x] !== 0);
            if (isSet) expect(y).toBeLessThan(state.stackHeight);
          }
        }
        const top = state.cells.subarray((state.stackHeight - 1) * columns, state.stackHeight * columns);
        if (state.stackHeight > 0) expect(top.some((cell) => cell !== 0)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("E-16: connections are symmetric, stay within one kind or one square, and never lead to an empty cell", () => {
    const sides = [
      [RIGHT, LEFT, 1, 0],
      [LEFT, RIGHT, -1, 0],
      [UP, DOWN, 0, 1],
      [DOWN, UP, 0, -1],
    ] as const;
    let locked = 0;
    fc.assert(
      fc.property(games, ([setup, inputs]) => {
        const game = newGame(setup);
        watch(game, allowedInputs(setup, inputs), () => {});
        const { columns, height } = game.rules.geometry;
        locked += game.state.pieces;
        game.state.cells.forEach((cell, i) => {
          for (const [side, back, dx, dy] of sides) {
            if ((cell & side) === 0) continue;
            const [x, y] = [(i % columns) + dx, Math.floor(i / columns) + dy];
            expect(x >= 0 && x < columns && y >= 0 && y < height).toBe(true);
            const other = game.state.cells[y * columns + x]!;
            expect(other & back).toBe(back);
            if ((cell & (GOLD | SILVER)) === 0) expect(other & KIND_BITS).toBe(cell & KIND_BITS);
            else expect(other & (GOLD | SILVER)).toBe(cell & (GOLD | SILVER));
          }
        });
      }),
      { numRuns: 40 },
    );
    expect(locked).toBeGreaterThan(100);
  });

  it("E-16: the stream of pieces follows its randomizer", () => {
    for (let seed = 0; seed < 10; seed++) {
      const kinds = streamOf(book.id, seed, 252);
      const { randomizer } = book;
      if (randomizer.draw === "bag") {
        const run = book.pieces.length * randomizer.copies;
        for (let from = 0; from + run <= kinds.length; from += run) {
          const counts = book.pieces.map(
            (_, kind) => kinds.slice(from, from + run).filter((each) => each === kind).length,
          );
          expect(counts).toEqual(book.pieces.map(() => randomizer.copies));
        }
      } else {
        // With independent draws every kind comes, and some kinds come twice.
        expect(new Set(kinds).size).toBe(book.pieces.length);
        expect(kinds.some((kind, i) => kind === kinds[i + 1])).toBe(true);
      }
    }
  });

  it("E-16: the piece in play never overlaps a Block, the walls or the floor", () => {
    fc.assert(
      fc.property(games, ([setup, inputs]) => {
        const game = newGame(setup);
        watch(game, allowedInputs(setup, inputs), ({ state, rules }) => {
          if (state.kind < 0 || state.phase === "ended") return;
          for (const [dx, dy] of book.pieces[state.kind]!.facings[state.facing]!) {
            const [x, y] = [state.x + dx, state.y + dy];
            expect(x >= 0 && x < rules.geometry.columns && y >= 0 && y < rules.geometry.height).toBe(true);
            expect(state.cells[y * rules.geometry.columns + x]).toBe(0);
          }
        });
      }),
      { numRuns: 40 },
    );
  });
});

describe("The New under neat play", () => {
  it("N-13, N-15: a square always has sixteen cells until a line cuts it", () => {
    let made = 0;
    // Only O and I, dropped in columns where they make squares.
    const drops = fc.array(fc.record({ x: fc.constantFrom(0, 2, 4, 6, 8), isI: fc.boolean() }), {
      minLength: 10,
      maxLength: 60,
    });
    fc.assert(
      fc.property(drops, fc.boolean(), (columns, authentic) => {
        const queue = columns.map(({ isI }) => (isI ? "I" : "O"));
        const setup = unwrap(parseSetup({ ruleBook: "new", seed: 1, queue, options: { authentic } }));
        const game = newGame(setup);
        game.events = [];
        let at = 0;
        for (const { x } of columns) {
          if (game.state.phase === "ended") break;
          play(game, { at, name: "rotateClockwise" });
          const steps = x - game.state.x;
          for (let i = 0; i < Math.abs(steps); i++) {
            play(game, { at, name: steps < 0 ? "left" : "right" });
            play(game, { at, name: steps < 0 ? "leftReleased" : "rightReleased" });
          }
          play(game, { at, name: "hardDrop" });
          at += 2_000_000;
          play(game, { at, name: "leftReleased" });
          const uncut = game.events.some(({ type }) => type === "cleared");
          if (!uncut) {
            const marked = game.state.cells.reduce(
              (count, cell) => count + ((cell & (GOLD | SILVER)) !== 0 ? 1 : 0),
              0,
            );
            expect(marked).toBe(16 * (game.state.goldSquares + game.state.silverSquares));
          }
        }
        made += game.state.goldSquares + game.state.silverSquares;
      }),
      { numRuns: 150, seed: 3 },
    );
    expect(made).toBeGreaterThan(20);
  });
});

/** The first kinds of a game's stream, read from its queue while the game draws them. */
function streamOf(ruleBook: string, seed: number, length: number): number[] {
  const game = newGame(unwrap(parseSetup({ ruleBook, seed })));
  return Array.from({ length }, () => takeNext(game));
}
