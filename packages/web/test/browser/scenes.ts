// Any position on the real screen, with time standing still, and where things are in its picture.

import { type Input, parseSetup, type SetupRequest, unwrap } from "@korobeinix/engine";
import { checkLog, type Log } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { HEAD_ROOM } from "../../src/parts/hud.tsx";
import { DEFAULT_SETTINGS, type DisplaySettings, type Settings } from "../../src/settings/settings.ts";
import { layOut } from "../../src/stage/layout.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import type { Layout, Rect } from "../../src/stage/stage.ts";
import { goTo, open, type OpenOptions, SIZES, STILL, takeUp, RUNNING } from "./harness.ts";

export interface SceneRequest extends Omit<SetupRequest, "seed"> {
  readonly seed?: number;
  readonly inputs?: readonly Input[];
  /** The game's time at which it is taken up. */
  readonly end?: number;
}

/** A page whose scenes can be set; still unless motion is asked for. */
export async function openScenes(options: OpenOptions = {}): Promise<Page> {
  const page = await open({ hash: `#/${STILL}`, ...options });
  await page.locator(".screen").waitFor();
  // From the next document on, that is from the first scene on: a clock changed in mid-visit would confuse this one.
  await page.clock.install();
  return page;
}

/** Shows a position with its pieces in play. From then on time passes only by `pass`. */
export async function showScene(page: Page, request: SceneRequest): Promise<void> {
  const { inputs = [], end, ...setupRequest } = request;
  const setup = unwrap(parseSetup({ seed: 7, ...setupRequest }));
  await showLog(page, unwrap(checkLog(setup, inputs, end ?? Math.max(1, inputs.at(-1)?.at ?? 0))));
}

/** The same for a log. */
export async function showLog(page: Page, log: Log): Promise<void> {
  await page.clock.resume();
  await goTo(page, STILL);
  await page.locator(".screen-play, .screen-result").waitFor({ state: "detached" });
  await takeUp(page, log);
  // Far enough ahead for the slowest machine; the game is paused and loses nothing.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await page.keyboard.press("Enter");
  await page.locator(".pause").waitFor({ state: "detached" });
  // The clock starts with the second frame in which the board is seen, and the stage may still be on its way.
  await expect
    .poll(async () => {
      await pass(page, 17);
      return page.locator(RUNNING).count();
    })
    .toBe(1);
  await pass(page, 34);
}

/** Drops the last piece of a game, and lets time pass until the result is there and takes presses. */
export async function dropToTheEnd(page: Page): Promise<void> {
  await page.keyboard.press("Space");
  await expect
    .poll(async () => {
      await pass(page, 500);
      return page.locator(".screen-result:not([data-keys])").count();
    })
    .toBe(1);
}

/** Lets time pass, in milliseconds. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
}

/** Puts a value into one of the database's stores that hold one thing. */
export async function writeStore(page: Page, store: "settings" | "totals", key: string, value: unknown): Promise<void> {
  await page.evaluate(
    ([name, at, content]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction(name, "readwrite");
          writing.objectStore(name).put(content, at);
          writing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [store, key, value] as const,
  );
}

/** Settings as if chosen on an earlier visit; they hold from the next scene on. */
export async function chooseDisplay(page: Page, display: Partial<DisplaySettings>): Promise<void> {
  const settings: Settings = { ...DEFAULT_SETTINGS, display: { ...DEFAULT_SETTINGS.display, ...display } };
  await writeStore(page, "settings", "settings", settings);
}

/** Where things stand in a game of the Guideline. */
export function layoutAt({ width, height }: { readonly width: number; readonly height: number }): Layout {
  const { walls, foot } = SKINS.guideline;
  const { matrixSize, matrixPosition } = DEFAULT_SETTINGS.display;
  // The game screen keeps room for its bar where it stands upright.
  const room = { top: width < height ? HEAD_ROOM : 0, bottom: 0, left: 0, right: 0 };
  return layOut({
    widthPx: width,
    heightPx: height,
    room,
    columns: 10,
    rows: 20,
    matrixSize,
    matrixPosition,
    walls,
    foot,
  });
}

/** At the size that scenes have unless told. */
export const LAYOUT: Layout = layoutAt(SIZES[1]);

/** A cell on the screen, counted from the lower left; without its outermost part unless it is wanted. */
export function cellRect(column: number, row: number, inset = 0.2): Rect {
  return cellsRect([column, column], [row, row], inset);
}

/** Columns and rows, both ends included. */
export function cellsRect(columns: readonly [number, number], rows: readonly [number, number], inset = 0): Rect {
  const { matrix, cell } = LAYOUT;
  const edge = inset * cell;
  return {
    x: matrix.x + columns[0] * cell + edge,
    y: matrix.y + matrix.height - (rows[1] + 1) * cell + edge,
    width: (columns[1] - columns[0] + 1) * cell - 2 * edge,
    height: (rows[1] - rows[0] + 1) * cell - 2 * edge,
  };
}

/** The place of a piece in the Next Queue: the first is 1.45 times as high as the five others. */
export function nextRect(index: number): Rect {
  const { next } = LAYOUT;
  const unit = next.height / 6.45;
  const y = next.y + (index === 0 ? 0 : (index + 0.45) * unit);
  return { x: next.x, y, width: next.width, height: index === 0 ? 1.45 * unit : unit };
}

/** Presses and releases, a millisecond apart, from a time on. */
export function taps(from: number, names: readonly ("left" | "right" | "rotateClockwise" | "hardDrop")[]): Input[] {
  const inputs: Input[] = [];
  names.forEach((name, i) => {
    const at = from + i * 2000;
    inputs.push({ at, name });
    if (name === "left" || name === "right") inputs.push({ at: at + 1000, name: `${name}Released` });
  });
  return inputs;
}
