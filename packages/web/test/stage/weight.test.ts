import { advance, type Game, type GameEvent, newGame, parseSetup, takeEvents, unwrap } from "@korobeinix/engine";
import type { Container, Sprite } from "pixi.js";
import { describe, expect, it } from "vitest";
import { SKIN_IDS } from "../../src/settings/skinIds.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import { type Scenery, type SceneryOptions, seenSprites, seenTexts, setScenery, useNotedCanvases } from "./scenery.ts";

useNotedCanvases();

const FULL_ROW = Array.from({ length: 10 }, () => 1);

function gameOf(ruleBook = "guideline", board: readonly string[] = []): Game {
  const game = newGame(unwrap(parseSetup({ ruleBook, seed: 7, board })));
  game.events = [];
  advance(game, 1);
  takeEvents(game);
  return game;
}

type Told = Pick<Extract<GameEvent, { readonly type: "scored" }>, "action" | "isBackToBack" | "points">;

/** Rows that went and what they earned, without the piece that brought it about. */
function clear(count: number, told: Told): readonly GameEvent[] {
  const rows = Array.from({ length: count }, (_, i) => i);
  return [
    { type: "locked", kind: 2, facing: 0, x: 4, y: 1, points: 0, seq: 0, at: 0 },
    { type: "cleared", rows, cells: rows.map(() => FULL_ROW), seq: 1, at: 0 },
    { type: "scored", ...told, seq: 2, at: 0 },
  ];
}

const SINGLE = clear(1, { action: "single", isBackToBack: false, points: 100 });
const TETRIS = clear(4, { action: "tetris", isBackToBack: false, points: 800 });
const GREATEST = clear(3, { action: "tSpinTriple", isBackToBack: true, points: 2400 });
const REWOUND = [{ type: "rewound", seq: 0, at: 0 }] as readonly GameEvent[];

/** A game with its first frame drawn. */
function stageOf(options: Partial<SceneryOptions> = {}): Scenery {
  const scenery = setScenery({ games: [gameOf()], skin: "guideline", ...options });
  scenery.frame(0);
  return scenery;
}

/** The boards, without the ground behind them and the words before them. */
function boardOf({ world }: Scenery, i = 0): Container {
  return world.root.children[1]!.children[i]!;
}

/** How far the things of a board are from their place, in whole pixels. */
function shifts(scenery: Scenery): Set<string> {
  return new Set(
    seenSprites(boardOf(scenery)).map((sprite) => {
      const { x, y } = sprite.getGlobalPosition();
      return `${Math.round(x - sprite.x)},${Math.round(y - sprite.y)}`;
    }),
  );
}

/** What shines at the frame of a Matrix: pictures of its size, the well left out. */
function frameLights(scenery: Scenery, i = 0): readonly Sprite[] {
  const { matrix, cell } = scenery.layouts[i]!;
  const [, ...lights] = seenSprites(boardOf(scenery, i)).filter(
    ({ texture }) => texture.width === matrix.width + 4 * cell && texture.height === matrix.height + 4 * cell,
  );
  return lights;
}

/** How many things are drawn beyond the walls. */
function outside(scenery: Scenery): number {
  const { matrix, cell } = scenery.layouts[0]!;
  const ours = new Set(frameLights(scenery));
  return seenSprites(boardOf(scenery)).filter((sprite) => {
    const { x, y, width, height } = sprite.getBounds();
    const isBeside = x < matrix.x - cell || x + width > matrix.x + matrix.width + cell;
    return isBeside && y + height / 2 > matrix.y + matrix.height * 0.6 && !ours.has(sprite);
  }).length;
}

describe("what weighs is seen", () => {
  it.each(SKIN_IDS)(
    "F-2, F-3: %s: four lines move the board in their frame, and it rests again within 400 ms",
    (skin) => {
      const scenery = stageOf({ skin });
      expect(shifts(scenery)).toEqual(new Set(["0,0"]));
      scenery.frame(17, TETRIS);
      // The Matrix gives; Hold and Next stand.
      expect(shifts(scenery)).toContain("0,0");
      expect(shifts(scenery).size).toBe(2);
      for (let ms = 34; ms < 417; ms += 17) scenery.frame(ms);
      scenery.frame(418);
      expect(shifts(scenery)).toEqual(new Set(["0,0"]));
    },
  );

  it.each(SKIN_IDS)("F-2: %s: something goes outward past the walls from four lines, and nothing from one", (skin) => {
    const outOf = (events: readonly GameEvent[], ms: number): number => {
      const scenery = stageOf({ skin });
      const before = outside(scenery);
      scenery.frame(17, events);
      scenery.frame(17 + ms);
      return outside(scenery) - before;
    };
    expect(outOf(SINGLE, 60)).toBe(0);
    expect(outOf(TETRIS, 60)).toBeGreaterThan(4);
    expect(outOf(TETRIS, 401)).toBe(0);
  });

  it("F-1: the frame lights up by weight", () => {
    const brightness = (events: readonly GameEvent[]): number => {
      const scenery = stageOf();
      scenery.frame(17, events);
      return frameLights(scenery).reduce((sum, { alpha }) => sum + alpha, 0);
    };
    const [single, tetris, greatest] = [SINGLE, TETRIS, GREATEST].map(brightness);
    expect(single).toBeGreaterThan(0);
    expect(tetris).toBeGreaterThan(single! * 2);
    expect(greatest).toBeGreaterThan(tetris! * 1.3);
  });

  it("F-2: a T-Spin turns in the colour of its piece", () => {
    const scenery = stageOf();
    const { T } = SKINS.guideline.kinds;
    const parts = [1, 3, 5].map((i) => Number.parseInt(T!.colour.slice(i, i + 2), 16)).join(" ");
    const kind = gameOf().rules.book.pieces.findIndex(({ name }) => name === "T");
    const [lock, ...rest] = GREATEST;
    scenery.frame(17, [{ ...lock, kind } as GameEvent, ...rest]);
    const turning = (): readonly Sprite[] => seenSprites(boardOf(scenery)).filter(({ rotation }) => rotation > 0.5);
    scenery.frame(117);
    const colours = turning().map(({ texture }) => {
      const canvas = texture.source.resource as HTMLCanvasElement;
      const { fillStyle } = canvas.getContext("2d")!;
      return typeof fillStyle === "string" ? fillStyle : "";
    });
    expect(colours.some((colour) => colour.startsWith(`rgb(${parts} /`))).toBe(true);
  });

  it("F-2: a Back-to-Back that lasts keeps an ember at the frame, also after time was put back", () => {
    const game = gameOf();
    const scenery = stageOf({ games: [game] });
    const later = (ms: number, ...events: readonly (readonly GameEvent[])[]): readonly Sprite[] => {
      for (let t = 0; t < 500; t += 50) scenery.frame(ms + t, ...(t === 0 ? events : []));
      return frameLights(scenery);
    };
    game.state.isBackToBack = true;
    const first = later(1000, TETRIS)[0]!.alpha;
    expect(first).toBeGreaterThan(0.2);
    const second = later(2000, clear(4, { action: "tetris", isBackToBack: true, points: 1200 }));
    expect(Math.max(...second.map(({ alpha }) => alpha))).toBeGreaterThan(0.35);
    game.state.isBackToBack = false;
    expect(later(3000, REWOUND)).toEqual([]);
    game.state.isBackToBack = true;
    expect(later(4000, REWOUND).length).toBe(1);
    game.state.isBackToBack = false;
    expect(later(5000, SINGLE)).toEqual([]);
  });

  it("F-2: a Hard Drop moves the board by its height", () => {
    const shiftOf = (rows: number): number => {
      const scenery = stageOf();
      const [lock] = SINGLE;
      scenery.frame(17, [{ type: "hardDropped", rows, y: 0, points: 0, seq: 0, at: 0 }, lock!]);
      return Math.max(...[...shifts(scenery)].map((shift) => Math.abs(Number(shift.split(",")[1]))));
    };
    expect(shiftOf(1)).toBeLessThan(shiftOf(18));
    expect(shiftOf(18)).toBeLessThanOrEqual(3);
  });

  it("F-3: time that is put back leaves nothing of what was going on", () => {
    const scenery = stageOf();
    const before = seenSprites(scenery.world.root).length;
    scenery.frame(17, GREATEST);
    expect(seenSprites(boardOf(scenery)).length).toBeGreaterThan(before);
    scenery.frame(34, REWOUND);
    expect(seenSprites(boardOf(scenery)).length).toBeLessThanOrEqual(before);
    expect(shifts(scenery)).toEqual(new Set(["0,0"]));
  });
});

describe("how strongly", () => {
  it("F-3: without effects nothing moves or shines, and rows still go and are named", () => {
    const scenery = stageOf({ display: { effectStrength: 0 }, announce: () => "Tetris" });
    const { blocks } = scenery.frame(17, TETRIS);
    expect(blocks.filter(({ isStack }) => !isStack).length).toBe(40);
    expect(shifts(scenery)).toEqual(new Set(["0,0"]));
    expect(frameLights(scenery)).toEqual([]);
    expect(outside(scenery)).toBe(outside(stageOf({ display: { effectStrength: 0 } })));
    expect(seenTexts(scenery.world)[0]!.texts).toContain("Tetris");
  });

  it("F-3: half the strength is half the light and half the way", () => {
    const of = (effectStrength: number): { light: number; shift: number } => {
      const scenery = stageOf({ display: { effectStrength } });
      scenery.frame(17, GREATEST);
      const light = Math.max(...frameLights(scenery).map(({ alpha }) => alpha));
      return { light, shift: Math.max(...[...shifts(scenery)].map((shift) => Number(shift.split(",")[1]))) };
    };
    const [half, full] = [of(50), of(100)];
    expect(half.light).toBeCloseTo(full.light / 2);
    expect(half.shift).toBe(full.shift / 2);
  });

  it.each(SKIN_IDS)("F-3: %s: with less motion nothing moves, and the frame tells it with light that fades", (skin) => {
    const scenery = stageOf({ skin, isMotionReduced: true });
    const places = (): unknown =>
      seenSprites(boardOf(scenery)).map((sprite) => {
        const { x, y } = sprite.getGlobalPosition();
        return [x, y, sprite.rotation, Math.round(sprite.width), Math.round(sprite.height)];
      });
    scenery.frame(17, GREATEST);
    const [first, lights] = [places(), frameLights(scenery).map(({ alpha }) => alpha)];
    expect(lights.length).toBe(2);
    scenery.frame(60);
    expect(places()).toEqual(first);
    expect(frameLights(scenery).every(({ alpha }, i) => alpha < lights[i]!)).toBe(true);
    scenery.frame(420);
    expect(frameLights(scenery)).toEqual([]);
  });

  it("F-3: a second great move within a third of a second is but a shimmer", () => {
    const scenery = stageOf({ games: [gameOf(), gameOf()] });
    scenery.frame(1000, TETRIS);
    const first = Math.max(...frameLights(scenery).map(({ alpha }) => alpha));
    scenery.frame(1100, [], TETRIS);
    const second = Math.max(...frameLights(scenery, 1).map(({ alpha }) => alpha));
    expect(second).toBeLessThan(first * 0.3);
  });
});

describe("danger", () => {
  const HIGH = Array.from({ length: 17 }, () => "#########.");

  it.each(SKIN_IDS)("F-4: %s: is seen at the frame of the board that it concerns", (skin) => {
    const games = [gameOf(), gameOf("guideline", HIGH)];
    const scenery = stageOf({ games, skin });
    for (let ms = 50; ms < 600; ms += 50) scenery.frame(ms);
    expect([frameLights(scenery, 0).length, frameLights(scenery, 1).length]).toEqual([0, 1]);
    games[1]!.state.stackHeight = 3;
    for (let ms = 600; ms < 1200; ms += 50) scenery.frame(ms);
    expect(frameLights(scenery, 1)).toEqual([]);
  });

  it("F-4: is told also without effects", () => {
    const scenery = stageOf({ games: [gameOf("guideline", HIGH)], display: { effectStrength: 0 } });
    for (let ms = 50; ms < 600; ms += 50) scenery.frame(ms);
    expect(frameLights(scenery)[0]!.alpha).toBeGreaterThan(0.3);
  });
});

describe("words and points", () => {
  const announce = (event: GameEvent): string | undefined => (event.type === "scored" ? "Move" : undefined);

  it("F-1: grow with what they tell, and stay longer", () => {
    const shown = (events: readonly GameEvent[]): { height: number; figures: number; isThere: boolean } => {
      const scenery = stageOf({ announce });
      scenery.frame(17, events);
      scenery.frame(200);
      const [title, plus] = seenTexts(scenery.world);
      const { height } = title!.sprite.getBounds();
      const figures = plus!.sprite.getBounds().height;
      for (let ms = 250; ms <= 900; ms += 50) scenery.frame(ms);
      return { height, figures, isThere: seenTexts(scenery.world).length > 0 };
    };
    const [single, tetris, greatest] = [SINGLE, TETRIS, GREATEST].map(shown);
    expect(tetris!.height).toBeGreaterThan(single!.height * 1.3);
    expect(greatest!.height).toBeGreaterThan(tetris!.height * 1.3);
    expect(greatest!.figures).toBeGreaterThan(tetris!.figures * 1.3);
    expect([single!.isThere, greatest!.isThere]).toEqual([false, true]);
  });

  it("F-1: points are written as the player's language writes them, and left out where there are none", () => {
    const scenery = stageOf({ announce, writePoints: (points) => `${points / 1000}.` });
    const figures = (): string =>
      seenTexts(scenery.world)
        .slice(1)
        .flatMap(({ texts }) => texts)
        .join("");
    scenery.frame(17, clear(4, { action: "tetris", isBackToBack: false, points: 12_000 }));
    expect(figures()).toBe("+12.");
    scenery.frame(1500, clear(4, { action: "tetris", isBackToBack: false, points: 0 }));
    expect(figures()).toBe("");
  });

  it.each([0, 8, 12, 15, 18])("F-3: above a stack of %i rows no Block is written over", (rows) => {
    const game = gameOf(
      "guideline",
      Array.from({ length: rows }, () => "#########."),
    );
    const scenery = stageOf({ games: [game], announce });
    scenery.frame(17, [GREATEST[0]!, GREATEST[2]!]);
    scenery.frame(217);
    const { matrix, cell } = scenery.layouts[0]!;
    const top = matrix.y + matrix.height - rows * cell;
    for (const { sprite } of seenTexts(scenery.world)) {
      const { x, y, width, height } = sprite.getBounds();
      // The picture of a line has air round its letters.
      const isBeside = x + width < matrix.x + cell || x > matrix.x + matrix.width - cell;
      expect(isBeside || y + height * 0.75 <= top).toBe(true);
    }
  });
});
