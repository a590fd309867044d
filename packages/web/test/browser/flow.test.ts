import { RULE_BOOKS } from "@korobeinix/engine";
import type { Route } from "playwright-core";
import type { Rect } from "../../src/stage/stage.ts";
import { describe, expect, it } from "vitest";
import { violations } from "./accessible.ts";
import {
  goTo,
  open,
  openGame,
  openSaved,
  pauseAndSave,
  readLate,
  resume,
  SIZES,
  startBook,
  toMenu,
  untilRunning,
  useBrowser,
} from "./harness.ts";
import { changed, takePicture, vividPixels } from "./pictures.ts";
import { nearTheEnd } from "./positions.ts";
import { LAYOUT } from "./scenes.ts";

useBrowser();

describe("flow", () => {
  it("G-2.1, G-12.0: the notice comes first, any key goes on, and it is shown once a visit; the name is our own", async () => {
    const page = await open({ isFirstVisit: true });
    await page.locator(".screen-legal").waitFor();
    const text = await page.locator(".screen-legal").innerText();
    expect(text).toMatch(/independent/i);
    expect(text).toMatch(/trademark/i);
    expect(text).toMatch(/MIT/);
    await page.keyboard.press("k");
    await page.locator(".screen-title").waitFor();
    await page.reload();
    await page.locator(".screen-title").waitFor();
    expect(await page.locator(".screen-legal").count()).toBe(0);
    const names = [await page.title(), await page.locator(".title-name [role=img]").getAttribute("aria-label")];
    expect(names).toEqual(["Korobeinix", "Korobeinix"]);
    expect(await page.locator(".screen-title").innerText()).not.toMatch(/tetris/i);
    await toMenu(page);
    expect(await page.locator(".menu-list").innerText()).not.toMatch(/tetris/i);
    await page.getByRole("button", { name: /notice/i }).click();
    await page.locator(".screen-legal").waitFor();
  });

  it("G-2.2: at every size the logo is centred, wide enough, in the upper half and off the top", async () => {
    const page = await open({ hash: "#/title" });
    const logo = page.locator(".title-name > *").first();
    await logo.waitFor();
    await page.evaluate(() => document.fonts.ready);
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      const box = (await logo.boundingBox())!;
      const ratio = width / height;
      const share = ratio < 1 ? 2 / 3 : ratio < 1.5 ? 1 / 2 : 1 / 3;
      const name = `${width} × ${height}`;
      expect(box.width, name).toBeGreaterThanOrEqual(width * share);
      expect(Math.abs(box.x + box.width / 2 - width / 2), name).toBeLessThan(2);
      expect(box.y, name).toBeGreaterThan(0);
      expect(box.y + box.height / 2, name).toBeLessThanOrEqual(height / 2 + 1);
    }
  });

  it("W-1, G-2.3.2: three presses from the title a Marathon runs, and Back leads to the menu", async () => {
    // With all the motion that there is: what others leave out is here.
    const page = await open({ isFirstVisit: true, reducedMotion: "no-preference" });
    await page.locator(".screen-legal").waitFor();
    for (const screen of ["title", "menu", "play"]) {
      await page.keyboard.press("Enter");
      await page.locator(`.screen-${screen}`).waitFor();
    }
    const log = await pauseAndSave(page);
    expect([log.setup.book.id, log.setup.variation.id, log.setup.options.startingLevel]).toEqual([
      "guideline",
      "marathon",
      1,
    ]);
    await page.goBack();
    await page.locator(".screen-menu").waitFor();
  });

  it("G-2.3: the menu leads to every rule book, records and options by the keyboard alone", async () => {
    const page = await open();
    await page.locator(".screen-menu").waitFor();
    const names = await page.locator(".screen-menu button").allInnerTexts();
    for (const name of ["Play", "Match", "Guideline", "Basic", "The New", "Reglas", "1984", "High scores", "Options"]) {
      expect(
        names.some((text) => text.includes(name)),
        name,
      ).toBe(true);
    }
    // Past the match and the first rule book.
    for (let i = 0; i < 3; i++) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.locator(".screen-setup").waitFor();
    expect(await page.locator(".screen-setup h2").first().innerText()).toBe("Basic");
    await page.keyboard.press("Escape");
    await page.locator(".screen-menu").waitFor();
    await startBook(page, "new");
  });

  it("F-12: the menu tells of each rule book in a sentence and a moving picture; how they differ is one press further", async () => {
    const page = await open();
    await page.locator(".screen-menu").waitFor();
    expect(await page.locator("table").count()).toBe(0);
    const lines = new Set<string>();
    for (const { id } of RULE_BOOKS) {
      await page.locator(`.menu-item[data-book=${id}]`).focus();
      const line = await page.locator(".menu-line").innerText();
      expect(line).toMatch(/^[A-Z][^.]+: [^.]+\.$/);
      lines.add(line);
    }
    expect(lines.size).toBe(RULE_BOOKS.length);

    const { x, y, width, height } = (await page.locator(".miniature").boundingBox())!;
    expect(height).toBeGreaterThan(0.9 * SIZES[1].height);
    const room = { x: Math.ceil(x), y: Math.max(0, Math.ceil(y)), width: Math.floor(width) - 1, height: 700 };
    await page.locator(".menu-item[data-book=guideline]").focus();
    await expect.poll(async () => vividPixels(await takePicture(page), room).length).toBeGreaterThan(3_000);
    const before = await takePicture(page);
    await expect.poll(async () => changed(before, await takePicture(page), room)).toBeGreaterThan(100);

    await page.getByRole("button", { name: "How they differ" }).click();
    await page.getByRole("dialog").getByRole("columnheader", { name: "Reglas" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.locator(":focus").innerText()).toBe("How they differ");
  });

  it("F-12: on a phone a tap shows a rule book and has it played, another sets it up; all of it is above the fold", async () => {
    const page = await open({ size: SIZES[3], hasTouch: true });
    const basic = page.locator(".menu-item[data-book=basic]");
    await basic.tap();
    await expect.poll(() => page.locator(".menu-play").innerText()).toContain("Basic");
    expect(await page.locator(".menu-line").innerText()).toContain("squared paper");
    for (const seen of [".miniature", ".menu-line", ".menu-play", ".menu-match"]) {
      const { y, height } = (await page.locator(seen).boundingBox())!;
      expect(y + height, seen).toBeLessThan(SIZES[3].height);
    }
    await basic.tap();
    await page.locator(".screen-setup").waitFor();
    expect(await page.locator(".screen-setup h2").first().textContent()).toBe("Basic");
  });

  it("G-2.3.3, G-2.4.6: level and Starting Blocks are chosen before a game", async () => {
    const page = await open({ hash: "#/setup/guideline" });
    for (const [name, steps] of [
      [/level/i, 4],
      [/starting blocks/i, 3],
    ] as const) {
      await page.getByRole("spinbutton", { name }).focus();
      for (let i = 0; i < steps; i++) await page.keyboard.press("ArrowRight");
    }
    await page.locator(".screen-setup .primary").click();
    await page.locator(".hud-figure").first().waitFor();
    const { options } = (await pauseAndSave(page)).setup;
    expect([options.startingLevel, options.startingRows]).toEqual([5, 3]);
  });
});

describe("pause and reload", () => {
  it("G-13.1.6: pause hides the game, says so, and the same key resumes; losing the focus pauses too", async () => {
    const page = await openGame("guideline");
    const { matrix, next } = LAYOUT;
    const coloured = async (rect: Rect): Promise<number> => vividPixels(await takePicture(page), rect).length;
    for (const rect of [matrix, next]) await expect.poll(() => coloured(rect)).toBeGreaterThan(500);
    await page.keyboard.press("F1");
    await page.locator(".pause").waitFor();
    expect(await page.locator(".pause h2").innerText()).toBe("Pause");
    // The words over it would hide the piece too: without them there is still nothing to see.
    await page.locator(".pause").evaluate((element) => {
      element.style.visibility = "hidden";
    });
    for (const rect of [matrix, next]) await expect.poll(() => coloured(rect)).toBeLessThan(50);
    await page.keyboard.press("F1");
    await untilRunning(page);
    for (const rect of [matrix, next]) await expect.poll(() => coloured(rect)).toBeGreaterThan(500);
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await page.locator(".pause").waitFor();
  });

  it("W-4: a reload in mid-game offers to go on where it was", async () => {
    const page = await openGame("guideline");
    for (let i = 0; i < 3; i++) await page.keyboard.press("Space");
    const before = await pauseAndSave(page);
    expect(before.inputs).toHaveLength(3);
    await page.reload();
    await page.locator(".pause").waitFor();
    await resume(page);
    const after = await pauseAndSave(page);
    expect(after.end).toBeGreaterThan(before.end);
    expect(after.inputs).toEqual(before.inputs);
    expect(after.setup.seed).toBe(before.setup.seed);

    // Nobody paused before this one: what was played up to the last moment is there all the same.
    await resume(page);
    await page.keyboard.press("Space");
    await page.reload();
    await page.locator(".pause").waitFor();
    await resume(page);
    expect((await pauseAndSave(page)).inputs).toHaveLength(4);
  });

  it("W-26: resumed before there is anything to see, a game waits until it is seen", async () => {
    const page = await openGame("guideline");
    const before = await pauseAndSave(page);
    const held: Route[] = [];
    await page.route(/stage-[^/]*\.js/, (route) => {
      held.push(route);
    });
    await page.reload();
    await page.locator(".pause").waitFor();
    const resumedAt = await page.evaluate(() => performance.now());
    await page.keyboard.press("Enter");
    await page.locator('.screen-play[data-phase="ready"]').waitFor();
    expect(await page.locator("canvas").count()).toBe(0);
    // The longer the stage is away, the more there would be to lose.
    await page.waitForFunction((since) => performance.now() > since + 1_000, resumedAt);
    const unseenMs = await page.evaluate((since) => performance.now() - since, resumedAt);
    for (const route of held) await route.continue();
    await untilRunning(page);
    await page.keyboard.press("KeyX");
    const after = await pauseAndSave(page);
    const wholeMs = await page.evaluate((since) => performance.now() - since, resumedAt);
    expect(after.inputs.map(({ name }) => name)).toEqual(["rotateClockwise"]);
    expect((after.end - before.end) / 1_000).toBeLessThanOrEqual(wholeMs - unseenMs);
  });

  it("W-4, W-27: a game that was left for the menu is offered there, and counted down to", async () => {
    const page = await openGame("guideline", { before: readLate("save") });
    await page.keyboard.press("Space");
    const before = await pauseAndSave(page);
    await goTo(page, "menu");
    // However late it is found: Enter goes on with it, and does not begin another.
    await page.reload();
    await page.locator(".menu-item.is-new").waitFor();
    expect(await page.locator(":focus").innerText()).toContain("Continue");
    // All of the menu is seen, and the picture stands beside its words: what is next in it is near the right edge.
    const offer = page.getByRole("button", { name: "Continue" });
    await offer.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    const queue = { x: 1200, y: 60, width: 150, height: 400 };
    await expect.poll(async () => vividPixels(await takePicture(page), queue).length).toBeGreaterThan(2_000);
    await offer.click();
    // With the board seen, and time to find one's way.
    await page.locator(".countdown").waitFor();
    expect(await page.locator(".pause").count()).toBe(0);
    await untilRunning(page);
    expect((await pauseAndSave(page)).inputs).toEqual(before.inputs);
  });

  it("W-27, W-26: a Sprint is counted down to with the board seen, a Marathon is not; nothing of its time is gone", async () => {
    const page = await open({ hash: "#/setup/guideline" });
    await page.getByRole("radio", { name: "Sprint", exact: true }).check({ force: true });
    await page.locator(".screen-setup .primary").click();
    await page.locator(".countdown").waitFor();
    expect(["3", "2", "1"]).toContain(await page.locator(".countdown").innerText());
    expect(await page.locator(".hud-figure.is-time dd").innerText()).toMatch(/^0:00[.,]00$/);
    await untilRunning(page);
    expect(await page.locator(".countdown").count()).toBe(0);
    const other = await openGame("guideline");
    expect(await other.locator(".countdown").count()).toBe(0);
  });

  it("W-1, W-4: Back leaves a game, Forward leads to it again; the address of a game without one leads to the menu", async () => {
    const page = await open();
    await startBook(page, "guideline");
    await page.keyboard.press("Space");
    await page.goBack();
    await page.locator(".screen-setup").waitFor();
    await page.goForward();
    await page.locator(".screen-play .pause").waitFor();
    await page.keyboard.press("Enter");
    await untilRunning(page);
    expect((await pauseAndSave(page)).inputs.map(({ name }) => name)).toEqual(["hardDrop"]);
    const other = await open({ hash: "#/play" });
    await other.locator(".screen-menu").waitFor();
  });

  it("W-1: one key starts a game again at once, in its middle and at its end", async () => {
    const page = await openGame("guideline");
    await page.keyboard.press("Space");
    await page.keyboard.press("Backspace");
    await untilRunning(page);
    const { inputs, setup } = await pauseAndSave(page);
    expect(inputs).toEqual([]);
    await page.keyboard.press("Backspace");
    await untilRunning(page);
    expect((await pauseAndSave(page)).setup.seed).not.toBe(setup.seed);
  });

  it("W-1: a game that would be missed is restarted by a held key, and from the pause by a second press", async () => {
    const { seed } = nearTheEnd("guideline", 2).setup;
    const page = await openSaved(nearTheEnd("guideline", 2));
    const restart = page.locator(".pause-actions button").nth(1);
    await restart.click();
    expect(await restart.innerText()).toBe("Give up and start again?");
    // Going elsewhere takes it back.
    await page.keyboard.press("ArrowUp");
    expect(await restart.innerText()).toBe("Restart");
    await resume(page);
    await page.keyboard.press("Backspace");
    await page.locator(".restart-sign p").waitFor();
    expect((await pauseAndSave(page)).setup.seed).toBe(seed);
    await resume(page);
    await page.keyboard.down("Backspace");
    await page.locator(".hud-figure.is-score dd", { hasText: /^0$/ }).waitFor();
    await page.keyboard.up("Backspace");
    expect((await pauseAndSave(page)).setup.seed).not.toBe(seed);
  });
});
