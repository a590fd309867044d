import { describe, expect, it } from "vitest";
import { advance, type Game, parseSetup, play, RULE_BOOKS, unwrap } from "../src/index.ts";
import { checkLog, makeBinaryLog, makeTextLog, parseBinaryLog, parseTextLog } from "../src/doors/log.ts";
import { eventsOf, now, start, toMs, toNext } from "./helpers.ts";

const practise = (request: Parameters<typeof start>[0] = {}): Game =>
  start({ ...request, options: { ...request.options, practice: true } });

const freeze = (game: Game, value: 0 | 1): void => play(game, { at: game.state.time, name: "freeze", value });

describe("practice", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))(
    "E-18: in %s a frozen piece stays in its place, and falls on when gravity goes on",
    (id) => {
      const game = practise({ ruleBook: id });
      const frozen = practise({ ruleBook: id });
      toMs(game, 100);
      toMs(frozen, 100);
      freeze(frozen, 1);
      const y = frozen.state.y;
      toMs(frozen, 60_100);
      expect(frozen.state).toMatchObject({ y, pieces: 0, isFrozen: true });
      freeze(frozen, 0);
      // The rest of the way to the next row takes as long as before.
      advance(game, game.state.fallAt);
      advance(frozen, frozen.state.fallAt);
      expect(frozen.state).toMatchObject({ y: game.state.y, x: game.state.x, time: game.state.time + 60_000_000 });
      expect(game.state.y).toBe(y - 1);
    },
  );

  it("E-18: Lock Down waits, too, and keeps the rest of its timer", () => {
    const game = practise({ queue: "O", board: ["##..####.#"] });
    now(game, "softDrop");
    while (game.state.phase !== "lock") advance(game, game.state.time + 1000);
    toMs(game, game.state.time / 1000 + 200);
    freeze(game, 1);
    const left = game.state.lockAt - game.state.time;
    toMs(game, game.state.time / 1000 + 10_000);
    expect(game.state).toMatchObject({ phase: "lock", pieces: 0 });
    freeze(game, 0);
    advance(game, game.state.time + left - 1);
    expect(game.state.pieces).toBe(0);
    advance(game, game.state.time + 1);
    expect(game.state.pieces).toBe(1);
  });

  it("E-18: without gravity moves, turns and drops work, and the next piece comes", () => {
    const game = practise({ queue: "TO" });
    freeze(game, 1);
    const { x, y } = game.state;
    now(game, "left", "leftReleased", "rotateClockwise");
    expect(game.state).toMatchObject({ x: x - 1, facing: 1 });
    now(game, "softDrop");
    toMs(game, 500);
    now(game, "softDropReleased");
    expect(game.state.y).toBeLessThan(y - 5);
    now(game, "hardDrop");
    expect(game.state.pieces).toBe(1);
    toNext(game);
    expect(game.state.kind).toBeGreaterThanOrEqual(0);
    const before = game.state.y;
    toMs(game, 30_000);
    expect(game.state).toMatchObject({ y: before, pieces: 1 });
    expect(eventsOf(game, "froze")).toEqual([expect.objectContaining({ isOn: true, at: 0 })]);
  });

  it("E-18: outside practice `freeze` does nothing, and a log with it is refused", () => {
    const game = start();
    freeze(game, 1);
    expect(game.state.isFrozen).toBe(false);
    const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 1 }));
    expect(checkLog(setup, [{ at: 0, name: "freeze", value: 1 }], 0)).toEqual({
      ok: false,
      problem: { code: "notAllowed", where: { part: "input", which: 1 }, why: "gravity is frozen in practice only" },
    });
  });

  it("E-18: both forms of a log say that the game is practice", () => {
    const setup = unwrap(parseSetup({ ruleBook: "new", seed: 1, options: { practice: true } }));
    const log = unwrap(checkLog(setup, [{ at: 5, name: "freeze", value: 1 }], 10));
    expect(unwrap(parseBinaryLog(makeBinaryLog(log)))).toEqual(log);
    expect(unwrap(parseTextLog(makeTextLog(log)))).toEqual(log);
  });
});

describe("a start of the player's own", () => {
  it.each(["guideline", "new", "reglas"])(
    "E-19: in %s a game may begin with a piece on Hold, and Hold works at once",
    (id) => {
      const game = start({ ruleBook: id, queue: "TO", hold: "I" });
      const nameOf = (kind: number): string | undefined => game.rules.book.pieces[kind]?.name;
      expect([nameOf(game.state.kind), nameOf(game.state.hold), game.state.isHoldUsed]).toEqual(["T", "I", false]);
      now(game, "hold");
      expect([nameOf(game.state.kind), nameOf(game.state.hold), game.state.holds]).toEqual(["I", "T", 1]);
    },
  );

  it("E-19: a log without a piece on Hold has no bytes for it", () => {
    const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 1, queue: ["T"] }));
    const bytes = makeBinaryLog(unwrap(checkLog(setup, [], 5)));
    // Edition, book, variation, seed, no option, a queue of one, no board, a unit of 5, no input, one unit to the end.
    expect(Array.from(bytes).slice(3, -4)).toEqual([1, 0, 0, 1, 0, 1, setup.queue[0], 0, 5, 0, 1]);
  });
});
