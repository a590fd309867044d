import { readFile } from "node:fs/promises";
import {
  cellAt,
  cutLog,
  kindOf,
  letterOf,
  type Log,
  makeTimeline,
  minosOf,
  SECOND,
  seek,
  unwrap,
} from "@korobeinix/engine";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeRoute } from "../../src/routes/routes.ts";
import { type Cut, filmMicrosOf, frameCountOf, momentOf } from "../../src/film/frames.ts";
import { layOutPoster, type PosterRequest } from "../../src/picture/posterLayout.ts";
import { makeLink } from "../../src/logs/link.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import { formatTime } from "../../src/words/format.ts";
import { demoLog } from "../demoLogs.ts";
import { open, type OpenOptions, useBrowser } from "./harness.ts";
import { type Colour, hueOf, luminance } from "./pictures.ts";

useBrowser();

const recorded = demoLog("guideline");
const LOG: Log = cutLog(recorded, 12 * SECOND);
const TIMELINE = makeTimeline(LOG);
const CUT: Cut = { from: 0, to: LOG.end, speed: 4, fps: 30 };

/** A replay opened by its link, at its end, with the dialog over it. */
async function openDialog(options: OpenOptions = {}): Promise<Page> {
  const hash = makeRoute({ screen: "replay", code: unwrap(makeLink(LOG)), name: "" });
  // The test reads the file in the page.
  const page = await open({ isPolicyOff: true, ...options, hash });
  await page.locator(".watch-bar").waitFor();
  const end = formatTime(LOG.end);
  await expect
    .poll(async () => {
      await page.keyboard.press("End");
      return page.locator(".hud-figure.is-time dd").textContent();
    })
    .toBe(end);
  await page.locator(".watch-action.is-more").click();
  await page.getByRole("button", { name: /Image|Imagen/ }).click();
  await page.locator(".export-preview canvas").waitFor();
  return page;
}

async function choose(page: Page, label: string): Promise<void> {
  const text = page.getByText(label, { exact: true });
  await page.locator(".export .choice-item").filter({ has: text }).click();
}

/** The board at a moment, drawn: rows from the top, the piece in play among the Blocks. */
function boardAt(micros: number): string[] {
  const game = seek(TIMELINE, micros);
  const { columns, skyline } = game.rules.geometry;
  const letterIn = (cell: number): string => letterOf(game.rules.book, kindOf(cell));
  const rows = Array.from({ length: skyline }, (_, y) =>
    Array.from({ length: columns }, (__, x) => letterIn(cellAt(game, x, y))),
  );
  for (const { x, y, cell } of minosOf(game)) {
    const row = rows[y];
    if (row !== undefined) row[x] = letterIn(cell);
  }
  return rows.map((row) => row.join("")).reverse();
}

/** What the colours of a picture's cells say: the kind whose hue is nearest, nothing where it is dark. */
function boardOf(colours: readonly Colour[]): string[] {
  const kinds = Object.entries(SKINS.guideline.kinds).map(([name, { colour }]) => {
    const part = (from: number): number => Number.parseInt(colour.slice(from, from + 2), 16);
    return { name, hue: hueOf([part(1), part(3), part(5)]).hue };
  });
  const nearest = (colour: Colour): string => {
    if (luminance(colour) < 0.04) return ".";
    const { hue } = hueOf(colour);
    const apart = (other: number): number => Math.abs(((other - hue + 540) % 360) - 180);
    return kinds.toSorted((a, b) => apart(a.hue) - apart(b.hue))[0]!.name;
  };
  return Array.from({ length: 20 }, (_, y) =>
    colours
      .slice(y * 10, y * 10 + 10)
      .map(nearest)
      .join(""),
  );
}

/** The board in the file that the dialog offers; of a video, in the frame shown at a time in seconds. */
async function boardInFile(page: Page, request: PosterRequest, seconds?: number): Promise<string[]> {
  const { cell, matrix } = layOutPoster(request, LOG.setup.book).stage;
  const colours = await page.evaluate(
    async ({ at, side, left, top }) => {
      const { href } = document.querySelector<HTMLAnchorElement>(".export a[download]")!;
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d", { willReadFrequently: true })!;
      const draw = (source: CanvasImageSource, width: number, height: number): void => {
        Object.assign(canvas, { width, height });
        context.drawImage(source, 0, 0);
      };
      if (at === undefined) {
        const image = await createImageBitmap(await (await fetch(href)).blob());
        draw(image, image.width, image.height);
      } else {
        const video = document.createElement("video");
        video.muted = true;
        video.src = href;
        video.currentTime = at;
        await new Promise((resolve, reject) => {
          video.addEventListener("seeked", resolve);
          video.addEventListener("error", () => reject(new Error(video.error?.message)));
        });
        draw(video, video.videoWidth, video.videoHeight);
      }
      return Array.from({ length: 200 }, (_, i): [number, number, number] => {
        const x = left + (i % 10) * side + side * 0.3;
        const y = top + Math.floor(i / 10) * side + side * 0.3;
        const { data } = context.getImageData(x, y, side * 0.4, side * 0.4);
        const mean = (channel: number): number =>
          data.reduce((sum, value, k) => (k % 4 === channel ? sum + value : sum), 0) / (data.length / 4);
        return [mean(0), mean(1), mean(2)];
      });
    },
    { at: seconds, side: cell, left: matrix.x, top: matrix.y },
  );
  return boardOf(colours);
}

/** The file as it comes to the player's disk. */
async function save(page: Page): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  const downloading = page.waitForEvent("download");
  await page.locator(".export a[download]").click();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

describe("Images and videos", () => {
  it("W-18: a moment becomes an image with its board in the colours of the skin, by keyboard alone", async () => {
    const page = await openDialog();
    await page.keyboard.press("Enter");
    await page.locator(".export a[download]").waitFor();
    const shown = await boardInFile(page, { shape: "wide", scale: 1, hasKeys: false });
    expect(shown.join("").replaceAll(".", "").length).toBeGreaterThan(15);
    expect(shown).toEqual(boardAt(LOG.end));
    const { name, bytes } = await save(page);
    expect(name).toBe("korobeinix-guideline-marathon.png");
    expect([...bytes.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
    await page.keyboard.press("Escape");
    await page.locator(".export").waitFor({ state: "detached" });
    // What it was chosen from is closed: the focus goes to what opens it.
    await page.locator(".watch-action.is-more:focus").waitFor();
    expect(await page.locator(".watch-bar").count()).toBe(1);
  });

  it("W-18: a replay becomes a video of its length, whose frames show the moments they stand for", async () => {
    const page = await openDialog({ locale: "es-ES" });
    await choose(page, "Video");
    await choose(page, "Vertical");
    await page.locator(".export .primary:enabled").waitFor();

    // What is no longer wanted stops, and the choice is as it was.
    await choose(page, "1080 × 1350");
    await choose(page, "60");
    await page.locator(".export .primary:enabled").click();
    await page.locator(".export progress").waitFor();
    await page.getByRole("button", { name: "Cancelar" }).click();
    await page.locator(".export .primary:enabled").waitFor();
    expect(await page.locator(".export a[download]").count()).toBe(0);

    await choose(page, "720 × 900");
    await choose(page, "30");
    await choose(page, "4×");
    await page.locator(".export .primary:enabled").click();
    await page.locator(".export a[download]").waitFor({ timeout: 60_000 });
    // Just before the first clear: nothing lies over the cells.
    const clear = TIMELINE.markers.marks.find(({ type }) => type === "clear" || type === "spin")!;
    const frames = Array.from({ length: frameCountOf(CUT) }, (_, i) => i);
    const frame = frames.findLast((i) => momentOf(CUT, i) < clear.at - SECOND / 4)!;
    const board = boardAt(momentOf(CUT, frame));
    expect(board.join("").replaceAll(".", "").length).toBeGreaterThan(15);
    // A busy browser says that it has found the place before it has decoded the frame.
    const request = { shape: "tall", scale: 2 / 3, hasKeys: true } as const;
    await expect.poll(() => boardInFile(page, request, (frame + 0.5) / CUT.fps)).toEqual(board);
    const { name, bytes } = await save(page);
    expect(name).toMatch(/^korobeinix-guideline-marathon\.(mp4|webm)$/);
    const file = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
    const video = await file.getPrimaryVideoTrack();
    expect(Math.abs((await video!.computeDuration()) * SECOND - filmMicrosOf(CUT))).toBeLessThan(SECOND / CUT.fps);
    expect(await file.getPrimaryAudioTrack()).not.toBeNull();
  });

  it("W-18: where the browser cannot write videos it says so, and images go on", async () => {
    const page = await openDialog({ before: "delete globalThis.VideoEncoder;" });
    await choose(page, "Video");
    await page.getByText("This browser cannot write videos").waitFor();
    expect(await page.locator(".export .primary").isDisabled()).toBe(true);
    await choose(page, "Image");
    expect(await page.locator(".export .primary").isEnabled()).toBe(true);
  });
});
