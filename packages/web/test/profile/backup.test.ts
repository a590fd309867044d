import { gunzipSync, gzipSync } from "node:zlib";
import { cutLog, type Log, makeBinaryLog, makeTimeline, replay } from "@korobeinix/engine/log";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { figuresOf } from "../../src/library/keep.ts";
import { makeFile, type Offer, openFile, restoreOffer } from "../../src/profile/backup/restoring.ts";
import { unpack } from "../../src/profile/backup/pack.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { VERSION } from "../../src/storage/migrations.ts";
import type { GameStorage, RecordLine } from "../../src/storage/storage.ts";
import { demoBytes, demoLog } from "../demoLogs.ts";
import { Disk, error, storageOn } from "../storage/disk.ts";
import { dayGame, kept, line } from "../storage/records.ts";

const DATE = Date.UTC(2026, 10, 18, 12);
const LOG = demoBytes("guideline");

let disk = new Disk();
let storage = storageOn(disk);
beforeEach(() => {
  disk = new Disk();
  storage = storageOn(disk);
});

/** A line of a table that is true of its game. */
function recordOf(log: Log, id?: string): RecordLine {
  return line({ ...figuresOf(replay(log)), log: makeBinaryLog(log), ...(id === undefined ? {} : { id }) });
}

/** Something of every kind. */
async function fill(to: GameStorage): Promise<void> {
  await to.saveSettings({ ...DEFAULT_SETTINGS, playerName: "ANA" });
  await to.addRecord(recordOf(demoLog("guideline"), "one"));
  await to.keepReplay(kept({ id: "one", size: LOG.length }), LOG);
  await to.keepReplay(kept({ id: "two", size: LOG.length, name: "My best" }), LOG);
  await to.saveGame({ log: LOG, isContinued: false });
  await to.addWonderLines(321);
  await to.countMatch({ ruleBook: "new", rank: "hard", end: "won" });
  await to.enterGame({ table: "guideline sprint", isMatch: false, game: dayGame({ id: "one" }) });
}

/** All that a storage holds, to be compared. */
function contents(of: GameStorage) {
  return of.gatherBackup();
}

async function fileOf(from: GameStorage): Promise<Uint8Array> {
  const file = await makeFile(from, DATE);
  if (typeof file === "string") throw new Error(file);
  return file.bytes;
}

const blob = (bytes: Uint8Array): Blob => new Blob([Uint8Array.from(bytes)]);

async function offer(bytes: Uint8Array, to: GameStorage = storage): Promise<Offer> {
  const opened = await openFile(blob(bytes), to);
  if ("code" in opened) throw new Error(opened.code);
  return opened;
}

/** The file with its text changed and its checksum left alone. */
function changed(bytes: Uint8Array, change: (text: string) => string): Uint8Array {
  return gzipSync(change(gunzipSync(bytes).toString("utf8")));
}

describe("A backup", () => {
  it("F-19: has everything, is called by its day, and makes another browser the same", async () => {
    await fill(storage);
    const file = await makeFile(storage, DATE);
    expect(file).toMatchObject({ name: "korobeinix-backup-2026-11-18.kbx" });
    const other = storageOn(new Disk());
    const opened = await offer(await fileOf(storage), other);
    expect(opened.read).toMatchObject({ date: DATE, unread: 0 });
    expect(opened.brought.map(({ name, count, known }) => [name, count, known])).toEqual([
      ["settings", 1, 0],
      ["records", 1, 0],
      ["save", 1, 0],
      ["replays", 2, 0],
      ["wonders", 1, 0],
      ["matches", 1, 0],
      ["days", 1, 0],
    ]);
    expect(await contents(other)).toEqual([]);
    expect(await restoreOffer(opened, other, "add")).toBeUndefined();
    expect(await contents(other)).toEqual(await contents(storage));
  });

  it("F-19: added, it leaves settings, names and better records as they are, and counts nothing twice", async () => {
    await fill(storage);
    const bytes = await fileOf(storage);
    await storage.saveSettings({ ...DEFAULT_SETTINGS, playerName: "BEA" });
    await storage.changeReplay("two", { name: "Renamed" });
    await storage.addWonderLines(100);
    await storage.deleteReplays(["one"]);
    await storage.countMatch({ ruleBook: "new", rank: "hard", end: "lost" });
    const opened = await offer(bytes);
    expect(opened.brought.find(({ name }) => name === "replays")).toEqual({ name: "replays", count: 2, known: 1 });
    await restoreOffer(opened, storage, "add");
    expect((await storage.loadSettings()).playerName).toBe("BEA");
    expect(await storage.loadReplay("two")).toMatchObject({ name: "Renamed" });
    expect(await storage.loadReplayLog("one")).toEqual(LOG);
    expect(await storage.loadWonderLines()).toBe(421);
    expect(await storage.loadMatchCounts()).toMatchObject([{ won: 1, lost: 1 }]);
    expect((await storage.loadDays())[0]?.games).toHaveLength(1);
    expect(await storage.loadTable("guideline marathon")).toHaveLength(1);
  });

  it("F-19: added to full tables, the best ten of both stay", async () => {
    const other = storageOn(new Disk());
    const log = demoLog("guideline");
    const records = makeTimeline(log)
      .markers.course.slice(0, 20)
      .map(({ at }) => recordOf(cutLog(log, at)));
    for (const [i, record] of records.entries()) await (i % 2 === 0 ? storage : other).addRecord(record);
    await restoreOffer(await offer(await fileOf(other)), storage, "add");
    const scores = (await storage.loadTable("guideline marathon")).map(({ score }) => score);
    const best = records.map(({ score }) => score).toSorted((a, b) => b - a);
    expect(new Set(best).size).toBe(20);
    expect(scores).toEqual(best.slice(0, 10));
    expect(await disk.all("records")).toHaveLength(10);
  });

  it("F-19: in the place of what there is, nothing of that stays", async () => {
    await fill(storage);
    const before = await contents(storage);
    const bytes = await fileOf(storage);
    await storage.keepReplay(kept({ id: "three", size: LOG.length }), LOG);
    await storage.saveSettings(DEFAULT_SETTINGS);
    await restoreOffer(await offer(bytes), storage, "replace");
    expect(await contents(storage)).toEqual(before);
    expect(await disk.get("logs", "three")).toBeUndefined();
  });

  it("F-19: where the disk fails in the middle nothing has changed, and the reason is given", async () => {
    const other = storageOn(new Disk());
    await fill(other);
    await storage.keepReplay(kept({ id: "mine", size: LOG.length }), LOG);
    const before = await contents(storage);
    const opened = await offer(await fileOf(other));
    disk.failure = error("QuotaExceededError");
    disk.refuses = (writing, store) => store === "days" && writing === "put";
    expect(await restoreOffer(opened, storage, "replace")).toBe("full");
    disk.failure = undefined;
    expect(await contents(storageOn(disk))).toEqual(before);
    expect(await contents(storage)).toEqual(before);
    disk.closed = error("VersionError");
    expect(await restoreOffer(opened, storage, "add")).toBe("outdated");
    expect(await makeFile(storage, DATE)).toBe("outdated");
  });

  it("F-19: nothing is restored beneath what still waits to be written", async () => {
    const other = storageOn(new Disk());
    await other.addWonderLines(5);
    const opened = await offer(await fileOf(other));
    disk.failure = error("QuotaExceededError");
    disk.refuses = (_, store) => store === "logs";
    await storage.keepReplay(kept({ id: "waits", size: LOG.length }), LOG);
    expect(await restoreOffer(opened, storage, "add")).toBe("full");
    expect(await storage.loadWonderLines()).toBe(0);
    disk.failure = undefined;
    expect(await restoreOffer(opened, storage, "add")).toBeUndefined();
    expect(await storage.loadWonderLines()).toBe(5);
  });

  it("F-19: a game whose log nobody can read is left out, and that is said", async () => {
    await storage.keepReplay(kept({ id: "old", size: 3 }), new Uint8Array([1, 2, 3]));
    await storage.addWonderLines(1);
    const opened = await offer(await fileOf(storage));
    expect(opened.read.unread).toBe(1);
    expect(opened.brought.map(({ name }) => name)).toEqual(["wonders"]);
  });

  it.each([
    ["points", { score: 999_999 }],
    ["a time", { micros: 1_000_000 }],
    ["lines", { lines: 1 }],
    ["a level", { level: 15 }],
    ["a win", { isWon: true }],
    ["another variation", { variation: "ultra", table: "guideline ultra" }],
  ])("F-19: a line of a table that claims %s which its game does not give is left out", async (_, claim) => {
    await storage.addRecord({ ...recordOf(demoLog("guideline"), "forged"), ...claim });
    await storage.addRecord(recordOf(demoLog("guideline"), "true"));
    const { read } = await offer(await fileOf(storage));
    expect(read.unread).toBe(1);
    expect(read.entries).toMatchObject([{ name: "records", value: { id: "true" } }]);
  });
});

describe("A file that is wrong", () => {
  it.each([
    ["empty", "empty", () => new Uint8Array()],
    ["another file", "notOurs", () => new TextEncoder().encode("hello\nworld\n")],
    ["no line at all", "notOurs", () => new Uint8Array(9000)],
    ["gzip that breaks off", "unreadable", (file: Uint8Array) => file.subarray(0, file.length - 20)],
    [
      "a later layout",
      "newer",
      (file: Uint8Array) => changed(file, (t) => t.replace(`"layout":${VERSION}`, '"layout":99')),
    ],
    ["a later format", "newer", (file: Uint8Array) => changed(file, (t) => t.replace('"version":1', '"version":2'))],
    ["a changed figure", "damaged", (file: Uint8Array) => changed(file, (t) => t.replace('"lines":40', '"lines":90'))],
    ["a missing line", "damaged", (file: Uint8Array) => changed(file, (t) => t.slice(0, t.lastIndexOf('["days"')))],
    [
      "no figures in its head",
      "damaged",
      (file: Uint8Array) => changed(file, (t) => t.replace('"bytes":', '"bites":')),
    ],
  ] as const)("F-19: is refused and changes nothing: %s", async (_, code, forge) => {
    await fill(storage);
    const before = await contents(storage);
    const opened = await openFile(blob(forge(await fileOf(storage))), storage);
    expect(opened).toMatchObject({ code });
    expect(await contents(storage)).toEqual(before);
  });

  it.each([
    ["a kind that there is not", '["scores",1]'],
    ["a record without a log", '["records",{"id":"x"}]'],
    ["letters that are no bytes", '["save",{"log":{"bytes":"***"}}]'],
    ["less than no lines", '["wonders",-5]'],
    ["the same twice", '["wonders",5]\n["wonders",5]'],
    ["no pair", "{}"],
    ["no JSON", "wonders"],
  ])("F-19: with a checksum that fits it is refused by its line: %s", async (_, lines) => {
    const body = `["wonders",4]\n${lines}\n`.replace(/^\["wonders",4\]\n(?=\["wonders",5)/, "");
    expect(await openFile(blob(await forged(body)), storage)).toMatchObject({
      code: "entry",
      line: expect.any(Number),
    });
  });

  it("F-19: counts that do not fit are damage", async () => {
    expect(await openFile(blob(await forged('["wonders",4]\n', { wonders: 2 })), storage)).toEqual({ code: "damaged" });
  });

  it("F-19: a small file that unpacks to an endless one is not read to its end", async () => {
    expect(await unpack(blob(gzipSync(new Uint8Array(1_000_000))), 10_000)).toBe("tooMuch");
    expect(await unpack(blob(new Uint8Array(20_000)), 10_000)).toBe("tooMuch");
  });

  it("F-19: whatever is changed in a file, it is refused or read, never thrown about, and nothing has changed", async () => {
    await fill(storage);
    const before = await contents(storage);
    const text = gunzipSync(await fileOf(storage));
    const change = fc.record({ at: fc.nat(), byte: fc.nat({ max: 255 }), isPacked: fc.boolean(), cut: fc.nat() });
    await fc.assert(
      fc.asyncProperty(change, async ({ at, byte, isPacked, cut }) => {
        const bytes = Uint8Array.from(isPacked ? gzipSync(text) : text);
        bytes[at % bytes.length] = byte;
        const opened = await openFile(blob(cut % 4 === 0 ? bytes.subarray(0, cut % bytes.length) : bytes), storage);
        if (!("code" in opened)) await restoreOffer(opened, storage, "add");
        expect(await contents(storage)).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});

/** A file with any body, and a head that fits it but for the counts. */
async function forged(body: string, counts: object = { wonders: 1 }): Promise<Uint8Array> {
  const { checksumOf } = await import("../../src/profile/backup/checksum.ts");
  const bytes = new TextEncoder().encode(body);
  const summing = checksumOf(bytes);
  let step = summing.next();
  while (step.done !== true) step = summing.next();
  const head = { format: "korobeinix backup", version: 1, layout: VERSION, date: 0, counts };
  return new TextEncoder().encode(`${JSON.stringify({ ...head, bytes: bytes.length, checksum: step.value })}\n${body}`);
}
