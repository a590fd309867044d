import { readFile } from "node:fs/promises";
import { cellAt, kindOf, letterOf, minosOf, newGame, SECOND, unwrap } from "@korobeinix/engine";
import { cutLog, type Log, makeTimeline, seek } from "@korobeinix/engine/log";
import { ALL_FORMATS, BufferSource, Input } from "mediabunny";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { makeRoute } from "../../src/routes/routes.ts";
import { type Cut, filmMicrosOf, frameCountOf, momentOf, stretchOf } from "../../src/film/frames.ts";
import { layOutGame, type SheetRequest } from "../../src/film/gameSheet.ts";
import { tailOf } from "../../src/film/tail.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { makeLink } from "../../src/logs/link.ts";
import { seatSizeOf } from "../../src/stage/seatRoom.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import type { Rect } from "../../src/stage/stage.ts";
import { formatTime } from "../../src/words/format.ts";
import { demoLog } from "../demoLogs.ts";
import { open, type OpenOptions, useBrowser } from "./harness.ts";
import { type Colour, hueOf, luminance } from "./pictures.ts";

useBrowser();

const recorded = demoLog("guideline");
const LOG: Log = cutLog(recorded, 12 * SECOND);
const TIMELINE = makeTimeline(LOG);
const CUT: Cut = {
  ...stretchOf("whole", LOG.end, LOG.end, tailOf(LOG, "guideline", DEFAULT_SETTINGS.display)),
  speed: 4,
  fps: 30,
};
const SIZE = seatSizeOf(newGame(LOG.setup), "guideline");
/** It ends half a second after four lines at once, and their light goes outward. */
const TETRIS: Log = cutLog(recorded, Math.round(25.1 * SECOND));

/** A replay opened by its link, at its end, with the dialog over it. */
async function openDialog({ log = LOG, ...options }: OpenOptions & { readonly log?: Log } = {}): Promise<Page> {
  const hash = makeRoute({ screen: "replay", code: unwrap(makeLink(log)), name: "" });
  // The test reads the file in the page.
  const page = await open({ isPolicyOff: true, ...options, hash });
  await page.locator(".watch-bar").waitFor();
  const end = formatTime(log.end);
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

/** The mean colours of some places of the file that the dialog offers; of a video, in the frame shown at a time in seconds. */
function coloursInFile(page: Page, places: readonly Rect[], seconds?: number): Promise<Colour[]> {
  return page.evaluate(
    async ({ at, rects }) => {
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
      return rects.map(({ x, y, width, height }): [number, number, number] => {
        const { data } = context.getImageData(x, y, width, height);
        const mean = (channel: number): number =>
          data.reduce((sum, value, k) => (k % 4 === channel ? sum + value : sum), 0) / (data.length / 4);
        return [mean(0), mean(1), mean(2)];
      });
    },
    { at: seconds, rects: places },
  );
}

/** The board in the file. */
async function boardInFile(page: Page, request: SheetRequest, seconds?: number): Promise<string[]> {
  const { cell, matrix } = layOutGame(request, SIZE).board;
  const places = Array.from({ length: 200 }, (_, i) => ({
    x: matrix.x + (i % 10) * cell + cell * 0.3,
    y: matrix.y + Math.floor(i / 10) * cell + cell * 0.3,
    width: cell * 0.4,
    height: cell * 0.4,
  }));
  return boardOf(await coloursInFile(page, places, seconds));
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
    const shown = await boardInFile(page, { shape: "wide", lines: 1080, hasKeys: false });
    expect(shown.join("").replaceAll(".", "").length).toBeGreaterThan(15);
    expect(shown).toEqual(boardAt(LOG.end));
    const { name, bytes } = await save(page);
    expect(name).toBe(`korobeinix-guideline-marathon-${seek(TIMELINE, LOG.end).state.score}.png`);
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
    await choose(page, "1080 × 1920");
    await choose(page, "60");
    await page.locator(".export .primary:enabled").click();
    await page.locator(".export progress").waitFor();
    await page.getByRole("button", { name: "Cancelar" }).click();
    await page.locator(".export .primary:enabled").waitFor();
    expect(await page.locator(".export a[download]").count()).toBe(0);

    await choose(page, "720 × 1280");
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
    const request = { shape: "upright", lines: 720, hasKeys: true } as const;
    await expect.poll(() => boardInFile(page, request, (frame + 0.5) / CUT.fps)).toEqual(board);
    const { name, bytes } = await save(page);
    expect(name).toMatch(/^korobeinix-guideline-marathon-\d+\.(mp4|webm)$/);
    const file = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
    const video = await file.getPrimaryVideoTrack();
    expect(Math.abs((await video!.computeDuration()) * SECOND - filmMicrosOf(CUT))).toBeLessThan(SECOND / CUT.fps);
    expect(await file.getPrimaryAudioTrack()).not.toBeNull();
  });

  it("F-16: a film has the effects of the stage: four lines send light out beyond the walls", async () => {
    const page = await openDialog({ log: TETRIS, reducedMotion: "no-preference" });
    for (const label of ["Video", "Upright", "10 s up to here", "4×"]) await choose(page, label);
    await page.locator(".export .primary:enabled").click();
    await page.locator(".export a[download]").waitFor({ timeout: 60_000 });
    const { cell, matrix } = layOutGame({ shape: "upright", lines: 720, hasKeys: true }, SIZE).board;
    const beside = { x: matrix.x - 3 * cell, y: matrix.y + 15 * cell, width: 1.5 * cell, height: 5 * cell };
    const clear = makeTimeline(TETRIS).markers.marks.findLast(({ type }) => type === "clear")!;
    const cut: Cut = { ...stretchOf("last10", TETRIS.end, TETRIS.end, 0), speed: 4, fps: 30 };
    const frame = Array.from({ length: frameCountOf(cut) }, (_, i) => i).find((i) => momentOf(cut, i) >= clear.at)!;
    const lightAt = async (i: number): Promise<number> => {
      const [colour] = await coloursInFile(page, [beside], (i + 0.5) / cut.fps);
      return luminance(colour!);
    };
    const calm = await lightAt(frame - 8);
    await expect.poll(() => lightAt(frame + 2)).toBeGreaterThan(calm * 1.5);
  });

  it("F-17: a link says whose game it was and when; its last seconds are a file, to be saved or shared", async () => {
    const log = cutLog(recorded, SECOND);
    const code = unwrap(makeLink(log));
    const hash = makeRoute({ screen: "replay", code, name: "Ana", date: "2024-11-18" });
    const before = `navigator.canShare = ({ files }) => files.length === 1;
      navigator.share = async ({ files }) => { globalThis.shared = files[0].name; };`;
    const page = await open({ hash, before });
    await page.locator(".watch-title", { hasText: "Ana · 18 Nov 2024 · Marathon · " }).waitFor();
    await page.locator(".watch-action.is-more").click();
    await page.getByRole("button", { name: "The last ten seconds" }).click();
    await page.locator(".clip video").waitFor({ timeout: 60_000 });
    const link = page.locator(".clip a[download]");
    const name = await link.getAttribute("download");
    expect(name).toMatch(/^korobeinix-guideline-marathon-\d+(lines)?-ana\.(mp4|webm)$/);
    await page.getByRole("button", { name: "Share…" }).click();
    await expect.poll(() => page.evaluate("globalThis.shared")).toBe(name);
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
