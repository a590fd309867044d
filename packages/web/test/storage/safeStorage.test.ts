import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_SETTINGS, type Settings } from "../../src/settings/settings.ts";
import { openStorage } from "../../src/storage/open.ts";
import type { SavedGame } from "../../src/storage/storage.ts";
import { BlockedError, type Trouble, type TroubleKind } from "../../src/storage/trouble.ts";
import { Disk, error, storageOn } from "./disk.ts";
import { kept, line } from "./records.ts";

const SPANISH: Settings = { ...DEFAULT_SETTINGS, language: "es", playerName: "ANNA" };

let disk = new Disk();
let storage = storageOn(disk);
beforeEach(() => {
  disk = new Disk();
  storage = storageOn(disk);
});

describe("While all is well", () => {
  it("G-2.5: settings survive a reload", async () => {
    await storage.saveSettings(SPANISH);
    expect(await storageOn(disk).loadSettings()).toEqual(SPANISH);
    expect(storage.trouble).toBeUndefined();
  });

  it("G-11.2: tables survive a reload, each for itself", async () => {
    const [one, two, other] = [line({ score: 1 }), line({ score: 2 }), line({ variation: "ultra" })];
    await storage.addRecord(one);
    await storage.addRecord(other);
    expect(await storage.addRecord(two)).toEqual([two, one]);
    const reloaded = storageOn(disk);
    expect(await reloaded.loadTable("guideline marathon")).toEqual([two, one]);
    expect(await reloaded.loadTable("guideline ultra")).toEqual([other]);
    expect(await reloaded.loadTable("basic marathon")).toEqual([]);
  });

  it("G-11.2, G-12.3: what parts tables has lines and a name of its own", async () => {
    const own = line({ variation: "ultra" });
    const longer = line({ variation: "ultra", table: "guideline ultra minutes=3" });
    const forLines = line({ variation: "ultra", table: "guideline ultra minutes=3 objective=lines" });
    for (const each of [own, longer, forLines]) expect(await storage.addRecord(each)).toEqual([each]);
    const reloaded = storageOn(disk);
    expect(await reloaded.loadTableNames()).toEqual([own.table, longer.table, forLines.table]);
    expect(await reloaded.loadTable(longer.table)).toEqual([longer]);
    await reloaded.clearTables();
    expect(await reloaded.loadTableNames()).toEqual([]);
  });

  it("G-11.2: a table whose first line waits for the disk has a name already, and what is no name is none", async () => {
    for (const table of ["guideline zen", "new sprint"]) disk.put("records", line({ table, log: new Uint8Array() }));
    disk.failure = error("QuotaExceededError");
    const mine = line();
    await storage.addRecord(mine);
    expect(await storage.loadTableNames()).toEqual(["new sprint", mine.table]);
  });

  it("G-11.2: a table keeps ten, and all can be cleared", async () => {
    for (let score = 1; score <= 12; score++) await storage.addRecord(line({ score }));
    expect(await disk.all("records")).toHaveLength(10);
    await storage.clearTables();
    expect(await storage.loadTable("guideline marathon")).toEqual([]);
  });

  it("G-11.2: records added at once are all kept", async () => {
    await Promise.all([1, 2, 3].map((score) => storage.addRecord(line({ score }))));
    expect((await storage.loadTable("guideline marathon")).map(({ score }) => score)).toEqual([3, 2, 1]);
  });

  it("G-2.5: a game in progress is kept and put away", async () => {
    expect(await storage.loadSave()).toBeUndefined();
    await storage.saveGame({ log: new Uint8Array([1]), isContinued: false });
    await storage.saveGame({ log: new Uint8Array([2]), isContinued: true });
    expect(await storageOn(disk).loadSave()).toEqual({ log: new Uint8Array([2]), isContinued: true });
    await storage.clearSave();
    expect(await storage.loadSave()).toBeUndefined();
  });

  it("W-4, W-17: a race is kept with its rival; one that is damaged is there, without a game", async () => {
    const save: SavedGame = {
      log: new Uint8Array([1]),
      isContinued: false,
      rival: { name: "ANNA", log: new Uint8Array([2]) },
    };
    await storage.saveGame(save);
    expect(await storageOn(disk).loadSave()).toEqual(save);
    for (const rival of [null, "x", { name: 7, log: [2] }]) {
      disk.put("save", { ...save, rival }, "game");
      expect(await storage.loadSave()).toEqual({ ...save, rival: { name: "", log: new Uint8Array() } });
    }
  });

  it("N-22: lines add up, those of another tab too", async () => {
    const otherTab = storageOn(disk);
    await Promise.all([storage.addWonderLines(5), storage.addWonderLines(6)]);
    expect(await otherTab.addWonderLines(100)).toBe(111);
    expect(await storage.addWonderLines(1)).toBe(112);
    await storage.clearWonderLines();
    expect(await storage.loadWonderLines()).toBe(0);
  });
});

describe("What is on the disk and should not be", () => {
  it("G-2.5: settings that are none are the defaults", async () => {
    disk.put("settings", "rubbish", "settings");
    expect(await storage.loadSettings()).toEqual(DEFAULT_SETTINGS);
  });

  it.each([
    ["nothing", null],
    ["a text", "ANNA"],
    ["a score that is no number", { ...line(), score: Number.NaN }],
    ["a time below 0", { ...line(), micros: -1 }],
    ["no log", { ...line(), log: undefined }],
    ["no name", { ...line(), name: 7 }],
    ["a date beyond the calendar", { ...line(), date: 8.64e15 + 1 }],
    ["more lines than there are numbers", { ...line(), lines: Number.POSITIVE_INFINITY }],
  ])("G-11.2: a line with %s costs no other line", async (_, bad) => {
    const good = line();
    disk.put("records", bad, "bad");
    disk.put("records", good);
    expect(await storage.loadTable("guideline marathon")).toEqual([good]);
    expect(storage.trouble).toBeUndefined();
  });

  it.each([
    ["a text", "12"],
    ["no number", Number.NaN],
    ["a part of a line", 1.5],
    ["less than nothing", -5],
  ])("N-22: lines that are %s are none, and the next ones replace them", async (_, damaged) => {
    disk.put("totals", damaged, "wonderLines");
    expect(await storage.loadWonderLines()).toBe(0);
    expect(await storage.addWonderLines(4)).toBe(4);
    expect(await disk.all("totals")).toEqual([4]);
  });

  it("G-2.5: a save or a total of another kind is none", async () => {
    disk.put("save", "x", "game");
    disk.put("totals", -5, "wonderLines");
    expect(await storage.loadSave()).toBeUndefined();
    expect(await storage.loadWonderLines()).toBe(0);
  });
});

describe("A name for a game", () => {
  it("G-11.2: is in its table and among the kept games", async () => {
    const mine = line();
    await storage.addRecord(mine);
    await storage.keepReplay(kept({ id: mine.id }), mine.log);
    await storage.renameGame(mine.id, "BORIS");
    const reloaded = storageOn(disk);
    expect(await reloaded.loadTable(mine.table)).toEqual([{ ...mine, name: "BORIS" }]);
    expect(await reloaded.loadReplay(mine.id)).toMatchObject({ name: "BORIS" });
  });

  it("N-21: what was erased does not come back by it, also where the disk refuses", async () => {
    const mine = line();
    await storage.addRecord(mine);
    await storage.clearTables();
    await storage.renameGame(mine.id, "BORIS");
    expect(await storage.loadTable(mine.table)).toEqual([]);
    expect(await disk.all("records")).toEqual([]);
    disk.failure = error("QuotaExceededError");
    await storage.addRecord(mine);
    await storage.clearTables();
    await storage.renameGame(mine.id, "BORIS");
    expect(await storage.loadTable(mine.table)).toEqual([]);
    disk.failure = undefined;
    await storage.saveSettings(SPANISH);
    expect(await disk.all("records")).toEqual([]);
  });

  it("G-11.2: waits behind its line, and the last one holds", async () => {
    disk.failure = error("QuotaExceededError");
    disk.refuses = (writing, store) => writing === "put" && store === "records";
    const mine = line();
    await storage.addRecord(mine);
    for (const name of ["BORIS", "VERA"]) await storage.renameGame(mine.id, name);
    expect(await storage.loadTable(mine.table)).toEqual([{ ...mine, name: "VERA" }]);
    disk.failure = undefined;
    await storage.saveSettings(SPANISH);
    expect(await disk.all("records")).toEqual([{ ...mine, name: "VERA" }]);
    expect(disk.written.filter((store) => store === "records")).toHaveLength(2);
  });
});

describe("When the disk fails", () => {
  it.each<[string, TroubleKind]>([
    ["QuotaExceededError", "full"],
    ["SecurityError", "blocked"],
    ["VersionError", "outdated"],
    ["BlockedError", "blocked"],
    ["UnknownError", "broken"],
    ["InvalidStateError", "broken"],
  ])("G-11.2: by %s the player is told %s, and the visit goes on", async (name, trouble) => {
    const told: (Trouble | undefined)[] = [];
    storage.onTrouble((now) => told.push(now));
    disk.failure = error(name);
    const mine = line();
    expect(await storage.addRecord(mine)).toEqual([mine]);
    await storage.saveSettings(SPANISH);
    expect(await storage.loadSettings()).toEqual(SPANISH);
    await storage.saveGame({ log: new Uint8Array([1]), isContinued: false });
    expect(await storage.loadSave()).toEqual({ log: new Uint8Array([1]), isContinued: false });
    expect(await storage.addWonderLines(3)).toBe(3);
    expect(storage.trouble?.kind).toBe(trouble);
    expect(told).toEqual([{ kind: trouble, isSafe: false }]);
  });

  it("G-11.2: from the start, everything holds for this visit", async () => {
    disk.closed = new BlockedError("off");
    expect(await storage.loadSettings()).toEqual(DEFAULT_SETTINGS);
    const [one, two] = [line({ score: 1 }), line({ score: 2 })];
    await storage.addRecord(one);
    expect(await storage.addRecord(two)).toEqual([two, one]);
    await storage.addWonderLines(3);
    expect(await storage.addWonderLines(4)).toBe(7);
    await storage.clearSave();
    await storage.clearTables();
    expect(await storage.loadTable("guideline marathon")).toEqual([]);
    expect(storage.trouble?.kind).toBe("blocked");
  });

  it("G-11.2: a record that was not taken is tried again at the next write, and the trouble is over", async () => {
    const told: (Trouble | undefined)[] = [];
    storage.onTrouble((now) => told.push(now));
    disk.failure = error("QuotaExceededError");
    const mine = line();
    await storage.addRecord(mine);
    await storage.addWonderLines(5);
    expect(await disk.all("records")).toEqual([]);
    disk.failure = undefined;
    await storage.saveSettings(SPANISH);
    expect(await disk.all("records")).toEqual([mine]);
    expect(await disk.get("totals", "wonderLines")).toBe(5);
    expect(await storage.loadWonderLines()).toBe(5);
    expect(storage.trouble).toBeUndefined();
    expect(told).toEqual([{ kind: "full", isSafe: false }, undefined]);
  });

  it("G-11.2: what waits is seen together with what is stored", async () => {
    const [old, mine] = [line({ score: 5 }), line({ score: 9 })];
    await storage.addRecord(old);
    disk.failure = error("QuotaExceededError");
    expect(await storage.addRecord(mine)).toEqual([mine, old]);
    disk.closed = error("UnknownError");
    expect(await storage.loadTable("guideline marathon")).toEqual([mine, old]);
  });

  it("G-11.2: one write that fails does not keep the others waiting", async () => {
    disk.failure = error("QuotaExceededError");
    disk.refuses = (_, store) => store === "records";
    await storage.addRecord(line());
    await storage.saveSettings(SPANISH);
    expect(await disk.get("settings", "settings")).toEqual(SPANISH);
    expect(storage.trouble?.kind).toBe("full");
  });

  it("G-11.2: tables cleared in vain are cleared later, but not of what came after", async () => {
    const [old, mine] = [line({ score: 5 }), line({ score: 9 })];
    await storage.addRecord(old);
    disk.failure = error("UnknownError");
    disk.refuses = (writing) => writing === "clear";
    await storage.clearTables();
    expect(await storage.addRecord(mine)).toEqual([mine]);
    disk.failure = undefined;
    await storage.saveSettings(SPANISH);
    expect(await disk.all("records")).toEqual([mine]);
    expect(storage.trouble).toBeUndefined();
  });

  it("G-11.2: what waits is written in one go when it can be", async () => {
    disk.closed = error("UnknownError");
    for (let score = 1; score <= 5; score++) await storage.addRecord(line({ score }));
    disk.closed = undefined;
    disk.transactions = 0;
    await storage.saveSettings(SPANISH);
    expect(disk.transactions).toBe(1);
    expect(await disk.all("records")).toHaveLength(5);
  });

  it("G-2.5: of many saves that were not taken only the last waits", async () => {
    disk.closed = error("UnknownError");
    for (let i = 0; i < 50; i++) await storage.saveGame({ log: new Uint8Array([i]), isContinued: false });
    disk.closed = undefined;
    await storage.saveSettings(SPANISH);
    expect(disk.written).toEqual(["save", "settings"]);
    expect(await disk.get("save", "game")).toMatchObject({ log: new Uint8Array([49]) });
  });

  it("G-11.2: a listener that fails stops nothing", async () => {
    storage.onTrouble(() => {
      throw new Error("listener");
    });
    disk.failure = error("UnknownError");
    await storage.saveSettings(SPANISH).catch(() => undefined);
    expect(await storage.loadSettings()).toEqual(SPANISH);
  });
});

describe("A browser's storage", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("G-11.2: a browser without IndexedDB gives a storage for the visit", async () => {
    vi.stubGlobal("indexedDB", undefined);
    const opened = await openStorage();
    expect(opened.trouble?.kind).toBe("blocked");
    const mine = line();
    expect(await opened.addRecord(mine)).toEqual([mine]);
  });

  it("G-11.2: one whose IndexedDB throws does too", async () => {
    const open = (): never => {
      throw error("SecurityError");
    };
    vi.stubGlobal("indexedDB", { open });
    expect((await openStorage()).trouble?.kind).toBe("blocked");
  });

  it("G-11.2: one that never answers is not waited for", async () => {
    vi.useFakeTimers();
    class FakeRequest extends EventTarget {}
    vi.stubGlobal("IDBRequest", FakeRequest);
    vi.stubGlobal("indexedDB", { open: () => new FakeRequest() });
    const opening = openStorage();
    await vi.advanceTimersByTimeAsync(3000);
    const opened = await opening;
    expect(opened.trouble?.kind).toBe("blocked");
    const mine = line();
    expect(await opened.addRecord(mine)).toEqual([mine]);
  });
});
