import { unwrap } from "@korobeinix/engine";
import { checkLog, makeBinaryLog } from "@korobeinix/engine/log";
import { describe, expect, inject, it } from "vitest";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { demoBytes, demoLog } from "../demoLogs.ts";
import { kept, line } from "../storage/records.ts";
import { goTo, open, readStore, settle, startBook, useBrowser } from "./harness.ts";
import { keepGames, someGames } from "./keptGames.ts";

useBrowser();

/** A database as the first version left it, made before the game opens it: requests on one database come in order. */
function firstLayout(contents: object): string {
  return `(() => {
    const { records, settings, save, wonderLines } = ${JSON.stringify(contents)};
    const opening = indexedDB.open("korobeinix", 1);
    opening.onerror = (event) => event.preventDefault();
    opening.onsuccess = () => opening.result.close();
    opening.onupgradeneeded = () => {
      const database = opening.result;
      database.createObjectStore("settings").put(settings, "settings");
      const lines = database.createObjectStore("records", { keyPath: "id" });
      lines.createIndex("table", ["ruleBook", "variation"]);
      for (const { table, ...line } of records) lines.put({ ...line, log: Uint8Array.from(line.log) });
      database.createObjectStore("save").put(Uint8Array.from(save), "game");
      database.createObjectStore("totals").put(wonderLines, "wonderLines");
    };
  })()`;
}

describe("A storage of the first version", () => {
  it("W-25: is taken over whole: records, settings, the game in progress, the wonders; records become replays", async () => {
    const best = { ...line({ id: "best", score: 9_000, name: "ANNA" }), log: Array.from(demoBytes("guideline")) };
    const second = { ...line({ id: "second", score: 8_000, name: "BORIS" }), log: Array.from(demoBytes("guideline")) };
    const damaged = { ...line({ id: "damaged", ruleBook: "new" }), log: [1, 2, 3] };
    const { setup, inputs } = demoLog("reglas");
    const saved = makeBinaryLog(unwrap(checkLog(setup, inputs.slice(0, 40), inputs[40]!.at)));
    const page = await open({
      before: firstLayout({
        records: [best, second, damaged],
        settings: { ...DEFAULT_SETTINGS, language: "es", playerName: "ANNA" },
        save: Array.from(saved),
        wonderLines: 4_321,
      }),
    });
    await page.locator(".screen-menu", { hasText: "Repeticiones" }).waitFor();
    await settle(page);
    expect((await readStore(page, "records")).toSorted(byId)).toEqual([best, damaged, second]);
    expect(await readStore(page, "save")).toEqual([{ log: Array.from(saved), isContinued: false }]);
    expect(await readStore(page, "totals")).toEqual([4_321]);
    expect(await readStore(page, "logs")).toEqual([best.log, damaged.log, second.log]);
    // The day book begins with them.
    expect(await readStore(page, "days")).toMatchObject([
      { table: "guideline marathon", games: [{ id: "best" }, { id: "second" }] },
      { table: "new marathon", games: [{ id: "damaged" }] },
    ]);
    const facts = { origin: "finished", isFavourite: false };
    expect((await readStore(page, "replays")).toSorted(byId)).toMatchObject([
      { id: "best", score: 9_000, name: "ANNA", size: best.log.length, ...facts },
      { id: "damaged", ruleBook: "new", size: 3, board: [], ...facts },
      { id: "second", score: 8_000, name: "BORIS", ...facts },
    ]);
    await goTo(page, "watch/best");
    await page.locator(".watch-bar").waitFor();
    await goTo(page, "records/guideline/marathon");
    await page.locator(".records", { hasText: "BORIS" }).waitFor();
    await goTo(page, "replays");
    await expect.poll(() => page.locator(".replay").count()).toBe(3);
    await goTo(page, "play");
    await page.reload();
    await page.locator(".pause").waitFor();
  });
});

/** A replay as the second layout kept it. */
function secondLayout(replay: object): string {
  return `(() => {
    const opening = indexedDB.open("korobeinix", 2);
    opening.onerror = (event) => event.preventDefault();
    opening.onsuccess = () => opening.result.close();
    opening.onupgradeneeded = () => {
      const database = opening.result;
      for (const name of ["settings", "save", "totals"]) database.createObjectStore(name);
      const lines = database.createObjectStore("records", { keyPath: "id" });
      lines.createIndex("table", ["ruleBook", "variation"]);
      database.createObjectStore("replays", { keyPath: "id" }).put(${JSON.stringify(replay)});
      database.createObjectStore("logs").put(Uint8Array.from([1, 2, 3]), "one");
    };
  })()`;
}

describe("A storage of the second version", () => {
  it("W-25: its replays stay as they were, and their boards go from top to bottom", async () => {
    const replay = kept({ id: "one", board: ["#########.", "IIII......", "O........."] });
    const { table: _, ...before } = replay;
    const page = await open({ before: secondLayout(before) });
    await page.locator(".screen-menu").waitFor();
    await settle(page);
    expect(await readStore(page, "replays")).toEqual([{ ...replay, board: replay.board.toReversed() }]);
    expect(await readStore(page, "logs")).toEqual([[1, 2, 3]]);
  });
});

/** Lines as the third layout kept them. */
function thirdLayout(records: readonly object[]): string {
  return `(() => {
    const opening = indexedDB.open("korobeinix", 3);
    opening.onerror = (event) => event.preventDefault();
    opening.onsuccess = () => opening.result.close();
    opening.onupgradeneeded = () => {
      const database = opening.result;
      for (const name of ["settings", "save", "totals", "logs"]) database.createObjectStore(name);
      database.createObjectStore("replays", { keyPath: "id" });
      const lines = database.createObjectStore("records", { keyPath: "id" });
      lines.createIndex("table", ["ruleBook", "variation"]);
      for (const { table, ...line } of ${JSON.stringify(records)})
        lines.put({ ...line, log: Uint8Array.from([1, 2, 3]) });
    };
  })()`;
}

describe("A storage of the third version", () => {
  it("W-25: its records are in their rule book's own table, all but races that were lost", async () => {
    const won = line({ id: "won", variation: "sprint", name: "ANNA", isWon: true });
    const lost = line({ id: "lost", variation: "sprint", name: "BORIS", isWon: false, micros: 1 });
    const page = await open({ before: thirdLayout([won, lost]), hash: "#/records/guideline/sprint" });
    await page.locator(".records", { hasText: "ANNA" }).waitFor();
    expect(await page.locator(".records").innerText()).not.toContain("BORIS");
    expect(await readStore(page, "records")).toMatchObject([
      { id: "lost", table: "guideline sprint", log: [1, 2, 3] },
      { id: "won", table: "guideline sprint", log: [1, 2, 3] },
    ]);
  });
});

/** Replays, a line and a game in progress as the fourth layout kept them. */
function fourthLayout(contents: object): string {
  return `(() => {
    const { replays, record } = ${JSON.stringify(contents)};
    const opening = indexedDB.open("korobeinix", 4);
    opening.onerror = (event) => event.preventDefault();
    opening.onsuccess = () => opening.result.close();
    opening.onupgradeneeded = () => {
      const database = opening.result;
      const log = Uint8Array.from([1, 2, 3]);
      for (const name of ["settings", "totals", "logs"]) database.createObjectStore(name);
      database.createObjectStore("save").put({ log, isMarked: true }, "game 2");
      const kept = database.createObjectStore("replays", { keyPath: "id" });
      for (const { table, ...replay } of replays) kept.put(replay);
      const lines = database.createObjectStore("records", { keyPath: "id" });
      lines.createIndex("table", "table");
      lines.put({ ...record, log });
    };
  })()`;
}

describe("A storage of the fourth version", () => {
  it("W-25: its replays learn their table, that of their line or the rule book's own; what was marked is continued", async () => {
    const record = line({ id: "ranked", variation: "ultra", table: "guideline ultra objective=lines" });
    const replays = [kept({ id: "other", variation: "ultra" }), kept({ id: "ranked", variation: "ultra" })];
    const page = await open({ before: fourthLayout({ replays, record }) });
    await page.locator(".screen-menu").waitFor();
    await settle(page);
    expect(await readStore(page, "replays")).toEqual([
      { ...replays[0], table: "guideline ultra" },
      { ...replays[1], table: record.table },
    ]);
    expect(await readStore(page, "save")).toEqual([{ log: [1, 2, 3], isContinued: true }]);
  });
});

/** The game as a newer one would be: the same, with a layout of a higher number. */
const NEWER = `(() => {
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (name) {
    return open.call(this, name, 99);
  };
})()`;

describe("Two versions at once", () => {
  it("W-25: a tab whose storage a newer one moved on says so, and what is done in it is handed over", async () => {
    const page = await open();
    await page.locator(".screen-menu").waitFor();
    await keepGames(page, someGames(2));
    await goTo(page, "replays");
    await page.locator(".replay").first().waitFor();
    const newer = await page.context().newPage();
    await newer.route("**/newer", (route) => route.fulfill({ contentType: "text/html", body: "<title>newer</title>" }));
    await newer.goto(new URL("newer", inject("siteUrl")).href);
    // Succeeds only because the old tab lets go.
    await newer.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("korobeinix", 99);
          opening.addEventListener("success", () => resolve());
        }),
    );
    // A tab behind another is drawn seldom.
    await newer.close();
    await page.getByRole("button", { name: "Favourite", exact: true }).first().click();
    await page.locator(".trouble", { hasText: "newer version of the game is open in another tab" }).waitFor();
    await page.locator(".replay").first().locator("[aria-pressed=true]").waitFor();
    await goTo(page, "menu");
    await goTo(page, "replays");
    await page.locator(".replay").first().locator("[aria-pressed=true]").waitFor();
    expect(await page.locator(".replay").count()).toBe(2);
    await page.locator(".trouble", { hasText: "outlasts a reload" }).getByRole("button").click();

    // In the middle of a game it is loaded anew, now as the newer version.
    await goTo(page, "menu");
    await startBook(page, "guideline");
    await page.keyboard.press("Space");
    const score = page.locator(".hud-figure.is-score dd");
    await expect.poll(() => score.innerText()).not.toBe("0");
    expect(await readStore(page, "save")).toEqual([]);
    await page.addInitScript({ content: NEWER });
    await page.reload();
    await page.locator(".pause").waitFor();
    await expect.poll(() => score.innerText()).not.toBe("0");
    await settle(page);
    expect(await readStore(page, "save")).toHaveLength(1);
    expect(await readStore(page, "replays")).toMatchObject([{ isFavourite: true }, { isFavourite: false }]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await page.locator(".trouble").count()).toBe(0);
  });
});

function byId(one: unknown, other: unknown): number {
  const idOf = (value: unknown): string =>
    typeof value === "object" && value !== null && "id" in value ? String(value.id) : "";
  return idOf(one) < idOf(other) ? -1 : 1;
}
