import { describe, expect, it } from "vitest";
import { type Game, play } from "../../src/index.ts";
import { putPiece } from "../../src/debug/index.ts";
import { board, eventsOf, now, rowsOf, start } from "../helpers.ts";
import { clear, dropInto, goOn, startMatch } from "./helpers.ts";

const SOLID = "==========";

describe("Solid Lines", () => {
  it("G-B3.5: a match can choose them for attacks: they have no gap", () => {
    const match = startMatch({ terms: { garbage: "solid" } });
    clear(match, 1, 3);
    goOn(match);
    dropInto(match, 0, ["##........"]);
    expect(board(match.games[0]!, 4)).toEqual([".........I", "##.......I", SOLID, SOLID]);
  });

  it("G-B3.5: Broken Lines are the default", () => {
    const match = startMatch({ seed: 13 });
    clear(match, 1, 3);
    goOn(match);
    dropInto(match, 0, ["##........"]);
    expect(board(match.games[0]!, 3)).toEqual(["##.......I", "##.#######", "##.#######"]);
  });

  it("G-B3.5: they cannot be cleared, even when the rows above them clear", () => {
    const game = start({
      terms: { seats: 2 },
      board: ["#.........", "#########.", "#########.", SOLID, SOLID],
    });
    putPiece(game, { piece: "I", facing: 1, x: 8, y: 4 });
    now(game, "hardDrop");
    expect(eventsOf(game, "cleared")).toMatchObject([{ rows: [2, 3] }]);
    expect(board(game, 4)).toEqual([".........I", "#........I", SOLID, SOLID]);
    expect(game.state).toMatchObject({ lines: 2, sent: 1 });
  });

  it("G-B3.5: lines that rise later lift them", () => {
    const game = start({ seed: 13, queue: "O", terms: { seats: 2 }, board: [SOLID] });
    play(game, { at: 0, name: "received", value: 1, from: 1, attack: 1 });
    now(game, "hardDrop");
    expect(board(game, 4)).toEqual(["....OO....", "....OO....", SOLID, "##.#######"]);
  });
});

describe("Solid Lines under a cascade", () => {
  /**
   * The cartridge's own example of a spin that shatters the whole board (docs/rules/new-authentic.md), with Solid
   * Lines, and a line with a gap, under it. A Block hangs in the air at the left.
   */
  const BOARD = ["#.........", "..........", "...#......", "###...####", "####.#####", SOLID, ".#########", SOLID];

  function spin(): Game {
    const game = start({ ruleBook: "new", options: { authentic: true }, terms: { seats: 2 }, board: BOARD });
    putPiece(game, { piece: "T", facing: 1, x: 4, y: 4 });
    now(game, "rotateClockwise");
    expect(board(game, 8).slice(3, 5)).toEqual(["###ttt####", "####t#####"]);
    play(game, { at: game.state.lockAt, name: "leftReleased" });
    return game;
  }

  it("G-B3.5, N-10: a Solid Line neither shatters nor falls, and is not cleared", () => {
    const game = spin();
    expect(eventsOf(game, "cascaded")).toHaveLength(1);
    expect(eventsOf(game, "cleared")).toMatchObject([{ rows: [3, 4] }]);
    // The Block in the air has fallen; the gap under the Solid Line is still there.
    expect(board(game, 5)).toEqual(["..........", "#..#......", SOLID, ".#########", SOLID]);
    expect(game.state.lines).toBe(2);
  });
});

describe("Starting Lines", () => {
  const startingWith = (startingPattern: string, seed = 1): Game =>
    startMatch({ seed, options: { startingRows: 12 }, terms: { startingPattern } }).games[0]!;

  it("G-B3.5: in a well the gap is always at the right", () => {
    expect(board(startingWith("well"), 12)).toEqual(rowsOf(12, "#########."));
  });

  it("G-B3.5: in stairs the gap moves one column from line to line", () => {
    expect(board(startingWith("stairs"), 12)).toEqual([
      "#.########",
      ".#########",
      "#########.",
      "########.#",
      "#######.##",
      "######.###",
      "#####.####",
      "####.#####",
      "###.######",
      "##.#######",
      "#.########",
      ".#########",
    ]);
  });

  it("G-B3.5: in a zigzag the gap is at the right and at the left in turn", () => {
    const two = ["#########.", ".#########"];
    expect(board(startingWith("zigzag"), 12)).toEqual([...two, ...two, ...two, ...two, ...two, ...two]);
  });

  it("G-B3.5: in a random pattern, the default, each line has one gap, drawn separately", () => {
    const boards = Array.from({ length: 30 }, (_, seed) => board(startingWith("random", seed), 12));
    const gaps = boards.flatMap((rows) =>
      rows.map((row) => {
        expect(row.replaceAll("#", "")).toBe(".");
        return row.indexOf(".");
      }),
    );
    expect(new Set(gaps).size).toBe(10);
    expect(new Set(boards.map(String)).size).toBe(30);
    expect(board(startMatch({ options: { startingRows: 12 } }).games[0]!, 12)).toEqual(boards[1]);
  });

  it("G-B3.5: solid Starting Lines, in any pattern", () => {
    const terms = { startingLines: "solid", startingPattern: "stairs" };
    const match = startMatch({ options: { startingRows: 3 }, terms });
    expect(board(match.games[1]!, 4)).toEqual(["..........", SOLID, SOLID, SOLID]);
  });

  it("G-B3.5: each seat can choose 0 to 12 of them, and the lines that two seats share are equal", () => {
    const match = startMatch({
      seats: [{}, { options: { startingRows: 5 } }, { options: { startingRows: 12 } }],
      options: { startingRows: 0 },
    });
    const [none, five, twelve] = match.games.map((game) => board(game, 12));
    expect(none).toEqual(rowsOf(12, ".........."));
    expect(five!.slice(0, 7)).toEqual(rowsOf(7, ".........."));
    expect(five!.slice(7)).toEqual(twelve!.slice(7));
    expect(twelve!.every((row) => row.includes("#"))).toBe(true);
  });

  it("G-B3.5: handicaps do not change pieces and later gaps: they are the same for all", () => {
    const match = startMatch({ seats: [{}, { options: { startingRows: 12 } }, {}], terms: { targeting: "all" } });
    expect(match.games[1]!.state).toMatchObject({
      kind: match.games[0]!.state.kind,
      queue: match.games[0]!.state.queue,
    });
    clear(match, 2, 4);
    goOn(match, 300_000);
    for (const game of match.games.slice(0, 2)) now(game, "hardDrop");
    const [one, other] = match.games.map((game) => eventsOf(game, "raised"));
    expect(one![0]!.gaps).toHaveLength(4);
    expect(other![0]!.gaps).toEqual(one![0]!.gaps);
  });
});
