import { beforeEach, describe, expect, it } from "vitest";
import { MAX_REPLAY_BYTES, MAX_REPLAYS, overflowFor } from "../../src/storage/replayRoom.ts";
import type { KeptMatch, KeptReplay } from "../../src/storage/storage.ts";
import { Disk, error, storageOn } from "./disk.ts";
import { kept, line } from "./records.ts";

const LOG = new Uint8Array([1, 2, 3]);
const ANA = { name: "Ana", avatar: "bear", computer: undefined } as const;
const MATCH: KeptMatch = { sitters: [ANA, { ...ANA, computer: "hard" }], teams: [0, 1], places: [1, 2] };
const idsOf = (replays: readonly KeptReplay[]): string[] => replays.map(({ id }) => id);

let disk = new Disk();
let storage = storageOn(disk);
beforeEach(() => {
  disk = new Disk();
  storage = storageOn(disk);
});

describe("Kept games", () => {
  it("W-12: survive a reload, newest first, each with its log", async () => {
    const [old, recent] = [kept({ date: 1 }), kept({ date: 2 })];
    await storage.keepReplay(recent, new Uint8Array([2]));
    await storage.keepReplay(old, new Uint8Array([1]));
    const reloaded = storageOn(disk);
    expect(await reloaded.loadReplays()).toEqual([recent, old]);
    expect(await reloaded.loadReplayLog(old.id)).toEqual(new Uint8Array([1]));
    expect(await reloaded.loadReplayLog("none")).toBeUndefined();
    expect(await storageOn(disk).loadReplay(old.id)).toEqual(old);
    expect(await reloaded.loadReplay("none")).toBeUndefined();
    expect(await reloaded.loadReplays()).toHaveLength(2);
  });

  it("W-12: are renamed, made favourites, deleted and put back", async () => {
    const [one, two] = [kept({ date: 2 }), kept({ date: 1 })];
    for (const replay of [one, two]) await storage.keepReplay(replay, LOG);
    await storage.changeReplay(one.id, { name: "Final" });
    await storage.changeReplay(one.id, { isFavourite: true });
    await storage.deleteReplays([two.id]);
    const changed = { ...one, name: "Final", isFavourite: true };
    expect(await storageOn(disk).loadReplays()).toEqual([changed]);
    expect(await storage.loadReplayLog(two.id)).toBeUndefined();
    await storage.keepReplay(two, LOG);
    expect(await storageOn(disk).loadReplays()).toEqual([changed, two]);
    expect(await storage.loadReplayLog(two.id)).toEqual(LOG);
  });

  it.each([
    ["nothing", null],
    ["a size that is no number", { ...kept(), size: "big" }],
    ["an origin that there is not", { ...kept(), origin: "stolen" }],
    ["a board of numbers", { ...kept(), board: [1] }],
    ["an unknown rule book", { ...kept(), ruleBook: "chess" }],
    ["a date beyond the calendar", { ...kept(), date: 8.64e15 + 1 }],
    ["a score beyond all numbers that are exact", { ...kept(), score: 2 ** 60 }],
    ["no table", { ...kept(), table: undefined }],
    ["a match that nobody played", { ...kept(), origin: "match" }],
    ["a match without places", { ...kept(), match: { ...MATCH, places: undefined } }],
    ["a match with a place too many", { ...kept(), match: { ...MATCH, places: [1, 2, 3] } }],
    ["a match with half a place", { ...kept(), match: { ...MATCH, places: [1, 1.5] } }],
    ["a match of teams that there are not", { ...kept(), match: { ...MATCH, teams: [0, 9] } }],
    ["a match of an unknown avatar", { ...kept(), match: { ...MATCH, sitters: [ANA, { ...ANA, avatar: "<b>" }] } }],
    ["a match of an unknown rank", { ...kept(), match: { ...MATCH, sitters: [ANA, { ...ANA, computer: "god" }] } }],
    [
      "a match of an endless name",
      { ...kept(), match: { ...MATCH, sitters: [ANA, { ...ANA, name: "x".repeat(99) }] } },
    ],
    [
      "a match of a hundred",
      { ...kept(), match: { sitters: Array.from({ length: 100 }, () => ANA), teams: [], places: [] } },
    ],
  ])("W-12: %s among them costs no other game", async (_, bad) => {
    const good = kept();
    disk.put("replays", bad, "bad");
    disk.put("replays", good);
    expect(await storage.loadReplays()).toEqual([good]);
  });
});

describe("Kept matches", () => {
  it("S-15: survive a reload among other games, and changes leave who played alone", async () => {
    const [match, game] = [kept({ origin: "match", match: MATCH, date: 2 }), kept({ date: 1 })];
    for (const replay of [game, match]) await storage.keepReplay(replay, LOG);
    await storage.changeReplay(match.id, { name: "Final", isFavourite: true });
    expect(await storageOn(disk).loadReplays()).toEqual([{ ...match, name: "Final", isFavourite: true }, game]);
  });
});

describe("The room for them", () => {
  const NONE: ReadonlySet<string> = new Set();
  const many = (count: number, fields: Partial<KeptReplay> = {}): KeptReplay[] =>
    Array.from({ length: count }, (_, date) => kept({ date, ...fields }));

  it("W-12: is two thousand games: the oldest goes first", () => {
    const replays = many(MAX_REPLAYS + 1);
    expect(new Set(overflowFor(kept(), replays, NONE))).toEqual(new Set(idsOf(replays.slice(0, 2))));
    expect(overflowFor(kept(), replays.slice(2), NONE)).toEqual([]);
  });

  it("W-12: is sixteen megabytes of logs", () => {
    const replays = many(4, { size: MAX_REPLAY_BYTES / 4 });
    expect(overflowFor(kept({ size: MAX_REPLAY_BYTES / 4 }), replays, NONE)).toEqual([replays[0]!.id]);
  });

  it("W-12: favourites and games in a table take none of it and never go", () => {
    const favourites = many(10, { size: MAX_REPLAY_BYTES, isFavourite: true });
    const ranked = many(10, { size: MAX_REPLAY_BYTES });
    const plain = many(3, { size: MAX_REPLAY_BYTES / 4 });
    const others = [...favourites, ...ranked, ...plain];
    expect(overflowFor(kept({ size: MAX_REPLAY_BYTES / 4 }), others, new Set(idsOf(ranked)))).toEqual([]);
  });

  it("W-12: a game just kept stays, however old, and those of the tables' lines too", async () => {
    const inTable = line({ date: 0 });
    disk.put("records", inTable);
    for (const replay of [kept({ id: inTable.id, date: 0 }), ...many(MAX_REPLAYS)]) disk.put("replays", replay);
    const old = kept({ date: 0 });
    await storage.keepReplay(old, LOG);
    const after = idsOf(await storage.loadReplays());
    expect(after).toContain(old.id);
    expect(after).toContain(inTable.id);
    await storage.keepReplay(kept({ date: 9 }), LOG);
    const next = idsOf(await storage.loadReplays());
    expect(next).not.toContain(old.id);
    expect(next).toHaveLength(MAX_REPLAYS + 1);
  });
});

describe("When the disk does not take them", () => {
  it("W-7: a game is kept for the visit, with its log and its changes, and written later", async () => {
    disk.failure = error("QuotaExceededError");
    const mine = kept();
    await storage.keepReplay(mine, LOG);
    await storage.changeReplay(mine.id, { name: "Final" });
    expect(await storage.loadReplays()).toEqual([{ ...mine, name: "Final" }]);
    expect(await storage.loadReplayLog(mine.id)).toEqual(LOG);
    expect(storage.trouble?.kind).toBe("full");
    disk.failure = undefined;
    await storage.saveGame({ log: LOG, isContinued: false });
    expect(await storageOn(disk).loadReplays()).toEqual([{ ...mine, name: "Final" }]);
  });

  it("W-7: a change waits behind the game it belongs to", async () => {
    disk.failure = error("QuotaExceededError");
    disk.refuses = (_, store) => store === "logs";
    const mine = kept();
    await storage.keepReplay(mine, LOG);
    await storage.changeReplay(mine.id, { isFavourite: true });
    expect(disk.written).toEqual([]);
    disk.failure = undefined;
    await storage.changeReplay(mine.id, { name: "Final" });
    expect(await disk.all("replays")).toEqual([{ ...mine, isFavourite: true, name: "Final" }]);
  });

  it("W-7: what was deleted in vain is deleted later, but not what was put back", async () => {
    const [one, two] = [kept({ date: 2 }), kept({ date: 1 })];
    for (const replay of [one, two]) await storage.keepReplay(replay, LOG);
    disk.failure = error("UnknownError");
    await storage.deleteReplays([one.id, two.id]);
    expect(await storage.loadReplays()).toEqual([]);
    await storage.keepReplay(one, LOG);
    expect(await storage.loadReplays()).toEqual([one]);
    disk.failure = undefined;
    await storage.saveGame({ log: LOG, isContinued: false });
    expect(await disk.all("replays")).toEqual([one]);
  });

  it("W-7: of two names that were not taken the later one holds", async () => {
    const mine = kept();
    await storage.keepReplay(mine, LOG);
    disk.failure = error("UnknownError");
    await storage.changeReplay(mine.id, { name: "One" });
    await storage.changeReplay(mine.id, { name: "Two" });
    disk.failure = undefined;
    await storage.changeReplay(mine.id, { isFavourite: true });
    expect(await disk.all("replays")).toEqual([{ ...mine, name: "Two", isFavourite: true }]);
    expect(disk.written).toEqual(["replays", "logs", "replays", "replays"]);
  });

  it("W-25: a tab whose storage was moved on by a newer one says so and loses nothing of its visit", async () => {
    disk.closed = error("VersionError");
    const mine = kept();
    await storage.keepReplay(mine, LOG);
    expect(storage.trouble?.kind).toBe("outdated");
    expect(await storage.loadReplays()).toEqual([mine]);
    expect(await storage.loadReplayLog(mine.id)).toEqual(LOG);
  });
});
