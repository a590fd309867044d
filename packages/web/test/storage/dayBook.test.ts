import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { daysOf } from "../../src/storage/layouts.ts";
import {
  dayOf,
  emptyLine,
  foldOldest,
  LONG_AGO,
  mergeLines,
  MOST_GAMES,
  MOST_LINES,
  parseLine,
  sumsOf,
  withGames,
} from "../../src/storage/kinds/dayLine.ts";
import { Disk, error, storageOn } from "./disk.ts";
import { dayGame, kept, line } from "./records.ts";

let disk = new Disk();
let storage = storageOn(disk);
beforeEach(() => {
  disk = new Disk();
  storage = storageOn(disk);
});

const NOON = new Date(2026, 10, 18, 12).getTime();
const DAY_MS = 86_400_000;
const SPRINT = "guideline sprint";
const KEY = { day: "2026-11-18", table: SPRINT, isMatch: false };

describe("The day book", () => {
  it("F-18: has a line for each day and table, matches apart, and survives a reload", async () => {
    await storage.enterGame({ table: SPRINT, isMatch: false, game: dayGame({ id: "a", date: NOON }) });
    await storage.enterGame({ table: SPRINT, isMatch: false, game: dayGame({ id: "b", date: NOON + 1 }) });
    await storage.enterGame({ table: SPRINT, isMatch: true, game: dayGame({ id: "c", date: NOON }) });
    await storage.enterGame({ table: SPRINT, isMatch: false, game: dayGame({ id: "d", date: NOON + DAY_MS }) });
    const lines = await storageOn(disk).loadDays();
    expect(lines.map(({ day, isMatch, games }) => [day, isMatch, games.map(({ id }) => id)])).toEqual([
      ["2026-11-18", false, ["a", "b"]],
      ["2026-11-18", true, ["c"]],
      ["2026-11-19", false, ["d"]],
    ]);
  });

  it("F-18: a game that is entered again stands there once, and learns without losing what was known", async () => {
    const game = dayGame({ id: "a", date: NOON, pieces: 100 });
    await storage.enterGame({ table: SPRINT, isMatch: false, game });
    await storage.enterGame({ table: SPRINT, isMatch: false, game: { ...game, lines: 41 } });
    await storage.learnOfGame("2026-11-18 alone guideline sprint", "a", { faults: 7, counted: 90 });
    await storage.learnOfGame("2026-11-18 alone guideline sprint", "gone", { faults: 7 });
    const [only] = await storageOn(disk).loadDays();
    expect(only?.games).toEqual([{ ...game, lines: 41, faults: 7, counted: 90 }]);
  });

  it("F-18: what the disk does not take is there all the same, and is written once when it can be", async () => {
    disk.failure = error("QuotaExceededError");
    await storage.enterGame({ table: SPRINT, isMatch: false, game: dayGame({ id: "a", date: NOON }) });
    expect(await storage.loadDays()).toHaveLength(1);
    disk.failure = undefined;
    await storage.enterGame({ table: SPRINT, isMatch: false, game: dayGame({ id: "b", date: NOON }) });
    expect((await storageOn(disk).loadDays())[0]?.games).toHaveLength(2);
  });

  it("F-18: a line that is full keeps its newest games, and the sums of all", () => {
    const games = Array.from({ length: MOST_GAMES + 5 }, (_, i) => dayGame({ id: `${i}`, date: NOON + i, lines: 3 }));
    const full = withGames(emptyLine(KEY), games);
    expect(full.games).toHaveLength(MOST_GAMES);
    expect(full.games[0]?.id).toBe("5");
    expect(sumsOf(full)).toMatchObject({ games: MOST_GAMES + 5, lines: 3 * (MOST_GAMES + 5) });
  });

  it("F-18: never grows beyond its room: the oldest days become sums of their table", async () => {
    const days = Array.from({ length: MOST_LINES }, (_, i) => dayOf(NOON - (i + 1) * DAY_MS));
    for (const day of days) {
      const own = withGames(emptyLine({ ...KEY, day }), [dayGame({ id: day, date: NOON })]);
      disk.put("days", own);
    }
    await storage.enterGame({ table: SPRINT, isMatch: false, game: dayGame({ id: "new", date: NOON }) });
    const lines = await storageOn(disk).loadDays();
    expect(lines).toHaveLength(MOST_LINES + 1);
    expect(lines[0]).toMatchObject({ day: LONG_AGO, earlier: { games: 1 }, games: [] });
    expect(lines.reduce((sum, each) => sum + sumsOf(each).games, 0)).toBe(MOST_LINES + 1);
    expect(foldOldest(lines, 10)).toHaveLength(11);
  });

  it("F-18: lines of two machines come together, whichever comes first, and nothing counts twice", () => {
    const game = fc.integer({ min: 0, max: 30 }).map((n) => dayGame({ id: `${n}`, date: NOON + n, lines: n }));
    const games = fc.array(game, { maxLength: 20 });
    fc.assert(
      fc.property(games, games, (some, others) => {
        const [one, other] = [withGames(emptyLine(KEY), some), withGames(emptyLine(KEY), others)];
        const merged = mergeLines(one, other);
        expect(merged).toEqual(mergeLines(other, one));
        expect(mergeLines(merged, one)).toEqual(merged);
        expect(new Set(merged.games.map(({ id }) => id))).toEqual(new Set([...some, ...others].map(({ id }) => id)));
      }),
    );
  });

  it.each([
    ["another id than its own", { ...emptyLine(KEY), id: "x" }],
    ["no day", { ...emptyLine(KEY), day: "today", id: `today alone ${SPRINT}` }],
    ["no games", { ...emptyLine(KEY), games: 4 }],
    ["no sums", { ...emptyLine(KEY), earlier: { games: -1 } }],
    ["nothing", undefined],
  ])("F-18: what is damaged is left out: %s", async (_, stored) => {
    expect(parseLine(stored)).toBeUndefined();
  });

  it("F-18: begins with all that is known of the past: kept games, and records whose game is not kept", () => {
    const date = NOON;
    const replays = [
      kept({ id: "a", date }),
      kept({ id: "b", date, origin: "abandoned" }),
      kept({ id: "c", date, origin: "computer" }),
      kept({ id: "d", date, origin: "practised" }),
      kept({ id: "e", date, origin: "loaded" }),
    ];
    const records = [line({ id: "a", date }), line({ id: "old", date: date - DAY_MS })];
    const lines = daysOf(replays.map(asFields), records.map(asFields)).map(parseLine);
    expect(lines.map((each) => [each?.day, each?.games.map(({ id, isListed }) => [id, isListed])])).toEqual([
      [
        "2026-11-18",
        [
          ["a", true],
          ["b", false],
        ],
      ],
      ["2026-11-17", [["old", true]]],
    ]);
  });
});

function asFields(value: object): { readonly [name: string]: unknown } {
  return { ...value };
}
