// The bot of the protocol: its order, what it keeps, and that nothing upsets it.

import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TBP_INFO, TbpBot } from "../../src/tbp/bot.ts";
import type { Move, PieceName, Position, SuggestionMessage } from "../../src/tbp/messages.ts";
import { ORIENTATIONS, PIECES, TBP_SPINS } from "../../src/tbp/messages.ts";
import { afterPlay, sightIn, withPiece } from "../../src/tbp/position.ts";
import { boardFrom, positionWith, startWith } from "./positions.ts";

const SKILL = { width: 3, foresight: 2, nodes: 300, seesQueue: false };

function started(more: Partial<Position> = {}): TbpBot {
  const bot = new TbpBot(SKILL);
  expect(bot.receive(startWith(more))).toEqual([]);
  return bot;
}

function suggestionOf(bot: TbpBot): SuggestionMessage {
  const [answer, ...rest] = bot.receive({ type: "suggest" });
  expect(rest).toEqual([]);
  expect(answer?.type).toBe("suggestion");
  return answer as SuggestionMessage;
}

function piecesOf({ moves }: SuggestionMessage): string[] {
  return [...new Set(moves.map(({ location }) => location.type))].toSorted();
}

function flat(type: PieceName, x: number, y: number): Move {
  return { location: { type, orientation: "north", x, y }, spin: "none" };
}

describe("the order of the protocol", () => {
  it("C-11: it introduces itself by the version it has", () => {
    const file = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
    expect(TBP_INFO.version).toBe((JSON.parse(file) as { version: string }).version);
  });

  it("C-11: rules, start, suggest, play, new_piece, stop and quit, each with its answer", () => {
    const bot = new TbpBot(SKILL);
    expect(bot.receive('{"type":"rules","randomizer":"of_the_future"}')).toEqual([{ type: "ready" }]);
    expect(bot.receive(JSON.stringify(startWith()))).toEqual([]);
    const first = suggestionOf(bot);
    expect(piecesOf(first)).toEqual(["I", "T"]);
    expect(first.move_info?.nodes).toBeGreaterThan(0);
    expect(bot.receive({ type: "play", move: flat("T", 1, 0) })).toEqual([]);
    expect(bot.receive({ type: "new_piece", piece: "Z" })).toEqual([]);
    expect(piecesOf(suggestionOf(bot))).toEqual(["I", "O"]);
    expect(bot.receive({ type: "stop" })).toEqual([]);
    expect(bot.receive(startWith({ queue: ["L"] }))).toEqual([]);
    expect(piecesOf(suggestionOf(bot))).toEqual(["L"]);
    expect(bot.receive({ type: "quit" })).toEqual([]);
    expect(bot.hasQuit).toBe(true);
    expect(bot.receive({ type: "suggest" })).toEqual([]);
  });

  it("C-11: to suggest there is always an answer, out of turn an empty one", () => {
    const bot = new TbpBot(SKILL);
    const forfeit = { type: "suggestion", moves: [] };
    expect(suggestionOf(bot)).toEqual(forfeit);
    bot.receive({ type: "play", move: flat("T", 1, 0) });
    bot.receive({ type: "new_piece", piece: "T" });
    expect(suggestionOf(bot)).toEqual(forfeit);
    bot.receive(startWith());
    bot.receive({ type: "stop" });
    expect(suggestionOf(bot)).toEqual(forfeit);
    bot.receive(startWith({ queue: [] }));
    expect(suggestionOf(bot)).toEqual(forfeit);
  });

  it("C-11: after a message that it cannot follow it waits for the next start; what is no message changes nothing", () => {
    for (const lost of [
      { type: "play", move: flat("Z", 1, 0) },
      { type: "play", move: flat("T", 0, 0) },
      { type: "play", move: {} },
      { type: "new_piece", piece: 5 },
      { ...startWith(), board: [] },
    ]) {
      const bot = started();
      bot.receive(lost);
      expect(suggestionOf(bot).moves, JSON.stringify(lost)).toEqual([]);
      bot.receive(startWith());
      expect(suggestionOf(bot).moves).not.toEqual([]);
    }
    const bot = started();
    for (const nothing of ["", "{", "null", "[1]", 7, null, undefined, { type: "sing" }, {}])
      expect(bot.receive(nothing)).toEqual([]);
    expect(piecesOf(suggestionOf(bot))).toEqual(["I", "T"]);
  });

  it("C-11: a piece like the one on Hold is suggested once", () => {
    const { moves } = suggestionOf(started({ hold: "T", queue: ["T"] }));
    const written = moves.map((move) => JSON.stringify(move));
    expect(new Set(written).size).toBe(written.length);
    expect(written.length).toBeGreaterThan(0);
  });

  it("C-11: every move that it suggests can be played", () => {
    const position = positionWith({ hold: "L", board: boardFrom("....GG....", "GG.GGGGGGG", "GG...GGGGG") });
    for (const move of suggestionOf(started(position)).moves) expect(afterPlay(position, move)).toBeDefined();
  });
});

describe("positions", () => {
  it("C-11: a move that clears lines counts the combo and Back-to-Back", () => {
    const board = boardFrom("T.........", "GGGGGGGG..", "GGGGGGGG..");
    const square = afterPlay(
      positionWith({ queue: ["O", "I"], combo: 2, back_to_back: true, board }),
      flat("O", 8, 0),
    )!;
    expect(square).toEqual(positionWith({ queue: ["I"], combo: 3, board: boardFrom("T.........") }));
    const upright: Move = { location: { type: "I", orientation: "east", x: 9, y: 2 }, spin: "none" };
    const well = boardFrom(...new Array<string>(4).fill("JJJJJJJJJ."));
    expect(afterPlay(positionWith({ queue: ["I"], board: well }), upright)).toEqual(
      positionWith({ queue: [], combo: 1, back_to_back: true }),
    );
    const spun = afterPlay(positionWith({ board: boardFrom("GGGGGGGGG.") }), {
      location: { type: "T", orientation: "west", x: 9, y: 1 },
      spin: "mini",
    })!;
    expect([spun.combo, spun.back_to_back]).toEqual([1, true]);
    const quiet = afterPlay(positionWith({ combo: 4, back_to_back: true }), flat("T", 5, 0))!;
    expect([quiet.combo, quiet.back_to_back]).toEqual([0, true]);
  });

  it("C-11: whether Hold was used follows from the piece", () => {
    const hands = (position: Position | undefined): unknown => position && [position.hold, position.queue.join("")];
    expect(hands(afterPlay(positionWith(), flat("T", 5, 0)))).toEqual([null, "IOS"]);
    expect(hands(afterPlay(positionWith(), flat("I", 5, 0)))).toEqual(["T", "OS"]);
    expect(hands(afterPlay(positionWith({ hold: "Z" }), flat("Z", 5, 0)))).toEqual(["T", "IOS"]);
    expect(hands(afterPlay(positionWith({ hold: "Z" }), flat("I", 5, 0)))).toBeUndefined();
    expect(hands(afterPlay(positionWith(), flat("O", 5, 0)))).toBeUndefined();
  });

  it("C-11: it sees the piece in play where it enters, Hold, Back-to-Back, and nothing beyond the queue", () => {
    const sight = sightIn(positionWith({ hold: "Z", queue: ["T", "I"], back_to_back: true }))!;
    const [t, i, z] = ["T", "I", "Z"].map((name) => (PIECES as readonly string[]).indexOf(name));
    expect(sight).toMatchObject({ kind: t, facing: 0, x: 4, y: 19, hold: z, canHold: true, next: [i] });
    expect(sight).toMatchObject({ isBackToBack: true, sends: true });
    const blocked = new Array<string>(22).fill("GGGGGGGG.G");
    expect(sightIn(positionWith({ board: boardFrom(...blocked) }))).toBeUndefined();
  });

  it("C-11: the queue has a bound", () => {
    const long = positionWith({ queue: new Array<PieceName>(1000).fill("T") });
    expect(withPiece(long, "I")).toBeUndefined();
    expect(withPiece(positionWith(), "I")!.queue.at(-1)).toBe("I");
  });
});

describe("any input", () => {
  const piece = fc.constantFrom(...PIECES);
  const cell = fc.option(fc.constantFrom(...PIECES, "G" as const), { freq: 3 });
  const row = fc.array(cell, { minLength: 10, maxLength: 10 });
  const board = fc.array(row, { maxLength: 40 }).map((rows) => [...rows, ...boardFrom().slice(rows.length)]);
  const move = fc.record({
    location: fc.record({
      type: piece,
      orientation: fc.constantFrom(...ORIENTATIONS),
      x: fc.integer({ min: -1, max: 10 }),
      y: fc.integer({ min: -1, max: 40 }),
    }),
    spin: fc.constantFrom(...TBP_SPINS),
  });
  const message = fc.oneof(
    { weight: 3, arbitrary: fc.constant({ type: "suggest" }) },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant("start"),
        hold: fc.option(piece),
        queue: fc.array(piece, { maxLength: 9 }),
        combo: fc.nat(5),
        back_to_back: fc.boolean(),
        board,
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant("play"), move }) },
    fc.record({ type: fc.constant("new_piece"), piece }),
    fc.constantFrom({ type: "rules" }, { type: "stop" }),
    fc.record(
      {
        type: fc.constantFrom("rules", "start", "play", "new_piece", "suggest", "stop"),
        move: fc.jsonValue(),
        piece: fc.jsonValue(),
        board: fc.jsonValue(),
        queue: fc.jsonValue(),
        hold: fc.jsonValue(),
      },
      { requiredKeys: ["type"] },
    ),
    fc.jsonValue(),
    fc.string(),
    fc.anything(),
  );

  it("C-11: nothing makes it throw, and every suggest has one answer", () => {
    const holds = fc.property(fc.array(message, { maxLength: 12 }), (messages) => {
      const bot = new TbpBot({ ...SKILL, width: 1, foresight: 1, nodes: 100 });
      return messages.every((each) => {
        const answers = bot.receive(each);
        const isSuggest = (each as { type?: unknown } | null)?.type === "suggest";
        return !isSuggest || (answers.length === 1 && answers[0]!.type === "suggestion");
      });
    });
    expect(() => fc.assert(holds, { numRuns: 150 })).not.toThrow();
  });
});
