import { describe, expect, it } from "vitest";
import { advance, type Game, play } from "../../src/index.ts";
import { putPiece } from "../../src/debug/index.ts";
import { findSquares } from "../../src/squares.ts";
import { board, eventsOf, now, rowsOf, start, toNext } from "../helpers.ts";
import { drawMarks, fourI, fourO, garbage, type Laid, lay, lock, pairOfJ, pairOfL } from "../newBoards.ts";
import { clear, goOn, queues, startMatch } from "./helpers.ts";

/** A game of a match of The New. With this seed the gap of its first lines is in the fifth column. */
function startSeat(request: Parameters<typeof start>[0] = {}): Game {
  return start({ ruleBook: "new", seed: 2, terms: { seats: 2 }, ...request });
}

function receive(game: Game, lines: number): void {
  play(game, { at: game.state.time, name: "received", value: lines, from: 1, attack: 1 });
}

const SILVER: Laid[] = [...pairOfJ(0, 0), ...pairOfL(2, 0)];
const GOLD = fourI(0, 0);
const LINE = "####.#####";

describe("attacks of The New", () => {
  /** 1 → 0, 2 → 1, 3 → 2, n ≥ 4 → n. More than four lines at once need a cascade, see below. */
  it.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 4],
  ])("N-19: %i lines at once send %i", (lines, sent) => {
    const match = startMatch({ ruleBook: "new" });
    clear(match, 0, lines);
    goOn(match);
    expect(queues(match)).toEqual([0, sent]);
  });

  /** After a spin of the cartridge hanging Blocks fall into the rows below, and each completes one row. */
  it.each([
    [5, 3],
    [6, 4],
    [7, 5],
  ])("N-19: %i lines at once, by a cascade, send as many", (lines, hanging) => {
    const game = startSeat({
      options: { authentic: true },
      board: [
        ...rowsOf(hanging - 1, ".........#"),
        "...#.....#",
        "###...####",
        "####.#####",
        ...rowsOf(hanging, "#########."),
      ],
    });
    putPiece(game, { piece: "T", facing: 1, x: 4, y: hanging + 1 });
    now(game, "rotateClockwise");
    advance(game, game.state.lockAt);
    expect(game.state).toMatchObject({ lines, sent: lines });
  });

  /** A square in columns 1 to 4, garbage beside it, and column 10 free for an I. One row for each line to clear. */
  it.each([
    ["one line, with silver in it", 1, SILVER, 0, 0 + 1],
    ["two lines, with silver in both", 2, SILVER, 0, 1 + 2],
    ["three lines, with gold in all", 3, GOLD, 0, 2 + 3],
    ["four lines, with gold in all", 4, GOLD, 0, 4 + 4],
    ["four lines, with silver in all", 4, SILVER, 0, 4 + 4],
    ["two lines, with gold in the upper one", 2, GOLD, 1, 1 + 1],
    ["four lines, with silver in the upper two", 4, SILVER, 2, 4 + 2],
  ])("N-19: %s", (_name, lines, square, from, sent) => {
    const game = startSeat();
    for (let y = 0; y < from; y++) garbage(game, y, [9]);
    lay(
      game,
      square.map(([piece, facing, x, y]): Laid => [piece, facing, x, y + from]),
    );
    expect(findSquares(game)).toBe(1);
    for (let y = from; y < lines; y++) garbage(game, y, [0, 1, 2, 3, 9]);
    lock(game, ["I", 1, 9, 1]);
    expect(game.state).toMatchObject({ lines, sent });
  });

  it("N-19: a line with two squares in it counts for one more, not two", () => {
    const game = startSeat();
    lay(game, [...fourO(0, 0), ...fourI(4, 0)]);
    expect(findSquares(game)).toBe(2);
    for (let y = 0; y < 4; y++) garbage(game, y, [0, 1, 2, 3, 4, 5, 6, 7, 9]);
    lock(game, ["I", 1, 9, 1]);
    expect(game.state).toMatchObject({ lines: 4, sent: 8 });
  });

  it("N-19: an attack first cancels lines in the sender's own queue", () => {
    const match = startMatch({ ruleBook: "new" });
    clear(match, 1, 3);
    goOn(match);
    expect(queues(match)).toEqual([2, 0]);
    clear(match, 0, 4);
    goOn(match);
    expect(queues(match)).toEqual([0, 2]);
    expect(match.games[0]!.state).toMatchObject({ cancelled: 2, sent: 2, raised: 0 });
  });
});

describe("lines that rise in The New", () => {
  it("N-19: at most five rows rise in a turn; the rest waits and rises in the next turns", () => {
    const game = startSeat({ queue: "OO" });
    receive(game, 12);
    lock(game, ["O", 0, 8, 1]);
    expect(board(game, 7)).toEqual(["........OO", "........OO", ...rowsOf(5, LINE)]);
    expect(game.state).toMatchObject({ queued: 7, raised: 5 });
    lock(game, ["O", 0, 8, 8]);
    expect(board(game, 14)).toEqual([...rowsOf(4, "........OO"), ...rowsOf(10, LINE)]);
    lock(game, ["O", 0, 8, 15]);
    expect(game.state).toMatchObject({ queued: 0, raised: 12 });
  });

  it("N-19: lines that wait can still be cancelled", () => {
    const game = startSeat();
    receive(game, 12);
    lock(game, ["O", 0, 8, 1]);
    for (let y = 5; y < 9; y++) garbage(game, y, [0]);
    lock(game, ["I", 1, 0, 6]);
    expect(game.state).toMatchObject({ lines: 4, cancelled: 4, sent: 0, raised: 8, queued: 0 });
  });

  it("N-9: Blocks that garbage raises above row 20 do not end the game", () => {
    const game = startSeat({ queue: "OT", board: rowsOf(18, "#.........") });
    receive(game, 5);
    lock(game, ["O", 0, 8, 1]);
    expect(board(game, 23).slice(0, 3)).toEqual(rowsOf(3, "#........."));
    expect(game.state).toMatchObject({ phase: "generation", stackHeight: 23 });
    toNext(game);
    expect(game.state).toMatchObject({ phase: "falling", outcome: "playing" });
  });

  it("N-9: a piece that enters where garbage has raised a block ends the game", () => {
    const game = startSeat({ queue: "OT", board: rowsOf(18, "....##....") });
    receive(game, 5);
    lock(game, ["O", 0, 8, 1]);
    expect(game.state.outcome).toBe("playing");
    toNext(game);
    expect(game.state.outcome).toBe("blockOut");
  });

  it("N-15: garbage is never part of a square", () => {
    const game = startSeat();
    receive(game, 5);
    lock(game, ["O", 0, 8, 1]);
    expect(findSquares(game)).toBe(0);
    expect(drawMarks(game, 7)).toEqual([
      "........++",
      "........++",
      "####.#####",
      "####.#####",
      "####.#####",
      "####.#####",
      "####.#####",
    ]);
    expect(eventsOf(game, "squared")).toEqual([]);
  });

  it("N-15: pieces lifted by garbage stay whole and can make a square", () => {
    const game = startSeat();
    receive(game, 2);
    lay(game, fourO(6, 0).slice(0, 2));
    lock(game, fourO(6, 0)[2]!);
    lock(game, fourO(6, 2)[3]!);
    expect(drawMarks(game, 6)).toEqual([...rowsOf(4, "......gggg"), LINE, LINE]);
  });
});
