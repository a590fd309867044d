import { advance, type Input, newGame, parseSetup, play, SECOND, unwrap } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS, type SoundSettings } from "../../src/settings/settings.ts";
import { open, pauseAndSave, readStore, startBook, toMenu, useBrowser } from "./harness.ts";
import {
  cellsRect,
  changed,
  chooseDisplay,
  colourName,
  goTo,
  hueOf,
  LAYOUT,
  openTheatre,
  pass,
  type Picture,
  pixelsOf,
  cellRect,
  type SceneRequest,
  showScene,
  takePicture,
  taps,
  vividPixels,
  writeStore,
} from "./scenes.ts";

useBrowser();

const textOf = async (page: Page, selector: string): Promise<string> => page.locator(selector).innerText();

async function pictureOf(page: Page, request: SceneRequest): Promise<Picture> {
  await showScene(page, request);
  return takePicture(page);
}

/** Drops and lets time pass until the result is there. */
async function dropToTheEnd(page: Page, stepMs: number): Promise<void> {
  for (let i = 0; i < 60 && (await page.locator(".screen-result").count()) === 0; i++) {
    await page.keyboard.press("Space");
    await pass(page, stepMs);
  }
  await expect
    .poll(async () => {
      await pass(page, 100);
      return page.locator(".screen-result").count();
    })
    .toBe(1);
}

/** A high wall in the middle: whatever comes next is the end, but a column at the right is free. */
const wall = (rows: number): string[] => Array.from({ length: rows }, () => "...####...");
const TO_THE_RIGHT = ["right", "right", "right", "right", "right", "right"] as const;

describe("names", () => {
  it("G-12.0: the product's name does not have the word in it", async () => {
    const page = await open();
    await page.locator(".screen-legal").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".screen-title").waitFor();
    const names = [await page.title(), await page.locator(".title-name [role=img]").getAttribute("aria-label")];
    expect(names).toEqual(["Korobeinix", "Korobeinix"]);
    expect(await page.locator(".screen-title").innerText()).not.toMatch(/tetris/i);
    await toMenu(page);
    expect(await textOf(page, ".menu-list")).not.toMatch(/tetris/i);
  });
});

describe("keys and buttons", () => {
  /** A keypad tells what its key writes, and no code. */
  const writeOnPhone = (page: Page, key: string): Promise<void> =>
    page.evaluate((written) => {
      for (const type of ["keydown", "keyup"]) {
        document.body.dispatchEvent(
          new KeyboardEvent(type, { key: written, code: "", bubbles: true, cancelable: true }),
        );
      }
    }, key);

  it("G-4.3: the digits of a phone play, and what # and * write", async () => {
    const page = await open();
    await toMenu(page);
    await startBook(page, "guideline");
    for (const key of ["Digit4", "Digit6", "Digit8", "Digit3", "Digit5", "Digit7"]) await page.keyboard.press(key);
    await writeOnPhone(page, "#");
    for (const key of ["Digit1", "Digit9"]) await page.keyboard.press(key);
    await writeOnPhone(page, "*");
    for (const key of ["Digit0", "Digit2"]) await page.keyboard.press(key);
    await page.keyboard.press("ContextMenu");
    await page.locator(".pause").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".pause").waitFor({ state: "detached" });
    const names = (await pauseAndSave(page)).inputs
      .map(({ name }) => name)
      .filter((name) => !name.endsWith("Released"));
    expect(names).toEqual([
      "left",
      "right",
      "softDrop",
      ...Array.from({ length: 4 }, () => "rotateClockwise"),
      ...Array.from({ length: 3 }, () => "rotateCounterclockwise"),
      "hold",
      "hardDrop",
    ]);
  });

  it("R-7: the triggers of a pad turn, up drops, down drops softly", async () => {
    const pad = `
      const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
      const pad = { id: "Test pad", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, timestamp: 0 };
      navigator.getGamepads = () => [pad, null, null, null];
      window.padButton = (i, isDown) => { buttons[i] = { pressed: isDown, touched: isDown, value: isDown ? 1 : 0 }; pad.timestamp++; };
    `;
    const page = await open({ before: pad });
    await toMenu(page);
    await startBook(page, "reglas");
    for (const button of [6, 7, 14, 15, 13, 12]) {
      for (const isDown of [true, false]) {
        await page.evaluate(
          ([i, down]) => {
            (window as unknown as { padButton(i: number, isDown: boolean): void }).padButton(i, down);
            return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
          },
          [button, isDown] as const,
        );
      }
    }
    const names = (await pauseAndSave(page)).inputs
      .map(({ name }) => name)
      .filter((name) => !name.endsWith("Released"));
    expect(names).toEqual(["rotateCounterclockwise", "rotateClockwise", "left", "right", "softDrop", "hardDrop"]);
  });
});

describe("Basic", () => {
  it("B-14: no Next, no Hold, no ghost, no score: rows and time", async () => {
    const page = await openTheatre();
    const one = await pictureOf(page, { ruleBook: "basic", queue: ["I", "T", "Z"] });
    const other = await pictureOf(page, { ruleBook: "basic", queue: ["S", "L", "J"] });
    // Another piece is seen where it comes in, and nowhere else.
    expect(changed(one, other, cellsRect([0, 9], [17, 21]))).toBeGreaterThan(50);
    expect(changed(one, other, cellsRect([0, 9], [0, 15]))).toBe(0);
    expect(changed(one, other, LAYOUT.next)).toBe(0);
    expect(changed(one, other, LAYOUT.hold)).toBe(0);
    const hud = await textOf(page, ".hud");
    expect(hud).toMatch(/time/i);
    expect(hud).toMatch(/lines|rows/i);
    expect(hud).not.toMatch(/score|level|best/i);
  });

  it("B-14: its table shows rows and time", async () => {
    const page = await openTheatre();
    await showScene(page, {
      ruleBook: "basic",
      queue: ["I"],
      board: [...wall(16), "#########."],
      // It comes in standing.
      inputs: taps(1000, TO_THE_RIGHT),
    });
    await dropToTheEnd(page, 1100);
    await page.clock.resume();
    await goTo(page, "records/basic/marathon");
    const head = page.locator(".screen-records th");
    await head.first().waitFor();
    expect(
      await head.evaluateAll((all) => all.map((one) => /column-(\w+)/.exec(one.getAttribute("class") ?? "")?.[1])),
    ).toEqual([undefined, "name", "lines", "time", "date"]);
    expect(await textOf(page, ".screen-records td.column-lines")).toBe("1");
  });
});

describe("The New", () => {
  it("N-1: three Next, no fourth, Hold and a ghost", async () => {
    const page = await openTheatre();
    const plain = await pictureOf(page, { ruleBook: "new", queue: ["T", "I", "J", "S", "Z"] });
    const third = await pictureOf(page, { ruleBook: "new", queue: ["T", "I", "J", "O", "Z"] });
    const fourth = await pictureOf(page, { ruleBook: "new", queue: ["T", "I", "J", "S", "L"] });
    expect(changed(plain, third, LAYOUT.next)).toBeGreaterThan(100);
    expect(changed(plain, fourth, LAYOUT.next)).toBe(0);
    await page.keyboard.press("KeyC");
    await pass(page, 34);
    expect(changed(fourth, await takePicture(page), LAYOUT.hold)).toBeGreaterThan(100);
    const ghostless = await pictureOf(page, {
      ruleBook: "new",
      queue: ["T", "I", "J", "S", "Z"],
      options: { ghost: false },
    });
    expect(changed(plain, ghostless, cellsRect([4, 6], [0, 1]))).toBeGreaterThan(50);
  });

  it("N-10: a spin move is announced, a turn that leaves a way up is not", async () => {
    const page = await openTheatre();
    const seen: number[] = [];
    for (const overhang of ["...#......", ".........."]) {
      await showScene(page, {
        ruleBook: "new",
        queue: ["T", "O"],
        board: [overhang, "###...###.", "####.####."],
        options: { ghost: false },
        inputs: taps(1000, ["rotateClockwise", "left", "hardDrop"]),
      });
      await page.keyboard.press("KeyX");
      await pass(page, 750);
      const during = await takePicture(page);
      await pass(page, 1500);
      seen.push(changed(during, await takePicture(page), cellsRect([0, 9], [13, 17])));
    }
    expect(seen[0]).toBeGreaterThan(200);
    expect(seen[1]).toBe(0);
  });

  const SCORED: SceneRequest = {
    ruleBook: "new",
    queue: ["I"],
    board: [...wall(17), "#########."],
    inputs: taps(1000, ["rotateClockwise", ...TO_THE_RIGHT]),
  };

  async function enterCode(page: Page, code: string): Promise<void> {
    await showScene(page, SCORED);
    await dropToTheEnd(page, 1200);
    expect(await readStore(page, "records")).toHaveLength(1);
    await page.locator("#player-name").fill(code);
    await page.locator(".name-entry button").click();
  }

  it("N-21: under 2FAST4U the next game is fast, marked, and not for the table", async () => {
    const page = await openTheatre();
    await enterCode(page, "2FAST4U");
    await pass(page, 1000);
    await page.locator(".result-actions .primary").click();
    await page.locator(".screen-play").waitFor();
    await pass(page, 100);
    expect((await pauseAndSave(page)).setup.options.fast).toBe(true);
    await page.keyboard.press("Escape");
    await page.locator(".pause").waitFor({ state: "detached" });
    await dropToTheEnd(page, 1200);
    expect(await textOf(page, ".screen-result")).toContain("Played under a code");
    expect(await page.locator(".name-entry").count()).toBe(0);
    const kept = (await readStore(page, "records")) as { readonly name: string }[];
    expect(kept.map(({ name }) => name)).toEqual([""]);
  });

  it("N-21: 1N175R4M asks before it erases the tables", async () => {
    const page = await openTheatre();
    await enterCode(page, "1n175r4m");
    await page.locator(".code-question").waitFor();
    expect(await textOf(page, ".code-question")).toContain("Erase all high scores?");
    expect(await readStore(page, "records")).toHaveLength(1);
    await page.getByRole("button", { name: "Yes, erase" }).click();
    await expect.poll(async () => (await readStore(page, "records")).length).toBe(0);
  });

  it("N-21: 01DERS asks before it resets the wonders", async () => {
    const page = await openTheatre();
    await writeStore(page, "totals", "wonderLines", 4_999);
    await enterCode(page, "01DERS");
    expect(await readStore(page, "totals")).toEqual([5_000]);
    expect(await textOf(page, ".code-question")).toContain("Reset all line totals and wonders?");
    await page.getByRole("button", { name: "Yes, erase" }).click();
    await expect.poll(async () => (await readStore(page, "totals")).every((lines) => lines === 0)).toBe(true);
  });

  it("N-22: lines of all games add up to wonders, step by step, seen from the menu", async () => {
    const page = await open();
    await toMenu(page);
    await writeStore(page, "totals", "wonderLines", 5_000);
    await page.reload();
    await toMenu(page);
    await page.getByRole("button", { name: "Wonders" }).click();
    await page.locator(".screen-wonders").waitFor();
    expect(await textOf(page, ".wonders-total strong")).toBe("5,000");
    const wonders = await page.locator(".wonder").allInnerTexts();
    expect(wonders).toHaveLength(7);
    expect(wonders[0]).toContain("Complete");
    // 2,500 of the 5,000 lines to the second one: three of seven steps.
    expect(wonders[1]).toContain("step 3 of 7");
    expect(wonders[2]).toContain("step 0 of 7");
  });
});

describe("Reglas", () => {
  it("R-6: the ghost is always there, and Hold", async () => {
    const page = await openTheatre();
    expect(parseSetup({ ruleBook: "reglas", seed: 1, options: { ghost: false } }).ok).toBe(false);
    const wide = await pictureOf(page, { ruleBook: "reglas", queue: ["I", "T", "T", "T", "T", "T", "T"] });
    const narrow = await pictureOf(page, { ruleBook: "reglas", queue: ["O", "T", "T", "T", "T", "T", "T"] });
    for (const column of [3, 6]) expect(changed(wide, narrow, cellRect(column, 0, 0))).toBeGreaterThan(20);
    for (const column of [0, 9]) expect(changed(wide, narrow, cellRect(column, 0, 0))).toBe(0);
    await page.keyboard.press("KeyC");
    await pass(page, 34);
    expect(changed(narrow, await takePicture(page), LAYOUT.hold)).toBeGreaterThan(100);
  });
});

describe("Korobeinix", () => {
  const ALL_KINDS: SceneRequest = { ruleBook: "korobeinix", queue: ["T"], board: ["IOTLJSZ..."] };

  it("K-1, K-3: a green-phosphor terminal with its captions, or in colour", async () => {
    const page = await openTheatre();
    const green = await pictureOf(page, ALL_KINDS);
    const captions = await page.locator(".hud dt").allInnerTexts();
    for (const caption of ["ПОЛНЫХ СТРОК", "УРОВЕНЬ", "СЧЕТ"]) expect(captions).toContain(caption);
    const vivid = vividPixels(green, LAYOUT.matrix);
    expect(vivid.length).toBeGreaterThan(200);
    for (const pixel of vivid) expect(colourName([pixel])).toBe("green");
    const { matrix, cell } = LAYOUT;
    // The walls "<!" and "!>", and the floor of "=" and "\/".
    for (const rect of [
      { ...matrix, x: matrix.x - 2 * cell, width: 2 * cell },
      { ...matrix, x: matrix.x + matrix.width, width: 2 * cell },
      { ...matrix, y: matrix.y + matrix.height, height: 2 * cell },
    ]) {
      expect(colourName(pixelsOf(green, rect).filter((pixel) => hueOf(pixel).chroma > 0.3))).toBe("green");
    }
    // An empty cell has its dot.
    expect(pixelsOf(green, cellRect(0, 5, 0)).some((pixel) => hueOf(pixel).chroma > 0.15)).toBe(true);
    await page.clock.resume();
    await chooseDisplay(page, { isTerminalColoured: true });
    const coloured = await pictureOf(page, ALL_KINDS);
    const names = Array.from({ length: 7 }, (_, column) => colourName(vividPixels(coloured, cellRect(column, 0, 0))));
    expect(new Set(names).size).toBe(7);
  });

  it("K-9: the display rolls over at 1000", async () => {
    const { inputs, end, score } = squaresForever(1_000);
    expect(score).toBeGreaterThan(1_000);
    const page = await openTheatre();
    await showScene(page, { ruleBook: "korobeinix", queue: SQUARES, inputs, end });
    expect(await textOf(page, ".hud-figure.is-score dd")).toBe(String(score % 1_000));
  });

  const SQUARES = Array.from({ length: 200 }, () => "O");

  /** Squares side by side, line after line, until the score is over a number. */
  function squaresForever(over: number): { readonly inputs: Input[]; readonly end: number; readonly score: number } {
    const game = newGame(unwrap(parseSetup({ ruleBook: "korobeinix", seed: 7, queue: SQUARES })));
    const inputs: Input[] = [];
    const { geometry } = game.rules;
    for (let i = 0; game.state.score <= over; i++) {
      const { state } = game;
      const offsets = [0, 1, 2, 3].map((mino) => geometry.minoX[(state.kind * 4 + state.facing) * 4 + mino]!);
      const steps = (i % 5) * 2 - (state.x + Math.min(...offsets));
      const name = steps < 0 ? "left" : "right";
      for (let step = 0; step < Math.abs(steps); step++) {
        for (const each of [name, `${name}Released`] as const) {
          const input: Input = { at: state.time + 1_000, name: each };
          play(game, input);
          inputs.push(input);
        }
      }
      const before = state.score;
      while (game.state.score === before && game.state.phase !== "ended") advance(game, game.state.time + SECOND / 50);
      if (game.state.phase === "ended") break;
    }
    return { inputs, end: game.state.time, score: game.state.score };
  }
});

describe("sound", () => {
  /** Counts what is started. */
  const COUNTING = `
    window.started = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...given) { window.started++; return start.apply(this, given); };
  `;
  const startedOf = (page: Page): Promise<number> =>
    page.evaluate(() => (window as unknown as { readonly started: number }).started);

  async function listen(sound: Partial<SoundSettings>, book: string): Promise<Page> {
    const page = await open({ before: COUNTING });
    await toMenu(page);
    await writeStore(page, "settings", "settings", {
      ...DEFAULT_SETTINGS,
      sound: { ...DEFAULT_SETTINGS.sound, ...sound },
    });
    await page.reload();
    await toMenu(page);
    await startBook(page, book);
    return page;
  }

  it("G-13.2: a turn is heard", async () => {
    const page = await listen({ isMusicOn: false }, "guideline");
    await expect
      .poll(async () => {
        const before = await startedOf(page);
        await page.keyboard.press("KeyX");
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        return (await startedOf(page)) - before;
      })
      .toBeGreaterThan(0);
  });

  it("G-13.3: music plays by itself once a game has begun", async () => {
    const page = await listen({ areEffectsOn: false }, "guideline");
    await expect.poll(() => startedOf(page), { timeout: 5_000 }).toBeGreaterThan(10);
  });

  it("K-11: the terminal is silent, and plays where that is wished", async () => {
    const silent = await listen({}, "korobeinix");
    const before = await startedOf(silent);
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp"]) await silent.keyboard.press(key);
    await silent.getByText("0:02").first().waitFor();
    expect(await startedOf(silent)).toBe(before);
    const loud = await listen({ isTerminalSilent: false }, "korobeinix");
    await expect.poll(() => startedOf(loud), { timeout: 5_000 }).toBeGreaterThan(10);
  });
});
