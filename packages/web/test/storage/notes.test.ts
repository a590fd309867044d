import { beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { VERSION } from "../../src/storage/migrations.ts";
import { Notes, placesOf, type WithFreePlace } from "../../src/storage/notes.ts";
import type { GameStorage, Trouble } from "../../src/storage/storage.ts";
import type { Write } from "../../src/storage/writes.ts";
import { begin as beginOn, Disk, error } from "./disk.ts";
import { FakeMemory } from "./noteMemory.ts";
import { kept, line } from "./records.ts";

const LOG = new Uint8Array([0, 1, 127, 128, 250, 255]);
const RIVAL = { name: "BORIS", log: new Uint8Array([9, 8]) };
const SAVE: Write = { kind: "save", save: { log: LOG, isContinued: true, rival: RIVAL } };

/** One of each kind. */
const WRITES: readonly Write[] = [
  { kind: "settings", settings: { ...DEFAULT_SETTINGS, playerName: "ANNA", language: "es" } },
  { kind: "record", line: line({ log: LOG, name: 'Ñandú "bytes"' }) },
  SAVE,
  { kind: "save", save: undefined },
  { kind: "saveMatch", match: undefined },
  { kind: "addWonderLines", lines: 40 },
  { kind: "keepReplay", replay: kept(), log: LOG, isAgain: false },
  { kind: "changeReplay", id: "one", change: { name: "Final", isFavourite: true } },
  { kind: "deleteReplays", ids: ["one", "two"] },
  { kind: "renameRecord", id: "one", name: "Final" },
  { kind: "clearTables" },
  { kind: "clearWonderLines" },
  { kind: "countMatch", ruleBook: "new", rank: "veryHard", end: "drawn" },
  { kind: "clearMatchCounts" },
];

const EVERY_PLACE_IS_FREE: WithFreePlace = async (_, action) => action();

let memory = new FakeMemory();
let disk = new Disk();
beforeEach(() => {
  memory = new FakeMemory();
  disk = new Disk();
});

/** A page in a place, begun with what was noted there. */
function begin(place = "game"): Promise<GameStorage> {
  return beginOn(disk, new Notes(memory, place));
}

describe("Notes of what could not be written", () => {
  it("W-25: every kind of write comes back as it was, in order", () => {
    const notes = new Notes(memory, "game");
    expect(notes.keep(WRITES)).toBe(true);
    expect(new Notes(memory, "game").read()).toEqual(WRITES);
    expect(new Notes(memory, "game 2").read()).toEqual([]);
    expect(notes.keep(WRITES.slice(1, 3))).toBe(true);
    expect(new Notes(memory, "game").read()).toEqual(WRITES.slice(1, 3));
    expect(notes.keep([])).toBe(true);
    expect(memory.length).toBe(0);
  });

  it("W-25: a replay noted under an earlier layout has its board turned, from top to bottom", () => {
    const replay = kept({ board: ["#########.", "IIII......"] });
    const write = { kind: "keepReplay", replay, log: { bytes: Buffer.from(LOG).toString("base64url") } };
    for (const [i, layout] of [2, VERSION].entries())
      memory.setItem(`korobeinix.waiting game ${i + 1}`, JSON.stringify({ layout, write }));
    const boards = new Notes(memory, "game").read().map((each) => each.kind === "keepReplay" && each.replay.board);
    expect(boards).toEqual([replay.board.toReversed(), replay.board]);
  });

  it("W-25: a replay noted before replays named their table gets the rule book's own", () => {
    const { table: _, ...replay } = kept({ variation: "ultra" });
    const write = { kind: "keepReplay", replay, log: { bytes: Buffer.from(LOG).toString("base64url") } };
    for (const [i, layout] of [4, VERSION].entries())
      memory.setItem(`korobeinix.waiting game ${i + 1}`, JSON.stringify({ layout, write }));
    expect(new Notes(memory, "game").read()).toEqual([
      { kind: "keepReplay", replay: { ...replay, table: "guideline ultra" }, log: LOG, isAgain: false },
    ]);
  });

  it("W-16, W-25: a game in progress noted as marked is one that was taken over", () => {
    const save = { log: { bytes: Buffer.from(LOG).toString("base64url") }, isMarked: true };
    memory.setItem("korobeinix.waiting game 1", JSON.stringify({ layout: 4, write: { kind: "save", save } }));
    expect(new Notes(memory, "game").read()).toEqual([{ kind: "save", save: { log: LOG, isContinued: true } }]);
  });

  it("W-25: a record noted under an earlier layout gets the table that there was", () => {
    const { table, log: _, ...facts } = line({ variation: "ultra" });
    const write = { kind: "record", line: { ...facts, log: { bytes: Buffer.from(LOG).toString("base64url") } } };
    for (const [i, layout] of [3, VERSION].entries())
      memory.setItem(`korobeinix.waiting game ${i + 1}`, JSON.stringify({ layout, write }));
    expect(new Notes(memory, "game").read()).toEqual([{ kind: "record", line: { ...facts, table, log: LOG } }]);
  });

  it.each([
    ["no note", "rubbish"],
    ["half a note", JSON.stringify({ layout: VERSION, write: WRITES[0] }).slice(0, -9)],
    ["a note of nothing", JSON.stringify({ layout: VERSION, write: null })],
    ["an unknown kind", JSON.stringify({ layout: VERSION, write: { kind: "format" } })],
    [
      "a record without a log",
      JSON.stringify({ layout: VERSION, write: { kind: "record", line: line({ log: LOG }) } }),
    ],
    ["a log that is none", JSON.stringify({ layout: VERSION, write: { kind: "save", save: { log: { bytes: "é" } } } })],
    ["settings that are none", JSON.stringify({ layout: VERSION, write: { kind: "settings", settings: "x" } })],
    ["lines below 0", JSON.stringify({ layout: VERSION, write: { kind: "addWonderLines", lines: -1 } })],
    [
      "a change of what may not be changed",
      JSON.stringify({ layout: VERSION, write: { kind: "changeReplay", id: "x", change: { score: 9 } } }),
    ],
    ["ids that are none", JSON.stringify({ layout: VERSION, write: { kind: "deleteReplays", ids: [1] } })],
  ])("W-25: %s costs no other, and is thrown away", (_, text) => {
    memory.setItem("korobeinix.waiting game 1", text);
    memory.setItem("another's", "own");
    const good: Write = { kind: "addWonderLines", lines: 4 };
    new Notes(memory, "game").keep([good]);
    expect(new Notes(memory, "game").read()).toEqual([good]);
    expect([...memory.items.keys()]).toEqual(["another's", "korobeinix.waiting game 2"]);
  });

  it("W-25: one of a newer layout stays for a newer game, one of an older layout is read", () => {
    const write: Write = { kind: "addWonderLines", lines: 4 };
    memory.setItem("korobeinix.waiting game 1", JSON.stringify({ layout: VERSION + 1, write }));
    memory.setItem("korobeinix.waiting game 2", JSON.stringify({ layout: VERSION - 1, write }));
    const notes = new Notes(memory, "game");
    expect(notes.read()).toEqual([write]);
    notes.keep([]);
    expect([...memory.items.keys()]).toEqual(["korobeinix.waiting game 1"]);
  });

  it("W-25: where one finds no room the others are noted, and that it is not is known", () => {
    memory.room = 150;
    const [settings] = WRITES;
    const short: Write = { kind: "addWonderLines", lines: 1 };
    const notes = new Notes(memory, "game");
    expect(notes.keep([settings!, short])).toBe(false);
    expect(new Notes(memory, "game").read()).toEqual([short]);
    memory.room = 99_999;
    expect(notes.keep([settings!, short])).toBe(true);
    expect(new Notes(undefined, "game").keep([])).toBe(false);
  });

  it("W-25: what a page that is gone has noted is taken over, once; its game in progress waits for its place", async () => {
    const [, record] = WRITES;
    new Notes(memory, "game 2").keep([record!, SAVE]);
    const first = new Notes(memory, "game");
    await first.takeOver(EVERY_PLACE_IS_FREE);
    expect(first.read()).toEqual([record]);
    const second = new Notes(memory, "game 3");
    // Whoever is open keeps its own.
    await second.takeOver(async (place, action) => void (place !== "game" && action()));
    expect(second.read()).toEqual([]);
    expect(placesOf(memory).toSorted()).toEqual(["game", "game 2"]);
    expect(new Notes(memory, "game 2").read()).toEqual([SAVE]);
  });
});

describe("A page whose storage was moved on", () => {
  it("W-25: hands over all it could not write, and the next one writes it, once", async () => {
    disk.closed = error("VersionError");
    const old = await begin();
    const [mine, game] = [line({ log: LOG }), kept()];
    await old.addRecord(mine);
    await old.addRecord({ ...mine, name: "BORIS" });
    await old.keepReplay(game, LOG);
    await old.changeReplay(game.id, { name: "Final" });
    await old.saveSettings({ ...DEFAULT_SETTINGS, playerName: "BORIS" });
    await old.addWonderLines(5);
    await old.saveGame({ log: LOG, isContinued: true, rival: RIVAL });
    expect(old.trouble).toEqual({ kind: "outdated", isSafe: true });

    disk.closed = undefined;
    const next = await begin();
    expect(next.trouble).toBeUndefined();
    expect(await disk.all("records")).toEqual([{ ...mine, name: "BORIS" }]);
    expect(await disk.all("replays")).toEqual([{ ...game, name: "Final" }]);
    expect(await next.loadSettings()).toMatchObject({ playerName: "BORIS" });
    expect(await disk.all("totals")).toEqual([5]);
    expect(await disk.all("save")).toEqual([{ log: LOG, isContinued: true, rival: RIVAL }]);
    expect(memory.length).toBe(0);
    await begin();
    expect(await disk.all("totals")).toEqual([5]);
  });

  it("W-25: notes a write before anything is waited for: the page may be about to go", async () => {
    disk.closed = error("VersionError");
    const old = await begin();
    await old.addWonderLines(1);
    void old.saveGame({ log: LOG, isContinued: false });
    expect(new Notes(memory, "game").read()).toMatchObject([{ kind: "addWonderLines" }, { kind: "save" }]);
  });

  it("W-25: taken in twice, a record, a game and a name are there once", async () => {
    const [mine, game] = [line(), kept()];
    const writes: readonly Write[] = [
      { kind: "record", line: mine },
      { kind: "keepReplay", replay: game, log: LOG, isAgain: false },
      { kind: "changeReplay", id: game.id, change: { name: "Final" } },
    ];
    for (let visit = 0; visit < 2; visit++) {
      new Notes(memory, "game").keep(writes);
      await begin();
    }
    expect(await disk.all("records")).toEqual([mine]);
    expect(await disk.all("replays")).toEqual([{ ...game, name: "Final" }]);
  });

  it("W-7, W-25: a disk that is still full keeps it waiting, seen as if it were written", async () => {
    disk.failure = error("QuotaExceededError");
    const mine = line();
    await (await begin()).addRecord(mine);
    const next = await begin();
    expect(next.trouble).toEqual({ kind: "full", isSafe: true });
    expect(await next.loadTable(mine.table)).toEqual([mine]);
    expect(memory.length).toBe(1);
    disk.failure = undefined;
    await next.addWonderLines(1);
    expect(await disk.all("records")).toEqual([mine]);
    expect(memory.length).toBe(0);
  });

  it("W-25: the player is told when it cannot be handed over, and when it can again", async () => {
    disk.closed = error("VersionError");
    const old = await begin();
    const told: (Trouble | undefined)[] = [];
    old.onTrouble((trouble) => told.push(trouble));
    memory.room = 10;
    await old.addRecord(line());
    memory.room = 99_999;
    await old.addWonderLines(1);
    expect(told.map((trouble) => trouble?.isSafe)).toEqual([false, true]);
  });
});

describe("Very many notes", () => {
  const COUNT = 3_000;

  /** So many lines of wonders, noted in a place. */
  function fill(place: string): void {
    const writes = Array.from({ length: COUNT }, (): Write => ({ kind: "addWonderLines", lines: 1 }));
    new Notes(memory, place).keep(writes);
  }

  it("W-25: are noted, taken over and taken in by a few looks at each", async () => {
    fill("game 2");
    expect(memory.calls).toBeLessThan(2 * COUNT);
    memory.calls = 0;
    const notes = new Notes(memory, "game");
    await notes.takeOver(EVERY_PLACE_IS_FREE);
    const page = await beginOn(disk, notes);
    expect(memory.calls).toBeLessThan(10 * COUNT);
    expect(disk.transactions).toBeLessThan(COUNT / 50);
    expect(disk.reads).toBeLessThan(COUNT / 50);
    expect(await page.loadWonderLines()).toBe(COUNT);
    expect(memory.length).toBe(0);
  });

  it("W-25: of replays read the kept ones once for many", async () => {
    const games = Array.from({ length: 300 }, () => kept());
    new Notes(memory, "game").keep(
      games.map((replay): Write => ({ kind: "keepReplay", replay, log: LOG, isAgain: false })),
    );
    const page = await begin();
    expect(disk.reads).toBeLessThan(10);
    expect(await page.loadReplays()).toHaveLength(300);
    expect(await disk.all("logs")).toHaveLength(300);
  });

  it("W-25: one that cannot be written keeps only those about the same waiting", async () => {
    fill("game");
    const [mine, game] = [line(), kept()];
    const notes = new Notes(memory, "game");
    const page = new Notes(memory, "game 2");
    page.keep([
      { kind: "record", line: mine },
      { kind: "keepReplay", replay: game, log: LOG, isAgain: false },
    ]);
    await notes.takeOver(EVERY_PLACE_IS_FREE);
    disk.failure = error("QuotaExceededError");
    disk.refuses = (_, store) => store === "logs";
    const storage = await beginOn(disk, notes);
    expect(storage.trouble?.kind).toBe("full");
    expect(await disk.all("totals")).toEqual([COUNT]);
    expect(await disk.all("records")).toEqual([mine]);
    expect(await storage.loadReplays()).toEqual([game]);
    expect(memory.length).toBe(1);
  });
});
