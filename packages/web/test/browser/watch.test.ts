import { fileURLToPath } from "node:url";
import { advance, hashState, newGame, play, RULE_BOOKS, type RuleBookId, statisticsOf } from "@korobeinix/engine";
import { cutLog, type Log, makeBinaryLog, makeTextLog, makeTimeline } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { build } from "vite";
import { describe, expect, it } from "vitest";
import { demoLog } from "../demoLogs.ts";
import { sources } from "../../vite/sources.ts";
import { violations } from "./accessible.ts";
import {
  nextFrame,
  open,
  type OpenOptions,
  readStore,
  resume,
  savedLog,
  settle,
  SIZES,
  untilRunning,
  useBrowser,
} from "./harness.ts";
import type { Compared } from "./seekProbe.ts";

useBrowser();

function codeOf(log: Log): string {
  return Buffer.from(makeBinaryLog(log)).toString("base64url");
}

/** A replay opened by its link, standing still at its beginning. */
async function openReplay(book: RuleBookId, options: OpenOptions = {}): Promise<Page> {
  const page = await open({ hash: `#/replay/${codeOf(demoLog(book))}`, ...options });
  await page.locator(".hud-figure").first().waitFor();
  await page.locator(".timeline").focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Home");
  return page;
}

/** Waits until the replay stands at a moment. */
async function expectAt(page: Page, micros: number | undefined): Promise<void> {
  await expect.poll(() => timeMs(page)).toBe(Math.round((micros ?? Number.NaN) / 1000));
}

/** Where the replay stands, in milliseconds. */
async function timeMs(page: Page): Promise<number> {
  return Number(await page.locator(".timeline").getAttribute("aria-valuenow"));
}

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await page.keyboard.press(key);
}

async function isKeyLit(page: Page, control: string): Promise<boolean> {
  return (await page.locator(`.pressed-key.is-${control}`).getAttribute("data-lit")) === "true";
}

/** Everything that is written beside the Matrix. */
async function figures(page: Page): Promise<string> {
  return (await page.locator(".hud, .watch-statistics, .keys").allInnerTexts()).join("\n");
}

/** The picture when nothing moves any more: two are further apart than anything takes to come to rest. */
async function stillPicture(picture: () => Promise<string>): Promise<string> {
  let before = "";
  const isStill = async (): Promise<boolean> => {
    const [last, now] = [before, await picture()];
    before = now;
    return last === now;
  };
  await expect.poll(isStill, { interval: 800 }).toBe(true);
  return before;
}

function stateAt({ setup, inputs }: Log, at: number): string {
  const game = newGame(setup);
  for (const input of inputs) if (input.at <= at) play(game, input);
  advance(game, at);
  return hashState(game);
}

const presses = (log: Log): Log["inputs"] => log.inputs.filter(({ name }) => !name.endsWith("Released"));

describe("watching a replay", () => {
  it("W-14: it plays by itself, stops, and goes by key press, by piece and by mark", async () => {
    const log = demoLog("guideline");
    const { marks, pieces } = makeTimeline(log).markers;
    const page = await openReplay("guideline");
    await page.keyboard.press("Space");
    await page.locator(".watch-icon.is-pause").waitFor();
    await expect.poll(() => timeMs(page)).toBeGreaterThan(0);
    await page.keyboard.press("Space");
    await page.locator(".watch-icon.is-play").waitFor();
    await page.keyboard.press("Home");

    for (const { at, name } of presses(log).slice(0, 4)) {
      await page.keyboard.press("ArrowRight");
      await expectAt(page, at);
      await expect.poll(() => isKeyLit(page, name)).toBe(true);
    }
    await page.keyboard.press("ArrowLeft");
    await expectAt(page, presses(log)[2]?.at);
    await page.keyboard.press("Home");
    await press(page, "Shift+ArrowRight", 3);
    await expectAt(page, pieces[3]);
    await page.locator(".watch-icon.is-pieceBack").click();
    await expectAt(page, pieces[2]);
    await page.keyboard.press("PageDown");
    await expectAt(page, marks[0]?.at);
    await expect.poll(() => page.locator(".timeline").getAttribute("aria-valuetext")).toMatch(/, (T-Spin|Tetris)/);

    for (const type of ["clear", "spin", "level", "end"] as const) {
      const path = await page.locator(`.timeline-mark.is-${type}`).getAttribute("d");
      expect(path?.match(/M/g)?.length).toBe(marks.filter((mark) => mark.type === type).length);
    }
    await press(page, "+", 2);
    await expect.poll(() => page.locator(".watch-speed output").innerText()).toBe("4 ×");
    await press(page, "-", 9);
    await expect.poll(() => page.locator(".watch-speed output").innerText()).toBe("0.1 ×");
    await press(page, "+", 9);
    await expect.poll(() => page.locator(".watch-speed output").innerText()).toBe("16 ×");
    await page.keyboard.press("Space");
    // It ends by itself.
    await expectAt(page, log.end);
    await page.locator(".watch-icon.is-play").waitFor();
  });

  it("W-14: the statistics are those of the moment, and the timeline goes where it is pointed at", async () => {
    const log = demoLog("guideline");
    const page = await openReplay("guideline");
    const box = await page.locator(".timeline").boundingBox();
    if (box === null) throw new Error("no timeline");
    for (const share of [0.8, 0.3]) {
      await page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
      const game = newGame(log.setup);
      const distance = async (): Promise<number> => Math.abs((await timeMs(page)) - (log.end / 1000) * share);
      await expect.poll(distance).toBeLessThan((2 * log.end) / 1000 / box.width);
      const now = await timeMs(page);
      for (const input of log.inputs) if (input.at <= now * 1000) play(game, input);
      const { pieces, actions } = statisticsOf(game);
      const rows = page.locator(".watch-statistics dl > div");
      await expect
        .poll(() =>
          rows
            .filter({ hasText: /^Tetriminos\s*\d/ })
            .locator("dd")
            .innerText(),
        )
        .toBe(String(pieces));
      // Only what has happened is there.
      const doubles = rows.filter({ hasText: /^T-Spin Doubles/ }).locator("dd");
      expect(await doubles.allInnerTexts()).toEqual(actions.tSpinDouble > 0 ? [String(actions.tSpinDouble)] : []);
      expect(await page.locator(".hud-figure.is-lines dd").innerText()).toBe(String(game.state.lines));
    }
    // The moment under the pointer is seen before one goes there.
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height / 2);
    await page.locator(".timeline-preview canvas").waitFor();
  });

  it("W-15: what is gone to is shown exactly as what was played up to", async () => {
    const page = await openReplay("new");
    await press(page, "ArrowRight", 14);
    // The stage alone: browsers smooth the edges of what lies over it now so, now so.
    const picture = async (): Promise<string> => {
      const show = (visibility: string): Promise<void> =>
        page.locator("#app").evaluate((app, value) => {
          app.style.visibility = value;
        }, visibility);
      await show("hidden");
      const png = await page.locator("#stage").screenshot();
      await show("");
      return png.toString("base64");
    };
    const before = await stillPicture(picture);
    const played = { time: await timeMs(page), figures: await figures(page) };
    await press(page, "Shift+ArrowRight", 2);
    await expect.poll(picture).not.toBe(before);
    while ((await timeMs(page)) > played.time) {
      await page.keyboard.press("ArrowLeft");
      await nextFrame(page);
    }
    expect({ time: await timeMs(page), figures: await figures(page) }).toEqual(played);
    await expect.poll(picture).toBe(before);
  });

  it("W-15: a jump leads to the background of its level, and back to the one before", async () => {
    const page = await openReplay("guideline");
    // A part of the left edge, where nothing is but the background.
    const clip = { x: 2, y: page.viewportSize()!.height * 0.5, width: 6, height: 60 };
    const edge = async (): Promise<string> => (await page.screenshot({ clip })).toString("base64");
    const first = await stillPicture(edge);
    await page.keyboard.press("End");
    expect(await stillPicture(edge)).not.toBe(first);
    await page.keyboard.press("Home");
    expect(await stillPicture(edge)).toBe(first);
  });

  it("W-15: at random moments of every rule book the page finds the state that Node finds", async () => {
    const entry = fileURLToPath(new URL("seekProbe.ts", import.meta.url));
    const built = await build({
      configFile: false,
      logLevel: "silent",
      resolve: sources,
      build: { write: false, lib: { entry, formats: ["iife"], name: "probe" } },
    });
    const output = Array.isArray(built) ? built.flatMap((each) => each.output) : "output" in built ? built.output : [];
    const code = output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
    const page = await open();
    for (const { id } of RULE_BOOKS) {
      const log = demoLog(id);
      const moments = Array.from({ length: 40 }, () => Math.floor(Math.random() * log.end));
      const call = `probe.compareMoments(${JSON.stringify(makeTextLog(log))}, ${JSON.stringify(moments)})`;
      const { sought, played } = await page.evaluate<Compared>(`${code}; ${call}`);
      expect(sought).toEqual(played);
      expect(sought).toEqual(moments.map((at) => stateAt(log, at)));
    }
  });

  it("W-16: any moment can be taken over; the game is marked, also after a reload, and enters no table", async () => {
    const log = demoLog("guideline");
    const page = await openReplay("guideline");
    await press(page, "ArrowRight", 12);
    const at = presses(log)[11]?.at ?? 0;
    await page.locator(".watch-action.is-main").click();
    // With the board seen, and time to find one's way.
    await page.locator(".countdown").waitFor();
    await untilRunning(page);
    await page.keyboard.press("Escape");
    await page.locator(".pause").waitFor();
    await settle(page);
    const taken = await savedLog(page);
    const cut = cutLog(log, at);
    expect(taken.inputs.slice(0, cut.inputs.length)).toEqual(cut.inputs);
    expect(taken.end).toBeGreaterThan(at);
    expect(await readStore(page, "save")).toMatchObject([{ isContinued: true }]);

    await page.reload();
    await page.locator(".pause").waitFor();
    await page.locator(".hud-figure").first().waitFor();
    await resume(page);
    await expect
      .poll(async () => {
        // A key that drops, and that chooses nothing where the result has come in the meantime.
        await page.keyboard.press("Numpad8");
        return page.locator(".screen-result").count();
      })
      .toBe(1);
    await settle(page);
    expect(await readStore(page, "records")).toEqual([]);
    expect(await readStore(page, "replays")).toMatchObject([{ origin: "continued" }]);
  });

  it("W-13, W-19: a damaged link is refused with the reason, and leads back", async () => {
    const code = codeOf(demoLog("guideline"));
    const page = await open({ hash: `#/replay/${code.slice(0, 200)}${code.slice(210)}`, locale: "es-ES" });
    await page.locator(".watch-reason").waitFor();
    expect(await page.locator(".watch-reason").innerText()).not.toBe("");
    expect(await page.locator(".watch-notice h2").innerText()).toBe("No se puede mostrar esta repetición");
    await page.keyboard.press("Enter");
    await page.locator(".screen-menu").waitFor();
  });

  it("W-13: a replay that came by a link is kept when that is asked for, and passed on as the same link", async () => {
    const log = demoLog("korobeinix");
    const page = await openReplay("korobeinix");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.locator(".watch-action.is-more").click();
    await page.getByRole("button", { name: "Copy the link" }).click();
    await page.locator(".watch-told:not(:empty)").waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(page.url());
    await page.locator(".watch-action.is-more").click();
    await page.getByRole("button", { name: "Keep it here" }).click();
    await settle(page);
    const [kept] = (await readStore(page, "replays")) as { readonly id: string; readonly origin: string }[];
    expect(kept?.origin).toBe("loaded");
    await page.goto(page.url().replace(/#.*/, `#/watch/${kept?.id}`));
    // Until the kept one is open, keys go to the one that came by the link, or to nobody.
    const end = async (): Promise<number> => {
      await page.keyboard.press("End");
      return timeMs(page);
    };
    await expect.poll(end).toBe(Math.round(log.end / 1000));
    await page.locator(".screen-watch").waitFor();
  });

  it.each([
    ["en-GB", "guideline"],
    ["es-ES", "reglas"],
  ] as const)("W-5, W-6: in %s, %s, axe finds nothing, and nothing overlaps at any size", async (locale, book) => {
    const page = await openReplay(book, { locale });
    await page.keyboard.press("End");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const isRoomy = size.width > size.height;
      await page.locator(isRoomy ? ".watch-keys .keys" : ".watch-bar .keys").waitFor();
      // What stands beside the Matrix follows it when the window has come to rest.
      const clashes = (): Promise<string[]> =>
        page.evaluate(clashesOf, [
          ".screen-head .back",
          ".hud-panel.is-left dl",
          ".hud-panel.is-right dl",
          ".keys",
          ".watch-statistics .statistics",
          ".timeline",
          ".watch-transport",
          ".watch-time",
          ".watch-speed",
          ".watch-actions",
        ]);
      await expect.poll(clashes, { message: `${size.width} × ${size.height}` }).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
  });
});

/** Inside the page: what lies over something else, or beyond the edge. */
function clashesOf(selectors: readonly string[]): string[] {
  const boxes = selectors.flatMap((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box === undefined || box.width === 0 ? [] : [{ selector, box }];
  });
  const outside = boxes
    .filter(({ box }) => box.left < 0 || box.right > innerWidth + 1 || box.top < 0 || box.bottom > innerHeight + 1)
    .map(({ selector }) => `${selector} beyond the edge`);
  const over = boxes.flatMap(({ selector, box: a }, i) =>
    boxes
      .slice(i + 1)
      .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((other) => `${selector} over ${other.selector}`),
  );
  return [...outside, ...over];
}
