import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { dayOf, emptyLine, withGames } from "../../src/storage/kinds/dayLine.ts";
import { violations } from "./accessible.ts";
import { misplacedIn } from "./edges.ts";
import { goTo, open, readStore, SIZES, STILL, useBrowser } from "./harness.ts";
import { enterDays, keepGames, someGames } from "./keptGames.ts";

useBrowser();

describe("The profile", () => {
  it("F-18: invites a newcomer; a game of the day book is in it, can be watched from it, and all of it can be used", async () => {
    const page = await open({ hash: "#/profile" });
    await page.locator(".profile-empty .primary:focus").waitFor();
    await goTo(page, STILL);
    const [game] = someGames(1).map((one) => ({ ...one, date: Date.now() }));
    await keepGames(page, [game!]);
    const { id, date, table, score, lines, micros, isWon } = game!;
    const key = { day: dayOf(date), table, isMatch: false };
    await enterDays(page, [withGames(emptyLine(key), [{ id, date, isListed: true, score, lines, micros, isWon }])]);
    await goTo(page, "profile");
    await page.locator(".profile-chart").waitFor();
    expect(await page.locator(".profile-totals dd").first().innerText()).toBe("1");
    expect(await page.locator(".profile-week .is-today[data-grade='4']").count()).toBe(1);
    // Finesse is worked out from the log while the page is looked at.
    await page.locator(".profile-course .tab", { hasText: "Finesse" }).click();
    await page.locator(".profile-chosen strong", { hasText: "%" }).waitFor();
    expect(await violations(page)).toEqual([]);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => misplacedIn(page), { message: `${size.width} × ${size.height}` }).toEqual([]);
    }
    await page.locator(".profile-chosen .secondary").click();
    await page.locator(".watch-bar").waitFor();
  });
});

describe("Everything in one file", () => {
  it("F-19: is saved, brings everything to another browser, and a file that is wrong changes nothing", async () => {
    const page = await open({ hash: "#/profile" });
    await page.locator(".profile-backup").waitFor();
    await keepGames(page, someGames(3));
    const downloading = page.waitForEvent("download");
    await page.locator(".profile-backup .secondary").first().click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^korobeinix-backup-\d{4}-\d{2}-\d{2}\.kbx$/);
    const buffer = await readFile(await download.path());
    const name = download.suggestedFilename();

    const other = await open({ hash: "#/profile" });
    const input = other.locator(".profile-backup input");
    await other.locator(".profile-backup").waitFor();
    const damaged = Buffer.from(buffer.map((byte, i) => (i === buffer.length >> 1 ? byte ^ 255 : byte)));
    await input.setInputFiles({ name, mimeType: "application/octet-stream", buffer: damaged });
    await other.locator(".profile-notice.is-bad", { hasText: "Nothing was changed" }).waitFor();
    expect(await readStore(other, "replays")).toEqual([]);

    await input.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    const dialog = other.locator(".dialog.is-restore");
    await dialog.locator("dd", { hasText: "3" }).waitFor();
    expect(await readStore(other, "replays")).toEqual([]);
    expect(await violations(other)).toEqual([]);
    const loading = other.waitForEvent("load");
    await dialog.locator(".primary").click();
    await loading;
    await other.locator(".profile-backup").waitFor();
    expect(await readStore(other, "replays")).toEqual(await readStore(page, "replays"));
    expect(await readStore(other, "logs")).toEqual(await readStore(page, "logs"));
  });
});
