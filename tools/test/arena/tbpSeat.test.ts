// What happens at a seat of the referee: which moves are valid, how they are made, and what a partner is told.

import { type PieceName, TBP_PIECES, type TbpMove, type ToBot } from "@korobeinix/bots";
import {
  type Game,
  type SetupRequest,
  advance,
  boardOf,
  guideline,
  newGame,
  play,
  setupFor,
  unwrap,
} from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { Briefing } from "../../src/arena/tbp/briefing.ts";
import { judge } from "../../src/arena/tbp/judge.ts";
import { Lines } from "../../src/arena/tbp/lines.ts";
import { TURN, tableOfTwo } from "../../src/arena/tbp/table.ts";

function gameWith(request: Partial<SetupRequest>): Game {
  const game = newGame(unwrap(setupFor(guideline, { seed: 3, terms: { seats: 2, rise: "never" }, ...request })));
  advance(game, TURN);
  return game;
}

function move(
  type: PieceName,
  orientation: TbpMove["location"]["orientation"],
  x: number,
  y: number,
  spin: TbpMove["spin"] = "none",
): TbpMove {
  return { location: { type, orientation, x, y }, spin };
}

function verdictOn(game: Game, ...moves: TbpMove[]): ReturnType<typeof judge> {
  return judge(game, newGame(game.rules.setup), moves);
}

/** Makes the move and waits for the next piece. */
function make(game: Game, each: TbpMove): void {
  const verdict = verdictOn(game, each);
  if (!verdict.ok) throw new Error(verdict.fault);
  for (const input of verdict.inputs) play(game, input);
  advance(game, Math.ceil((game.state.time + 1) / TURN) * TURN);
}

const SLOT = ["...#......", "###...####", "####.#####"];

describe("moves", () => {
  it("C-12: a T-Spin is valid by its name and by no other, and is made", () => {
    const game = gameWith({ queue: ["T", "I"], board: SLOT });
    for (const spin of ["none", "mini"] as const)
      expect(verdictOn(game, move("T", "south", 4, 1, spin))).toMatchObject({
        ok: false,
        fault: expect.stringContaining("its spin would be full"),
      });
    make(game, move("T", "south", 4, 1, "full"));
    expect(game.state).toMatchObject({ spin: "full", lines: 2 });
    expect(boardOf(game)).toEqual(["...#......"]);
  });

  it("C-12: every orientation that fills the same cells is the same move", () => {
    for (const each of [move("I", "north", 1, 0), move("I", "south", 2, 0)]) {
      const game = gameWith({ queue: ["I"] });
      make(game, each);
      expect(boardOf(game)).toEqual(["IIII......"]);
    }
  });

  it("C-12: the piece on Hold, or the next one, is played by Hold", () => {
    const held = gameWith({ queue: ["I", "S"], hold: "O" });
    expect(verdictOn(held, move("S", "north", 1, 0))).toMatchObject({ ok: false });
    make(held, move("O", "east", 0, 1));
    expect(boardOf(held)).toEqual(["OO........", "OO........"]);
    expect(TBP_PIECES[held.state.hold]).toBe("I");
    const empty = gameWith({ queue: ["I", "S", "Z"] });
    make(empty, move("S", "north", 1, 0));
    expect(boardOf(empty)).toEqual([".SS.......", "SS........"]);
    expect([TBP_PIECES[empty.state.hold], TBP_PIECES[empty.state.kind]]).toEqual(["I", "Z"]);
  });

  it("C-12: the first valid move is made, and those before it are counted", () => {
    const game = gameWith({ queue: ["O"] });
    const verdict = verdictOn(
      game,
      move("O", "north", 0, 5),
      move("O", "north", 9, 0),
      move("O", "north", 3, 0),
      move("O", "north", 1, 0),
    );
    expect(verdict).toMatchObject({ ok: true, refused: 2, move: move("O", "north", 3, 0) });
  });
});

describe("a briefing", () => {
  const types = (messages: readonly ToBot[]): string => messages.map(({ type }) => type).join(" ");

  it("C-12: tells a start, then moves with the pieces that come into sight", () => {
    const game = gameWith({ queue: ["I", "S", "Z", "O", "T"], options: { next: 3 } });
    const briefing = new Briefing();
    const [start, ...rest] = briefing.next(game, undefined);
    expect(rest).toEqual([]);
    expect(start).toMatchObject({
      type: "start",
      hold: null,
      queue: ["I", "S", "Z", "O"],
      combo: 0,
      back_to_back: false,
    });
    expect(start).toMatchObject({ randomizer: { type: "seven_bag", bag_state: ["J", "L", "T"] } });
    const flat = move("I", "north", 1, 0);
    make(game, flat);
    expect(briefing.next(game, flat)).toEqual([
      { type: "play", move: flat },
      { type: "new_piece", piece: "T" },
    ]);
    const byHold = move("Z", "north", 6, 0);
    make(game, byHold);
    // Hold was empty: two pieces have gone.
    expect(types(briefing.next(game, byHold))).toBe("play new_piece new_piece");
  });

  it("C-12: tells lines that rose by a new start", () => {
    const game = gameWith({ queue: ["I", "I", "O"], board: ["####....##"] });
    const briefing = new Briefing();
    briefing.next(game, undefined);
    const flat = move("I", "north", 5, 0);
    make(game, flat);
    expect(types(briefing.next(game, flat))).toBe("play new_piece");
    play(game, { at: game.state.time, name: "received", value: 2, from: 1, attack: 0 });
    const second = move("I", "north", 1, 0);
    make(game, second);
    const [stop, start] = briefing.next(game, second);
    expect(stop).toEqual({ type: "stop" });
    const rows = (start as Extract<ToBot, { type: "start" }>).board.map((row) =>
      row.map((cell) => cell ?? ".").join(""),
    );
    expect(rows).toHaveLength(40);
    expect(rows[0]).toMatch(/^G*\.G*$/);
    expect(rows[1]).toBe(rows[0]);
    expect(rows[2]).toBe("IIII......");
    const third = move("O", "north", 0, 3);
    make(game, third);
    expect(types(briefing.next(game, third))).toMatch(/^play( new_piece)+$/);
  });
});

describe("the table", () => {
  it("C-12: gives both seats the same pieces, and no time to gravity", () => {
    const table = tableOfTwo(5, 10);
    table.advance(TURN);
    const [one, other] = table.games;
    expect([one!.state.kind, one!.state.queue]).toEqual([other!.state.kind, other!.state.queue]);
    for (const { state } of table.games) expect(state.y).toBe(19);
    // The longest way down takes next to nothing of a turn.
    table.play([[{ at: TURN, name: "softDrop" }], []]);
    table.advance(TURN + 100);
    expect([one!.state.phase, other!.state.phase]).toEqual(["lock", "falling"]);
  });
});

describe("lines", () => {
  it("C-12: are put together from chunks, and told apart when they are too long", () => {
    const lines = new Lines(5);
    const take = (text: string): unknown => lines.take(Buffer.from(text));
    expect(take("ab")).toEqual([]);
    expect(take("c\nde\n\nf")).toEqual(["abc", "de", ""]);
    expect(take("ghijk")).toEqual([undefined]);
    expect(take("more of it")).toEqual([]);
    expect(take("\nnext\n")).toEqual(["next"]);
    expect(take("toolong\nok\n")).toEqual([undefined, "ok"]);
    expect([...lines.take(Buffer.from([0xc3])), ...lines.take(Buffer.from([0xb1, 0x0a]))]).toEqual(["ñ"]);
  });
});
