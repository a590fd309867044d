import { beforeEach, describe, expect, it } from "vitest";
import { applyWrite } from "../../src/storage/contents.ts";
import { Keeper } from "../../src/storage/keeper.ts";
import { overflowFor } from "../../src/storage/replayRoom.ts";
import { type KeptReplay, MAX_REPLAY_BYTES, MAX_REPLAYS } from "../../src/storage/storage.ts";
import { Disk, error } from "./disk.ts";
import { kept, line } from "./records.ts";

const LOG = new Uint8Array([1, 2, 3]);
const idsOf = (replays: readonly KeptReplay[]): string[] => replays.map(({ id }) => id);

let disk = new Disk();
let storage = new Keeper(disk.connect);
beforeEach(() => {
  disk = new Disk();
  storage = new Keeper(disk.connect);
});

describe("Kept games", () => {
  it("W-12: survive a reload, newest first, each with its log", async () => {
    const [old, recent] = [kept({ date: 1 }), kept({ date: 2 })];
    await storage.keepReplay(recent, new Uint8Array([2]));
    await storage.keepReplay(old, new Uint8Array([1]));
    const reloaded = new Keeper(disk.connect);
    expect(await reloaded.loadReplays()).toEqual([recent, old]);
    expect(await reloaded.loadReplayLog(old.id)).toEqual(new Uint8Array([1]));
    expect(await reloaded.loadReplayLog("none")).toBeUndefined();
    expect(await new Keeper(disk.connect).loadReplay(old.id)).toEqual(old);
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
    expect(await new Keeper(disk.connect).loadReplays()).toEqual([changed]);
    expect(await storage.loadReplayLog(two.id)).toBeUndefined();
    await storage.keepReplay(two, LOG);
    expect(await new Keeper(disk.connect).loadReplays()).toEqual([changed, two]);
    expect(await storage.loadReplayLog(two.id)).toEqual(LOG);
  });

  it.each([
    ["nothing", null],
    ["a size that is no number", { ...kept(), size: "big" }],
    ["an origin that there is not", { ...kept(), origin: "stolen" }],
    ["a board of numbers", { ...kept(), board: [1] }],
    ["an unknown rule book", { ...kept(), ruleBook: "chess" }],
  ])("W-12: %s among them costs no other game", async (_, bad) => {
    const good = kept();
    disk.contents = { ...disk.contents, replays: [bad as KeptReplay, good] };
    expect(await storage.loadReplays()).toEqual([good]);
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

  it("W-12: a game just kept stays, however old, and those of the tables' lines too", () => {
    const inTable = line({ date: 0 });
    const replays = [kept({ id: inTable.id, date: 0 }), ...many(MAX_REPLAYS)];
    const before = { ...disk.contents, records: [inTable], replays };
    const old = kept({ date: 0 });
    const after = applyWrite(before, { kind: "keepReplay", replay: old, log: LOG }).replays;
    expect(idsOf(after)).toContain(old.id);
    expect(idsOf(after)).toContain(inTable.id);
    const next = applyWrite({ ...before, replays: after }, { kind: "keepReplay", replay: kept({ date: 9 }), log: LOG });
    expect(idsOf(next.replays)).not.toContain(old.id);
    expect(next.replays).toHaveLength(MAX_REPLAYS + 1);
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
    await storage.saveGame({ log: LOG, isMarked: false });
    expect(await new Keeper(disk.connect).loadReplays()).toEqual([{ ...mine, name: "Final" }]);
  });

  it("W-7: a change waits behind the game it belongs to", async () => {
    disk.failure = error("QuotaExceededError");
    disk.failingKind = "keepReplay";
    const mine = kept();
    await storage.keepReplay(mine, LOG);
    await storage.changeReplay(mine.id, { isFavourite: true });
    expect(disk.written).toEqual([]);
    disk.failure = undefined;
    await storage.changeReplay(mine.id, { name: "Final" });
    expect(disk.contents.replays).toEqual([{ ...mine, isFavourite: true, name: "Final" }]);
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
    await storage.saveGame({ log: LOG, isMarked: false });
    expect(disk.contents.replays).toEqual([one]);
  });

  it("W-7: of two names that were not taken the later one holds", async () => {
    const mine = kept();
    await storage.keepReplay(mine, LOG);
    disk.failure = error("UnknownError");
    await storage.changeReplay(mine.id, { name: "One" });
    await storage.changeReplay(mine.id, { name: "Two" });
    disk.failure = undefined;
    await storage.changeReplay(mine.id, { isFavourite: true });
    expect(disk.contents.replays).toEqual([{ ...mine, name: "Two", isFavourite: true }]);
    expect(disk.written).toEqual(["keepReplay", "changeReplay", "changeReplay"]);
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
