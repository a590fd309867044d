import { boardOf, RULE_BOOKS, unwrap } from "@korobeinix/engine";
import { hashMatch, newMatch, parseBinaryMatch, replayMatch, standingsOf } from "@korobeinix/engine/match";
import { beforeEach, describe, expect, it } from "vitest";
import { namesText, replayOfMatch, sittersFrom } from "../../src/library/keepMatch.ts";
import { Library } from "../../src/library/library.ts";
import { dayOf } from "../../src/storage/kinds/dayLine.ts";
import { Notes } from "../../src/storage/notes.ts";
import { matchLog, sittersFor } from "../matchLogs.ts";
import { begin, Disk, error, storageOn } from "../storage/disk.ts";
import { FakeMemory } from "../storage/noteMemory.ts";

const LOG = matchLog();
const SITTERS = sittersFor(LOG);
const DAY_MS = 24 * 60 * 60 * 1000;

let disk = new Disk();
let storage = storageOn(disk);
let library = new Library({ storage, name: () => "ANNA", codes: () => new Set() });
beforeEach(() => {
  disk = new Disk();
  storage = storageOn(disk);
  library = new Library({ storage, name: () => "ANNA", codes: () => new Set() });
});

describe("What is kept of a match", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))("S-15: of %s is who played, their places and the whole log", (ruleBook) => {
    const log = matchLog({ ruleBook, seconds: 4 });
    const match = replayMatch(log);
    const { replay, log: bytes } = replayOfMatch(match, log, { sitters: SITTERS, origin: "match", date: 7 });
    const [winner] = match.games;
    expect(replay).toMatchObject({
      name: "Ana – Bruno",
      origin: "match",
      ruleBook,
      date: 7,
      micros: log.end,
      isWon: true,
      lines: winner!.state.lines,
      score: winner!.state.score,
      board: boardOf(winner!),
      size: bytes.length,
      match: { sitters: SITTERS, teams: [0, 1], places: [1, 2] },
    });
    expect(hashMatch(replayMatch(unwrap(parseBinaryMatch(bytes))))).toBe(hashMatch(match));
  });

  it("S-15: names travel in a text, and nobody is named by a text that does not name all", () => {
    expect(sittersFrom(LOG, namesText(SITTERS)).map(({ name }) => name)).toEqual(["Ana", "Bruno"]);
    expect(sittersFrom(LOG, "The final").map(({ name }) => name)).toEqual(["", ""]);
    expect(sittersFrom(LOG, `${"x".repeat(90)} – y`)[0]!.name).toHaveLength(16);
    expect(namesText([{ name: "Ana" }, { name: "" }])).toBe("");
  });
});

describe("A match in the library", () => {
  it("S-15: is among the replays with its log", async () => {
    const id = await library.keepMatch(replayMatch(LOG), LOG, SITTERS, "match");
    const reloaded = storageOn(disk);
    expect(await reloaded.loadReplays()).toMatchObject([{ id, origin: "match", match: { places: [1, 2] } }]);
    const log = unwrap(parseBinaryMatch((await reloaded.loadReplayLog(id))!));
    expect(standingsOf(replayMatch(log))).toEqual({ result: "won", places: [1, 2] });
  });

  it("S-15: kept again under its id it replaces itself", async () => {
    const early = matchLog({ isLeft: false });
    const id = await library.keepMatch(replayMatch(early), early, SITTERS, "abandoned");
    expect(await storage.loadReplays()).toMatchObject([{ id, origin: "abandoned", match: { places: [0, 0] } }]);
    expect(await library.keepMatch(replayMatch(LOG), LOG, SITTERS, "match", { id })).toBe(id);
    expect(await storage.loadReplays()).toMatchObject([{ id, origin: "match" }]);
  });

  it("S-15, S-17: kept again, it has the name and the mark that its player gave it", async () => {
    const early = matchLog({ isLeft: false });
    const id = await library.keepMatch(replayMatch(early), early, SITTERS, "abandoned");
    await storage.changeReplay(id, { name: "The final", isFavourite: true });
    await library.keepMatch(replayMatch(LOG), LOG, SITTERS, "match", { id });
    expect(await storage.loadReplay(id)).toMatchObject({ origin: "match", name: "The final", isFavourite: true });
  });

  it("S-15, W-25: what its player has changed of it waits with it where nothing can be written", async () => {
    const early = matchLog({ isLeft: false });
    const id = await library.keepMatch(replayMatch(early), early, SITTERS, "abandoned");
    disk.failure = error("QuotaExceededError");
    await storage.changeReplay(id, { name: "The final", isFavourite: true });
    await library.keepMatch(replayMatch(LOG), LOG, SITTERS, "match", { id });
    disk.failure = undefined;
    expect(await storage.loadReplay(id)).toMatchObject({ origin: "match", name: "The final", isFavourite: true });
  });

  it("S-17, F-18: left on one day and ended on another, it stands in the day book once, where it began", async () => {
    const began = Date.now() - DAY_MS;
    const left = matchLog({ isLeft: false, seconds: 40 });
    await library.keepMatch(replayMatch(left), left, SITTERS, "abandoned", { id: "one", began });
    await library.keepMatch(replayMatch(LOG), LOG, SITTERS, "match", { id: "one", began });
    const days = (await storage.loadDays()).filter(({ games }) => games.length > 0);
    expect(days.map(({ day, games }) => [day, games.length])).toEqual([[dayOf(began), 1]]);
  });

  it("S-17: one that was left before anybody placed a piece is not", async () => {
    const log = matchLog({ seconds: 0, isLeft: false });
    await library.keepMatch(newMatch(log.setup), log, SITTERS, "abandoned");
    expect(await storage.loadReplays()).toEqual([]);
  });

  it("S-17: whose page goes away is noted at once, and the page that comes next has it", async () => {
    const memory = new FakeMemory();
    const leaving = await begin(disk, new Notes(memory, "game"));
    const going = new Library({ storage: leaving, name: () => "", codes: () => new Set() });
    void leaving.saveGame({ log: new Uint8Array([1]), isContinued: false });
    void going.keepMatch(replayMatch(LOG), LOG, SITTERS, "abandoned");
    leaving.noteWrites();
    // Nothing has been waited for.
    const noted = memory.copy();
    const next = await begin(new Disk(), new Notes(noted, "game"));
    const [kept] = await next.loadReplays();
    expect(kept).toMatchObject({ origin: "abandoned", name: "Ana – Bruno" });
    expect(kept?.match?.sitters).toEqual(SITTERS);
    expect(await next.loadSave()).toMatchObject({ log: new Uint8Array([1]) });
  });
});
