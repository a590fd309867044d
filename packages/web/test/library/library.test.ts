import { hashState, parseSetup, type SetupRequest, unwrap } from "@korobeinix/engine";
import { makeBinaryLog, makeTimeline, replay } from "@korobeinix/engine/log";
import { beforeEach, describe, expect, it } from "vitest";
import { Autosave, savingOfGame } from "../../src/library/autosave.ts";
import type { Code } from "../../src/library/codes.ts";
import { Library, savedRivalOf, type Unfinished } from "../../src/library/library.ts";
import { LogSource } from "../../src/table/logSource.ts";
import { Session } from "../../src/table/session.ts";
import { demoLog } from "../demoLogs.ts";
import { Notes } from "../../src/storage/notes.ts";
import { begin, Disk, storageOn } from "../storage/disk.ts";
import { FakeMemory } from "../storage/noteMemory.ts";

let disk = new Disk();
let codes: ReadonlySet<Code> = new Set();

beforeEach(() => {
  disk = new Disk();
  codes = new Set();
});

function libraryOf(): Library {
  return new Library({ storage: storageOn(disk), name: () => "Ana", codes: () => codes });
}

/** A game with a piece placed, as if it had these lines and points. */
function play(
  request: Partial<SetupRequest>,
  facts: { readonly lines?: number; readonly isOver?: boolean } = {},
): Unfinished {
  const session = new Session(unwrap(parseSetup({ ruleBook: "new", seed: 1, ...request })));
  session.press("hardDrop", 1_000_000);
  session.advanceTo(3_000_000);
  Object.assign(session.game.state, { lines: facts.lines ?? 4, score: 400 });
  if (facts.isOver === true) Object.assign(session.game.state, { phase: "ended", outcome: "lockOut" });
  return { session, isContinued: false, rival: undefined };
}

describe("what becomes of a game", () => {
  it("W-12, G-11.2, N-22: one that has ended is a replay, a line of its table, and lines for the wonders", async () => {
    const library = libraryOf();
    const result = await library.finish(play({}, { isOver: true, lines: 7 }));
    expect(result).toMatchObject({ rank: 1, unranked: undefined, table: "new marathon" });
    const storage = storageOn(disk);
    expect(await storage.loadReplay(result.replay)).toMatchObject({ name: "Ana", origin: "finished", lines: 7 });
    expect(await storage.loadTable("new marathon")).toMatchObject([{ id: result.replay, name: "Ana" }]);
    expect(library.wonderLines.peek()).toBe(7);
  });

  it("W-12: the replay is the first thing that is written, and the save goes after it", async () => {
    const storage = storageOn(disk);
    await storage.saveGame({ log: new Uint8Array([1]), isContinued: false });
    disk.written.length = 0;
    const library = new Library({ storage, name: () => "Ana", codes: () => codes });
    const finishing = library.finish(play({}, { isOver: true }));
    void storage.clearSave();
    await finishing;
    expect(disk.written.indexOf("replays")).toBe(0);
    expect(disk.written.indexOf("save")).toBeGreaterThan(disk.written.indexOf("logs"));
  });

  it("W-12, W-25: of one that ends as the page goes everything is noted but what adds up, and the next page has it", async () => {
    const memory = new FakeMemory();
    const leaving = await begin(disk, new Notes(memory, "game"));
    await leaving.saveGame({ log: new Uint8Array([1]), isContinued: false });
    const going = new Library({ storage: leaving, name: () => "Ana", codes: () => codes });
    void going.finish(play({}, { isOver: true, lines: 7 }));
    void leaving.clearSave();
    leaving.noteWrites();
    // Nothing has been waited for: what was begun is lost, as with a page that is gone.
    const before = new Disk();
    before.put("save", { log: new Uint8Array([1]), isContinued: false }, "game");
    const next = await begin(before, new Notes(memory.copy(), "game"));
    const [kept] = await next.loadReplays();
    expect(kept).toMatchObject({ origin: "finished", lines: 7 });
    expect(await next.loadTable("new marathon")).toMatchObject([{ id: kept!.id }]);
    expect((await next.loadDays()).flatMap(({ games }) => games.map(({ id }) => id))).toEqual([kept!.id]);
    expect(await next.loadSave()).toBeUndefined();
    expect(await next.loadWonderLines()).toBe(0);
  });

  it("W-12, N-22: one that is given up is a replay, and its lines count too", async () => {
    const library = libraryOf();
    await library.abandon(play({}, { lines: 3 }));
    expect(await storageOn(disk).loadReplays()).toMatchObject([{ origin: "abandoned", lines: 3 }]);
    expect(await storageOn(disk).loadTable("new marathon")).toEqual([]);
    expect(library.wonderLines.peek()).toBe(3);
  });

  it("W-16, N-21, N-22: one that was taken over, or played under a code, builds nothing and enters no table", async () => {
    const library = libraryOf();
    const taken = { ...play({}, { isOver: true }), isContinued: true };
    expect(await library.finish(taken)).toMatchObject({ rank: undefined, unranked: "continued" });
    codes = new Set(["HALUCI"]);
    expect(await library.finish(play({}, { isOver: true }))).toMatchObject({ rank: undefined, unranked: "code" });
    expect(library.wonderLines.peek()).toBe(0);
    expect(await storageOn(disk).loadTableNames()).toEqual([]);
  });

  it("N-21: what was erased does not come back with a name", async () => {
    const library = libraryOf();
    const { replay: id } = await library.finish(play({}, { isOver: true }));
    await library.clearTables();
    await library.rename(id, "Eva");
    expect(await storageOn(disk).loadTable("new marathon")).toEqual([]);
    expect(await storageOn(disk).loadReplay(id)).toMatchObject({ name: "Eva" });
  });
});

describe("a game in progress", () => {
  it("W-4, W-17: is there after a reload as it was, with its rival and whether it was taken over", async () => {
    const rival = { name: "Vadim", source: new LogSource(makeTimeline(demoLog("guideline"))) };
    const { session } = play({ ruleBook: "guideline" });
    session.game.state.lines = 0;
    const autosave = new Autosave(
      savingOfGame(session, storageOn(disk), { isContinued: true, rival: savedRivalOf(rival) }),
    );
    autosave.now();
    await expect.poll(() => storageOn(disk).loadSave()).toBeDefined();
    const loaded = await libraryOf().loadUnfinished();
    expect(loaded).toMatchObject({ isContinued: true, rival: { name: "Vadim" } });
    expect(hashState(replay(loaded!.session.toLog()))).toBe(hashState(loaded!.session.game));
    expect(makeBinaryLog(loaded!.session.toLog())).toEqual(makeBinaryLog(session.toLog()));
  });

  it("W-17, W-19: a rival that cannot be read is lost, and the game is not; a save that is none is no game", async () => {
    const { session } = play({ ruleBook: "guideline" });
    const log = makeBinaryLog(session.toLog());
    const damaged = new Uint8Array([1, 2, 3]);
    await storageOn(disk).saveGame({ log, isContinued: false, rival: { name: "Vadim", log: damaged } });
    expect((await libraryOf().loadUnfinished())?.rival).toBe("lost");
    await storageOn(disk).saveGame({ log: damaged, isContinued: false });
    expect(await libraryOf().loadUnfinished()).toBeUndefined();
  });
});
