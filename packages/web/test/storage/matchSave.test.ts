import { beforeEach, describe, expect, it } from "vitest";
import { newSeries } from "../../src/library/series.ts";
import { ALONE } from "../matches/plans.ts";
import type { Series } from "../../src/settings/series.ts";
import type { Backup } from "../../src/storage/backup.ts";
import { placesInProgress } from "../../src/storage/placesInProgress.ts";
import type { SavedMatch } from "../../src/storage/storage.ts";
import { Disk, storageOn } from "./disk.ts";

const SITTER = { name: "Ana", avatar: "bear", computer: undefined } as const;
const SAVED: SavedMatch = {
  id: "one",
  began: 7,
  log: new Uint8Array([1, 2]),
  plan: ALONE,
  sitters: [SITTER, { ...SITTER, name: "Bruno", computer: "hard" }],
  series: newSeries(ALONE),
  isOver: false,
  isContinued: false,
};

let disk = new Disk();
beforeEach(() => {
  disk = new Disk();
});

describe("A match in progress", () => {
  it("S-17: is kept beside the game in progress, and put away", async () => {
    const storage = storageOn(disk);
    await storage.saveGame({ log: new Uint8Array([1]), isContinued: false });
    await storage.saveMatch(SAVED);
    expect(await storageOn(disk).loadMatch()).toEqual(SAVED);
    await storage.clearMatch();
    expect(await storage.loadMatch()).toBeUndefined();
    expect(await storage.loadSave()).toBeDefined();
  });

  it.each([
    ["text", "x"],
    ["no log", { ...SAVED, log: "x" }],
    ["no id", { ...SAVED, id: 7 }],
    ["no beginning", { ...SAVED, began: "today" }],
    ["another plan", { ...SAVED, plan: { ...ALONE, ruleBook: "none" } }],
    ["a player too few", { ...SAVED, sitters: [SITTER] }],
    ["a player who is none", { ...SAVED, sitters: [SITTER, { name: "Bruno" }] }],
    ["a series of another length", { ...SAVED, series: { ...SAVED.series, bestOf: 4 } }],
    ["a series with half a win", { ...SAVED, series: { ...SAVED.series, wins: [0.5, 0] } }],
  ])("S-17: one that is damaged is none: %s", async (_, value) => {
    disk.put("matches", value, "game");
    expect(await storageOn(disk).loadMatch()).toBeUndefined();
  });

  it("S-17, W-25: whose place another tab takes first is one to be continued, itself or its series", async () => {
    const over = { ...SAVED, isOver: true };
    const series: Series = { bestOf: 3, wins: [1, 0], played: 1 };
    disk.put("save", { log: SAVED.log, isContinued: false }, "game 4");
    disk.put("matches", over, "game");
    disk.put("matches", SAVED, "game 2");
    disk.put("matches", { ...over, series }, "game 3");
    const connection = await disk.connect();
    const places = await connection.run(["save", "matches"], "readonly", placesInProgress);
    expect(places).toEqual(["game 4", "game 2", "game 3"]);
  });

  it("F-19, S-17: one from a backup comes in where there is none to be continued", async () => {
    const other = { ...SAVED, id: "other" };
    const restored = async (own: SavedMatch): Promise<string | undefined> => {
      const storage = storageOn(disk);
      await storage.saveMatch(other);
      const backup = await storage.gatherBackup();
      await storage.saveMatch(own);
      expect(await storage.restoreBackup(backup as Backup, "add")).toBeUndefined();
      return (await storage.loadMatch())?.id;
    };
    expect(await restored(SAVED)).toBe("one");
    expect(await restored({ ...SAVED, isOver: true })).toBe("other");
  });
});
