import { unwrap } from "@korobeinix/engine";
import { parseBinaryMatch, replayMatch, standingsOf } from "@korobeinix/engine/match";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { computerAt, personAt } from "../../src/settings/matchPlan.ts";
import type { KeptReplay } from "../../src/storage/storage.ts";
import { misplacedIn } from "./edges.ts";
import {
  frames,
  goTo,
  open,
  readStore,
  RELOAD_AT_THE_END,
  settle,
  SIZES,
  untilRunning,
  untilSettled,
  useBrowser,
} from "./harness.ts";
import {
  dropUntilStandings,
  HASTE,
  keptMatch,
  openMatch,
  openPlan,
  openRunning,
  planOf,
  pressBoth,
  TWO,
  untilClaimed,
} from "./matches.ts";
import { BUTTON, PADS, pushBoth } from "./pad.ts";

useBrowser();

describe("two people at one keyboard", () => {
  it("S-8, S-14, G-2.3.1: keys pressed at once act in the same frame, each in its own game, to the standings", async () => {
    const page = await openRunning(planOf("guideline", TWO));
    await pressBoth(page, "KeyA", "ArrowRight");
    await pressBoth(page, "KeyG", "KeyK");
    // Ana tops out, and Luis has won.
    await pressBoth(page, "KeyW", "ArrowUp");
    await dropUntilStandings(page, "KeyW");
    expect(await page.locator(".standings-outcome").textContent()).toBe("Luis wins");
    expect(await page.locator(".standings-who strong, .standings-who b").allTextContents()).toEqual(["Luis", "Ana"]);
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
    const page = await openRunning(planOf("guideline", TWO, { bestOf: 3 }), { before: HASTE });
    await page.keyboard.press("Escape");
    await page.locator(".pause").waitFor();
    await page.keyboard.press("Escape");
    await untilRunning(page);
    await dropUntilStandings(page, "KeyW");
    await untilSettled(page);
    await page.keyboard.press("Enter");
    await page.locator(".screen-versus").waitFor();
    expect((await page.locator(".score-team").allTextContents()).map((text) => text.trim())).toEqual([
      "Ana 0",
      "Luis 1",
    ]);
  });

  it("S-17: a reload in mid-match comes back to it, paused; its series goes on, and it is kept once", async () => {
    const page = await openRunning(planOf("guideline", TWO, { bestOf: 3 }), { before: HASTE });
    await dropUntilStandings(page, "KeyW");
    await untilSettled(page);
    await page.keyboard.press("Enter");
    await untilRunning(page);
    await pressBoth(page, "KeyA", "ArrowRight");
    await pressBoth(page, "KeyW", "ArrowUp");
    await page.reload();
    await page.locator(".pause").waitFor();
    expect((await page.locator(".score-team").allTextContents()).map((text) => text.trim())).toEqual([
      "Ana 0",
      "Luis 1",
    ]);
    await page.locator(".pause .primary").click();
    await untilRunning(page);
    await pressBoth(page, "KeyD", "ArrowLeft");
    await dropUntilStandings(page, "ArrowUp");
    expect(await page.locator(".standings-outcome").textContent()).toBe("Ana wins");
    await settle(page);
    const replays = (await readStore(page, "replays")) as readonly KeptReplay[];
    expect(replays.map(({ origin }) => origin)).toEqual(["match", "match"]);
    expect(await readStore(page, "matches")).toMatchObject([{ isOver: true, series: { wins: [1, 1], played: 2 } }]);
    const second = replays.findIndex(({ match }) => match?.places[0] === 1);
    const bytes = ((await readStore(page, "logs")) as readonly (readonly number[])[])[second]!;
    const log = unwrap(parseBinaryMatch(Uint8Array.from(bytes)));
    expect(log.inputs[0]!.map(({ name }) => name)).toEqual([
      "left",
      "leftReleased",
      "hardDrop",
      "right",
      "rightReleased",
    ]);
    expect(replayMatch(log).state.places).toEqual([1, 2]);
  });

  it("S-12, S-17: a page that goes as a match ends, or between two, comes back to the standings, and the series goes on", async () => {
    const page = await openRunning(planOf("guideline", TWO, { bestOf: 3 }), { before: `${HASTE}${RELOAD_AT_THE_END}` });
    while ((await page.locator(".screen-standings").count()) === 0) await page.keyboard.press("KeyW");
    expect(await page.locator(".standings-outcome").textContent()).toBe("Luis wins");
    expect((await readStore(page, "replays")).length).toBe(1);
    const score = page.locator(".standings-series li");
    expect(await score.allTextContents()).toEqual(["Ana 0", "Luis 1"]);
    await page.reload();
    await score.first().waitFor();
    expect(await score.allTextContents()).toEqual(["Ana 0", "Luis 1"]);
    await goTo(page, "match");
    await page.reload();
    await page.getByRole("button", { name: "Continue the series" }).click();
    await score.first().waitFor();
    await untilSettled(page);
    await page.getByRole("button", { name: "Next match" }).click();
    await page.locator(".score-team").first().waitFor();
    expect((await page.locator(".score-team").allTextContents()).map((text) => text.trim())).toEqual([
      "Ana 0",
      "Luis 1",
    ]);
    // Left before anybody has placed a piece, it is the series that waits.
    await page.goBack();
    await page.getByRole("button", { name: "Continue the match you left" }).click();
    await page.locator(".score-team").first().waitFor();
    expect((await page.locator(".score-team").allTextContents()).map((text) => text.trim())).toEqual([
      "Ana 0",
      "Luis 1",
    ]);
    expect((await readStore(page, "replays")).length).toBe(1);
  });

  it("S-17: a match that is over and done with comes back with its standings, and is not offered", async () => {
    const page = await openRunning(planOf("guideline", TWO), { before: `${HASTE}${RELOAD_AT_THE_END}` });
    while ((await page.locator(".screen-standings").count()) === 0) await page.keyboard.press("KeyW");
    await page.reload();
    await page.locator(".standings-outcome").waitFor();
    await goTo(page, "help");
    await page.reload();
    await page.locator(".screen-help").waitFor();
    await page.goBack();
    await page.locator(".standings-outcome").waitFor();
    await goTo(page, "match");
    await page.reload();
    await page.locator(".screen-match").waitFor();
    await settle(page);
    expect(await page.locator(".match-left").count()).toBe(0);
  });

  it("S-17: a match that was left is gone on with from its set-up, and by Forward", async () => {
    const page = await openRunning(planOf("guideline", TWO), { before: HASTE });
    await pressBoth(page, "KeyW");
    await page.goBack();
    await page.locator(".screen-match").waitFor();
    await page.goForward();
    await page.locator(".pause").waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Continue the match you left" }).click();
    await untilRunning(page);
    await pressBoth(page, "KeyW");
    await dropUntilStandings(page, "KeyW");
    expect((await keptMatch(page)).replay.origin).toBe("match");
  });

  it("G-B2.5: whoever is out and waits practises, with the word on the board", async () => {
    const seats = [...TWO, { ...computerAt(2, "easy"), name: "Bruno" }];
    const page = await openRunning(planOf("guideline", seats));
    const waiting = page.locator('.seat-panel[data-seat="0"] .versus-waiting');
    while ((await waiting.count()) === 0) await pressBoth(page, "KeyW");
    // Hammered on it begins nothing; after a rest it does.
    await pressBoth(page, "KeyW");
    expect(await waiting.count()).toBe(1);
    await expect
      .poll(async () => {
        await frames(page, 60);
        await pressBoth(page, "KeyW");
        return waiting.count();
      })
      .toBe(0);
    expect(await page.locator(".screen-versus").getAttribute("data-phase")).toBe("running");
    expect(await page.locator('.seat-panel[data-seat="0"] .versus-practice').textContent()).toBe("Practice");
  });

  it("G-2.4.7, N-17: the lines that are left count a handicap", async () => {
    const seats = [{ ...TWO[0]!, terms: { handicap: 3 } }, TWO[1]!];
    const page = await openRunning(planOf("new", seats, { variation: "ultra" }));
    expect(await page.locator(".is-linesLeft dd").allInnerTexts()).toEqual(["180", "150"]);
  });
});

describe("against computers", () => {
  it("G-B3.6, N-18, S-10: two keys of each half move that player's Mark from opponent to opponent", async () => {
    const seats = [...TWO, computerAt(2, "easy"), computerAt(3, "easy")];
    const page = await openRunning(planOf("new", seats), { before: HASTE });
    await pressBoth(page, "KeyE", "KeyU");
    await pressBoth(page, "KeyE", "KeyU");
    // A dropped piece locks a while later: what has begun is kept.
    for (let i = 0; i < 4; i++) await pressBoth(page, "KeyW", "ArrowUp");
    await page.keyboard.press("Escape");
    await page.locator(".pause .secondary").last().click();
    await page.locator(".screen-menu").waitFor();
    const { log } = await keptMatch(page);
    const aims = [0, 1].map((seat) =>
      log.inputs[seat]!.flatMap(({ name, value }) => (name === "target" ? [value] : [])),
    );
    // From the next seat on, and round the table.
    expect(aims).toEqual([
      [2, 3],
      [0, 3],
    ]);
  });

  it("N-20: a player alone switches on a computer of a rank, and with it garbage", async () => {
    const page = await open({ hash: "#/setup/new" });
    await page.getByRole("button", { name: "Against a computer" }).click();
    await page.locator(".live-rank", { hasText: "Master" }).click();
    await untilRunning(page);
    expect(await page.locator(".seat-panel-who small").allTextContents()).toEqual(["Master"]);
    expect(await page.locator(".hud-figure.is-match").count()).toBe(2);
  });
});

describe("two pads", () => {
  const PLAN = planOf("guideline", [
    { ...personAt(0, "pad1"), name: "Ana" },
    { ...personAt(1, "pad2"), name: "Luis" },
  ]);

  /** A link passes on no pads: one seat after the other is asked for, and claimed by a press. */
  async function openPads(): Promise<Page> {
    const page = await openPlan(PLAN, { before: PADS });
    await page.getByRole("dialog", { name: "Ana" }).waitFor();
    await pushBoth(page, BUTTON.y, -1);
    await page.getByRole("dialog", { name: "Luis" }).waitFor();
    await pushBoth(page, -1, BUTTON.y);
    await untilClaimed(page);
    await page.keyboard.press("Enter");
    await page.locator(".screen-versus").waitFor();
    return page;
  }

  it("S-2, S-8, S-17: are told apart, and claim their seats; a match whose page goes is kept", async () => {
    const page = await openPads();
    await untilRunning(page);
    await pushBoth(page, 14, 15);
    await pushBoth(page, 12, 12);
    await page.reload();
    await page.locator(".pause").waitFor();
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
    // With the longest of names and ranks.
    const computers = [1, 2, 3].map((seat) => ({ ...computerAt(seat, "veryHard"), name: "Nachanca" }));
    const seats = [personAt(0, "keyboard"), ...computers];
    const page = await openRunning(planOf("guideline", seats));
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => misplacedIn(page), { message: `${size.width} × ${size.height}` }).toEqual([]);
    }
    expect(await page.locator(".screen-versus").getAttribute("data-phase")).toBe("running");
  });
});

/** The two whose games exchange lines. */
describe.each(["guideline", "new"] as const)("four computers in %s", (book) => {
  it("S-1, S-8: play to the end, and the log re-plays in Node to the same standings", async () => {
    const seats = [0, 1, 2, 3].map((seat) => computerAt(seat, "medium"));
    const page = await openMatch(planOf(book, seats, { goals: [2, 2, 2, 2] }), {
      before: HASTE,
      // Little to paint leaves more of the processor to think with.
      size: { width: 844, height: 390 },
    });
    await page.locator(".screen-standings").waitFor();
    const { replay, log } = await keptMatch(page);
    const again = replayMatch(log);
    // Computers that get no time to think fall together.
    const { result, places } = standingsOf(again);
    expect(result).not.toBe("playing");
    expect(places).toEqual(replay.match?.places);
    const winner = again.games[again.state.places.indexOf(1)]!.state;
    expect([replay.lines, replay.score]).toEqual([winner.lines, winner.score]);
  });
});
