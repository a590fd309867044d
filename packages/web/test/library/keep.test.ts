import { boardOf, hashState, RULE_BOOKS, unwrap } from "@korobeinix/engine";
import { makeTimeline, parseBinaryLog, replay, seek } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { openReplay } from "../../src/logs/openReplay.ts";
import { demoLog } from "../demoLogs.ts";
import { keptOf, longLog } from "../replays/logs.ts";

describe("What is kept of a game", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))("W-12: of %s is its result, its last board and its whole log", (book) => {
    const log = demoLog(book);
    const game = replay(log);
    const { state } = game;
    const kept = keptOf(log, "abandoned", "ANNA", 7);
    expect(kept.replay).toMatchObject({
      name: "ANNA",
      date: 7,
      origin: "abandoned",
      isFavourite: false,
      ruleBook: book,
      variation: "marathon",
      score: state.score,
      lines: state.lines,
      level: state.level,
      micros: state.time,
      isWon: false,
      size: kept.log.length,
    });
    expect(unwrap(parseBinaryLog(kept.log))).toEqual(log);
    expect(kept.replay.board).toEqual(boardOf(game));
  });

  it("W-12: the board is read from top to bottom, a letter a Block", () => {
    const board = ["#.........", "IIII.OO...", "#########."];
    expect(keptOf(longLog(0, { board }), "finished", "", 0).replay.board).toEqual(board);
  });
});

describe("Opening a replay", () => {
  it.each([0, 1, 255, 256, 257, 5_000])(
    "W-19: in slices gives what doing it at once gives, for %i inputs",
    async (count) => {
      const log = longLog(count);
      const timeline = await openReplay(log);
      expect(timeline).toEqual(makeTimeline(log));
      expect(hashState(seek(timeline, log.end))).toBe(hashState(replay(log)));
    },
  );

  it("W-19: a million inputs hold nobody up, and it can be called off", async () => {
    const log = longLog(1_000_000);
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await openReplay(log);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(3);
    await expect(openReplay(log, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});
