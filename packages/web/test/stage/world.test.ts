import { advance, type Game, type GameEvent, newGame, parseSetup, play, takeEvents, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { Flashes } from "../../src/stage/flashes.ts";
import type { SkinId } from "../../src/settings/skinIds.ts";
import type { World } from "../../src/stage/world.ts";
import { canvasesMadeBy, setScenery, seenSprites, seenTexts, useNotedCanvases } from "./scenery.ts";

useNotedCanvases();

const PHONE = { width: 390, height: 844 } as const;

interface GameRequest {
  readonly ruleBook?: string;
  readonly seed?: number;
  readonly queue?: readonly string[];
  readonly board?: readonly string[];
  readonly options?: { readonly [name: string]: number | boolean };
}

function gameOf({ ruleBook = "guideline", seed = 7, ...rest }: GameRequest = {}): Game {
  const game = newGame(unwrap(parseSetup({ ruleBook, seed, ...rest })));
  game.events = [];
  advance(game, 1);
  takeEvents(game);
  return game;
}

/** Events that the engine did not make, for what needs a whole game to come about. */
function eventsOf(
  ...facts: readonly { readonly type: GameEvent["type"]; readonly [name: string]: unknown }[]
): readonly GameEvent[] {
  return facts.map((fact, i) => ({ ...fact, seq: i, at: 0 }) as GameEvent);
}

describe("the queues", () => {
  it("F-20: Next shows no more than what is yet to come", () => {
    const game = gameOf();
    const { world } = setScenery({ games: [game], skin: "guideline" });
    const shownWith = (coming?: number): number => {
      world.frame(17, 17, [{ game, events: [], coming }]);
      return seenSprites(world.root.children[1]!).length;
    };
    const all = shownWith();
    expect([shownWith(2), shownWith(0), shownWith(6), shownWith()]).toEqual([all - 4, all - 6, all, all]);
  });
});

describe("the ground", () => {
  /** How many things the ground is made of, and where they are. */
  const groundOf = (world: World): string =>
    JSON.stringify(seenSprites(world.root.children[0]!).map(({ x, y }) => [x, y]));

  it("N-21: hallucinates in The New alone, and its boards stay as they are", () => {
    for (const skin of ["new", "guideline"] as const) {
      const scenery = setScenery({ games: [gameOf({ ruleBook: skin })], skin });
      const plain = scenery.frame(0);
      const before = groundOf(scenery.world);
      scenery.show({ isHallucinating: true });
      expect(scenery.frame(17)).toEqual(plain);
      const first = groundOf(scenery.world);
      expect(first === before, skin).toBe(skin === "guideline");
      scenery.frame(900);
      expect(groundOf(scenery.world) === first, skin).toBe(skin === "guideline");
    }
  });

  it("N-21: with less motion the colours stand still, and with high contrast there are none", () => {
    const scenery = setScenery({ games: [gameOf({ ruleBook: "new" })], skin: "new", isHallucinating: true });
    scenery.frame(0);
    const moving = groundOf(scenery.world);
    scenery.show({ isMotionReduced: true });
    scenery.frame(17);
    const still = groundOf(scenery.world);
    scenery.frame(900);
    expect(groundOf(scenery.world)).toBe(still);
    scenery.show({ isMotionReduced: false, display: { isHighContrast: true } });
    scenery.frame(950);
    expect(groundOf(scenery.world).length).toBeLessThan(moving.length / 2);
  });
});

describe("what changes and what stays", () => {
  it("W-11: another announcement, another game of the book or the same size again paint nothing", () => {
    const games = [gameOf()];
    const scenery = setScenery({ games, skin: "guideline" });
    scenery.frame(0);
    expect(canvasesMadeBy(() => scenery.show({ announce: () => "Tetris" }))).toBe(0);
    expect(canvasesMadeBy(() => scenery.show({}))).toBe(0);
    const again = [gameOf()];
    expect(
      canvasesMadeBy(() => {
        scenery.show({ games: again });
        scenery.frame(17);
      }),
    ).toBe(0);
  });

  it("W-11: a size that comes back, and a skin that comes back, paint no minos again", () => {
    const games = [gameOf()];
    const scenery = setScenery({ games, skin: "guideline" });
    scenery.frame(0);
    const first = canvasesMadeBy(() => {
      scenery.show({ size: { width: 1024, height: 600 } });
      scenery.frame(17);
    });
    const back = canvasesMadeBy(() => {
      scenery.show({ size: { width: 1366, height: 768 } });
      scenery.frame(34);
    });
    expect(back).toBeLessThan(first / 2);
  });

  it("W-17: two boards of the same look and size share their textures", () => {
    const of = (count: number): number => {
      const games = Array.from({ length: count }, () => gameOf());
      return canvasesMadeBy(() => setScenery({ games, skin: "guideline" }).frame(0));
    };
    const [two, three] = [of(2), of(3)];
    // A stack of its own is all that a third board needs, and the size that it shares with the second.
    expect(three - two).toBeLessThan(12);
  });

  it("W-11: another game ends what the last one set going", () => {
    const { games, scenery } = droppedI();
    expect(seenSprites(scenery.world.root).length).toBeGreaterThan(0);
    const drawn = (): number => seenSprites(scenery.world.root).length;
    const during = drawn();
    const again = gameOf({ queue: ["I", "O"] });
    scenery.show({ games: [again] });
    scenery.frame(40);
    expect(games[0]).not.toBe(again);
    const fresh = setScenery({ games: [gameOf({ queue: ["I", "O"] })], skin: "guideline" });
    fresh.frame(0);
    expect(drawn()).toBe(seenSprites(fresh.world.root).length);
    expect(during).not.toBe(drawn());
  });

  it("W-11: a game that comes with a frame is taken over like one that is shown", () => {
    const games = [gameOf()];
    const scenery = setScenery({ games, skin: "guideline" });
    scenery.frame(0);
    const other = gameOf({ seed: 8 });
    expect(canvasesMadeBy(() => scenery.world.frame(17, 17, [{ game: other, events: [] }]))).toBeLessThan(12);
    expect(scenery.world.frame(17, 34, [{ game: other, events: [] }])).toBe(false);
  });
});

/** A Hard Drop, seen in its first frame. */
function droppedI(): { games: readonly Game[]; scenery: ReturnType<typeof setScenery> } {
  const games = [gameOf({ queue: ["I", "O"] })];
  const scenery = setScenery({ games, skin: "guideline" });
  scenery.frame(0);
  scenery.frame(17, ...games.map(drop));
  return { games, scenery };
}

/** What a Hard Drop brings about. */
function drop(game: Game): readonly GameEvent[] {
  play(game, { at: game.state.time + 1000, name: "hardDrop" });
  advance(game, game.state.time + 1000);
  return takeEvents(game);
}

describe("what is announced", () => {
  const announce = (event: GameEvent): string | undefined =>
    event.type === "scored" ? "Back-to-Back Tetris" : event.type === "levelled" ? `Level ${event.level}` : undefined;
  const both = eventsOf(
    { type: "locked" },
    { type: "scored", action: "tetris", isBackToBack: true, points: 1200 },
    { type: "levelled", level: 2 },
  );

  it("G-13.1.5: a new level does not take the place of the action that brought it", () => {
    const scenery = setScenery({ games: [gameOf()], skin: "guideline", announce });
    scenery.frame(0, both);
    const [written] = seenTexts(scenery.world).map(({ texts }) => texts.join(" "));
    expect(written).toContain("Back-to-Back Tetris");
    expect(written).toContain("Level 2");
  });

  it("G-13.1.5: another player's actions are not announced", () => {
    const scenery = setScenery({ games: [gameOf(), gameOf()], skin: "guideline", announce });
    scenery.frame(0, [], both);
    expect(seenTexts(scenery.world)).toEqual([]);
  });

  it.each([
    [10, true],
    [11, false],
  ])("G-13.1.5: at level %i on an upright phone, inside the Matrix: %s", (startingLevel, isInside) => {
    const games = [gameOf({ options: { startingLevel } })];
    const scenery = setScenery({ games, skin: "guideline", announce, size: PHONE });
    scenery.frame(0, both);
    const [notice] = seenTexts(scenery.world);
    const { matrix, next } = scenery.layouts[0]!;
    const { x, y, height } = notice!.sprite.getBounds();
    expect(x).toBeGreaterThan(-24);
    if (isInside) expect(y).toBeGreaterThan(matrix.y);
    else {
      expect(y + height / 2).toBeLessThan(matrix.y);
      expect(y + height / 2).toBeGreaterThan(next.y + next.height);
    }
  });
});

describe("light", () => {
  it("G-13.1.3: where flashes are limited there are three a second on the whole screen", () => {
    const flashes = new Flashes();
    const bright: number[] = [];
    for (let ms = 0; ms < 3000; ms += 50) {
      flashes.step(ms);
      // Four boards, each with a flash of its own.
      const shares = [0, 1, 2, 3].map(() => flashes.take());
      expect(new Set(shares).size).toBe(1);
      if (shares[0] === 1) bright.push(ms);
    }
    expect(bright.length).toBeLessThanOrEqual(9);
    expect(bright.length).toBeGreaterThan(6);
    flashes.isLimited = false;
    expect(flashes.take()).toBe(1);
  });

  it("G-13.1.3: two boards share the limit", () => {
    const brightest = (limitsFlashes: boolean): number => {
      const games = [gameOf({ queue: ["I", "O"] }), gameOf({ queue: ["I", "O"] })];
      const scenery = setScenery({ games, skin: "guideline", display: { limitsFlashes } });
      const [first, second] = games.map(drop) as [readonly GameEvent[], readonly GameEvent[]];
      scenery.frame(0);
      scenery.frame(50, first, []);
      scenery.frame(100, [], second);
      const { matrix, cell } = scenery.layouts[1]!;
      const flashes = seenSprites(scenery.world.root).filter(
        ({ x, y, width }) => x > matrix.x && y > matrix.y + matrix.height - cell && Math.abs(width - cell * 0.94) < 0.1,
      );
      return Math.max(...flashes.map(({ alpha }) => alpha));
    };
    expect(brightest(true)).toBeCloseTo(brightest(false) / 4, 6);
  });

  it("G-13.1.4: the background answers a T-Spin, a Tetris and a Back-to-Back, and no Single", () => {
    const scored = (action: string, isBackToBack = false): readonly GameEvent[] =>
      eventsOf({ type: "scored", action, isBackToBack, points: 100 });
    const isLit = (events: readonly GameEvent[]): boolean => {
      const scenery = setScenery({ games: [gameOf()], skin: "guideline" });
      const before = (scenery.frame(0), groundSprites(scenery.world));
      scenery.frame(17, events);
      return groundSprites(scenery.world) > before;
    };
    expect(isLit(scored("tSpinDouble"))).toBe(true);
    expect(isLit(scored("miniTSpin"))).toBe(true);
    expect(isLit(scored("tetris", true))).toBe(true);
    expect(isLit(scored("single"))).toBe(false);
  });
});

/** Sprites of the ground alone: the picture, and the halo while there is one. */
function groundSprites({ root }: ReturnType<typeof setScenery>["world"]): number {
  const [ground] = root.children;
  return seenSprites(ground!).length;
}

describe("what is hidden", () => {
  const hidden: readonly (readonly [string, SkinId])[] = [
    ["reglas", "reglas"],
    ["korobeinix", "korobeinix"],
    ["korobeinix", "terminalColour"],
  ];
  const tower = Array.from({ length: 22 }, () => ".....#....").with(0, "....##....");

  it.each(hidden)("R-1, K-1: in %s nothing is drawn above row 20 (%s)", (ruleBook, skin) => {
    for (const board of [[], tower.slice(3)]) {
      const games = [gameOf({ ruleBook, board })];
      const scenery = setScenery({ games, skin });
      const { piece, blocks, ghost } = scenery.frame(0);
      for (const { row } of [...piece, ...blocks]) expect(row).toBeLessThan(19.01);
      expect(ghost === undefined || ghost.row < 20).toBe(true);
    }
  });

  it("G-3.4b: in the Guideline's skin a piece above the Skyline is seen", () => {
    const board = Array.from({ length: 20 }, () => "....#.....");
    const { piece } = setScenery({ games: [gameOf({ queue: ["T"], board })], skin: "guideline" }).frame(0);
    expect(piece.some(({ row }) => row >= 20)).toBe(true);
  });

  it("G-13.1.6: a pause hides the Blocks, the piece and the queues of every board", () => {
    const games = [gameOf({ board: ["#########."] }), gameOf({ board: ["#########."] })];
    const scenery = setScenery({ games, skin: "guideline" });
    const shown = scenery.frame(0);
    expect(shown.piece.length).toBeGreaterThan(0);
    const before = seenSprites(scenery.world.root).length;
    scenery.world.setHidden(true);
    const { blocks, piece, ghost } = scenery.frame(17);
    expect([blocks, piece, ghost]).toEqual([[], [], undefined]);
    // The ground, two wells, and the frames of Hold and Next.
    expect(before).toBeGreaterThan(12);
    expect(seenSprites(scenery.world.root)).toHaveLength(5);
  });
});

describe("Hold and Next", () => {
  const queue = ["T", "O", "I", "L", "J", "S", "Z"];

  it.each([1, 3, 6])("G-2.4.3: on an upright phone all %i that were asked for are shown, inside the strip", (next) => {
    const shownOf = (count: number): ReturnType<typeof seenSprites> => {
      const scenery = setScenery({
        games: [gameOf({ queue, options: { next: count } })],
        skin: "guideline",
        size: PHONE,
      });
      scenery.frame(0);
      const { next: strip } = scenery.layouts[0]!;
      return seenSprites(scenery.world.root).filter(
        ({ x, y, width, anchor }) =>
          anchor.x === 0.5 && y > strip.y && y < strip.y + strip.height && x - width / 2 >= strip.x - 1,
      );
    };
    const shown = shownOf(next);
    expect(shown).toHaveLength(next);
    const ends = shown.map(({ x, width }) => [x - width / 2, x + width / 2] as const);
    ends.forEach(([from], i) => expect(from).toBeGreaterThanOrEqual(ends[i - 1]?.[1] ?? 0));
    expect(ends.at(-1)![1]).toBeLessThanOrEqual(PHONE.width - 12);
    for (const { height } of shown) expect(height).toBeGreaterThanOrEqual(9);
  });
});
