import {
  hashState,
  isFilled,
  makeBinaryLog,
  makeTimeline,
  parseBinaryLog,
  replay,
  RULE_BOOKS,
  seek,
  unwrap,
} from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { replayOfRecord } from "../../src/replays/keep.ts";
import { openReplay } from "../../src/replays/openReplay.ts";
import { line } from "../storage/records.ts";
import { demoLog } from "../demoLogs.ts";
import { keptOf, longLog } from "./logs.ts";

describe("What is kept of a game", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))("W-12: of %s is its result, its last board and its whole log", (book) => {
    const log = demoLog(book);
    const { state, rules } = replay(log);
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
    expect(kept.replay.board).toHaveLength(state.stackHeight);
    const { columns } = rules.geometry;
    const drawn = kept.replay.board.map((row) => Array.from(row, (letter) => letter !== "."));
    expect(drawn).toEqual(drawn.map((_, y) => Array.from({ length: columns }, (__, x) => isFilled(state, x, y))));
  });

  it("W-12: the board is read from the bottom, a letter a Block", () => {
    const log = longLog(0, { board: ["#.........", "IIII.OO...", "#########."] });
    expect(keptOf(log, "finished", "", 0).replay.board).toEqual(["#########.", "IIII.OO...", "#........."]);
  });

  it("W-25: a line of a table is kept under its own id; one whose log is damaged too", () => {
    const log = demoLog("new");
    const record = line({ ruleBook: "new", log: makeBinaryLog(log) });
    const { log: bytes, ...facts } = record;
    expect(replayOfRecord(record)).toEqual({
      ...facts,
      origin: "finished",
      isFavourite: false,
      size: bytes.length,
      board: keptOf(log, "finished", "", 0).replay.board,
    });
    expect(replayOfRecord(line())).toMatchObject({ board: [], size: 3 });
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
