import { makeTimeline } from "@korobeinix/engine/log";
import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { demoLog } from "../demoLogs.ts";
import {
  goTo,
  nextFrame,
  open,
  openGame,
  pressedIn,
  savedLog,
  settle,
  STILL,
  untilRunning,
  useBrowser,
} from "./harness.ts";
import { keepGames, someGames } from "./keptGames.ts";
import { BUTTON, PAD, push, pushTimes } from "./pad.ts";

useBrowser();

const { accept, back, undo, previous, next, start, up, down, left, right } = BUTTON;

async function expectFocus(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);
}

describe("gamepad", () => {
  it("G-4.2: from the title into a game and through its buttons by a pad alone", async () => {
    const page = await open({ before: PAD, isFirstVisit: true });
    await page.locator(".screen-legal").waitFor();
    await push(page, 0);
    await page.locator(".screen-title").waitFor();
    await push(page, 0);
    await page.locator(".screen-menu").waitFor();
    await push(page, 0);
    await page.locator(".hud-figure").first().waitFor();
    for (const button of [14, 15, 13, 1, 0, 2, 3, 12]) await push(page, button);
    await push(page, 9);
    await page.locator(".pause").waitFor();
    const names = async (): Promise<readonly string[]> =>
      (await savedLog(page)).inputs.map(({ name }) => name).filter((name) => !name.endsWith("Released"));
    await expect
      .poll(names)
      .toEqual([
        "left",
        "right",
        "softDrop",
        "rotateClockwise",
        "rotateCounterclockwise",
        "rotateCounterclockwise",
        "hold",
        "hardDrop",
      ]);
  });

  it("R-7: the triggers of a pad turn, up drops, down drops softly", async () => {
    const page = await openGame("reglas", { before: PAD });
    for (const button of [6, 7, 14, 15, 13, 12]) await push(page, button);
    expect(await pressedIn(page)).toEqual([
      "rotateCounterclockwise",
      "rotateClockwise",
      "left",
      "right",
      "softDrop",
      "hardDrop",
    ]);
  });

  it("W-1: one button of a pad starts the game again at once", async () => {
    const page = await openGame("guideline", { before: PAD });
    for (const button of [1, 11, 3]) await push(page, button);
    expect(await pressedIn(page)).toEqual(["hold"]);
  });

  it("W-1, W-12, W-14, W-18: kept games are found, watched and made a picture of by a pad alone", async () => {
    const log = demoLog("guideline");
    const { marks, pieces } = makeTimeline(log).markers;
    const page = await open({ before: PAD, hash: `#/${STILL}` });
    await page.locator(".screen").waitFor();
    await keepGames(page, someGames(3));
    await goTo(page, "replays");
    const row = (number: number): Locator => page.locator(`#replay-game-${number}`);
    await expectFocus(row(1));
    // Of what can be done with a game, the fourth is to rename it: what goes back leaves the field, and nothing else.
    await push(page, down, up, down);
    await pushTimes(page, right, 4);
    await push(page, accept);
    await expectFocus(page.locator("input.replay-name"));
    await push(page, back);
    await expectFocus(row(2));
    await pushTimes(page, right, 5);
    await push(page, accept);
    await row(2).waitFor({ state: "detached" });
    await push(page, undo);
    await expectFocus(row(2));
    await push(page, previous);
    await expectFocus(row(1));

    await push(page, accept);
    const timeline = page.locator(".timeline");
    const expectAt = async (micros: number | undefined): Promise<void> => {
      await expect
        .poll(async () => Number(await timeline.getAttribute("aria-valuenow")))
        .toBe(Math.round((micros ?? Number.NaN) / 1000));
    };
    await page.locator(".watch-icon.is-pause").waitFor();
    await expectFocus(timeline);
    await push(page, accept);
    await page.locator(".watch-icon.is-play").waitFor();
    for (let i = 0; i < marks.length && (await timeline.getAttribute("aria-valuenow")) !== "0"; i++) {
      await push(page, previous);
    }
    await push(page, right);
    await expectAt(log.inputs[0]?.at);
    await push(page, next);
    await expectAt(marks[0]?.at);
    await push(page, left, down);
    await expectFocus(page.locator(".watch-icon.is-pieceBack"));
    await push(page, accept);
    await expectAt(pieces.findLast((at) => at < (marks[0]?.at ?? 0)));
    await pushTimes(page, right, 6);
    await push(page, accept);
    await expect.poll(() => page.locator(".watch-speed output").innerText()).toBe("2 ×");

    // The menu has the pad until it is left; so has the dialog that it opens.
    await pushTimes(page, right, 4);
    await push(page, accept, down, up, up);
    await expectFocus(page.getByRole("button", { name: "Copy the link" }));
    await push(page, down, down, down, accept);
    await expectFocus(page.getByRole("button", { name: "Make the image" }));
    await push(page, up, left, down, accept);
    await expectFocus(page.getByRole("link", { name: "Save the file" }));
    await push(page, back);
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await expectFocus(page.locator(".watch-action.is-more"));
    await push(page, back);
    await expectFocus(row(1));
  });

  it("W-1, W-23: Practice by a pad alone: the Matrix, its tools and back", async () => {
    const page = await open({ before: PAD, hash: "#/practice/new" });
    await page.locator(".practice-panel").waitFor();
    const nodes = page.locator(".tree-node");
    const tool = (name: string): Locator => page.locator(`.tool.is-${name}`);
    const state = (): Promise<string> => page.locator(".practice-state").innerText();
    const here = async (): Promise<string | null> =>
      page.locator(".tree-node[aria-current]").getAttribute("aria-label");
    for (const count of [2, 3]) {
      await push(page, accept, up);
      await expect.poll(() => nodes.count()).toBe(count);
    }
    await push(page, start);
    await expectFocus(tool("undo"));
    await push(page, accept);
    await expect.poll(here).toContain("Tetrimino 2");
    await push(page, undo);
    await expect.poll(here).toContain("Tetrimino 1");
    await push(page, right, accept);
    await expect.poll(here).toContain("Tetrimino 2");

    // A board is drawn cell by cell.
    await push(page, left, down, accept);
    await expectFocus(page.getByRole("button", { name: "Block", exact: true }));
    await page.getByRole("button", { name: "column 10, row 1:" }).focus();
    await push(page, accept, left, accept, back);
    await page.getByRole("dialog").waitFor({ state: "detached" });

    // What leads back to the Matrix means nothing there: the clock still waits.
    await push(page, start, right, right, accept);
    await expect.poll(() => tool("freeze").getAttribute("aria-pressed")).toBe("true");
    for (const button of [back, start]) {
      await push(page, button);
      await expect.poll(() => page.locator("main").getAttribute("data-keys")).toBe("game");
      expect(await state()).toBe("The clock waits for your next move.");
      await push(page, start);
      await expectFocus(tool("undo"));
    }
    // Frozen, a piece that has landed stays there until it is let fall.
    await push(page, start, left, up, start);
    await tool("letFall").focus();
    await push(page, accept);
    await expect.poll(() => nodes.count()).toBe(4);
    await push(page, start);
    await push(page, start, up);
    await expectFocus(page.locator(".practice-head .back"));
    await push(page, accept);
    await page.locator(".screen-menu").waitFor();
  });

  it("W-1, W-20: from a pause into Help, a demonstration tried, and back to the game as it was", async () => {
    const page = await openGame("guideline", { before: PAD });
    await push(page, up, start);
    await page.locator(".pause").waitFor();
    await settle(page);
    const before = await savedLog(page);
    await push(page, down, down, down, accept);
    await expectFocus(page.locator(".help-nav [aria-current]"));
    expect(page.url()).toContain("#/help/guideline");
    // What has no control on its way is read: the page moves under the focus.
    await push(page, next);
    const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await pushTimes(page, up, 2);
    await push(page, accept);
    await page.locator("[data-page=scoring]").waitFor();
    expect(await scrolled()).toBe(0);
    // Back up, the tables are passed by and not jumped over.
    await push(page, right, next);
    const low = await scrolled();
    expect(low).toBeGreaterThan(0);
    await push(page, up);
    expect(await page.locator(".help-page :focus").count()).toBe(1);
    expect(await scrolled()).toBeLessThan(low);

    const demo = page.locator("[data-subject=lines] .demo");
    await demo.locator("[data-try]").focus();
    await push(page, accept);
    await demo.and(page.locator("[data-mode=trying]")).waitFor();
    expect(await demo.locator(".demo-state").innerText()).toContain("Esc / Select");
    await push(page, start);
    await demo.and(page.locator("[data-mode=still]")).waitFor();
    await expectFocus(demo.locator("[data-try]"));
    await push(page, accept, up);
    await demo.and(page.locator("[data-mode=missed]")).waitFor();
    await expectFocus(demo.locator("[data-try]"));
    // Down goes on in what is read, not in the pages beside it.
    await page.locator("[data-subject=lines] .tab").first().focus();
    await push(page, down);
    expect(await page.locator(".help-page :focus").count()).toBe(1);

    await push(page, back);
    await page.locator(".pause").waitFor();
    await push(page, accept);
    // After a pause there is a countdown.
    await untilRunning(page);
    await nextFrame(page);
    await push(page, start);
    await page.locator(".pause").waitFor();
    await settle(page);
    const after = await savedLog(page);
    expect(after.inputs).toEqual(before.inputs);
    expect(after.end).toBeGreaterThan(before.end);
    await push(page, start);
    await page.locator(".pause").waitFor({ state: "detached" });
  });

  it("G-4.6: a button that is to be bound is bound, and does nothing else", async () => {
    const page = await open({ before: PAD, hash: "#/options/controls" });
    await page.getByRole("radio", { name: "Gamepad" }).check({ force: true });
    const add = page.getByRole("button", { name: "Add for Hold" });
    await add.focus();
    await push(page, accept);
    await page.locator(".binding.is-waiting").waitFor();
    await push(page, back);
    await page.getByText("B already means Rotate clockwise").waitFor();
    await push(page, accept);
    await expectFocus(add);
    expect(await page.getByRole("button", { name: "Remove B from Hold" }).count()).toBe(1);
    await push(page, back);
    await page.locator(".screen-menu").waitFor();
  });
});
