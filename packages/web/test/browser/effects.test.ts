import { advance, type Input, newGame, parseSetup, SECOND, unwrap } from "@korobeinix/engine";
import { inputsFor, placements } from "@korobeinix/engine/placements";
import { describe, expect, it } from "vitest";
import { useBrowser } from "./harness.ts";
import { changed, changedShare, luminance, meanColour, type Picture, pixelsOf, takePicture } from "./pictures.ts";
import {
  cellRect,
  cellsRect,
  chooseDisplay,
  LAYOUT,
  layoutAt,
  openScenes,
  pass,
  type SceneRequest,
  showScene,
  taps,
} from "./scenes.ts";

useBrowser();

/** Rows that lack their last cell only, for an I that is turned and moved there. */
const gapRows = (count: number): string[] => Array.from({ length: count }, () => "#########.");
const I_TO_THE_GAP = ["rotateClockwise", "right", "right", "right", "right", "right"] as const;

/** A T-Slot, and a T's way into it up to the Hard Drop. */
const T_SLOT = { queue: ["T", "O"], board: ["..##......", "###...####", "####.#####"] };

function intoTheSlot(): readonly Input[] {
  const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 7, ...T_SLOT })));
  advance(game, 0);
  const placement = placements(game).find(({ spin }) => spin === "full");
  if (placement === undefined) throw new Error("there is no way into the slot");
  const { inputs } = inputsFor(game, placement);
  return inputs.slice(
    0,
    inputs.findIndex(({ name }) => name === "hardDrop"),
  );
}

describe("what weighs", () => {
  const { matrix, cell } = LAYOUT;
  /** Between the wall and the figures, where nothing stands, beside the lowest rows. */
  const BESIDE = { x: matrix.x - 1.3 * cell, y: matrix.y + 16 * cell, width: 0.6 * cell, height: 4 * cell };
  const scene = (lines: number): SceneRequest => ({
    ruleBook: "guideline",
    queue: ["I", "O"],
    board: gapRows(lines),
    options: { ghost: false },
    inputs: taps(1000, I_TO_THE_GAP),
  });

  it("F-1, F-2, F-3: four lines send light over the ground in their frame, a Single does not; without effects none does", async () => {
    const page = await openScenes({ reducedMotion: "no-preference" });
    const seen: number[] = [];
    for (const [lines, effectStrength] of [
      [1, 100],
      [4, 100],
      [4, 0],
    ] as const) {
      await chooseDisplay(page, { effectStrength });
      await showScene(page, scene(lines));
      const before = await takePicture(page);
      await page.keyboard.press("Space");
      await pass(page, 34);
      seen.push(changed(before, await takePicture(page), BESIDE));
    }
    const [single = 0, tetris = 0, none = 0] = seen;
    expect(tetris).toBeGreaterThan(1000);
    expect(single).toBeLessThan(tetris / 10);
    expect(none).toBe(0);
  });

  it("F-4: a stack near the Skyline is seen at the frame", async () => {
    const page = await openScenes();
    const wall = { x: matrix.x - 0.6 * cell, y: matrix.y, width: 0.6 * cell, height: 4 * cell };
    const reds: number[] = [];
    for (const lines of [4, 17]) {
      await showScene(page, scene(lines));
      await pass(page, 500);
      const [red, green, blue] = meanColour(pixelsOf(await takePicture(page), wall));
      reds.push(red - (green + blue) / 2);
    }
    expect(reds[1]).toBeGreaterThan(reds[0]! + 30);
  });
});

describe("what is seen of an action", () => {
  /** Below the notices, and below where the next piece comes. */
  const LOW = cellsRect([0, 9], [0, 10]);

  it("G-13.1.1: the more lines are cleared, the more is seen of it", async () => {
    const page = await openScenes({ reducedMotion: "no-preference" });
    const intensities: number[] = [];
    for (const lines of [1, 2, 4]) {
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
    const [single = 0, double = 0, tetris = 0] = intensities;
    expect(single).toBeGreaterThan(500);
    expect(double).toBeGreaterThan(single * 1.2);
    expect(tetris).toBeGreaterThan(double * 1.2);
  });

  it("G-13.1.2, G-13.1.3: a trail follows a Hard Drop, and the Lock Down flashes", async () => {
    const page = await openScenes({ reducedMotion: "no-preference" });
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
    // Elsewhere only the lines between the cells, which give with the board.
    expect(changedShare(during, after, cellsRect([8, 9], [4, 14]))).toBeLessThan(0.1);
    // Translucent: it is but a part of the piece's own light.
    const light = (picture: Picture, rect = way): number => luminance(meanColour(pixelsOf(picture, rect)));
    expect(light(during)).toBeLessThan(light(before, cellsRect([3, 6], [19, 19])) * 0.6);
    const rest = cellsRect([3, 6], [0, 0]);
    expect(light(during, rest)).toBeGreaterThan(light(after, rest) * 1.1);
  });

  it("G-13.1.3: Blocks look different from the piece in play, in every book of colours", async () => {
    const page = await openScenes();
    const end = 3 * SECOND;
    for (const ruleBook of ["guideline", "new", "reglas"]) {
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
      expect(piece, ruleBook).toBeGreaterThan(0.1);
      expect(block, ruleBook).toBeLessThan(piece * 0.95);
    }
  });

  it("G-13.1.4: the background follows the level, and only the level", async () => {
    const page = await openScenes();
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

  it("G-13.1.4: the background answers a T-Spin, and no Single", async () => {
    const page = await openScenes();
    const { matrix, cell } = LAYOUT;
    // Between the Matrix and the figures, where nothing but the background is.
    const beside = { x: matrix.x - 6 * cell, y: matrix.y + 11 * cell, width: 4 * cell, height: 2 * cell };
    const answers: number[] = [];
    for (const scene of [
      { queue: ["I", "O"], board: gapRows(1), inputs: taps(1000, I_TO_THE_GAP) },
      { ...T_SLOT, inputs: intoTheSlot() },
    ]) {
      await showScene(page, { ruleBook: "guideline", options: { ghost: false }, ...scene });
      const before = await takePicture(page);
      await page.keyboard.press("Space");
      await pass(page, 60);
      const during = await takePicture(page);
      answers.push(changed(before, during, beside));
    }
    expect(answers[0]).toBe(0);
    expect(answers[1]).toBeGreaterThan(200);
  });

  it("G-13.1.5: on an upright phone it is named outside the Matrix after level 10", async () => {
    const size = { width: 390, height: 844 };
    const page = await openScenes({ size });
    const { matrix, next, cell } = layoutAt(size);
    // The columns where the I does not come; above the Matrix, and where a notification is inside it.
    const middle = { x: matrix.x + 2 * cell, width: 5 * cell };
    const above = { ...middle, y: next.y + next.height + 2, height: matrix.y - cell - next.y - next.height - 2 };
    const inside = { ...middle, y: matrix.y + 3 * cell, height: 4 * cell };
    for (const [startingLevel, isInside] of [
      [10, true],
      [12, false],
    ] as const) {
      await showScene(page, {
        ruleBook: "guideline",
        queue: ["I", "O"],
        board: gapRows(1),
        options: { ghost: false, startingLevel },
        inputs: taps(1000, I_TO_THE_GAP),
      });
      const before = await takePicture(page);
      await page.keyboard.press("Space");
      await pass(page, 170);
      const during = await takePicture(page);
      expect(changed(before, during, inside) > 100, `inside at level ${startingLevel}`).toBe(isInside);
      expect(changed(before, during, above) > 100, `above at level ${startingLevel}`).toBe(!isInside);
    }
  });

  it("G-13.1.5: up to level 10 the action is named inside the Matrix, after it outside", async () => {
    const page = await openScenes();
    for (const [startingLevel, isInside] of [
      [1, true],
      [12, false],
    ] as const) {
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
      expect(inside > 200, `inside at level ${startingLevel}`).toBe(isInside);
      expect(beside > 200, `beside at level ${startingLevel}`).toBe(!isInside);
    }
  });
});
