import {
  advance,
  type Input,
  minosOf,
  newGame,
  nextMoment,
  parseSetup,
  play,
  SECOND,
  unwrap,
} from "@korobeinix/engine";
import { replay } from "@korobeinix/engine/log";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { goTo, useBrowser } from "./harness.ts";
import { changed, colourName, hueOf, type Picture, pixelsOf, takePicture, vividPixels } from "./pictures.ts";
import { nearTheEnd } from "./positions.ts";
import {
  cellRect,
  cellsRect,
  chooseDisplay,
  dropToTheEnd,
  LAYOUT,
  openScenes,
  pass,
  type SceneRequest,
  showLog,
  showScene,
  taps,
} from "./scenes.ts";

useBrowser();

const textOf = (page: Page, selector: string): Promise<string> => page.locator(selector).innerText();

async function pictureOf(page: Page, request: SceneRequest): Promise<Picture> {
  await showScene(page, request);
  return takePicture(page);
}

describe("Basic", () => {
  it("B-14: no Next, no Hold, no ghost, no score: rows and time", async () => {
    const page = await openScenes();
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
    const page = await openScenes();
    const played = nearTheEnd("basic");
    await showLog(page, played);
    await dropToTheEnd(page);
    await page.clock.resume();
    await goTo(page, "records/basic/marathon");
    const head = page.locator(".screen-records th");
    await head.first().waitFor();
    const columns = await head.evaluateAll((all) =>
      all.flatMap((one) => /column-(\w+)/.exec(one.getAttribute("class") ?? "")?.[1] ?? []),
    );
    expect(columns).toEqual(["name", "lines", "time", "date"]);
    expect(await textOf(page, ".screen-records td.column-lines")).toBe(String(replay(played).state.lines));
  });
});

describe("the page of Basic", () => {
  it("F-7: a row that goes is struck as a tally beside the well, and noted where it is worth it", async () => {
    const page = await openScenes();
    const board = Array.from({ length: 9 }, () => "IIIJJJLLL.");
    await showScene(page, { ruleBook: "basic", queue: ["I", "T", "T"], board });
    const before = await takePicture(page);
    for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await pass(page, 2000);
    const after = await takePicture(page);
    const { matrix, cell, next } = LAYOUT;
    const tallies = { x: next.x, y: matrix.y + cell, width: 3 * cell, height: 2.4 * cell };
    expect(changed(before, after, tallies)).toBeGreaterThan(60);
    const margin = { x: 0, y: matrix.y + 5 * cell, width: 5 * cell, height: 2.4 * cell };
    expect(changed(before, after, margin)).toBeGreaterThan(60);
    // Nothing else of the page has changed.
    expect(changed(before, after, { ...margin, y: margin.y + 4 * cell })).toBe(0);
  });
});

describe("The New", () => {
  it("N-1: three Next, no fourth, Hold and a ghost", async () => {
    const page = await openScenes();
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
    const page = await openScenes();
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
});

describe("Reglas", () => {
  it("R-6: the ghost is always there, and Hold", async () => {
    const page = await openScenes();
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
    const page = await openScenes();
    const green = await pictureOf(page, ALL_KINDS);
    const captions = await page.locator(".hud dt [lang=ru]").allInnerTexts();
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
    await chooseDisplay(page, { skins: { korobeinix: "terminalColour" } });
    const coloured = await pictureOf(page, ALL_KINDS);
    const names = Array.from({ length: 7 }, (_, column) => colourName(vividPixels(coloured, cellRect(column, 0, 0))));
    expect(new Set(names).size).toBe(7);
  });

  it("F-8: captions are read in the player's language in a pause, when pointed at, and always if that is chosen", async () => {
    const page = await openScenes();
    await showScene(page, ALL_KINDS);
    const captions = page.locator(".hud dt");
    const seen = async (): Promise<string> => (await captions.allInnerTexts()).join(" ");
    const score = captions.filter({ hasText: "СЧЕТ" });
    await score.hover();
    expect(await score.locator("[lang=ru]").isVisible()).toBe(false);
    expect((await score.innerText()).toLowerCase()).toBe("score");
    await page.mouse.move(5, 5);
    expect(await score.locator("[lang=ru]").isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect((await textOf(page, ".pause .caption-key")).replaceAll(/\s+/g, " ")).toContain("ПОЛНЫХ СТРОК Lines");
    await page.clock.resume();
    await chooseDisplay(page, { areCaptionsTranslated: true, skins: { korobeinix: "terminalColour" } });
    await showScene(page, ALL_KINDS);
    expect(await page.locator(".hud dt [lang=ru]:visible").count()).toBe(0);
    expect((await seen()).toLowerCase()).toContain("lines");
  });

  it("K-9: the display rolls over at 1000", async () => {
    const { inputs, end, score } = squaresForever(1_000);
    expect(score).toBeGreaterThan(1_000);
    const page = await openScenes();
    await showScene(page, { ruleBook: "korobeinix", queue: SQUARES, inputs, end });
    expect(await textOf(page, ".hud-figure.is-score dd")).toBe(String(score % 1_000));
  });

  const SQUARES = Array.from({ length: 200 }, () => "O");

  /** Squares side by side, line after line, until the score is over a number. */
  function squaresForever(over: number): { readonly inputs: Input[]; readonly end: number; readonly score: number } {
    const game = newGame(unwrap(parseSetup({ ruleBook: "korobeinix", seed: 7, queue: SQUARES })));
    const inputs: Input[] = [];
    for (let i = 0; game.state.score <= over; i++) {
      const { state } = game;
      while (state.kind < 0) advance(game, nextMoment(game));
      const steps = (i % 5) * 2 - Math.min(...minosOf(game).map(({ x }) => x));
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
