import { describe, expect, it } from "vitest";
import { type Game, play, type ScoringAction } from "../../src/index.ts";
import { eventsOf, start } from "../helpers.ts";
import { perform } from "../scoringActions.ts";
import { clear, goOn, lockOne, queues, sentSince, startMatch, toldBy } from "./helpers.ts";

/** A game of a match of two. `perform` lays the board for an action, puts the piece and presses the keys. */
function startSeat(): Game {
  return start({ terms: { seats: 2 } });
}

/** What the last Lock Down did: `4S` sent four lines, `4R` let four lines enter the Matrix, `0` did neither. */
function effectOf(game: Game): string {
  const sent = eventsOf(game, "attacked").map(({ lines }) => `${lines}S`);
  const entered = eventsOf(game, "raised").map(({ gaps }) => `${gaps.length}R`);
  return [...sent, ...entered].join(" ") || "0";
}

/** Performs an action, Back-to-Back or not, against a Receiving Queue of so many lines. */
function against(height: number, action: ScoringAction, isBackToBack: boolean): string {
  const game = startSeat();
  if (isBackToBack) perform(game, "tetris");
  if (height > 0) play(game, { at: game.state.time, name: "received", value: height, from: 1, attack: 1 });
  game.events = [];
  perform(game, action);
  // The board has led to the action under test.
  expect(eventsOf(game, "scored").map((event) => event.action)).toEqual([action]);
  return effectOf(game);
}

describe("Line Attacks", () => {
  /** Table B1.3.5 of the Guideline. Its one row for T-Spin, Mini T-Spin and Mini T-Spin Single is three rows here. */
  it.each([
    ["single", 0],
    ["double", 1],
    ["triple", 2],
    ["tetris", 4],
    ["tSpin", 0],
    ["miniTSpin", 0],
    ["miniTSpinSingle", 0],
    ["tSpinSingle", 2],
    ["tSpinDouble", 4],
    ["tSpinTriple", 6],
  ] as const)("G-B3.1: %s sends %i", (action, lines) => {
    const game = startSeat();
    perform(game, action);
    expect(game.state.sent).toBe(lines);
    expect(eventsOf(game, "attacked").map((event) => event.lines)).toEqual(lines === 0 ? [] : [lines]);
  });

  /** "Back-to-Back +1 (for the first and any subsequent Back-to-Backs)"; G-8b says what starts and breaks one. */
  it.each<[sequence: ScoringAction[], sent: number[]]>([
    [
      ["tetris", "tetris", "tetris", "tetris"],
      [4, 5, 5, 5],
    ],
    [
      ["tSpinSingle", "tSpinDouble", "tSpinTriple", "tetris"],
      [2, 5, 7, 5],
    ],
    [
      ["tetris", "single", "tetris"],
      [4, 0, 4],
    ],
    [
      ["tetris", "double", "tSpinDouble"],
      [4, 1, 4],
    ],
    [
      ["tetris", "tSpin", "miniTSpin", "tetris"],
      [4, 0, 0, 5],
    ],
    // It is Back-to-Back itself but sends nothing, and it keeps the sequence going.
    [
      ["tetris", "miniTSpinSingle", "tetris"],
      [4, 0, 5],
    ],
    // Neither of these can be Back-to-Back.
    [
      ["tetris", "triple", "triple"],
      [4, 2, 2],
    ],
  ])("G-B3.1: %j sends %j", (sequence, sent) => {
    const game = startSeat();
    const each = sequence.map((action) => {
      const before = game.state.sent;
      perform(game, action);
      return game.state.sent - before;
    });
    expect(each).toEqual(sent);
  });

  it("G-B3.1: sent lines come into the Receiving Queue of the opponent", () => {
    const match = startMatch();
    const arrived = [1, 2, 3, 4].map((lines) => {
      const [, before] = queues(match);
      clear(match, 0, lines);
      goOn(match, 300_000);
      return queues(match)[1]! - before!;
    });
    expect(arrived).toEqual([0, 1, 2, 4]);
    expect(toldBy(match, 1, "received")).toMatchObject([
      { from: 0, attack: 1, lines: 1 },
      { from: 0, attack: 2, lines: 2 },
      { from: 0, attack: 3, lines: 4 },
    ]);
    expect(queues(match)[0]).toBe(0);
  });

  it("G-B3.1: in a match without garbage no lines are sent", () => {
    const match = startMatch({ terms: { garbage: "none" } });
    clear(match, 0, 4);
    goOn(match);
    expect(match.games[0]!.state).toMatchObject({ lines: 4, sent: 0 });
    expect(sentSince(match)).toEqual([]);
  });
});

/**
 * Table B1.3.6 of the Guideline, row by row: S lines sent, R lines that remain and enter the Matrix, 0 neither. The
 * columns are the height of the Receiving Queue before the Lock Down. The source prints the first six, up to
 * "5 Lines ..."; the other columns continue them. A row that the source prints for three actions is here three times.
 */
const COUNTER_ATTACKS = `
  Queue                           0  1  2  3  4  5   6  7  8  9  10  11  12
  single                          0 1R 2R 3R 4R 5R  6R 7R 8R 9R 10R 11R 12R
  double                         1S  0 1R 2R 3R 4R  5R 6R 7R 8R  9R 10R 11R
  triple                         2S 1S  0 1R 2R 3R  4R 5R 6R 7R  8R  9R 10R
  tetris                         4S 3S 2S 1S  0 1R  2R 3R 4R 5R  6R  7R  8R
  tSpin                           0 1R 2R 3R 4R 5R  6R 7R 8R 9R 10R 11R 12R
  miniTSpin                       0 1R 2R 3R 4R 5R  6R 7R 8R 9R 10R 11R 12R
  miniTSpinSingle                 0 1R 2R 3R 4R 5R  6R 7R 8R 9R 10R 11R 12R
  tSpinSingle                    2S 1S  0 1R 2R 3R  4R 5R 6R 7R  8R  9R 10R
  tSpinDouble                    4S 3S 2S 1S  0 1R  2R 3R 4R 5R  6R  7R  8R
  tSpinTriple                    6S 5S 4S 3S 2S 1S   0 1R 2R 3R  4R  5R  6R
  Back-to-Back_tetris            5S 4S 3S 2S 1S  0  1R 2R 3R 4R  5R  6R  7R
  Back-to-Back_tSpin              0 1R 2R 3R 4R 5R  6R 7R 8R 9R 10R 11R 12R
  Back-to-Back_miniTSpin          0 1R 2R 3R 4R 5R  6R 7R 8R 9R 10R 11R 12R
  Back-to-Back_miniTSpinSingle    0 1R 2R 3R 4R 5R  6R 7R 8R 9R 10R 11R 12R
  Back-to-Back_tSpinSingle       3S 2S 1S  0 1R 2R  3R 4R 5R 6R  7R  8R  9R
  Back-to-Back_tSpinDouble       5S 4S 3S 2S 1S  0  1R 2R 3R 4R  5R  6R  7R
  Back-to-Back_tSpinTriple       7S 6S 5S 4S 3S 2S  1S  0 1R 2R  3R  4R  5R
`;

const [HEIGHTS, ...ROWS] = COUNTER_ATTACKS.trim()
  .split("\n")
  .map((line) => line.trim().split(/\s+/));

describe("Counter Attacks", () => {
  it.each(ROWS.map(([name, ...cells]) => [name!, cells] as const))(
    "G-B3.2: %s against queues of 0 to 12 lines makes %j",
    (name, cells) => {
      const [first, second] = name.split("_");
      const isBackToBack = second !== undefined;
      const heights = HEIGHTS!.slice(1).map(Number);
      expect(heights.map((height) => against(height, (second ?? first) as ScoringAction, isBackToBack))).toEqual(cells);
    },
  );

  it("G-B3.2: the opponent gets only the lines that are left over", () => {
    const match = startMatch();
    // Two lines to the first player, who makes a Tetris: two of its four are left over.
    clear(match, 1, 3);
    goOn(match);
    expect(queues(match)).toEqual([2, 0]);
    clear(match, 0, 4);
    goOn(match);
    expect(queues(match)).toEqual([0, 2]);
    expect(sentSince(match)).toEqual(["1>0: 2", "0>1: 2"]);
    expect(match.games[0]!.state).toMatchObject({ sent: 2, cancelled: 2, raised: 0 });
  });

  it("G-B3.2: a Lock Down without a Line Clear cancels nothing", () => {
    const match = startMatch();
    clear(match, 1, 3);
    goOn(match);
    lockOne(match, 0);
    expect(match.games[0]!.state).toMatchObject({ cancelled: 0, raised: 2, queued: 0 });
  });
});
