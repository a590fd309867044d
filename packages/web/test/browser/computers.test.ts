import { RULE_BOOKS, type Snapshot, snapshot } from "@korobeinix/engine";
import { cutLog, type Log, replay } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "./accessible.ts";
import { open, pauseAndSave, readStore, resume, settle, SIZES, untilSettled, useBrowser } from "./harness.ts";

useBrowser();

/** How long the page waits for an answer. */
const ANSWER_MS = 6_000;

/** Sees what the page asks its Workers and what they answer; so many of the first ones never hear a question. */
function spied(deaf: number): string {
  return `
    globalThis.questions = [];
    globalThis.answers = [];
    globalThis.workers = 0;
    {
      let isDeaf = false;
      const Real = Worker;
      globalThis.Worker = class extends Real {
        constructor(...all) {
          super(...all);
          isDeaf = workers++ < ${deaf};
          this.isDeaf = isDeaf;
          this.addEventListener("message", ({ data }) => data.id && answers.push(data.answer));
        }
        postMessage(question, transfer) {
          questions.push(question);
          if (!this.isDeaf) super.postMessage(question, transfer);
        }
      };
      // One that hangs is waited for no longer than the test has to.
      const slow = window.setTimeout;
      window.setTimeout = (run, ms, ...rest) => slow(run, ms === ${ANSWER_MS} && isDeaf ? 100 : ms, ...rest);
    }`;
}

interface Spy {
  readonly questions: { readonly position: { readonly state: Snapshot } }[];
  readonly answers: ({ readonly plan: { readonly inputs: { readonly at: number }[] } } | undefined)[];
  readonly workers: number;
}

function evaluateSpy<T>(page: Page, look: (spy: Spy) => T): Promise<T> {
  return page.evaluate(`(${String(look)})(globalThis)`);
}

/** Until it has pressed what it had to for the first piece, and has seen so many. */
async function untilPlayed(page: Page, pieces: number): Promise<void> {
  await page.locator('.is-live[data-phase="running"]').waitFor();
  await expect
    .poll(() => evaluateSpy(page, ({ questions }) => questions.at(-1)?.position.state.scalars.pieces ?? -1), {
      timeout: 40_000,
    })
    .toBeGreaterThanOrEqual(pieces);
  const firstPress = (): Promise<number> =>
    evaluateSpy(page, ({ answers }) => answers.find((answer) => answer?.plan.inputs.length)?.plan.inputs[0]?.at ?? -1);
  await expect.poll(firstPress).toBeGreaterThan(0);
  await expect.poll(() => clockOf(page), { timeout: 40_000 }).toBeGreaterThan((await firstPress()) / 1e6 + 0.1);
}

/** The seconds that are shown. */
async function clockOf(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.locator(".hud-figure.is-time dd").innerText()).split(":").map(Number);
  return minutes * 60 + seconds;
}

async function takeOver(page: Page): Promise<Log> {
  await page.getByRole("button", { name: "Take over" }).click();
  await page.locator(".screen-play .hud-figure").first().waitFor();
  return pauseAndSave(page);
}

/** What is of the player's own: tables, lines for the wonders, replays, a game to go on with. */
async function ownThings(page: Page): Promise<readonly unknown[]> {
  await settle(page);
  const stores = ["records", "totals", "replays", "save"] as const;
  return (await Promise.all(stores.map((store) => readStore(page, store)))).flat();
}

/** Without the planes, which stand apart. */
function numbersOf({ scalars }: Snapshot): object {
  return { ...scalars, rows: [], cells: [], tally: [], incoming: [] };
}

describe("watching a computer", () => {
  // One with a Hard Drop and one without; all five are played in Node.
  it.each(RULE_BOOKS.filter(({ id }) => id === "guideline" || id === "korobeinix"))(
    "C-14: it plays $id; nothing of that is the player's, and the log re-plays in Node",
    async (book) => {
      const page = await open({ hash: `#/computer/${book.id}/master`, before: spied(0) });
      // Without a drop a piece takes long to come down.
      await untilPlayed(page, book.controls.includes("hardDrop") ? 2 : 0);
      expect(await page.locator(".watch-title").innerText()).toContain("Computer · Master");
      expect(await ownThings(page)).toEqual([]);
      const seen = await evaluateSpy(page, ({ questions }) => questions.at(-1)!.position.state);
      const log = await takeOver(page);
      expect([log.setup.book.id, log.inputs.length > 0]).toEqual([book.id, true]);
      const played = snapshot(replay(cutLog(log, seen.scalars.time)));
      expect(numbersOf(played)).toEqual(numbersOf(seen));
      expect(played.planes).toEqual(seen.planes);
    },
  );

  it("C-14, W-16, W-5: it is chosen in the set-up, waits, is taken over at any moment, and then enters no table", async () => {
    // A phone: where there is little room nothing of it may be missing.
    const page = await open({ hash: "#/setup/guideline", before: spied(0), size: SIZES[3], hasTouch: true });
    await page.getByRole("button", { name: "Watch a computer" }).click();
    await page.getByRole("dialog").waitFor();
    expect(await violations(page)).toEqual([]);
    // The arrows go from one to the next, and the last one chosen has the focus.
    expect(await page.locator(":focus").innerText()).toContain("Hard");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await untilPlayed(page, 1);
    expect(page.url()).toContain("#/computer/guideline/veryHard");
    // The button that pauses has the focus.
    await page.keyboard.press("Enter");
    await page.locator('.is-live[data-phase="paused"]').waitFor();
    expect(await violations(page)).toEqual([]);
    const stood = await clockOf(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => clockOf(page)).toBeGreaterThan(stood);
    const log = await takeOver(page);
    expect(await page.locator(".hud-title").textContent()).toContain("taken over");
    expect(await readStore(page, "save")).toMatchObject([{ isContinued: true }]);
    await resume(page);
    await page.keyboard.press("Space");
    const further = await pauseAndSave(page);
    expect(further.inputs.slice(0, log.inputs.length)).toEqual(log.inputs);
    expect(further.inputs.slice(log.inputs.length).map(({ name }) => name)).toContain("hardDrop");
  });

  it("C-14: a Worker that hangs is replaced, and the game goes on", async () => {
    const page = await open({ hash: "#/computer/guideline/master", before: spied(1) });
    await untilPlayed(page, 2);
    expect(await evaluateSpy(page, ({ workers }) => workers)).toBe(2);
  });

  it("C-14, W-5: where none answers, the pieces fall to the end; the result says who played, and is kept only if asked", async () => {
    const page = await open({ hash: "#/setup/guideline", before: spied(1_000) });
    await page.locator(".stepper-value").first().focus();
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Watch a computer" }).click();
    await page.locator(".live-rank").first().click();
    const name = await page.locator(".watch-title strong").innerText();
    await untilSettled(page);
    expect(await page.locator(".result-who").innerText()).toContain(name);
    expect(await page.locator(".result-mark").innerText()).toContain("a computer played it");
    expect(await violations(page)).toEqual([]);
    expect(await ownThings(page)).toEqual([]);
    await page.getByRole("button", { name: "Watch", exact: true }).click();
    await page.locator(".screen-watch .timeline").waitFor();
    expect(await ownThings(page)).toMatchObject([{ origin: "computer", name }]);
  });
});

describe("our bot for others", () => {
  it("C-14: a Worker of the built file speaks the Tetris Bot Protocol", async () => {
    const page = await open({ hash: "#/wonders" });
    const said = await page.evaluate(
      () =>
        new Promise<unknown[]>((resolve) => {
          const heard: { readonly type: string }[] = [];
          const worker = new Worker("tbp.js");
          const say = (message: unknown): void => worker.postMessage(message, []);
          worker.addEventListener("message", ({ data }: MessageEvent<{ readonly type: string }>) => {
            heard.push(data);
            if (data.type === "info") say({ type: "rules" });
            if (data.type === "suggestion") resolve(heard);
            if (data.type !== "ready") return;
            const board = Array.from({ length: 40 }, () => Array.from({ length: 10 }, () => null));
            say({ type: "start", board, queue: ["O", "I", "T"], hold: null, combo: 0, back_to_back: false });
            say({ type: "suggest" });
          });
        }),
    );
    expect(said).toMatchObject([{ type: "info" }, { type: "ready" }, { type: "suggestion" }]);
    expect((said[2] as { readonly moves: readonly unknown[] }).moves.length).toBeGreaterThan(0);
  });
});
