import { describe, expect, it } from "vitest";
import {
  advance,
  basic,
  boardOf,
  cellAt,
  guideline,
  hasLevels,
  hasScore,
  hasSquares,
  isBroken,
  isSpin,
  isWon,
  kindOf,
  korobeinix,
  minosOf,
  NEVER,
  newGame,
  nextMoment,
  OUTCOMES,
  parseSetup,
  play,
  queueOf,
  reglas,
  SCORING_ACTIONS,
  SIDES,
  sidesOf,
  squareOf,
  takeEvents,
  theNew,
  unwrap,
} from "../src/index.ts";
import { now, start, toMs } from "./helpers.ts";

describe("views of a game", () => {
  it("E-20: the next moment is the first at which advancing changes the game", () => {
    const game = start({ queue: "T" });
    expect(nextMoment(game)).toBe(1_000_000);
    advance(game, 999_999);
    expect(game.state.y).toBe(19);
    advance(game, nextMoment(game));
    expect(game.state.y).toBe(18);
  });

  it("E-20: a game that has ended has no next moment", () => {
    const game = start({ variation: "ultra" });
    toMs(game, 120_000);
    expect(game.state.phase).toBe("ended");
    expect(nextMoment(game)).toBe(NEVER);
  });

  it("E-20: a frozen game has no next moment until gravity goes on or the piece is dropped", () => {
    const game = start({ queue: "T", options: { practice: true } });
    play(game, { at: 250_000, name: "freeze", value: 1 });
    expect(nextMoment(game)).toBe(NEVER);
    advance(game, 60_000_000);
    play(game, { at: 60_000_000, name: "softDrop" });
    expect(nextMoment(game)).toBe(60_000_000 + 37_500);
    play(game, { at: 60_000_000, name: "softDropReleased" });
    play(game, { at: 60_000_000, name: "freeze", value: 0 });
    expect(nextMoment(game)).toBe(60_750_000);
  });

  it("E-20: events are taken once, and a game that nobody listens to has none", () => {
    const game = start();
    expect(takeEvents(game).map(({ type }) => type)).toEqual(["generated", "fell"]);
    expect(takeEvents(game)).toEqual([]);
    const unheard = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1 })));
    advance(unheard, 5_000_000);
    expect(takeEvents(unheard)).toEqual([]);
    expect(unheard.events).toBeNull();
  });

  it("E-20: only a reached Goal and a won match are wins", () => {
    expect(OUTCOMES.filter(isWon)).toEqual(["goalReached", "won"]);
  });

  it("E-20: the rule books with a score, with levels and with squares", () => {
    const books = [guideline, basic, theNew, reglas, korobeinix];
    expect(books.filter(hasScore)).toEqual([guideline, theNew, reglas, korobeinix]);
    expect(books.filter(hasLevels)).toEqual([guideline, reglas, korobeinix]);
    expect(books.filter(hasSquares)).toEqual([theNew]);
  });

  it("E-20: the actions that are spins", () => {
    expect(SCORING_ACTIONS.filter((action) => !isSpin(action))).toEqual(["single", "double", "triple", "tetris"]);
  });

  it("E-20: a cell has its kind, its connections, and whether its piece is whole", () => {
    const game = start({ queue: "IO", board: ["O........."] });
    now(game, "hardDrop");
    expect(kindOf(cellAt(game, 7, 0))).toBe(-1);
    const cells = [3, 4, 5, 6].map((x) => cellAt(game, x, 0));
    expect(cells.map(kindOf)).toEqual([0, 0, 0, 0]);
    expect(cells.map(sidesOf)).toEqual([SIDES.right, SIDES.right | SIDES.left, SIDES.right | SIDES.left, SIDES.left]);
    expect([isBroken(cells[0]!), isBroken(cellAt(game, 0, 0))]).toEqual([false, true]);
    expect(squareOf(cells[0]!)).toBe("none");
  });

  it("E-20: a cell of a square is silver or gold", () => {
    const game = start({ ruleBook: "new", queue: "OOOO" });
    for (const taps of [4, 2, 4, 2]) {
      for (let i = 0; i < taps; i++) now(game, "left", "leftReleased");
      now(game, "hardDrop");
      advance(game, game.state.lockAt);
      advance(game, game.state.generateAt);
    }
    const cells = [0, 1, 2, 3].flatMap((y) => [0, 1, 2, 3].map((x) => cellAt(game, x, y)));
    expect(new Set(cells.map(squareOf))).toEqual(new Set(["gold"]));
    expect(sidesOf(cells[5]!)).toBe(SIDES.right | SIDES.down | SIDES.left | SIDES.up);
  });

  it("E-20: the Minos of the piece in play have the cells that they become", () => {
    const game = start({ queue: "T" });
    expect(minosOf(game).map(({ x, y }) => [x, y])).toEqual([
      [3, 19],
      [4, 19],
      [5, 19],
      [4, 20],
    ]);
    const [{ cell } = { cell: 0 }] = minosOf(game);
    expect([kindOf(cell), sidesOf(cell)]).toEqual([game.state.kind, SIDES.right]);
    now(game, "hardDrop");
    expect(minosOf(game)).toEqual([]);
    expect(cellAt(game, 3, 0)).toBe(cell);
  });

  it("E-20: the Next Queue is as long as the player may see", () => {
    const game = start({ queue: "TIOLJSZ", options: { next: 3 } });
    expect(queueOf(game).map((kind) => game.rules.book.pieces[kind]?.name)).toEqual(["I", "O", "L"]);
  });

  it("E-20: another game can begin with the board of the stack", () => {
    const game = start({ queue: "TI", board: ["#.........", "##........"] });
    now(game, "hardDrop");
    expect(boardOf(game)).toEqual(["#...T.....", "##.TTT...."]);
    expect(boardOf(start({ board: boardOf(game) }))).toEqual(boardOf(game));
  });
});
