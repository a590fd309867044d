import { describe, expect, it } from "vitest";
import { type Game, MAX_QUEUED, play, receivingQueueOf } from "../../src/index.ts";
import { board, eventsOf, now, rowsOf, start, toMs, toNext } from "../helpers.ts";
import { perform } from "../scoringActions.ts";
import { clear, dropInto, goOn, layBoard, lockOne, press, queues, startMatch, toldBy } from "./helpers.ts";

/** A game of a match of three. */
function startSeat(request: Parameters<typeof start>[0] = {}): Game {
  return start({ ...request, terms: { seats: 3, ...request.terms } });
}

/** Puts lines from another seat into the Receiving Queue. */
function receive(game: Game, lines: number, from = 1, attack = 1): void {
  play(game, { at: game.state.time, name: "received", value: lines, from, attack });
}

/** With this seed the gap of the first eight lines is in the third column. */
const SEED = 13;
const LINE = "##.#######";

describe("the Receiving Queue", () => {
  it("G-B3.3: lines wait until the piece in play Locks Down, and enter before the next piece comes", () => {
    const game = startSeat({ queue: "OT", seed: SEED, board: ["J........."] });
    receive(game, 2);
    toMs(game, 5_000);
    expect(board(game, 1)).toEqual(["J........."]);
    expect(game.state).toMatchObject({ queued: 2, raised: 0 });
    now(game, "hardDrop");
    expect(board(game, 4)).toEqual(["....OO....", "J...OO....", LINE, LINE]);
    expect(game.state).toMatchObject({ queued: 0, raised: 2, phase: "generation" });
    expect(game.events!.map(({ type }) => type).slice(-3)).toEqual(["hardDropped", "locked", "raised"]);
  });

  it("G-B3.3: lines also enter after a Lock Down that cleared lines", () => {
    const match = startMatch({ seed: SEED });
    clear(match, 1, 3);
    goOn(match);
    expect(queues(match)).toEqual([2, 0]);
    dropInto(match, 0, ["#.........", "#########."]);
    expect(board(match.games[0]!, 6)).toEqual(["..........", ".........I", ".........I", "#........I", LINE, LINE]);
    expect(match.games[0]!.state).toMatchObject({ lines: 1, raised: 2 });
  });

  it("G-B3.3: lines that arrive during the generation delay wait for the next Lock Down", () => {
    const game = startSeat({ queue: "OT" });
    now(game, "hardDrop");
    expect(game.state.phase).toBe("generation");
    receive(game, 3);
    toNext(game);
    expect(game.state).toMatchObject({ phase: "falling", queued: 3, raised: 0 });
    now(game, "hardDrop");
    expect(game.state).toMatchObject({ queued: 0, raised: 3 });
  });

  it("G-B3.3, E-34: lines sent at the time of a Lock Down wait for the next one, whichever seat is first", () => {
    for (const [attacker, other] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const match = startMatch();
      clear(match, attacker, 4);
      lockOne(match, other);
      goOn(match, 200_100);
      expect(match.games[other]!.state).toMatchObject({ phase: "falling", queued: 4, raised: 0 });
      press(match, other, "hardDrop");
      expect(match.games[other]!.state).toMatchObject({ queued: 0, raised: 4 });
    }
  });

  it("G-B3.3: a Lock Down that ends its own game raises no lines", () => {
    const game = startSeat({ options: { startingLevel: 15, goal: "variable" }, terms: { rise: "goal" } });
    // The Goal is 75 lines. A Tetris counts 8, Back-to-Back 12.
    for (let i = 0; i < 6; i++) perform(game, "tetris");
    receive(game, 8);
    perform(game, "tetris");
    // Before the end it has cancelled five lines.
    expect(game.state).toMatchObject({ outcome: "goalReached", queued: 3, raised: 0 });
  });

  it("G-B3.2: the oldest lines are cancelled first", () => {
    const game = startSeat();
    receive(game, 1, 1, 1);
    receive(game, 3, 2, 2);
    receive(game, 2, 1, 3);
    perform(game, "triple");
    expect(eventsOf(game, "cancelled")).toMatchObject([
      {
        lines: 2,
        parts: [
          { from: 1, attack: 1, lines: 1 },
          { from: 2, attack: 2, lines: 1 },
        ],
      },
    ]);
    expect(eventsOf(game, "raised")).toMatchObject([
      {
        parts: [
          { from: 2, attack: 2, lines: 2 },
          { from: 1, attack: 3, lines: 2 },
        ],
      },
    ]);
  });

  it("E-38: a Receiving Queue holds 100 lines, and the rest is void", () => {
    const game = startSeat();
    receive(game, 99, 1, 1);
    receive(game, 4, 2, 2);
    receive(game, 4, 1, 3);
    expect(game.state.queued).toBe(MAX_QUEUED);
    expect(receivingQueueOf(game)).toEqual([
      { from: 1, attack: 1, lines: 99 },
      { from: 2, attack: 2, lines: 1 },
    ]);
    expect(eventsOf(game, "received")).toMatchObject([
      { lines: 99, excess: 0 },
      { lines: 1, excess: 3 },
      { lines: 0, excess: 4 },
    ]);
  });
});

describe("Top Out", () => {
  /** The piece in play locks beside a tower. Then lines rise. */
  function raiseUnder(height: number, lines: number): Game {
    const game = startSeat({ queue: "OO", board: rowsOf(height, "#.........") });
    receive(game, lines);
    now(game, "hardDrop");
    return game;
  }

  it.each([
    // The tower passes the Skyline (G-10.1) and reaches the last row of the Buffer Zone.
    [20, 1],
    [20, 20],
    [30, 10],
    [39, 1],
  ])("G-10.4: a tower of %i rows and %i lines: there is room", (height, lines) => {
    const game = raiseUnder(height, lines);
    expect(game.state).toMatchObject({ phase: "generation", raised: lines, stackHeight: height + lines });
  });

  it.each([
    [20, 21, 20],
    [30, 11, 10],
    [30, 100, 10],
    [40, 1, 0],
  ])(
    "G-10.4: a tower of %i rows and %i lines: after %i lines there is no room, and the game is over",
    (height, lines, rose) => {
      const game = raiseUnder(height, lines);
      expect(game.state).toMatchObject({ phase: "ended", outcome: "topOut", raised: rose, stackHeight: 40 });
      expect(game.state.queued).toBe(lines - rose);
      expect(eventsOf(game, "ended")).toMatchObject([{ outcome: "topOut", isWon: false }]);
    },
  );

  it("G-10.4: in a match the seat is out, and the other has won", () => {
    const match = startMatch();
    clear(match, 1, 4);
    goOn(match);
    layBoard(match.games[0]!, rowsOf(37, "#........."));
    press(match, 0, "hardDrop");
    goOn(match);
    expect(match.games.map(({ state }) => state.outcome)).toEqual(["topOut", "won"]);
    expect(match.state.places).toEqual([2, 1]);
    expect(toldBy(match, 0, "raised")).toMatchObject([{ gaps: [0, 0, 0].map(() => expect.any(Number) as number) }]);
  });
});
