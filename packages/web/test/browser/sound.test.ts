import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS, type SoundSettings } from "../../src/settings/settings.ts";
import { goTo, nextFrame, open, startBook, useBrowser } from "./harness.ts";
import { openRunning, planOf, TWO } from "./matches.ts";
import { writeStore } from "./scenes.ts";

useBrowser();

/** Keeps what is started, each sound by a number of its own. */
const LISTENING = `
  const sounds = [];
  window.started = [];
  window.sounding = 0;
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...given) {
    if (!sounds.includes(this.buffer)) sounds.push(this.buffer);
    window.started.push(sounds.indexOf(this.buffer));
    window.sounding++;
    this.addEventListener("ended", () => window.sounding--);
    return start.apply(this, given);
  };
`;
/** Keeps from which side each sound comes. */
const PANNING = `
  window.pans = [];
  const Panner = window.StereoPannerNode;
  window.StereoPannerNode = class extends Panner {
    constructor(context, options) {
      super(context, options);
      window.pans.push(options.pan);
    }
  };
`;
/** Keeps the filter that the music of a game goes through. */
const FILTERING = `
  window.filters = [];
  const Filter = window.BiquadFilterNode;
  window.BiquadFilterNode = class extends Filter {
    constructor(...given) {
      super(...given);
      window.filters.push(this);
    }
  };
`;
const startedOn = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { readonly started: number[] }).started);

/** A page at the menu whose sound has come and is heard. */
async function listen(sound: Partial<SoundSettings>): Promise<Page> {
  const page = await open({ before: LISTENING + FILTERING, isAudible: true });
  await page.locator(".screen-menu").waitFor();
  const settings = { ...DEFAULT_SETTINGS, sound: { ...DEFAULT_SETTINGS.sound, ...sound } };
  await writeStore(page, "settings", "settings", settings);
  await page.reload();
  await page.locator(".screen-menu").waitFor();
  return page;
}

/** The menu's own sounds tell that there is sound at all. */
async function untilHeard(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      for (const key of ["ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
      return (await startedOn(page)).length;
    })
    .toBeGreaterThan(0);
}

describe("sound", () => {
  it("G-13.2: a turn, a move, Hold and a Hard Drop are each heard in a sound of their own", async () => {
    const page = await listen({ isMusicOn: false });
    await untilHeard(page);
    await startBook(page, "guideline");
    const heard = new Set(await startedOn(page));
    for (const key of ["KeyX", "ArrowLeft", "KeyC", "Space"]) {
      await nextFrame(page);
      const before = (await startedOn(page)).length;
      await page.keyboard.press(key);
      await nextFrame(page);
      const first = (await startedOn(page))[before];
      expect(first, key).toBeDefined();
      expect(heard, key).not.toContain(first);
      heard.add(first!);
    }
  });

  it("F-13, F-14, G-13.3: the menu has music of its own, a game another that goes on muffled in a pause", async () => {
    const page = await listen({ areEffectsOn: false });
    const count = async (): Promise<number> => (await startedOn(page)).length;
    const cutoff = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { filters: BiquadFilterNode[] }).filters[0]!.frequency.value);
    expect(await count()).toBe(0);
    await page.keyboard.press("ArrowDown");
    await expect.poll(count).toBeGreaterThan(2);
    const menu = new Set(await startedOn(page));
    await startBook(page, "guideline");
    await expect
      .poll(async () => (await startedOn(page)).filter((sound) => !menu.has(sound)).length)
      .toBeGreaterThan(4);
    expect(await cutoff()).toBeGreaterThan(10_000);
    await page.keyboard.press("Escape");
    await expect.poll(cutoff).toBeLessThan(1000);
    const before = await count();
    await expect.poll(count).toBeGreaterThan(before + 4);
  });

  it("F-14, G-2.5, K-11: a tune is heard where it is chosen, as is 1984 where its sound is switched on, until one leaves", async () => {
    const page = await listen({ areEffectsOn: false });
    await page.keyboard.press("ArrowDown");
    await goTo(page, "options/sound");
    const kinds = async (): Promise<number> => new Set(await startedOn(page)).size;
    const sounding = (): Promise<number> =>
      page.evaluate(() => (window as unknown as { readonly sounding: number }).sounding);
    let before = await kinds();
    await page.getByRole("switch", { name: "Korobeinix (1984) with sound" }).click();
    await expect.poll(kinds).toBeGreaterThan(before + 8);
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Listen" }).waitFor();
    before = await kinds();
    await page.getByRole("radio", { name: "Kalinka" }).check({ force: true });
    await expect.poll(kinds).toBeGreaterThan(before + 4);
    await goTo(page, "help/play");
    await expect.poll(sounding).toBe(0);
    await goTo(page, "menu");
    await startBook(page, "korobeinix");
    const after = (await startedOn(page)).length;
    await expect.poll(async () => (await startedOn(page)).length).toBeGreaterThan(after + 10);
  });

  it("F-15: on every screen a key mutes and one is for the full screen; the options have the volume of everything", async () => {
    const page = await listen({ isMusicOn: false });
    const isFull = (): Promise<boolean> => page.evaluate(() => document.fullscreenElement !== null);
    await untilHeard(page);
    await page.keyboard.press("KeyM");
    await page.getByRole("status").filter({ hasText: "Sound off" }).waitFor();
    const before = (await startedOn(page)).length;
    await page.keyboard.press("ArrowDown");
    expect((await startedOn(page)).length).toBe(before);
    await page.keyboard.press("F11");
    await expect.poll(isFull).toBe(true);
    await startBook(page, "guideline");
    await page.keyboard.press("KeyM");
    await page.getByRole("status").filter({ hasText: "Sound on" }).waitFor();
    expect(await page.locator(".pause").count()).toBe(0);
    await page.keyboard.press("F11");
    await expect.poll(isFull).toBe(false);
    await goTo(page, "options/sound");
    await page.getByRole("slider", { name: "Volume", exact: true }).fill("35");
    expect(await page.getByRole("slider", { name: "Volume", exact: true }).inputValue()).toBe("35");
  });

  it("K-11: the terminal is silent, and plays where that is wished", async () => {
    const silent = await listen({});
    await untilHeard(silent);
    await startBook(silent, "korobeinix");
    const before = await startedOn(silent);
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp"]) await silent.keyboard.press(key);
    await silent.getByText("0:02").first().waitFor();
    expect(await startedOn(silent)).toEqual(before);
    await silent.close();
    const loud = await listen({ hasTerminalSound: true });
    await startBook(loud, "korobeinix");
    await expect.poll(async () => (await startedOn(loud)).length).toBeGreaterThan(10);
  });

  it("S-13: the boards of a match are heard from their side of the room", async () => {
    const page = await openRunning(planOf("guideline", TWO), { before: PANNING, isAudible: true });
    const pansOn = (): Promise<number[]> =>
      page.evaluate(() => (window as unknown as { readonly pans: number[] }).pans);
    // The voices of the music have places, too.
    await expect.poll(async () => (await pansOn()).length).toBeGreaterThan(0);
    const music = (await pansOn()).length;
    const heard = async (): Promise<number[]> => (await pansOn()).slice(music);
    const pressUntil = async (key: string, isHeard: (pan: number) => boolean): Promise<void> => {
      await expect
        .poll(async () => {
          await page.keyboard.press(key);
          return (await heard()).some(isHeard);
        })
        .toBe(true);
    };
    await pressUntil("KeyA", (pan) => pan < -0.2);
    expect((await heard()).filter((pan) => pan > 0.2)).toEqual([]);
    await pressUntil("ArrowRight", (pan) => pan > 0.2);
  });
});
