import { replay } from "@korobeinix/engine/log";
import { replayMatch } from "@korobeinix/engine/match";
import { describe, expect, it } from "vitest";
import { enteredGame, enteredMatch } from "../../src/library/dayBook.ts";
import { replayOfGame } from "../../src/library/keep.ts";
import { replayOfMatch } from "../../src/library/keepMatch.ts";
import { Library } from "../../src/library/library.ts";
import { chartShape, CHART_HEIGHT, CHART_WIDTH } from "../../src/profile/chartShape.ts";
import { bestSoFar, coursesOf, isLessBetter, pointsOf, summaryOf } from "../../src/profile/courses.ts";
import { learnedOf } from "../../src/profile/learned.ts";
import { studyGames, unstudied } from "../../src/profile/study.ts";
import { calendarOf, streaksOf, totalsOf } from "../../src/profile/totals.ts";
import { dayOf, emptyLine, withGames } from "../../src/storage/kinds/dayLine.ts";
import type { DayGame, DayLine } from "../../src/storage/storage.ts";
import { Session } from "../../src/table/session.ts";
import { demoBytes, demoLog } from "../demoLogs.ts";
import { matchLog, sittersFor } from "../matchLogs.ts";
import { Disk, storageOn } from "../storage/disk.ts";
import { dayGame } from "../storage/records.ts";

const SPRINT = "guideline sprint";

function lineOf(day: string, games: readonly Partial<DayGame>[], table = SPRINT, isMatch = false): DayLine {
  const date = new Date(`${day}T12:00:00`).getTime();
  return withGames(
    emptyLine({ day, table, isMatch }),
    games.map((game, i) => dayGame({ date: date + i, ...game })),
  );
}

describe("The days of a profile", () => {
  const lines = [
    lineOf("2026-11-14", [{}]),
    lineOf("2026-11-15", [{}, {}]),
    lineOf("2026-11-16", [{ micros: 600e6 }]),
    lineOf("2026-11-16", [{}], SPRINT, true),
    lineOf("2026-11-18", [{ lines: 7, pieces: 20 }]),
  ];

  it("F-18: add up, matches included, each day once", () => {
    expect(totalsOf(lines)).toEqual({
      games: 6,
      micros: 900e6,
      lines: 207,
      pieces: 20,
      days: 4,
      since: "2026-11-14",
    });
    expect(totalsOf([])).toMatchObject({ games: 0, days: 0, since: undefined });
  });

  it("F-18: stand in weeks from Monday on, the last of which ends today; the most played are the brightest", () => {
    const weeks = calendarOf(lines, "2026-11-18", 3);
    expect(weeks.map((week) => [week[0]?.day, week.length])).toEqual([
      ["2026-11-02", 7],
      ["2026-11-09", 7],
      ["2026-11-16", 3],
    ]);
    const [monday, tuesday, today] = weeks[2]!;
    expect([monday?.grade, tuesday?.grade, today?.day, today?.games]).toEqual([4, 0, "2026-11-18", 1]);
  });

  it("F-18: in a row count up to today, or to yesterday while today has had no game", () => {
    expect(streaksOf(lines, "2026-11-18")).toEqual({ now: 1, longest: 3 });
    expect(streaksOf(lines, "2026-11-17")).toEqual({ now: 3, longest: 3 });
    expect(streaksOf(lines, "2026-11-25")).toEqual({ now: 0, longest: 3 });
    expect(streaksOf([], "2026-11-18")).toEqual({ now: 0, longest: 0 });
  });

  it("F-18: skip no day when the clocks change", () => {
    const days = Array.from({ length: 400 }, (_, i) => dayOf(new Date(2026, 0, 1 + i, 12).getTime()));
    expect(
      streaksOf(
        days.map((day) => lineOf(day, [{}])),
        days.at(-1)!,
      ),
    ).toEqual({ now: 400, longest: 400 });
  });
});

describe("The curves of a profile", () => {
  const times = [70, 60, 65, 50, 55, 52].map((seconds) => ({ micros: seconds * 1e6, pieces: 100 }));

  it("F-18: of a race are times, of which only goals that were reached have one, and less is better", () => {
    const [course] = coursesOf([lineOf("2026-11-18", [...times, { micros: 10e6, isWon: false }])]);
    const points = pointsOf(course!, "result");
    expect(points.map(({ value }) => value / 1e6)).toEqual([70, 60, 65, 50, 55, 52]);
    expect(isLessBetter(course!, "result")).toBe(true);
    expect(bestSoFar(points, true).map((value) => value / 1e6)).toEqual([70, 60, 60, 50, 50, 50]);
    const summary = summaryOf(points, true);
    expect(summary?.best.value).toBe(50e6);
    expect(summary?.trend).toBeCloseTo((65 - 157 / 3) / 65);
    expect(pointsOf(course!, "pieces")[0]?.value).toBeCloseTo(100 / 70);
  });

  it("F-18: leave out matches, games that were left, and tables that there are not; the table played last comes first", () => {
    const courses = coursesOf([
      lineOf("2026-11-16", [{}], "guideline marathon"),
      lineOf("2026-11-17", [{}, { isListed: false }]),
      lineOf("2026-11-18", [{}], SPRINT, true),
      lineOf("2026-11-18", [{}], "tetris forever"),
    ]);
    expect(courses.map(({ table, games, count }) => [table.name, games.length, count])).toEqual([
      [SPRINT, 1, 2],
      ["guideline marathon", 1, 1],
    ]);
  });

  it("F-18: stand inside their picture, the better the higher", () => {
    const [course] = coursesOf([lineOf("2026-11-18", times)]);
    const points = pointsOf(course!, "result");
    const { xs, ys, top, bottom } = chartShape(points, bestSoFar(points, true), true);
    expect([xs[0], xs.at(-1)]).toEqual([0, CHART_WIDTH]);
    expect(Math.min(...ys)).toBe(ys[3]);
    expect(ys.every((y) => y > 0 && y < CHART_HEIGHT)).toBe(true);
    expect([top, bottom]).toEqual([50e6, 70e6]);
    const same = pointsOf(coursesOf([lineOf("2026-11-18", [{}, {}])])[0]!, "result");
    expect(chartShape(same, bestSoFar(same, true), true).ys.every(Number.isFinite)).toBe(true);
  });

  it("F-18: what was learned compares the last games with those before, and says nothing of what is not known", () => {
    const old = Array.from({ length: 20 }, () => ({ faults: 50, counted: 100, keys: 400, pieces: 100 }));
    const now = Array.from({ length: 20 }, () => ({ faults: 10, counted: 100, keys: 300, pieces: 100 }));
    const figures = learnedOf([lineOf("2026-11-17", old), lineOf("2026-11-18", now)]);
    expect(figures).toEqual([
      { name: "finesse", now: 90, before: 50, isLess: false },
      { name: "keysPerPiece", now: 3, before: 4, isLess: true },
    ]);
  });
});

describe("Games on their way into the day book", () => {
  const log = demoLog("guideline");
  const game = replay(log);
  const keptAs = (origin: "finished" | "abandoned" | "practised" | "computer" | "continued") =>
    replayOfGame(game, log, { origin, name: "", date: 0 }).replay;

  it("F-18: are the player's own; computers', practised and taken-over games are not", () => {
    expect(enteredGame(keptAs("finished"), game, undefined)).toMatchObject({
      table: "guideline marathon",
      isMatch: false,
      game: { isListed: true, pieces: game.state.pieces, keys: game.state.keys, lines: game.state.lines },
    });
    expect(enteredGame(keptAs("finished"), game, "code")?.game.isListed).toBe(false);
    expect(enteredGame(keptAs("abandoned"), game, "notEnded")?.game.isListed).toBe(false);
    for (const origin of ["practised", "computer", "continued"] as const)
      expect(enteredGame(keptAs(origin), game, "practised")).toBeUndefined();
  });

  it("F-18: of a match it is what the first person played; between computers it is nobody's", () => {
    const own = matchLog({ seconds: 4 });
    const match = replayMatch(own);
    const sitters = sittersFor(own);
    const { replay: kept } = replayOfMatch(match, own, { sitters, origin: "match", date: 0 });
    const { score, lines, pieces } = match.games[0]!.state;
    expect(enteredMatch(kept, match)).toMatchObject({
      isMatch: true,
      game: { id: kept.id, isListed: false, isWon: true, score, lines, pieces },
    });
    const seats = match.setup.seats.map((seat) => ({ ...seat, computer: "easy" as const }));
    expect(enteredMatch(kept, { ...match, setup: { ...match.setup, seats } })).toBeUndefined();
  });

  it("F-18: one that is begun again after a few pieces is none", async () => {
    const storage = storageOn(new Disk());
    const library = new Library({ storage, name: () => "", codes: () => new Set() });
    const session = new Session(log.setup, { log, game });
    const brief = { ...game, state: { ...game.state, time: 29_000_000 } };
    expect(enteredGame(keptAs("abandoned"), brief, "notEnded")).toBeUndefined();
    await library.abandon({ session, isContinued: false, rival: undefined });
    expect(totalsOf(await storage.loadDays())).toMatchObject({ games: 1, pieces: game.state.pieces });
  });

  it("F-18: that are over are entered once, alone or against others, however often a match is kept", async () => {
    const storage = storageOn(new Disk());
    const library = new Library({ storage, name: () => "", codes: () => new Set() });
    const own = matchLog({ seconds: 4 });
    const match = replayMatch(own);
    const over = { session: new Session(log.setup, { log, game }), isContinued: false, rival: undefined };
    await library.learn(await library.finish(over), { accuracy: 91 });
    for (const id of ["one", "one", "two"]) await library.keepMatch(match, own, sittersFor(own), "match", { id });
    await library.keepMatch(match, own, sittersFor(own), "continued", { id: "three" });
    const days = await storage.loadDays();
    expect(days[0]?.games[0]?.accuracy).toBe(91);
    const counts = days.map(({ isMatch, games }) => [isMatch, games.length]);
    expect(counts).toEqual([
      [false, 1],
      [true, 2],
    ]);
  });

  it("F-18: are looked at once more: pieces and finesse come from the log, and are kept", async () => {
    const storage = storageOn(new Disk());
    const kept = replayOfGame(game, log, { origin: "finished", name: "", date: 0 });
    await storage.keepReplay(kept.replay, demoBytes("guideline"));
    const entry = enteredGame(kept.replay, game, undefined)!;
    const { pieces: _, ...before } = entry.game;
    await storage.enterGame({ ...entry, game: before });
    const [course] = coursesOf(await storage.loadDays());
    const wanted = unstudied(course!.games, new Set([before.id, "other"]));
    expect(wanted.map(({ id }) => id)).toEqual([before.id]);
    expect(unstudied(course!.games, new Set())).toEqual([]);
    await studyGames(wanted, { storage, signal: new AbortController().signal, onLearned: () => undefined });
    const [line] = await storage.loadDays();
    expect(line?.games[0]?.pieces).toBe(game.state.pieces);
    expect(line?.games[0]?.counted).toBeGreaterThan(20);
    expect(unstudied(coursesOf([line!])[0]!.games, new Set([before.id]))).toEqual([]);
  });
});
