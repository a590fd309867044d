import { describe, expect, it } from "vitest";
import { dayOf, parseDay } from "../../src/routes/day.ts";
import { makeRoute, parseRoute, type Route } from "../../src/routes/routes.ts";
import { makeRouter } from "../../src/routes/router.ts";

const ROUTES: readonly (readonly [string, Route])[] = [
  ["#/legal", { screen: "legal" }],
  ["#/title", { screen: "title" }],
  ["#/menu", { screen: "menu" }],
  ["#/setup/new", { screen: "setup", book: "new" }],
  ["#/play", { screen: "play" }],
  ["#/records/guideline/sprint", { screen: "records", table: "guideline sprint" }],
  [
    "#/records/guideline/ultra/minutes=3,objective=lines",
    { screen: "records", table: "guideline ultra minutes=3 objective=lines" },
  ],
  ["#/options/sound", { screen: "options", tab: "sound" }],
  ["#/replays", { screen: "replays" }],
  ["#/watch/4f-2", { screen: "watch", id: "4f-2" }],
  ["#/replay/S1gB_-", { screen: "replay", code: "S1gB_-", name: "" }],
  ["#/replay/S1gB_-?name=Ana+%26+co", { screen: "replay", code: "S1gB_-", name: "Ana & co" }],
  ["#/replay/S1gB_-?name=Ana&date=2026-11-18", { screen: "replay", code: "S1gB_-", name: "Ana", date: "2026-11-18" }],
  ["#/replay/S1gB_-?date=2024-02-29", { screen: "replay", code: "S1gB_-", name: "", date: "2024-02-29" }],
  ["#/practice/reglas", { screen: "practice", book: "reglas" }],
  ["#/computer/new/veryHard", { screen: "computer", book: "new", rank: "veryHard" }],
  ["#/help/glossary", { screen: "help", page: "glossary" }],
  ["#/help/korobeinix", { screen: "help", page: "korobeinix" }],
];

/** As much of a browser's history as the router touches. */
function fakeWindow(hash: string): Window {
  const entries: { state: unknown; hash: string }[] = [{ state: null, hash }];
  let at = 0;
  let listener: (() => void) | undefined;
  const fake = {
    location: {
      get hash() {
        return entries[at]?.hash ?? "";
      },
    },
    history: {
      get state() {
        return entries[at]?.state;
      },
      pushState: (state: unknown, _: string, to: string) => entries.splice(++at, entries.length, { state, hash: to }),
      replaceState: (state: unknown, _: string, to: string) => entries.splice(at, 1, { state, hash: to }),
      back: () => {
        if (at > 0) at--;
        listener?.();
      },
    },
    addEventListener: (_: string, added: () => void) => {
      listener = added;
    },
    removeEventListener: () => {
      listener = undefined;
    },
  };
  return fake as unknown as Window;
}

describe("Routes", () => {
  it.each(ROUTES)("G-2.3: %s", (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(makeRoute(route)).toBe(hash);
  });

  it("G-2.3: what a stranger wrote leads to what there is", () => {
    expect(parseRoute("")).toBeUndefined();
    expect(parseRoute("#/nowhere")).toBeUndefined();
    expect(parseRoute("#/help/nothing")).toEqual({ screen: "help", page: "play" });
    expect(parseRoute("#/options/%E0%A4%A")).toEqual({ screen: "options", tab: "game" });
    expect(parseRoute("#/records/none/none")).toEqual({ screen: "records", table: "guideline marathon" });
    expect(parseRoute("#/records/guideline/ultra/minutes=9")).toEqual({ screen: "records", table: "guideline ultra" });
    expect(parseRoute("#/records/guideline/ultra/minutes=2")).toEqual({ screen: "records", table: "guideline ultra" });
  });

  it.each([
    "2026-02-30",
    "2025-02-29",
    "2026-13-01",
    "1983-12-31",
    "12026-01-01",
    "18.11.2026",
    "today",
    "2026-11-18T10",
  ])("F-17: %s is no day, and a link that has it has none", (date) => {
    expect(parseDay(date)).toBeUndefined();
    expect(parseRoute(`#/replay/S1gB_-?name=Ana&date=${date}`)).toEqual({
      screen: "replay",
      code: "S1gB_-",
      name: "Ana",
    });
  });

  it("F-17: a day is the same day when it is read again", () => {
    const evening = new Date(2026, 10, 18, 23, 59).getTime();
    expect(dayOf(evening)).toBe("2026-11-18");
    expect(dayOf(parseDay("2026-11-18")!)).toBe("2026-11-18");
    expect(dayOf(parseDay("1984-06-06")!)).toBe("1984-06-06");
  });

  it("G-2.3: back leads to where one came from, and not to what was replaced", () => {
    const router = makeRouter(fakeWindow(""), { screen: "legal" });
    router.replace({ screen: "title" });
    router.go({ screen: "menu" });
    router.go({ screen: "options", tab: "game" });
    router.replace({ screen: "options", tab: "sound" });
    router.back();
    expect(router.route.value).toEqual({ screen: "menu" });
    router.back();
    expect(router.route.value).toEqual({ screen: "title" });
  });

  it("G-2.3: who came by a link goes back to the menu", () => {
    const router = makeRouter(fakeWindow("#/options/sound"), { screen: "legal" });
    expect(router.route.value).toEqual({ screen: "options", tab: "sound" });
    router.back();
    expect(router.route.value).toEqual({ screen: "menu" });
  });
});
