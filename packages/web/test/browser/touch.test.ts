import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./accessible.ts";
import { drag, type Point, way } from "./finger.ts";
import {
  goTo,
  nextFrame,
  open,
  openGame,
  openSaved,
  pauseAndSave,
  pressedIn,
  resume,
  savedLog,
  settle,
  STILL,
  untilRunning,
  useBrowser,
} from "./harness.ts";
import { keepGames, someGames } from "./keptGames.ts";
import { nearTheEnd } from "./positions.ts";
import { layoutAt } from "./scenes.ts";

useBrowser();

const PHONE = { width: 390, height: 844 } as const;
const { cell, hold } = layoutAt(PHONE);

/** The same, at rest before the finger lifts: a tap that follows a flick at once is taken for the flick's end. */
function restingWay(from: Point, to: Point, steps: number): Point[] {
  return [...way(from, to, steps), ...Array.from({ length: steps }, () => to)];
}

const ON_ITS_SIDE = { width: 844, height: 390 } as const;

/**
 * What is smaller than a finger, of what is there for fingers. Cells of a board are drawn along, and the lines of play are
 * gone along by two buttons as well.
 */
function smallIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("button:not(.board-cell, .tree-node), [role=slider], .choice-item")].flatMap(
      (one) => {
        const { width, height } = one.getBoundingClientRect();
        const isSmall = width > 0 && Math.min(width, height) < 43.9;
        return isSmall ? [`${one.className}: ${width} × ${height}`] : [];
      },
    ),
  );
}

const openPhone = (): Promise<Page> => openGame("guideline", { size: PHONE, hasTouch: true });

describe("touch", () => {
  it("G-4.4, G-4.5: taps turn by the side of the line, which moves after a counterclockwise turn", async () => {
    const page = await openPhone();
    // Line A is the middle, 195; line B lies 1/8 of the width to its right, at 243.75.
    for (const x of [220, 170, 220, 300, 220]) {
      await page.touchscreen.tap(x, 500);
      await nextFrame(page);
    }
    expect(await pressedIn(page)).toEqual([
      "rotateClockwise",
      "rotateCounterclockwise",
      "rotateCounterclockwise",
      "rotateClockwise",
      "rotateClockwise",
    ]);
  });

  it("G-4.4: a drag aside moves cell by cell, and a tap on the Hold Queue holds", async () => {
    const page = await openPhone();
    await drag(page, way([195, 500], [195 + 3.2 * cell, 500], 16), 20);
    await drag(page, way([195, 500], [195 - 2.2 * cell, 500], 11), 20);
    await page.touchscreen.tap(hold.x + hold.width / 2, hold.y + hold.height / 2);
    expect(await pressedIn(page)).toEqual(["right", "right", "right", "left", "left", "hold"]);
  });

  it("G-4.4: a slow drag down is a Soft Drop as long as the finger is down", async () => {
    const page = await openPhone();
    await drag(page, way([195, 300], [195, 300 + 4 * cell], 16), 50);
    expect(await pressedIn(page)).toEqual(["softDrop"]);
  });

  it("G-4.4: a flick down is a Hard Drop", async () => {
    const page = await openPhone();
    await drag(page, way([195, 300], [195, 300 + 8 * cell], 6), 12);
    // On a slow machine a frame may come in between, for which it is a Soft Drop still.
    expect((await pressedIn(page)).filter((name) => name !== "softDrop")).toEqual(["hardDrop"]);
  });

  it("G-4.4: the gestures are shown before the first game by touch, which waits for them, and not again", async () => {
    const page = await open({ size: PHONE, hasTouch: true, hash: "#/setup/guideline" });
    const start = page.locator(".screen-setup .primary");
    await start.tap();
    await page.locator(".gestures").waitFor();
    expect(await page.locator(".gestures li").count()).toBe(6);
    expect(await smallIn(page)).toEqual([]);
    await page.touchscreen.tap(195, 60);
    await page.locator(".gestures").waitFor({ state: "detached" });
    const time = (): Promise<string> => page.locator(".hud-figure.is-time dd").innerText();
    expect(await time()).toMatch(/^0:0\d/);
    await expect.poll(time).not.toBe("0:00.00");

    await page.reload();
    await page.locator(".pause").waitFor();
    expect(await page.locator(".gestures").count()).toBe(0);
    await goTo(page, "options/controls");
    await page.getByRole("button", { name: "Show the gestures" }).tap();
    await page.locator(".gestures").waitFor();
  });

  it("G-4.4, W-1: a Pause stays on the screen, and one touch starts the game again", async () => {
    const page = await openPhone();
    const bar = page.locator(".play-bar");
    for (const size of [ON_ITS_SIDE, PHONE]) {
      await page.setViewportSize(size);
      await expect.poll(() => smallIn(page)).toEqual([]);
    }
    await page.touchscreen.tap(300, 500);
    await bar.getByRole("button", { name: "Restart" }).tap();
    await nextFrame(page);
    await untilRunning(page);
    await page.touchscreen.tap(100, 500);
    await nextFrame(page);
    await bar.getByRole("button", { name: "Pause" }).tap();
    await page.locator(".pause").waitFor();
    expect(await page.locator(".pause-hint").innerText()).toContain("Tap Resume");
    await settle(page);
    const { inputs } = await savedLog(page);
    expect(inputs.map(({ name }) => name)).toEqual(["rotateCounterclockwise"]);
  });

  it("W-1: Restart looks like no turn and stands away from Pause; a slip on it costs no game with a line, a hold does", async () => {
    const log = nearTheEnd("guideline", 2);
    const page = await openSaved(log, { size: PHONE, hasTouch: true });
    await resume(page);
    const bar = page.locator(".play-bar");
    const restart = (await bar.getByRole("button", { name: "Restart" }).boundingBox())!;
    const pause = (await bar.getByRole("button", { name: "Pause" }).boundingBox())!;
    expect(pause.x - restart.x).toBeGreaterThan(PHONE.width / 2);
    await page.touchscreen.tap(restart.x + 20, restart.y + 20);
    const sign = page.locator(".restart-sign p", { hasText: "Hold to start again" });
    await sign.waitFor();
    // At the foot of the board, and no larger than its words.
    const { y, height } = (await sign.boundingBox())!;
    expect(height).toBeLessThan(60);
    expect(y).toBeGreaterThan(PHONE.height * 0.85);
    const after = await pauseAndSave(page);
    expect([after.setup.seed, after.inputs.length]).toEqual([log.setup.seed, log.inputs.length]);
    await resume(page);

    const finger = await page.context().newCDPSession(page);
    const touchPoints = [{ x: restart.x + 20, y: restart.y + 20, id: 0 }];
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.locator(".hud-figure.is-score dd", { hasText: /^0$/ }).waitFor();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect((await pauseAndSave(page)).setup.seed).not.toBe(log.setup.seed);
  });

  it("F-22: a button that was moved by a finger is there after a reload, and presses; a phone that is turned waits", async () => {
    const page = await open({ size: PHONE, hasTouch: true, hash: "#/options/touch" });
    const middleOf = async (screen: string): Promise<Point> => {
      const box = (await page.locator(`${screen} [data-command="hold"]`).boundingBox())!;
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    };
    await page.getByRole("switch", { name: "Touch buttons" }).tap();
    await page.getByRole("button", { name: "Arrange buttons" }).tap();
    await page.locator(".arrange-panel").waitFor();
    await drag(page, restingWay(await middleOf(".screen-arrange"), [70, 560], 8), 20);
    await expect.poll(() => middleOf(".screen-arrange")).toEqual([74, 560]);
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => middleOf(".screen-arrange")).toEqual([74, 552]);
    expect(await violations(page)).toEqual([]);
    expect(await smallIn(page)).toEqual([]);
    await page.getByRole("button", { name: "Done" }).tap();
    await page.locator(".screen-options").waitFor();

    await settle(page);
    await goTo(page, "setup/guideline");
    await page.reload();
    await page.locator(".screen-setup .primary").tap();
    await page.locator(".gestures .primary").tap();
    await untilRunning(page);
    expect(await middleOf(".screen-play")).toEqual([74, 552]);
    await page.touchscreen.tap(74, 552);
    await nextFrame(page);
    await page.evaluate(() => screen.orientation.dispatchEvent(new Event("change")));
    await page.locator(".pause-actions").waitFor();
    await settle(page);
    expect((await savedLog(page)).inputs.map(({ name }) => name)).toEqual(["hold"]);
  });

  it("G-4.4: a key that goes on past the gestures closes them for good", async () => {
    const page = await open({ size: PHONE, hasTouch: true, hash: "#/setup/guideline" });
    await page.locator(".screen-setup .primary").tap();
    await page.locator(".gestures").waitFor();
    await page.keyboard.press("Escape");
    await untilRunning(page);
    await page.keyboard.press("Escape");
    await page.locator(".pause-actions").waitFor();
    expect(await page.locator(".gestures").count()).toBe(0);
  });

  it("W-1, W-28: at the end a touch on Restart starts the game again", async () => {
    const page = await openSaved(nearTheEnd("guideline"), { size: PHONE, hasTouch: true });
    await resume(page);
    await page.keyboard.press("Space");
    await page.locator('.screen-play[data-phase="ending"]').waitFor();
    const since = await page.evaluate(() => performance.now());
    // From then on a touch skips the end.
    await page.waitForFunction((from) => performance.now() > from + 260, since);
    await page.locator(".play-bar").getByRole("button", { name: "Restart" }).tap();
    await untilRunning(page);
    expect(await pressedIn(page)).toEqual([]);
  });

  it("W-14, W-23, W-12: replays and Practice by fingers: large enough to touch, a timeline and a board to draw along", async () => {
    const page = await open({ size: PHONE, hasTouch: true, hash: `#/${STILL}` });
    await page.locator(".screen").waitFor();
    await keepGames(page, someGames(2));
    const expectLarge = async (name: string): Promise<void> => {
      for (const size of [ON_ITS_SIDE, PHONE]) {
        await page.setViewportSize(size);
        await expect.poll(() => smallIn(page), { message: `${name}, ${size.width} wide` }).toEqual([]);
      }
    };
    await goTo(page, "replays");
    const row = page.locator(".replay", { hasText: "Game 2" });
    await row.getByRole("button", { name: "More for this game" }).tap();
    await expectLarge("replays");
    await row.getByRole("button", { name: "Rename" }).tap();
    await page.keyboard.type("By thumb");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "By thumb" }).tap();

    const timeline = page.locator(".timeline");
    await page.locator(".watch-icon.is-pause").tap();
    await expectLarge("watching");
    const share = async (): Promise<number> =>
      Number(await timeline.getAttribute("aria-valuenow")) / Number(await timeline.getAttribute("aria-valuemax"));
    const line = (await timeline.boundingBox())!;
    const onLine = (part: number): Point => [line.x + line.width * part, line.y + line.height / 2];
    await drag(page, restingWay(onLine(0.2), onLine(0.75), 8), 20);
    await expect.poll(share).toBeCloseTo(0.75, 1);
    await page.locator(".watch-action.is-more").tap();
    await expectLarge("more");

    await goTo(page, "practice/guideline");
    await page.locator(".tool.is-board").waitFor();
    await expectLarge("practice");
    await page.locator(".tool.is-board").tap();
    await page.getByRole("dialog").waitFor();
    await expectLarge("board");
    const cellAt = async (column: number): Promise<Point> => {
      const box = (await page.getByRole("button", { name: `column ${column}, row 1:` }).boundingBox())!;
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    await drag(page, restingWay(await cellAt(2), await cellAt(5), 12), 20);
    await expect.poll(() => page.locator('.board-cell:not([data-cell="."])').count()).toBe(4);
    await page.getByRole("button", { name: "Play this" }).tap();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    // What was touched keeps no keys from the game, nor fingers.
    await page.touchscreen.tap(220, 400);
    await expect.poll(() => page.locator(".practice-panel [role=status]").innerText()).not.toContain("waits");
  });
});
