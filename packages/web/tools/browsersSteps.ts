// The steps that visits to the site are made of, in any browser.

import { unwrap } from "@korobeinix/engine";
import { type Log, parseBinaryLog } from "@korobeinix/engine/log";
import { type Driver, NOTHING } from "./browsersDriver.ts";
import { type Evaluator, writeSave } from "./galleryPast.ts";

const POLL_MS = 60;
const PATIENCE_MS = 25_000;

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Asks the page again and again; what it answers while it is being loaded counts for nothing. */
export async function until<Argument>(
  driver: Driver,
  what: string,
  isSo: (argument: Argument) => boolean,
  argument: Argument,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await driver.evaluate(isSo, argument).catch(() => false))) {
    if (performance.now() > end) throw new Error(`in vain for ${Math.round(patienceMs / 1000)} s: ${what}`);
    await wait(POLL_MS);
  }
}

/** Until something that matches is seen. */
export function untilShown(driver: Driver, selector: string, patienceMs = PATIENCE_MS): Promise<void> {
  return until(
    driver,
    selector,
    (wanted) => [...document.querySelectorAll(wanted)].some((one) => one.getClientRects().length > 0),
    selector,
    patienceMs,
  );
}

/** Until a figure beside the board has a value. */
export function untilFigure(driver: Driver, name: "score" | "lines" | "time", value: string | number): Promise<void> {
  return until(
    driver,
    `${name} ${value}`,
    ([selector, digits]) => document.querySelector(selector)?.textContent.replaceAll(/\D/g, "") === digits,
    [`.hud-figure.is-${name} dd`, String(value).replaceAll(/\D/g, "")] as const,
  );
}

/** Presses the first that matches and is seen, of those with a text if one is given, where it has come to rest. */
export async function click(driver: Driver, selector: string, text = ""): Promise<void> {
  await untilShown(driver, selector);
  let before = "";
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(POLL_MS)) {
    const point = (await driver.evaluate(placeOf, [selector, text] as const)) ?? undefined;
    if (point !== undefined && JSON.stringify(point) === before) return driver.clickAt(point.x, point.y);
    before = JSON.stringify(point);
  }
  throw new Error(`nothing to press: ${selector} ${text}`);
}

/** Runs in the page: the middle of it, unless something lies over it. */
function placeOf([selector, text]: readonly [string, string]): { readonly x: number; readonly y: number } | undefined {
  const shown = [...document.querySelectorAll(selector)].find(
    (one) => one.getClientRects().length > 0 && one.textContent.includes(text),
  );
  if (shown === undefined) return undefined;
  shown.scrollIntoView({ block: "center", behavior: "instant" });
  const box = shown.getBoundingClientRect();
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return shown.contains(document.elementFromPoint(point.x, point.y)) ? point : undefined;
}

/** To a screen by its address. */
export async function goTo(driver: Driver, hash: string): Promise<void> {
  await driver.evaluate((next) => {
    location.hash = next;
  }, hash);
  await untilShown(driver, `.screen-${hash.split(/[/?]/)[1]}`);
}

export const RUNNING = '.screen-play[data-phase="running"]';

/** Takes up a game as if it had been left: paused. */
export async function takeUp(driver: Driver, log: Log): Promise<void> {
  // A game that is still on would save itself over this one; and nothing is played behind this screen.
  await goTo(driver, "#/wonders");
  await settle(driver);
  await writeSave(driver, log);
  await driver.evaluate(() => history.replaceState(0, "", "#/play"), NOTHING);
  await driver.reload();
  await untilShown(driver, ".pause");
  await untilShown(driver, "#stage canvas");
}

/** Ends a pause, by its button: Firefox without a window has no focus, and its buttons hear no keys. */
export async function resume(driver: Driver): Promise<void> {
  await click(driver, ".pause .primary");
  await untilShown(driver, RUNNING);
}

/** The game in progress as it was saved; pauses it. */
export async function pauseAndSave(driver: Driver): Promise<Log> {
  await driver.press("Escape");
  await untilShown(driver, ".pause");
  return savedLog(driver);
}

/** What is saved, when all that was to be written is. */
export async function savedLog(page: Evaluator): Promise<Log> {
  await settle(page);
  const bytes = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("success", () => {
          const reading = opening.result.transaction("save").objectStore("save").get("game");
          reading.addEventListener("success", () => {
            opening.result.close();
            resolve([...(reading.result as { readonly log: Uint8Array }).log]);
          });
        });
      }),
    NOTHING,
  );
  return unwrap(parseBinaryLog(Uint8Array.from(bytes)));
}

/** Until what the game has to write is written: transactions on the same stores come in the order they were made. */
export async function settle(page: Evaluator): Promise<void> {
  for (let i = 0; i < 4; i++) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open("korobeinix");
          opening.addEventListener("success", () => {
            const database = opening.result;
            const names = [...database.objectStoreNames];
            const waiting = database.transaction(names, "readwrite");
            waiting.objectStore(names[0]!).count();
            waiting.addEventListener("complete", () => {
              database.close();
              resolve();
            });
          });
        }),
      NOTHING,
    );
  }
}
