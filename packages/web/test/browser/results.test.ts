import type { Log } from "@korobeinix/engine/log";
import { tableOf } from "@korobeinix/engine/records";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./accessible.ts";
import {
  goTo,
  openSaved,
  pauseAndSave,
  readStore,
  resume,
  settle,
  SIZES,
  untilRunning,
  untilSettled,
  useBrowser,
} from "./harness.ts";
import { changed, changedShare, luminance, meanColour, type Picture, pixelsOf, takePicture } from "./pictures.ts";
import { nearTheEnd } from "./positions.ts";
import { LAYOUT, openScenes, pass, showLog } from "./scenes.ts";

useBrowser();

/** A game of the Guideline that ends with one Hard Drop, played to its result. */
async function openResult(): Promise<Page> {
  const page = await openSaved(nearTheEnd("guideline"));
  await resume(page);
  await page.keyboard.press("Numpad8");
  await untilSettled(page);
  return page;
}

const namesIn = async (page: Page): Promise<string[]> =>
  ((await readStore(page, "records")) as { readonly name: string }[]).map(({ name }) => name);

describe("results", () => {
  it("G-11.2, G-11.3: a name enters the table, which survives a reload, beside the statistics", async () => {
    const page = await openResult();
    const text = await page.locator(".screen-result").innerText();
    for (const word of ["Pieces per second (PPS)", "Keys per piece (KPP)", "Lines per minute (LPM)"])
      expect(text).toContain(word);
    await page.locator("#player-name").fill("Ada");
    await page.locator(".name-entry button").click();
    await page.locator(".name-saved", { hasText: "Ada" }).waitFor();
    await expect.poll(() => namesIn(page)).toEqual(["Ada"]);
    // The table then appears, with one's line.
    await page.locator(".result-lines tr.is-new", { hasText: "Ada" }).waitFor();
    await page.goto(`${page.url().split("#")[0]}#/menu`);
    await page.reload();
    await page.getByRole("button", { name: "High scores" }).click();
    await page.locator(".screen-records").waitFor();
    await page.getByText("Ada").waitFor();
    const head = await page.locator(".screen-records th").allInnerTexts();
    expect(head.map((title) => title.toLowerCase())).toEqual(
      expect.arrayContaining(["name", "score", "level", "lines"]),
    );
  });

  it("W-3, W-1: a name of keys that play leaks into no game, and again is one press", async () => {
    const page = await openResult();
    await page.locator("#player-name").focus();
    for (const key of ["z", "Space", "x", "c", "ArrowLeft", "ArrowRight", "Space", "F1"])
      await page.keyboard.press(key);
    expect(await page.locator("#player-name").inputValue()).toBe("z xc ");
    expect(await page.locator(".screen-result").count()).toBe(1);
    await page.locator(".result-actions .primary").focus();
    await page.keyboard.press("Enter");
    await page.locator(".hud-figure").first().waitFor();
    expect((await pauseAndSave(page)).inputs).toEqual([]);
    expect(await namesIn(page)).toEqual(["z xc"]);
  });

  it("W-28: a letter typed on a result begins the name, and Enter enters it", async () => {
    const page = await openResult();
    await page.keyboard.type("Eva");
    await page.keyboard.press("Enter");
    await expect.poll(() => namesIn(page)).toEqual(["Eva"]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Play again");
    await page.keyboard.press("Enter");
    await untilRunning(page);
  });

  it("W-28, G-11.2: a name that was typed and not entered is entered however the result is left", async () => {
    const page = await openResult();
    await page.locator("#player-name").fill("Ida");
    await goTo(page, "menu");
    await page.locator(".screen-result").waitFor({ state: "detached" });
    await expect.poll(() => namesIn(page)).toEqual(["Ida"]);
  });

  it("F-17: the last ten seconds are one press away, and can be stopped; without an encoder there is a picture", async () => {
    const page = await openResult();
    const button = page.getByRole("button", { name: "The last ten seconds" });
    await button.click();
    await page.locator(".clip progress").waitFor();
    await page.locator(".clip canvas").waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.locator(".clip").waitFor({ state: "detached" });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.evaluate("delete globalThis.VideoEncoder");
    await page.keyboard.press("Enter");
    await page.getByText("This browser cannot write videos").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".clip img").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.locator(".clip a[download]").getAttribute("download")).toMatch(/^korobeinix-guideline-.*\.png$/);
  });

  it("F-5: the glass breaks and empties when a game is lost, and any press skips it", async () => {
    const page = await openScenes({ reducedMotion: "no-preference" });
    await showLog(page, nearTheEnd("guideline"));
    await page.keyboard.press("Space");
    await untilEnding(page);
    const { matrix } = LAYOUT;
    const foot = { ...matrix, y: matrix.y + matrix.height * 0.75, height: matrix.height * 0.25 };
    const full = await takePicture(page);
    await pass(page, 300);
    // Cracks, and between them the stack as it was.
    const cracked = await takePicture(page);
    await pass(page, 1_300);
    const empty = await takePicture(page);
    expect(changedShare(full, cracked, foot)).toBeLessThan(0.2);
    expect(changedShare(full, empty, foot)).toBeGreaterThan(0.2);
    expect(luminance(meanColour(pixelsOf(empty, foot)))).toBeLessThan(luminance(meanColour(pixelsOf(full, foot))) / 2);
    await page.keyboard.press("KeyA");
    await pass(page, 34);
    await page.locator(".screen-result").waitFor();
  });

  it("G-11.1: the better the result, the more it is celebrated, and the longer", async () => {
    const page = await openScenes({ reducedMotion: "no-preference" });
    const log = nearTheEnd("guideline");
    const none = await celebrate(page, log, { better: 10, worse: 0 });
    const most = await celebrate(page, log, { better: 0, worse: 9 });
    expect(most.steps).toBeGreaterThan(none.steps);
    // The ending is the same: what differs is the celebration.
    expect(changed(none.picture, most.picture, SKY)).toBeGreaterThan(1_000);
  });
});

const STEP_MS = 250;
/** When fireworks are up that wait until the ending has been seen. */
const FIREWORKS_MS = 1_700;
/** Where there is room for fireworks. */
const SKY = { x: 0, y: 0, width: SIZES[1].width, height: LAYOUT.matrix.y + LAYOUT.matrix.height / 2 };

interface Others {
  readonly better: number;
  readonly worse: number;
}

/** Ends a game with others in its table: what is seen of the celebration, and how long it takes to the result. */
async function celebrate(
  page: Page,
  log: Log,
  others: Others,
): Promise<{ readonly picture: Picture; readonly steps: number }> {
  await showLog(page, log);
  await fillTable(page, others);
  const kept = async (): Promise<number> => (await readStore(page, "replays")).length;
  const games = await kept();
  await page.keyboard.press("Space");
  await untilEnding(page);
  // The result is made from what is stored, which takes a while outside of the page's clock.
  await expect.poll(kept).toBe(games + 1);
  await settle(page);
  await pass(page, FIREWORKS_MS);
  const picture = await takePicture(page);
  const result = page.locator(".screen-result");
  let steps = 0;
  for (; (await result.count()) === 0; steps++) await pass(page, STEP_MS);
  return { picture, steps };
}

async function untilEnding(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await pass(page, 34);
      return page.locator('.screen-play[data-phase="ending"]').count();
    })
    .toBe(1);
}

/** A table of games that none comes before, and of others that any does. */
async function fillTable(page: Page, { better, worse }: Others): Promise<void> {
  const { setup, end } = nearTheEnd("guideline");
  const line = {
    name: "",
    ruleBook: setup.book.id,
    variation: setup.variation.id,
    table: tableOf(setup).name,
    score: 1e9,
    lines: 1e3,
    level: 1,
    micros: end,
    isWon: false,
    date: 0,
  };
  await page.evaluate(
    ([lines]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction("records", "readwrite");
          const store = writing.objectStore("records");
          store.clear();
          for (const each of lines) store.put({ ...each, log: new Uint8Array() });
          writing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [
      [
        ...Array.from({ length: better }, (_, i) => ({ ...line, id: `better ${i}` })),
        ...Array.from({ length: worse }, (_, i) => ({ ...line, id: `worse ${i}`, score: 1, lines: 0 })),
      ],
    ] as const,
  );
}
