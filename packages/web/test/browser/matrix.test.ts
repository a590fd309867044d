import { newGame, parseSetup, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./harness.ts";
import {
  changed,
  changedShare,
  colourName,
  contrastOf,
  luminance,
  meanColour,
  type Picture,
  pixelsOf,
  takePicture,
  vividPixels,
} from "./pictures.ts";
import {
  cellRect,
  cellsRect,
  chooseDisplay,
  LAYOUT,
  layoutAt,
  nextRect,
  openScenes,
  pass,
  showScene,
} from "./scenes.ts";

useBrowser();

/** The colours of G-3.1, by the clause and not by our skin. */
const COLOURS = {
  O: "yellow",
  I: "light blue",
  T: "purple",
  L: "orange",
  J: "dark blue",
  S: "green",
  Z: "red",
} as const;
const KINDS = Object.keys(COLOURS) as (keyof typeof COLOURS)[];

describe("the Matrix and what stands beside it", () => {
  it("G-3.1: the seven have their colours, on the board and in the Next Queue", async () => {
    const page = await openScenes();
    await showScene(page, {
      ruleBook: "guideline",
      queue: KINDS,
      board: [`${KINDS.join("")}...`],
      options: { ghost: false },
    });
    const picture = await takePicture(page);
    const onBoard = KINDS.map((_, column) => colourName(pixelsOf(picture, cellRect(column, 0))));
    expect(onBoard).toEqual(Object.values(COLOURS));
    const inQueue = KINDS.slice(1).map((_, i) => colourName(vividPixels(picture, nextRect(i))));
    expect(inQueue).toEqual(KINDS.slice(1).map((kind) => COLOURS[kind]));
  });

  it("G-2.4.3: one to six are shown, the next one nearest the top", async () => {
    const page = await openScenes();
    for (const next of [1, 3, 6]) {
      await showScene(page, { ruleBook: "guideline", queue: KINDS, options: { next } });
      const picture = await takePicture(page);
      const shown = Array.from({ length: 6 }, (_, i) => vividPixels(picture, nextRect(i)).length > 100);
      expect(shown).toEqual(Array.from({ length: 6 }, (_, i) => i < next));
      expect(colourName(vividPixels(picture, nextRect(0)))).toBe(COLOURS[KINDS[1]!]);
    }
  });

  it("G-2.4.4: the Ghost Piece lies where the piece would rest, and can be switched off", async () => {
    const page = await openScenes();
    const pictures: Picture[] = [];
    for (const ghost of [true, false]) {
      await showScene(page, { ruleBook: "guideline", queue: ["I"], options: { ghost } });
      pictures.push(await takePicture(page));
    }
    const [seen, unseen] = pictures as [Picture, Picture];
    for (const column of [3, 4, 5, 6]) expect(changed(seen, unseen, cellRect(column, 0, 0))).toBeGreaterThan(20);
    for (const column of [1, 8]) expect(changed(seen, unseen, cellRect(column, 0, 0))).toBe(0);
    expect(changed(seen, unseen, cellsRect([0, 9], [2, 19]))).toBe(0);
  });

  it("G-2.4.6: Starting Blocks are seen where they are laid", async () => {
    const page = await openScenes();
    const pictures: Picture[] = [];
    for (const startingRows of [0, 7]) {
      await showScene(page, { ruleBook: "guideline", queue: ["O"], options: { startingRows, ghost: false } });
      pictures.push(await takePicture(page));
    }
    const [empty, laid] = pictures as [Picture, Picture];
    const { state } = newGame(
      unwrap(parseSetup({ ruleBook: "guideline", seed: 7, queue: ["O"], options: { startingRows: 7, ghost: false } })),
    );
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 10; column++) {
        const isSeen = changedShare(empty, laid, cellRect(column, row)) > 0.5;
        expect(isSeen, `column ${column}, row ${row}`).toBe(state.cells[row * 10 + column] !== 0);
      }
    }
  });

  it("G-2.4.8: what is held is shown at the top left", async () => {
    const page = await openScenes();
    await showScene(page, { ruleBook: "guideline", queue: ["T", "S"] });
    const before = await takePicture(page);
    expect(vividPixels(before, LAYOUT.hold).length).toBeLessThan(20);
    await page.keyboard.press("KeyC");
    // Once the next one has locked, it may be taken out again, and is shown in full.
    await page.keyboard.press("Space");
    await pass(page, 700);
    const after = await takePicture(page);
    expect(colourName(vividPixels(after, LAYOUT.hold))).toBe("purple");
    const { matrix, hold } = LAYOUT;
    expect(hold.x + hold.width).toBeLessThan(matrix.x);
    expect(Math.abs(hold.y - matrix.y)).toBeLessThan(LAYOUT.cell);
  });

  it("G-2.4.3: an upright phone shows all six that were asked for, in their order", async () => {
    const size = { width: 390, height: 844 };
    const page = await openScenes({ size });
    const { next } = layoutAt(size);
    const unit = next.width / 6.45;
    await showScene(page, { ruleBook: "guideline", queue: KINDS, options: { next: 6 } });
    const picture = await takePicture(page);
    const names = KINDS.slice(1).map((_, i) => {
      const from = i === 0 ? 0 : (i + 0.45) * unit;
      return colourName(vividPixels(picture, { ...next, x: next.x + from, width: i === 0 ? 1.45 * unit : unit }));
    });
    expect(names).toEqual(KINDS.slice(1).map((kind) => COLOURS[kind]));
  });

  it("G-2.4.3: Hold and Next have a frame each, an empty Hold too", async () => {
    const page = await openScenes();
    const pictures: Picture[] = [];
    for (const hold of [true, false]) {
      await showScene(page, { ruleBook: "guideline", queue: ["T", "S"], options: { hold } });
      pictures.push(await takePicture(page));
    }
    const [framed, bare] = pictures as [Picture, Picture];
    const { hold } = LAYOUT;
    for (const [x, y, width, height] of [
      [hold.x + 20, hold.y, hold.width - 40, 1],
      [hold.x + 20, hold.y + hold.height - 1, hold.width - 40, 1],
      [hold.x, hold.y + 20, 1, hold.height - 40],
      [hold.x + hold.width - 1, hold.y + 20, 1, hold.height - 40],
    ] as const)
      expect(changedShare(framed, bare, { x, y, width, height })).toBeGreaterThan(0.9);
  });

  it.each([
    ["R-1", "reglas"],
    ["K-1", "korobeinix"],
  ])("%s: what is above row 20 is hidden", async (_, ruleBook) => {
    const page = await openScenes();
    await showScene(page, { ruleBook, queue: ["T", "I"] });
    const entering = await takePicture(page);
    await pass(page, 4000);
    const fallen = await takePicture(page);
    expect(changed(entering, fallen, cellsRect([0, 9], [20, 21]))).toBe(0);
    expect(changed(entering, fallen, cellsRect([0, 9], [10, 19]))).toBeGreaterThan(200);
  });

  it("G-3.4b: a piece whose way is blocked shows above the Skyline", async () => {
    const page = await openScenes();
    const tower = ["...####...", ...Array.from({ length: 19 }, () => "...#......")];
    await showScene(page, { ruleBook: "guideline", queue: ["T"], board: tower, options: { ghost: false } });
    const blocked = await takePicture(page);
    await showScene(page, { ruleBook: "guideline", queue: ["T"], options: { ghost: false } });
    const free = await takePicture(page);
    for (const column of [3, 4, 5]) expect(colourName(pixelsOf(blocked, cellRect(column, 20)))).toBe("purple");
    expect(colourName(pixelsOf(free, cellRect(3, 20)))).not.toBe("purple");
    expect(colourName(pixelsOf(free, cellRect(3, 19)))).toBe("purple");
  });

  it("G-3.2: patterns tell the seven apart without their colours", async () => {
    const page = await openScenes();
    const request = { ruleBook: "guideline", queue: ["O"], board: [`${KINDS.join("")}...`], options: { ghost: false } };
    await showScene(page, request);
    const plain = await takePicture(page);
    await page.clock.resume();
    await chooseDisplay(page, { hasPatterns: true });
    await showScene(page, request);
    const marked = await takePicture(page);
    // Light and dark alone, whatever the brightness of the whole.
    const shadesOf = (picture: Picture, column: number): number[] => {
      const shades = pixelsOf(picture, cellRect(column, 0)).map(luminance);
      const mean = shades.reduce((sum, shade) => sum + shade, 0) / shades.length;
      return shades.map((shade) => shade / mean);
    };
    const apart = (a: number[], b: number[]): number =>
      a.reduce((sum, shade, i) => sum + Math.abs(shade - b[i]!), 0) / a.length;
    for (let one = 0; one < 7; one++) {
      expect(changedShare(plain, marked, cellRect(one, 0))).toBeGreaterThan(0.05);
      for (let other = one + 1; other < 7; other++) {
        const difference = apart(shadesOf(marked, one), shadesOf(marked, other));
        expect(difference, `${KINDS[one]} and ${KINDS[other]}`).toBeGreaterThan(0.1);
      }
    }
  });

  it("G-2.4.5: minos stand out from their ground in every book of colours, at any level", async () => {
    const page = await openScenes();
    await chooseDisplay(page, { skins: { korobeinix: "terminalColour" } });
    for (const [ruleBook, options, kinds] of [
      ["guideline", { startingLevel: 1, ghost: false }, KINDS],
      ["guideline", { startingLevel: 15, ghost: false }, KINDS],
      ["new", {}, KINDS],
      ["reglas", {}, KINDS],
      ["basic", {}, KINDS.filter((kind) => kind !== "O")],
      ["korobeinix", {}, KINDS],
    ] as const) {
      const board = [kinds.join("").padEnd(10, ".")];
      await showScene(page, { ruleBook, queue: ["I"], board, options });
      const picture = await takePicture(page);
      const ground = meanColour(pixelsOf(picture, cellRect(9, 1)));
      kinds.forEach((kind, column) => {
        const mino = pixelsOf(picture, cellRect(column, 0, 0.1));
        const strong = mino.filter((pixel) => contrastOf(pixel, ground) >= 3);
        expect(strong.length / mino.length, `${kind} of ${ruleBook}`).toBeGreaterThan(0.5);
        expect(contrastOf(meanColour(mino), ground), `${kind} of ${ruleBook}`).toBeGreaterThan(3);
      });
    }
  });
});
