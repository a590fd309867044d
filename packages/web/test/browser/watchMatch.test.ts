import { readFile } from "node:fs/promises";
import { cellAt, SECOND } from "@korobeinix/engine";
import {
  makeBinaryMatch,
  makeMatchTimeline,
  makeTextMatch,
  type MatchLog,
  replayMatch,
  seekMatch,
  teamLinesLeft,
} from "@korobeinix/engine/match";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { namesText, replayOfMatch } from "../../src/library/keepMatch.ts";
import { filmMicrosOf, stretchOf } from "../../src/film/frames.ts";
import { layOutMatch } from "../../src/film/matchSheet.ts";
import { tailOf } from "../../src/film/tail.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { seatSizeOf } from "../../src/stage/seatRoom.ts";
import { makeRoute } from "../../src/routes/routes.ts";
import { matchLog, sittersFor } from "../matchLogs.ts";
import { violations } from "./accessible.ts";
import { goTo, nextFrame, open, type OpenOptions, readStore, SIZES, useBrowser } from "./harness.ts";
import { keepMatch } from "./keptGames.ts";
import { changedShare, takePicture } from "./pictures.ts";

useBrowser();

const LOG = matchLog({ seconds: 20 });
const TENTH = SECOND / 10;

function linkTo(log: MatchLog): string {
  const code = Buffer.from(makeBinaryMatch(log)).toString("base64url");
  return makeRoute({ screen: "replay", code, name: namesText(sittersFor(log)) });
}

/** A match opened by its link, standing still at its beginning. */
async function openMatch(log: MatchLog, options: OpenOptions = {}): Promise<Page> {
  const page = await open({ hash: linkTo(log), ...options });
  await page.locator(".seat-panel-name").first().waitFor();
  await page.locator(".timeline").focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Home");
  return page;
}

async function timeMs(page: Page): Promise<number> {
  return Number(await page.locator(".timeline").getAttribute("aria-valuenow"));
}

const linesOf = (page: Page, seat: number): Promise<string> =>
  page.locator(".seat-panel").nth(seat).locator(".is-lines dd").innerText();

describe("A match as a replay", () => {
  it("S-15: a file is loaded, listed with who came where, and watched; a broken one is refused", async () => {
    const page = await open({ hash: "#/replays" });
    await page.locator(".replays-empty").waitFor();
    const input = page.locator('input[type="file"]');
    const file = (name: string, buffer: Buffer): Parameters<typeof input.setInputFiles>[0] => ({
      name,
      mimeType: "application/octet-stream",
      buffer,
    });
    await input.setInputFiles(file("broken.korobeinix", Buffer.from(makeBinaryMatch(LOG).slice(0, 200))));
    await page.locator(".replay-notice", { hasText: "incomplete or damaged" }).waitFor();
    expect(await readStore(page, "replays")).toEqual([]);
    await input.setInputFiles(file("The final.txt", Buffer.from(makeTextMatch(LOG))));
    const row = page.locator(".replay", { hasText: "The final" });
    await row.waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await row.innerText()).toMatch(/Guideline · Marathon\s+1st Player 1\s+0:21\.00 · 2nd Computer 2/);
    expect(await row.getByRole("button", { name: "Race" }).count()).toBe(0);
    await row.locator(".replay-main").click();
    await page.locator(".seat-panel-name", { hasText: "Computer 2" }).waitFor();
  });

  it("S-15: all boards are shown at any moment that is gone to, with the marks of the match", async () => {
    const page = await openMatch(LOG);
    expect(await page.locator(".seat-panel-name").allInnerTexts()).toEqual(["Ana", "Bruno"]);
    const timeline = makeMatchTimeline(LOG);
    const box = (await page.locator(".timeline").boundingBox())!;
    for (const share of [0.8, 0.4]) {
      await page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
      const distance = async (): Promise<number> => Math.abs((await timeMs(page)) - (LOG.end / 1000) * share);
      await expect.poll(distance).toBeLessThan((2 * LOG.end) / 1000 / box.width);
      const match = seekMatch(timeline, (await timeMs(page)) * 1000);
      for (const seat of [0, 1])
        await expect.poll(() => linesOf(page, seat)).toBe(String(match.games[seat]!.state.lines));
    }
    await page.locator(".timeline-preview canvas").nth(1).waitFor();
    await page.locator(".timeline").focus();
    await page.keyboard.press("End");
    await expect.poll(() => page.locator(".seat-panel-name").allInnerTexts()).toEqual(["Ana\n1st", "Bruno\n2nd"]);
    expect(await page.locator(".timeline-mark.is-out").getAttribute("d")).toMatch(/^M[\d.]+ \d+v-\d+$/);
    // What is over cannot be gone on with.
    expect(await page.locator(".watch-action.is-main").isDisabled()).toBe(true);
  });

  it("G-2.4.7, G-B2.2: in a Sprint of teams the lines that are left are the team's", async () => {
    const seats = [{ team: 0 }, { team: 0 }, { team: 1 }];
    const log = matchLog({ variation: "sprint", seats, isLeft: false, seconds: 20 });
    const match = replayMatch(log);
    const left = seats.map((_, seat) => teamLinesLeft(match, seat)!);
    const own = match.games.map(({ state }) => state.lines);
    // Both have cleared some, so that neither board can count its own alone.
    expect(Math.min(own[0]!, own[1]!)).toBeGreaterThan(0);
    const page = await openMatch(log);
    await page.keyboard.press("End");
    await expect.poll(() => page.locator(".is-linesLeft dd").allInnerTexts()).toEqual(left.map(String));
  });

  it("S-9, S-11: lines that wait are seen beside their board, and in the end who came where on the boards", async () => {
    const page = await openMatch(LOG);
    const timeline = makeMatchTimeline(LOG);
    const tenths = [...Array(Math.ceil(LOG.end / TENTH)).keys()];
    const waiting = tenths.find((tenth) => seekMatch(timeline, tenth * TENTH).games[0]!.state.queued > 2)! + 0.5;
    const box = (await page.locator(".timeline").boundingBox())!;
    const seekTo = async (at: number): Promise<number> => {
      await page.mouse.click(box.x + (box.width * at) / LOG.end, box.y + box.height / 2);
      await expect.poll(async () => Math.abs((await timeMs(page)) - at / 1000)).toBeLessThan(100);
      await nextFrame(page);
      return seekMatch(timeline, (await timeMs(page)) * 1000).games[0]!.state.queued;
    };
    expect(await seekTo((waiting - 4) * TENTH)).toBe(0);
    const before = await takePicture(page);
    expect(await seekTo(waiting * TENTH)).toBeGreaterThan(2);
    const during = await takePicture(page);
    const name = (await page.locator(".seat-panel-name").first().boundingBox())!;
    const figures = (await page.locator(".hud-panel.is-right").first().boundingBox())!;
    // At the left of the wall, where the name begins; from there upwards as far as four lines reach.
    const floor = figures.y + figures.height;
    const meter = { x: name.x - 14, y: floor - 60, width: 12, height: 55 };
    expect(changedShare(before, during, meter)).toBeGreaterThan(0.3);
    const second = (await page.locator(".seat-panel-name").nth(1).boundingBox())!;
    const board = { x: second.x + 10, y: second.y + second.height + 60, width: second.width - 20, height: 200 };
    await page.locator(".timeline").focus();
    await page.keyboard.press("End");
    await nextFrame(page);
    expect(changedShare(during, await takePicture(page), board)).toBeGreaterThan(0.1);
  });

  it("S-15: a match becomes a film of its length, and its pictures show all boards", async () => {
    const log = matchLog({ seconds: 8 });
    const page = await openMatch(log, { isPolicyOff: true, expects: /willReadFrequently/ });
    await page.keyboard.press("End");
    await page.locator(".watch-action.is-more").click();
    await page.getByRole("button", { name: "Image or video" }).click();
    const preview = page.locator(".export-preview canvas");
    await preview.waitFor();
    // What has been placed is lighter than the empty Matrix above it, on both boards.
    const { games } = replayMatch(log);
    const { boards } = layOutMatch({
      shape: "wide",
      lines: 540,
      boards: [seatSizeOf(games[0]!, "guideline"), seatSizeOf(games[1]!, "guideline")],
      own: undefined,
    });
    for (const [seat, { matrix, cell }] of boards.entries()) {
      const x = [...Array(10).keys()].find((column) => cellAt(games[seat]!, column, 0) !== 0)!;
      const lightAt = (row: number): Promise<number> =>
        preview.evaluate(
          (canvas, [left, top]) => {
            const { data } = (canvas as HTMLCanvasElement).getContext("2d")!.getImageData(left!, top!, 1, 1);
            return data[0]! + data[1]! + data[2]!;
          },
          [matrix.x + (x + 0.5) * cell, matrix.y + matrix.height - (row + 0.5) * cell],
        );
      expect(await lightAt(0)).toBeGreaterThan((await lightAt(15)) + 60);
    }
    for (const label of ["Video", "4×"])
      await page
        .locator(".export .choice-item")
        .filter({ has: page.getByText(label, { exact: true }) })
        .click();
    await page.locator(".export .primary:enabled").click();
    await page.locator(".export a[download]").waitFor({ timeout: 60_000 });
    const downloading = page.waitForEvent("download");
    await page.locator(".export a[download]").click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^korobeinix-guideline-marathon-match-0m\d\ds-ana-bruno\.(mp4|webm)$/);
    const file = new Input({ formats: ALL_FORMATS, source: new BufferSource(await readFile(await download.path())) });
    const video = await file.getPrimaryVideoTrack();
    const tail = tailOf(log, "guideline", DEFAULT_SETTINGS.display);
    const micros = filmMicrosOf({ ...stretchOf("whole", log.end, log.end, tail), speed: 4, fps: 30 });
    expect(Math.abs((await video!.computeDuration()) * SECOND - micros)).toBeLessThan(SECOND / 30);
  });

  it("S-16: a seat is taken over from any moment, by keys alone", async () => {
    const page = await openMatch(LOG, { size: SIZES[1] });
    await page.keyboard.press("Shift+ArrowRight");
    await page.locator(".watch-action.is-main").focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await dialog.getByRole("radio").count()).toBe(2 + 5);
    expect(await dialog.getByRole("radio", { name: "Ana" }).isChecked()).toBe(true);
    await dialog.getByRole("radio", { name: "Bruno" }).check({ force: true });
    await dialog.getByRole("radio", { name: "Master" }).check({ force: true });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.locator(".watch-action.is-main:focus").waitFor();
    await page.keyboard.press("Enter");
    await dialog.waitFor();
    // The way on has the focus.
    await page.keyboard.press("Enter");
    await page.locator(".screen-versus").waitFor();
  });

  it.each([SIZES[3], SIZES[4]])("S-15: four boards keep nobody out at %j, and lie apart", async (size) => {
    const log = matchLog({ seatCount: 4, seconds: 6 });
    const sitters = sittersFor(log);
    const kept = replayOfMatch(replayMatch(log), log, { sitters, origin: "match", date: 0, id: "four" });
    const page = await open({ size, locale: "es-ES" });
    await page.locator(".screen-menu").waitFor();
    await keepMatch(page, kept);
    await goTo(page, "watch/four");
    await page.locator(".seat-panel-name").nth(3).waitFor();
    await page.keyboard.press("End");
    expect(await violations(page)).toEqual([]);
    // Nothing of one seat lies over another's, nor under the bar.
    const boxes = await page
      .locator(".seat-panel-name, .watch-bar")
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
    boxes.forEach((one, i) =>
      boxes.slice(i + 1).forEach((other) => {
        const isApart =
          one.right <= other.left + 1 ||
          other.right <= one.left + 1 ||
          one.bottom <= other.top + 1 ||
          other.bottom <= one.top + 1;
        expect(isApart).toBe(true);
      }),
    );
  });
});
