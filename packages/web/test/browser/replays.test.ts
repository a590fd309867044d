import { readFileSync } from "node:fs";
import { makeBinaryLog, MAX_LOG_BYTES } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { demoLog } from "../demoLogs.ts";
import { longLog } from "../replays/logs.ts";
import { violations } from "./accessible.ts";
import { goTo, open, type OpenOptions, readStore, settle, SIZES, useBrowser } from "./harness.ts";
import { keepGames, someGames } from "./keptGames.ts";

useBrowser();

async function openList(count: number, options: OpenOptions = {}): Promise<Page> {
  const page = await open(options);
  await page.locator(".screen-menu").waitFor();
  await keepGames(page, someGames(count));
  await goTo(page, "replays");
  await page
    .locator(count === 0 ? ".replays-empty" : ".replay")
    .first()
    .waitFor();
  return page;
}

const named = (page: Page, name: string): ReturnType<Page["locator"]> => page.locator(".replay", { hasText: name });
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.id ?? "");
const namesSeen = (page: Page): Promise<string[]> => page.locator("span.replay-name").allInnerTexts();

describe("The list of kept games", () => {
  it("W-12, W-1: by keys alone a game is renamed, deleted, brought back, watched, and found again", async () => {
    const page = await openList(5);
    await expect.poll(() => focused(page)).toBe("replay-game-1");
    expect(await page.locator(".replay").first().innerText()).toMatch(/Game 1\s+Guideline · Marathon\s+[\d,]+ points/);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("F2");
    await page.keyboard.type("My finest hour");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("replay-game-2");
    await page.keyboard.press("Delete");
    await expect.poll(() => focused(page)).toBe("replay-game-3");
    await page.locator(".replay-notice", { hasText: "My finest hour" }).waitFor();
    expect(await namesSeen(page)).toEqual(["Game 1", "Game 3", "Game 4", "Game 5"]);
    expect(await readStore(page, "replays")).toHaveLength(4);
    expect(await readStore(page, "logs")).toHaveLength(4);
    await page.keyboard.press("Control+z");
    await expect.poll(() => focused(page)).toBe("replay-game-2");
    await settle(page);
    expect(await readStore(page, "logs")).toHaveLength(5);
    await page.keyboard.press("Enter");
    await page.locator(".watch-bar").waitFor();
    await page.goBack();
    await expect.poll(() => focused(page)).toBe("replay-game-2");
    expect(await namesSeen(page)).toEqual(["Game 1", "My finest hour", "Game 3", "Game 4", "Game 5"]);
  });

  it("W-12: sorted, filtered, searched; favourites stay favourites; where nothing fits all can be shown", async () => {
    const page = await openList(10);
    await named(page, "Game 4").getByRole("button", { name: "Favourite" }).click();
    await page.getByRole("button", { name: "Favourites" }).click();
    expect(await namesSeen(page)).toEqual(["Game 4"]);
    await page.reload();
    await page.locator(".replay").first().waitFor();
    await page.getByRole("button", { name: "Favourites" }).click();
    expect(await namesSeen(page)).toEqual(["Game 4"]);
    await page.getByRole("button", { name: "Favourites" }).click();
    await page.getByRole("button", { name: "The New", exact: true }).click();
    expect(await namesSeen(page)).toEqual(["Game 3", "Game 8"]);
    await page.getByRole("button", { name: "Sprint" }).click();
    await page.getByRole("button", { name: "Show all" }).click();
    await page.getByRole("radio", { name: "Name" }).check({ force: true });
    expect((await namesSeen(page)).slice(0, 3)).toEqual(["Game 1", "Game 2", "Game 3"]);
    await page.getByRole("searchbox").fill("1984 game");
    expect(await namesSeen(page)).toEqual(["Game 5", "Game 10"]);
  });

  it("W-12: of two thousand only what is seen is in the page, and the last is one key away", async () => {
    const page = await openList(2_000);
    expect(await page.locator(".replay").count()).toBeLessThan(30);
    await page.keyboard.press("End");
    await expect.poll(() => focused(page)).toBe("replay-game-2000");
    const last = named(page, "Game 2000");
    expect(await last.getAttribute("aria-posinset")).toBe("2000");
    expect(await last.getAttribute("aria-setsize")).toBe("2000");
    await page.mouse.wheel(0, -50_000);
    await expect.poll(() => namesSeen(page)).not.toContain("Game 1999");
    expect(await page.locator(".replay").count()).toBeLessThan(30);
    // The row in hand stays, so that the focus is not lost.
    expect(await focused(page)).toBe("replay-game-2000");
  });
});

describe("Replays that travel", () => {
  it("W-13: a link made here is opened in a fresh profile", async () => {
    const page = await openList(1);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.locator(".replay-notice", { hasText: "copied" }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const fresh = await open({ hash: new URL(link).hash, isFirstVisit: true });
    await fresh.locator(".screen-legal").waitFor();
    await fresh.keyboard.press("Enter");
    await fresh.locator(".watch-bar").waitFor();
    expect(await readStore(fresh, "replays")).toEqual([]);
  });

  it("W-13, W-19: a file goes out and comes in elsewhere; strangers' files are refused with the reason", async () => {
    const page = await openList(1);
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a file" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^guideline-marathon-\d+-2026-11-16\.korobeinix$/);
    const bytes = readFileSync(await download.path());
    expect(Uint8Array.from(bytes)).toEqual(makeBinaryLog(demoLog("guideline")));

    const fresh = await openList(0, { locale: "es-ES" });
    const load = (name: string, buffer: Buffer): Promise<void> =>
      fresh.locator("input[type=file]").setInputFiles([{ name, mimeType: "", buffer }]);
    await load("page.html", Buffer.from("<script>document.title = 'mine'</script>"));
    await fresh.locator(".replay-notice", { hasText: "Línea 1: no es una repetición de este juego." }).waitFor();
    await load("cut.korobeinix", bytes.subarray(0, 500));
    await fresh.locator(".replay-notice", { hasText: "está incompleto o dañado" }).waitFor();
    await load("huge.korobeinix", Buffer.concat([bytes, Buffer.alloc(MAX_LOG_BYTES)]));
    await fresh.locator(".replay-notice", { hasText: "es más de lo que cabe en una repetición" }).waitFor();
    expect(await readStore(fresh, "replays")).toEqual([]);
    await drop(fresh, "Mi partida.korobeinix", bytes);
    await fresh.locator(".replay-notice", { hasText: "Mi partida.korobeinix ya está entre tus partidas." }).waitFor();
    await expect.poll(() => namesSeen(fresh)).toEqual(["Mi partida"]);
    expect(await readStore(fresh, "replays")).toMatchObject([{ origin: "loaded", ruleBook: "guideline" }]);
  });

  it("W-13, W-19: a game too long for a link offers its file, and reading it holds nobody up", async () => {
    const page = await openList(0);
    await page.evaluate(() => {
      const count = (): void => {
        document.body.dataset["frames"] = String(Number(document.body.dataset["frames"] ?? 0) + 1);
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    const buffer = Buffer.from(makeBinaryLog(longLog(900_000)));
    await page.locator("input[type=file]").setInputFiles([{ name: "Long.korobeinix", mimeType: "", buffer }]);
    await page.locator("progress").waitFor();
    const before = Number(await page.evaluate(() => document.body.dataset["frames"]));
    await page.locator(".replay-notice", { hasText: "is now among your games" }).waitFor();
    expect(Number(await page.evaluate(() => document.body.dataset["frames"]))).toBeGreaterThan(before);
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.locator(".replay-notice", { hasText: "too long for a link" }).waitFor();
    const downloading = page.waitForEvent("download");
    await page.locator(".replay-notice").getByRole("button", { name: "Save as a file" }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.korobeinix$/);
  });
});

describe.each([
  ["en-GB", []],
  // Its words are the longer ones.
  ["es-ES", SIZES],
] as const)("The screen of replays in %s", (locale, sizes) => {
  it("W-5, W-6: axe finds nothing with games and without, and nothing scrolls sideways at any size", async () => {
    const page = await openList(0, { locale });
    expect(await violations(page)).toEqual([]);
    await goTo(page, "menu");
    await keepGames(page, someGames(30));
    await goTo(page, "replays");
    await page.locator(".replay").first().waitFor();
    await page.keyboard.press("Delete");
    await page.locator(".replay-notice-body").waitFor();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.locator(".replay").first().waitFor();
      const message = `${size.width}`;
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message })
        .toBe(0);
      await expect.poll(() => overlaps(page), { message }).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
  });
});

/** What stands over something else above the list and in its rows. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groups = [
      ".screen-head h1, .replays-head > *",
      ".replay-tools-bar button, .replay-tools-bar label, [type=search]",
    ];
    const rows = [...document.querySelectorAll(".replay")].map((row) => [...row.querySelectorAll(":scope > *")]);
    const sets = [...groups.map((selector) => [...document.querySelectorAll(selector)]), ...rows];
    return sets.flatMap((set) =>
      set.flatMap((one, i) =>
        set.slice(i + 1).flatMap((other) => {
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const isOver = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
          return isOver && a.width * b.width > 0 ? [`${one.className} ${other.className}`] : [];
        }),
      ),
    );
  });
}

async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.evaluate(
    ([fileName, content]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(content)], fileName));
      for (const type of ["dragover", "drop"]) {
        document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
      }
    },
    [name, Array.from(bytes)] as const,
  );
}
