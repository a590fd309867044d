import { advance, newGame, parseSetup, SECOND, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./harness.ts";
import {
  cellRect,
  cellsRect,
  changed,
  changedShare,
  chooseDisplay,
  colourName,
  contrastOf,
  LAYOUT,
  luminance,
  meanColour,
  nextRect,
  openTheatre,
  pass,
  type Picture,
  pixelsOf,
  showScene,
  takePicture,
  taps,
  vividPixels,
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

/** Rows that lack their last cell only, for an I that is turned and moved there. */
const gapRows = (count: number): string[] => Array.from({ length: count }, () => "#########.");
const I_TO_THE_GAP = ["rotateClockwise", "right", "right", "right", "right", "right"] as const;

describe("the Matrix and what stands beside it", () => {
  it("G-3.1: the seven have their colours, on the board and in the Next Queue", async () => {
    const page = await openTheatre();
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
    const page = await openTheatre();
    for (const next of [1, 3, 6]) {
      await showScene(page, { ruleBook: "guideline", queue: KINDS, options: { next } });
      const picture = await takePicture(page);
      const shown = Array.from({ length: 6 }, (_, i) => vividPixels(picture, nextRect(i)).length > 100);
      expect(shown).toEqual(Array.from({ length: 6 }, (_, i) => i < next));
      expect(colourName(vividPixels(picture, nextRect(0)))).toBe(COLOURS[KINDS[1]!]);
    }
  });

  it("G-2.4.4: the Ghost Piece lies where the piece would rest, and can be switched off", async () => {
    const page = await openTheatre();
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
    const page = await openTheatre();
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
    const page = await openTheatre();
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

  it("G-3.4b: a piece whose way is blocked shows above the Skyline", async () => {
    const page = await openTheatre();
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
    const page = await openTheatre();
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

  it.each([
    ["guideline", 1],
    ["guideline", 15],
    ["new", 1],
    ["reglas", 1],
  ] as const)("G-2.4.5: minos of %s at level %i stand out from their ground", async (ruleBook, startingLevel) => {
    const page = await openTheatre();
    const board = [`${KINDS.join("")}...`];
    const options = ruleBook === "guideline" ? { startingLevel, ghost: false } : {};
    await showScene(page, { ruleBook, queue: ["I"], board, options });
    const picture = await takePicture(page);
    const ground = meanColour(pixelsOf(picture, cellRect(9, 1)));
    KINDS.forEach((kind, column) => {
      const mino = pixelsOf(picture, cellRect(column, 0, 0.1));
      const strong = mino.filter((pixel) => contrastOf(pixel, ground) >= 3);
      expect(strong.length / mino.length, kind).toBeGreaterThan(0.5);
    });
  });
});

describe("what is seen of an action", () => {
  /** Below the notices, and below where the next piece comes. */
  const LOW = cellsRect([0, 9], [0, 10]);

  it("G-13.1.1: the more lines are cleared, the more is seen of it", async () => {
    const page = await openTheatre({ reducedMotion: "no-preference" });
    const intensities: number[] = [];
    for (const lines of [1, 2, 3, 4]) {
      await showScene(page, {
        ruleBook: "guideline",
        queue: ["I", "O"],
        board: gapRows(lines),
        options: { ghost: false },
        inputs: taps(1000, I_TO_THE_GAP),
      });
      await page.keyboard.press("Space");
      await pass(page, 80);
      const during = await takePicture(page);
      await pass(page, 1500);
      intensities.push(changed(during, await takePicture(page), LOW));
    }
    const [single = 0, double = 0, triple = 0, tetris = 0] = intensities;
    expect(single).toBeGreaterThan(500);
    expect(double).toBeGreaterThan(single * 1.2);
    expect(triple).toBeGreaterThan(double * 1.1);
    expect(tetris).toBeGreaterThan(triple * 1.1);
  });

  it("G-13.1.2, G-13.1.3: a trail follows a Hard Drop, and the Lock Down flashes", async () => {
    const page = await openTheatre({ reducedMotion: "no-preference" });
    await showScene(page, { ruleBook: "guideline", queue: ["I", "O"], options: { ghost: false } });
    const before = await takePicture(page);
    await page.keyboard.press("Space");
    await pass(page, 34);
    const during = await takePicture(page);
    await pass(page, 1500);
    const after = await takePicture(page);
    const way = cellsRect([3, 6], [4, 14]);
    expect(changed(before, after, way)).toBe(0);
    expect(changedShare(during, after, way)).toBeGreaterThan(0.3);
    expect(changedShare(during, after, cellsRect([8, 9], [4, 14]))).toBeLessThan(0.02);
    // Translucent: it is but a part of the piece's own light.
    const light = (picture: Picture, rect = way): number => luminance(meanColour(pixelsOf(picture, rect)));
    expect(light(during)).toBeLessThan(light(before, cellsRect([3, 6], [19, 19])) * 0.6);
    const rest = cellsRect([3, 6], [0, 0]);
    expect(light(during, rest)).toBeGreaterThan(light(after, rest) * 1.1);
  });

  it.each(["guideline", "new", "reglas"])(
    "G-13.1.3: Blocks of %s look different from the piece in play",
    async (ruleBook) => {
      const page = await openTheatre();
      const end = 3 * SECOND;
      await showScene(page, { ruleBook, queue: ["I", "O"], end });
      const inPlay = await takePicture(page);
      const game = newGame(unwrap(parseSetup({ ruleBook, seed: 7, queue: ["I", "O"] })));
      advance(game, end);
      const { x, y } = game.state;
      expect(y).toBeLessThan(20);
      await page.keyboard.press("Space");
      await pass(page, 1500);
      const locked = await takePicture(page);
      const brightness = (picture: Picture, row: number): number =>
        luminance(meanColour(pixelsOf(picture, cellRect(x, row))));
      const [piece, block] = [brightness(inPlay, y), brightness(locked, 0)];
      expect(piece).toBeGreaterThan(0.1);
      expect(block).toBeLessThan(piece * 0.95);
    },
  );

  it("G-13.1.4: the background follows the level, and only the level", async () => {
    const page = await openTheatre();
    const drops = [0, 1, 2].map((i) =>
      taps(1000 + i * 300_000, [...I_TO_THE_GAP, ...(i < 2 ? ["hardDrop" as const] : [])]),
    );
    const margin = { x: 0, y: 0, width: 120, height: LAYOUT.matrix.height };
    const changes: number[] = [];
    for (const earlier of [0, 2]) {
      await showScene(page, {
        ruleBook: "guideline",
        queue: ["I", "I", "I", "O"],
        board: gapRows(12),
        options: { ghost: false },
        inputs: drops.slice(0, earlier).flat().concat(drops[earlier]!),
      });
      const before = await takePicture(page);
      await page.keyboard.press("Space");
      await pass(page, 1500);
      changes.push(changed(before, await takePicture(page), margin));
    }
    expect(await page.locator(".hud-figure.is-level dd").innerText()).toBe("2");
    expect(changes[0]).toBe(0);
    expect(changes[1]).toBeGreaterThan(200);
  });

  it.each([
    [1, true],
    [12, false],
  ] as const)("G-13.1.5: at level %i the action is named inside the Matrix: %s", async (startingLevel, isInside) => {
    const page = await openTheatre();
    await showScene(page, {
      ruleBook: "guideline",
      queue: ["I", "O"],
      board: gapRows(1),
      options: { ghost: false, startingLevel },
      inputs: taps(1000, I_TO_THE_GAP),
    });
    await page.keyboard.press("Space");
    await pass(page, 170);
    const during = await takePicture(page);
    await pass(page, 1250);
    const after = await takePicture(page);
    const { hold, cell } = LAYOUT;
    const inside = changed(during, after, cellsRect([0, 8], [13, 17]));
    const beside = changed(during, after, {
      x: hold.x - cell,
      y: hold.y + hold.height,
      width: hold.width + cell,
      height: 5 * cell,
    });
    expect(inside > 200).toBe(isInside);
    expect(beside > 200).toBe(!isInside);
  });
});
