import { advance, type Game, type GameEvent, newGame, parseSetup, play, takeEvents, unwrap } from "@korobeinix/engine";
import { Sprite } from "pixi.js";
import { describe, expect, it } from "vitest";
import { currentWonder, WONDERS } from "../../src/library/wonders.ts";
import type { WonderAmount } from "../../src/stage/stage.ts";
import { stonesAt, wonderPicture, WONDER_PICTURES } from "../../src/stage/wonder/pictures.ts";
import { wonderStand } from "../../src/stage/wonder/wonderStand.ts";
import { type Scenery, seenSprites, setScenery, useNotedCanvases } from "./scenery.ts";

useNotedCanvases();

const BOARD = Array.from({ length: 4 }, () => "#########.");
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
] as const;

function gameOf(ruleBook = "new"): Game {
  const setup = parseSetup({ ruleBook, seed: 7, queue: ["I", "T", "J"], board: BOARD });
  const game = newGame(unwrap(setup));
  game.events = [];
  advance(game, 1);
  takeEvents(game);
  return game;
}

/** Clears four lines: what has happened. */
function clearFour(game: Game): readonly GameEvent[] {
  let at = game.state.time;
  const press = (name: "rotateClockwise" | "right" | "rightReleased" | "hardDrop"): void =>
    play(game, { at: (at += 1000), name });
  press("rotateClockwise");
  for (let i = 0; i < 8; i++) {
    press("right");
    press("rightReleased");
  }
  press("hardDrop");
  advance(game, at + 3_000_000);
  return takeEvents(game);
}

/** Lines of earlier games. */
function wonderAfter(before: number): (game: Game) => WonderAmount {
  return ({ state }) => currentWonder(before + state.lines);
}

/** What is drawn on the ground but for the ground's own pictures and its halo. */
function wonderSprites({ world }: Scenery): readonly Sprite[] {
  const [ground] = world.root.children[0]!.children;
  return ground!.children.filter((child) => !(child instanceof Sprite)).flatMap((child) => seenSprites(child));
}

describe("the wonder of The New", () => {
  it("F-6: it stands beside the boards on the plaza, never behind them, alone and in a race", () => {
    for (const size of SIZES) {
      for (const count of [1, 2]) {
        const games = Array.from({ length: count }, () => gameOf());
        const { layouts } = setScenery({ games, skin: "new", size });
        for (const picture of WONDER_PICTURES) {
          const stand = wonderStand({ ...size, layouts }, { high: picture.height, nextShare: 0.5 });
          if (stand === undefined) {
            expect(count, `${size.width}`).toBe(2);
            continue;
          }
          const [left, right] = [stand.x - stand.width / 2, stand.x + stand.width / 2];
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(size.width);
          for (const { matrix, hold } of layouts) {
            for (const part of [matrix, hold].filter(({ width }) => width > 0))
              expect(right <= part.x || left >= part.x + part.width, `${size.width} ${count}`).toBe(true);
          }
        }
      }
    }
  });

  it("F-6: upright it is small above the figures, unless something else is written there", () => {
    const games = [gameOf()];
    const size = { width: 390, height: 844 };
    const scenery = setScenery({ games, skin: "new", wonderAt: wonderAfter(1000), size, top: 70 });
    scenery.frame(0);
    expect(wonderSprites(scenery).length).toBeGreaterThan(0);
    scenery.show({ isHeadTaken: true });
    scenery.frame(17);
    expect(wonderSprites(scenery)).toEqual([]);
  });

  it("F-6: every line adds to it at once, stone by stone", () => {
    const games = [gameOf()];
    const scenery = setScenery({ games, skin: "new", wonderAt: wonderAfter(1000) });
    scenery.frame(0);
    const still = wonderSprites(scenery).length;
    expect(still).toBeGreaterThan(1);
    const events = clearFour(games[0]!);
    expect(games[0]!.state.lines).toBeGreaterThanOrEqual(4);
    scenery.frame(16, events);
    // Dust in the frame of the event, or a stone on its way.
    expect(wonderSprites(scenery).length).toBeGreaterThan(still);
    scenery.frame(3000);
    scenery.frame(6000);
    expect(wonderSprites(scenery)).toHaveLength(still);
  });

  it("F-6: another skin has none, and high contrast leaves it out", () => {
    const games = [gameOf()];
    const wonderAt = wonderAfter(1000);
    const glass = setScenery({ games, skin: "guideline", wonderAt });
    const bare = setScenery({ games, skin: "guideline" });
    expect(glass.frame(0)).toEqual(bare.frame(0));
    expect(wonderSprites(glass)).toHaveLength(wonderSprites(bare).length);
    const plain = setScenery({ games, skin: "new", wonderAt, display: { isHighContrast: true } });
    plain.frame(0);
    expect(wonderSprites(plain)).toHaveLength(0);
  });

  it("F-6: one that is finished gives way to the next, which begins; another moment sets it right at once", () => {
    const games = [gameOf()];
    let lines = 2498;
    const scenery = setScenery({ games, skin: "new", wonderAt: () => currentWonder(lines) });
    const heightOf = (): number => Math.max(...wonderSprites(scenery).map(({ texture }) => texture.height));
    scenery.frame(0);
    const mayan = heightOf();
    lines = 2501;
    for (let ms = 16; ms < 6000; ms += 90) scenery.frame(ms);
    expect(heightOf()).not.toBe(mayan);
    lines = 2490;
    const rewound = [{ type: "rewound", seq: 0, at: 0 } as unknown as GameEvent];
    scenery.frame(6100, rewound);
    expect(heightOf()).toBe(mayan);
  });

  it("F-6: with less motion stones are there at once, and nothing moves", () => {
    const games = [gameOf()];
    const scenery = setScenery({ games, skin: "new", isMotionReduced: true, wonderAt: wonderAfter(1000) });
    scenery.frame(0);
    const still = wonderSprites(scenery).length;
    scenery.frame(16, clearFour(games[0]!));
    expect(wonderSprites(scenery)).toHaveLength(still);
  });
});

describe("the paintings", () => {
  it("F-6, N-22: there is one for each wonder, of many stones that stand within the picture", () => {
    expect(WONDER_PICTURES).toHaveLength(WONDERS.length);
    for (const { stones, height } of WONDER_PICTURES) {
      expect(stones.length).toBeGreaterThan(100);
      const ys = stones.flatMap(({ points }) => points.filter((_, i) => i % 2 === 1));
      const xs = stones.flatMap(({ points }) => points.filter((_, i) => i % 2 === 0));
      expect(Math.max(...ys)).toBeLessThanOrEqual(height + 0.02);
      expect(Math.max(...xs.map(Math.abs))).toBeLessThanOrEqual(0.5);
    }
  });

  it("F-6: the number of stones follows the lines, from none to all", () => {
    const picture = wonderPicture(0);
    const counts = [0, 1250, 2499].map((lines) => Math.floor(stonesAt(picture, currentWonder(lines).share)));
    expect(counts).toEqual([0, picture.stones.length / 2, picture.stones.length - 1]);
  });
});
