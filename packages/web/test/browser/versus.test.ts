import { replayMatch, RULE_BOOKS, standingsOf } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { computerAt, personAt } from "../../src/settings/matchPlan.ts";
import { misplacedIn } from "./edges.ts";
import { SIZES, untilRunning, useBrowser } from "./harness.ts";
import {
  dropUntilStandings,
  HASTE,
  keptMatch,
  openMatch,
  openPlan,
  openRunning,
  planOf,
  pressBoth,
  startMatch,
  TWO,
} from "./matches.ts";
import { PADS, pushBoth } from "./pad.ts";

useBrowser();

describe("two people at one keyboard", () => {
  it("S-8, G-2.3.1: keys pressed at once act in the same frame, each in its own game, to the standings", async () => {
    const page = await openRunning(planOf("guideline", TWO));
    await pressBoth(page, "KeyA", "ArrowRight");
    await pressBoth(page, "KeyG", "KeyK");
    // Ana tops out, and Luis has won.
    await pressBoth(page, "KeyW", "ArrowUp");
    await dropUntilStandings(page, "KeyW");
    const { replay, log } = await keptMatch(page);
    const [ana, luis] = [0, 1].map((seat) =>
      log.inputs[seat]!.filter(({ name }) => !name.endsWith("Released")).slice(0, 3),
    );
    expect(ana!.map(({ name }) => name)).toEqual(["left", "rotateClockwise", "hardDrop"]);
    expect(luis!.map(({ name }) => name)).toEqual(["right", "rotateCounterclockwise", "hardDrop"]);
    const again = replayMatch(log);
    expect(again.state.places).toEqual([2, 1]);
    expect(replay.match?.places).toEqual([2, 1]);
    expect(again.games.map(({ state }) => state.pieces)[1]).toBe(1);
  });

  it("S-12: anyone can pause, a series keeps its score, and one press plays on", async () => {
    const page = await openRunning(planOf("guideline", TWO, { bestOf: 3 }));
    await page.keyboard.press("Escape");
    await page.locator(".pause").waitFor();
    await page.keyboard.press("Escape");
    await untilRunning(page);
    await dropUntilStandings(page, "KeyW");
    // A key that was meant for the match does nothing in the first moment.
    await expect
      .poll(async () => {
        await page.keyboard.press("Enter");
        return page.locator(".screen-versus").count();
      })
      .toBe(1);
    expect((await page.locator(".score-team").allTextContents()).map((text) => text.trim())).toEqual([
      "Ana 0",
      "Luis 1",
    ]);
  });

  it("G-B2.5: whoever is out and waits practises, with the word on the board", async () => {
    const seats = [...TWO, { ...computerAt(2, "easy"), name: "Bruno" }];
    const page = await openRunning(planOf("guideline", seats));
    const waiting = page.locator('.seat[data-seat="0"] .seat-waiting');
    while ((await waiting.count()) === 0) await pressBoth(page, "KeyW");
    while ((await waiting.count()) > 0) await pressBoth(page, "KeyW");
    expect(await page.locator(".screen-versus").getAttribute("data-phase")).toBe("running");
    expect(await page.locator('.seat[data-seat="0"] .seat-practice').textContent()).toBe("Practice");
  });
});

describe("two pads", () => {
  const PLAN = planOf("guideline", [
    { ...personAt(0, "pad1"), name: "Ana" },
    { ...personAt(1, "pad2"), name: "Luis" },
  ]);

  /** A link passes on no pads: each is claimed by a press. */
  async function openPads(): Promise<Page> {
    const page = await openPlan(PLAN, { before: PADS });
    await pushBoth(page, 3, -1);
    await pushBoth(page, -1, 3);
    await startMatch(page);
    return page;
  }

  it("S-2, S-8: are told apart, and claim their seats", async () => {
    const page = await openPads();
    await untilRunning(page);
    await pushBoth(page, 14, 15);
    await pushBoth(page, 12, 12);
    await page.keyboard.press("Escape");
    await page.locator(".pause .secondary").last().click();
    await page.locator(".screen-menu").waitFor();
    const { log } = await keptMatch(page);
    const names = log.inputs.map((inputs) =>
      inputs.map(({ name }) => name).filter((name) => !name.endsWith("Released")),
    );
    expect(names).toEqual([
      ["left", "hardDrop"],
      ["right", "hardDrop"],
    ]);
  });

  it("S-3: one that is unplugged pauses the match and says whose it is; back in, the match goes on", async () => {
    const page = await openPads();
    await untilRunning(page);
    await page.evaluate("unplug(1)");
    await page.locator(".pause-why").waitFor();
    expect(await page.locator(".pause-why").textContent()).toContain("Luis");
    await page.evaluate("plugIn(1)");
    await page.locator(".pause-why").waitFor({ state: "detached" });
    await page.keyboard.press("Enter");
    await untilRunning(page);
  });
});

describe("a window", () => {
  it("S-7: resized in mid-match, it goes on, and nothing lies over anything else", async () => {
    const seats = [personAt(0, "rightKeys"), ...[1, 2, 3].map((seat) => computerAt(seat, "easy"))];
    const page = await openRunning(planOf("guideline", seats));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => misplacedIn(page), { message: `${size.width} × ${size.height}` }).toEqual([]);
    }
    expect(await page.locator(".screen-versus").getAttribute("data-phase")).toBe("running");
  });
});

describe.each(RULE_BOOKS.map(({ id }) => id))("four computers in %s", (book) => {
  it("S-1, S-8: play to the end, and the log re-plays in Node to the same standings", async () => {
    const seats = [0, 1, 2, 3].map((seat) => computerAt(seat, "master"));
    const page = await openMatch(planOf(book, seats, { goals: [4, 4, 4, 4] }), { before: HASTE });
    await page.locator(".screen-standings").waitFor();
    const { replay, log } = await keptMatch(page);
    const again = replayMatch(log);
    expect(standingsOf(again)).toEqual({ result: "won", places: replay.match?.places });
    const winner = again.games[again.state.places.indexOf(1)]!.state;
    expect([replay.lines, replay.score]).toEqual([winner.lines, winner.score]);
  });
});
