import { describe, expect, it } from "vitest";
import type { KeptReplay } from "../../src/storage/storage.ts";
import {
  goTo,
  open,
  openGame,
  openSaved,
  readStore,
  RELOAD_AT_THE_END,
  resume,
  untilSettled,
  useBrowser,
} from "./harness.ts";
import { keepGames, someGames } from "./keptGames.ts";
import { nearTheEnd } from "./positions.ts";

useBrowser();

/** No room for a game that is kept; what was written before stays. */
const FULL = `
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...given) {
    if (["records", "replays", "logs"].includes(this.name)) throw new DOMException("no room", "QuotaExceededError");
    return put.apply(this, given);
  };
`;

/** A browser that ends every transaction as soon as anything is asked of it. */
const ABORTING = `
  for (const name of ["get", "getAll", "put"]) {
    const ask = IDBObjectStore.prototype[name];
    IDBObjectStore.prototype[name] = function (...given) {
      const request = ask.apply(this, given);
      this.transaction.abort();
      return request;
    };
  }
`;

/** A database that cannot be brought to the layout of today. */
const UNMOVABLE = `
  IDBObjectStore.prototype.createIndex = function () {
    throw new DOMException("no", "UnknownError");
  };
`;

/** Nothing that is asked of the locks is ever answered. */
const SILENT_LOCKS = "LockManager.prototype.request = () => new Promise(() => {});";

describe("storage", () => {
  it("W-7: blocked, the game goes on and says so", async () => {
    const page = await openGame("guideline", {
      before: "Object.defineProperty(window, 'indexedDB', { value: undefined });",
    });
    await page.locator(".trouble button").click();
    await page.keyboard.press("Space");
    await expect.poll(() => page.locator(".hud-figure.is-score dd").innerText()).not.toBe("0");
  });

  it("W-7: full, the game goes on to its end, says so, and its record is in the table, also on the next visit", async () => {
    const page = await openSaved(nearTheEnd("guideline"), { before: FULL });
    expect(await page.locator(".trouble").count()).toBe(0);
    await resume(page);
    await page.keyboard.press("Numpad8");
    await untilSettled(page);
    await page.locator(".trouble", { hasText: /full|room|space/i }).waitFor();
    await page.locator("#player-name").fill("Ada");
    await page.locator(".name-entry button").click();
    await page.locator(".name-saved", { hasText: "Ada" }).waitFor();
    await goTo(page, "records/guideline/marathon");
    await page.locator(".screen-records td", { hasText: "Ada" }).waitFor();
    await page.locator(".trouble", { hasText: "outlasts a reload" }).waitFor();
    await page.reload();
    await page.locator(".screen-records td", { hasText: "Ada" }).waitFor();
    expect(await readStore(page, "records")).toEqual([]);
  });

  it.each([
    ["whose transactions are aborted", ABORTING],
    ["that cannot be brought to today's layout", UNMOVABLE],
  ])("W-7: one %s is told as one trouble, and nothing is thrown", async (_, before) => {
    const page = await openGame("guideline", { before });
    await page.locator(".trouble button").click();
    await page.keyboard.press("Space");
    await expect.poll(() => page.locator(".hud-figure.is-score dd").innerText()).not.toBe("0");
    await page.keyboard.press("Escape");
    await page.locator(".pause").waitFor();
    await goTo(page, "replays");
    await page.locator(".screen-replays").waitFor();
  });

  it("W-7, W-25: locks that never answer keep nobody from the game", async () => {
    const page = await open({ before: SILENT_LOCKS });
    await page.locator(".screen-menu").waitFor();
    expect(await page.locator(".trouble").count()).toBe(0);
  });

  it("W-7: a replay or a record with a date beyond the calendar hides no other", async () => {
    const page = await open();
    await page.locator(".screen-menu").waitFor();
    const [good, bad] = someGames(2);
    const beyond = 8.64e15 + 1;
    await keepGames(page, [good!, { ...bad!, date: beyond }]);
    await page.evaluate(
      ([replay, date]) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("korobeinix");
          opening.addEventListener("success", () => {
            const writing = opening.result.transaction("records", "readwrite");
            const lines = writing.objectStore("records");
            lines.put({ ...replay, log: new Uint8Array() });
            lines.put({ ...replay, id: "bad", name: "Bad", date, log: new Uint8Array() });
            writing.addEventListener("complete", () => {
              opening.result.close();
              resolve();
            });
          });
        }),
      [good!, beyond] as const,
    );
    await goTo(page, "replays");
    await page.locator(".replay", { hasText: "Game 1" }).waitFor();
    expect(await page.locator(".replay").count()).toBe(1);
    await goTo(page, "records/guideline/marathon");
    await page.locator(".records td", { hasText: "Game 1" }).waitFor();
    expect(await page.locator(".records").innerText()).not.toContain("Bad");
  });

  it("W-12, W-25: a page that goes in the moment that its game ends has lost nothing of it", async () => {
    const page = await openSaved(nearTheEnd("guideline"), { before: RELOAD_AT_THE_END });
    await resume(page);
    await page.keyboard.press("Space");
    await page.locator(".screen-menu").waitFor();
    const [replay] = (await readStore(page, "replays")) as readonly KeptReplay[];
    expect(replay).toMatchObject({ origin: "finished" });
    expect(await readStore(page, "records")).toMatchObject([{ id: replay!.id }]);
    expect(await readStore(page, "days")).toMatchObject([{ games: [{ id: replay!.id }] }]);
    expect(await readStore(page, "save")).toEqual([]);
  });

  it("G-2.5: options survive a reload", async () => {
    const page = await open({ hash: "#/options/sound" });
    const music = page.getByRole("switch", { name: /^music/i }).first();
    await music.click();
    const isMusicOn = async (): Promise<boolean | undefined> =>
      ((await readStore(page, "settings"))[0] as { sound?: { isMusicOn?: boolean } } | undefined)?.sound?.isMusicOn;
    await expect.poll(isMusicOn).toBe(false);
    await page.reload();
    await music.waitFor();
    expect(await music.isChecked()).toBe(false);
  });
});
