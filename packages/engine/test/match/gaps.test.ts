import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advance, type Game, play } from "../../src/index.ts";
import { putPiece } from "../../src/debug/index.ts";
import { board, eventsOf, now, rowsOf, start, toNext } from "../helpers.ts";
import { perform } from "../scoringActions.ts";
import { clear, goOn, layBoard, startMatch } from "./helpers.ts";

/** With this seed the first gaps are in columns 3, 4 and 8, counted from 1. */
const SEED = 13;

/** Lets lines rise: the piece in play locks on an empty board. Returns the columns of their gaps. */
function raise(game: Game, lines: number, from = 1): number[] {
  play(game, { at: game.state.time, name: "received", value: lines, from, attack: 1 });
  layBoard(game, []);
  game.events = [];
  now(game, "hardDrop");
  const gaps = eventsOf(game, "raised").flatMap((event) => event.gaps);
  toNext(game);
  return gaps;
}

describe("Broken Lines", () => {
  it("G-B3.4: a line has one gap, and is cleared like any other", () => {
    const game = start({ seed: SEED, queue: "OO", terms: { seats: 2 } });
    play(game, { at: 0, name: "received", value: 1, from: 1, attack: 1 });
    now(game, "hardDrop");
    expect(board(game, 3)).toEqual(["....OO....", "....OO....", "##.#######"]);
    putPiece(game, { piece: "I", facing: 1, x: 1, y: 2 });
    now(game, "hardDrop");
    expect(game.state.lines).toBe(1);
    expect(board(game, 3)).toEqual(["..I.......", "..I.OO....", "..I.OO...."]);
  });

  it("G-B3.4: after every eight lines the gap is in another column", () => {
    const game = start({ seed: SEED, queue: "O", terms: { seats: 2 } });
    play(game, { at: 0, name: "received", value: 17, from: 1, attack: 1 });
    now(game, "hardDrop");
    // Each line rises from below the previous one: the first line is on top.
    expect(board(game, 18)).toEqual([
      "....OO....",
      ...rowsOf(8, "##.#######"),
      ...rowsOf(8, "###.######"),
      "#######.##",
    ]);
  });

  it("G-B3.4: the column is random, but never the same twice in a row", () => {
    const firsts = new Set<number>();
    const steps = new Set<number>();
    for (let seed = 0; seed < 100; seed++) {
      const game = start({ seed, terms: { seats: 2 } });
      const gaps = [raise(game, 16), raise(game, 16)].flat();
      const columns = [0, 8, 16, 24].map((n) => gaps[n]!);
      expect(gaps).toEqual(columns.flatMap((column) => Array.from({ length: 8 }, () => column)));
      firsts.add(columns[0]!);
      for (let i = 1; i < columns.length; i++) steps.add((columns[i]! - columns[i - 1]! + 10) % 10);
    }
    expect(firsts).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    expect(steps).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9]));
  });

  it("G-B3.4: all opponents get identical lines", () => {
    const match = startMatch({ seed: SEED, seats: 3, terms: { targeting: "all" } });
    clear(match, 0, 4);
    goOn(match, 200_100);
    for (const seat of [1, 2]) {
      layBoard(match.games[seat]!, []);
      now(match.games[seat]!, "hardDrop");
      expect(board(match.games[seat]!, 4)).toEqual(rowsOf(4, "##.#######"));
    }
  });

  it("G-B3.4: the n-th line that enters has the same gap for every player, whatever attack it came with", () => {
    const turn = fc.record({ lines: fc.integer({ min: 1, max: 10 }), from: fc.nat(4), hasAttacked: fc.boolean() });
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.array(turn, { minLength: 1, maxLength: 5 }), { minLength: 6, maxLength: 6 }),
        (seed, turns) => {
          const gaps = turns.map((own, seat) => {
            const game = start({ seed, terms: { seats: 6, seat } });
            return own.flatMap(({ lines, from, hasAttacked }) => {
              if (hasAttacked) perform(game, "double");
              return raise(game, lines, (seat + 1 + from) % 6);
            });
          });
          const most = gaps.toSorted((one, other) => other.length - one.length)[0]!;
          for (const own of gaps) expect(own).toEqual(most.slice(0, own.length));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("G-B3.4: lines that were cancelled, or are still in the Receiving Queue, do not count", () => {
    const game = start({ seed: SEED, terms: { seats: 2 } });
    expect(raise(game, 4)).toEqual([2, 2, 2, 2]);
    // A Tetris cancels four of these lines. Then four more lines enter: the fifth to eighth.
    play(game, { at: game.state.time, name: "received", value: 12, from: 1, attack: 2 });
    game.events = [];
    perform(game, "tetris");
    expect(eventsOf(game, "raised")[0]!.gaps).toEqual([2, 2, 2, 2, 3, 3, 3, 3]);
  });
});

describe("the gaps of The New", () => {
  /** The gaps of a seat after a number of turns. Five lines enter in each turn. */
  function gapsOf(seed: number, seat: number, turns: number): number[] {
    const game = start({ ruleBook: "new", seed, terms: { seats: 4, seat } });
    for (let i = 0; i < turns; i++) {
      play(game, { at: game.state.time, name: "received", value: 5, from: (seat + 1) % 4, attack: 1 });
      layBoard(game, []);
      now(game, "hardDrop");
      advance(game, game.state.lockAt);
      toNext(game);
    }
    return eventsOf(game, "raised").flatMap(({ gaps }) => gaps);
  }

  const twelve = (column: number): number[] => Array.from({ length: 12 }, () => column);

  /** The columns that each seat draws by the seed, counted from 0. */
  it.each([
    // Column 7 comes twice in a row: each gap is drawn without regard to the previous one.
    [9, 0, [...twelve(7), ...twelve(7), 2]],
    [9, 1, [...twelve(1), ...twelve(9), 8]],
    [9, 2, [...twelve(7), ...twelve(8), 5]],
  ])("N-19: with seed %i seat %i has its gap moved after every 12 lines", (seed, seat, gaps) => {
    expect(gapsOf(seed, seat, 5)).toEqual(gaps);
  });

  it("N-19: each player's gaps are drawn separately, and the same column may come twice in a row", () => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const columns = seeds.map((seed) => [0, 1].map((seat) => [0, 12].map((n) => gapsOf(seed, seat, 3)[n]!)));
    expect(columns.some(([one, other]) => one![0] !== other![0])).toBe(true);
    expect(columns.flat().some(([first, second]) => first === second)).toBe(true);
    expect(new Set(columns.flat(2)).size).toBe(10);
  });
});
