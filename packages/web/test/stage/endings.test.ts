import { advance, type Game, type GameEvent, newGame, type Outcome, parseSetup, unwrap } from "@korobeinix/engine";
import type { Sprite } from "pixi.js";
import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { SKIN_IDS, type SkinId } from "../../src/settings/skinIds.ts";
import { endingMs, lookedAtMs } from "../../src/stage/endings/times.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import { linesOf } from "../../src/stage/endings/word.ts";
import { setMatch } from "./matchScenery.ts";
import { type Scenery, type SceneryOptions, seenSprites, seenTexts, setScenery, useNotedCanvases } from "./scenery.ts";

useNotedCanvases();

const STACK = ["..#.......", ".###..##..", "#########.", "####.#####", "#####.####"];
const FRAME_MS = 50;
const WORDS = "The end";

function gameOf(): Game {
  const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 7, board: STACK })));
  game.events = [];
  advance(game, 1);
  return game;
}

function ended(outcome: Outcome): readonly GameEvent[] {
  return [{ type: "ended", outcome, isWon: outcome === "goalReached", seq: 1, at: 0 }];
}

const REWOUND: readonly GameEvent[] = [{ type: "rewound", seq: 1, at: 0 }];

function setEnd(skin: SkinId, options: Partial<SceneryOptions> = {}): Scenery {
  const announce = (event: GameEvent): string | undefined => (event.type === "ended" ? WORDS : undefined);
  return setScenery({ games: [gameOf()], skin, announce, ...options });
}

/** Plays an ending up to a time; calls back after every frame. */
function playEnd(scenery: Scenery, outcome: Outcome, ms: number, look: (ms: number) => void = () => undefined): void {
  scenery.frame(0);
  scenery.frame(FRAME_MS, ended(outcome));
  look(0);
  for (let at = FRAME_MS; at <= ms; at += FRAME_MS) {
    scenery.frame(FRAME_MS + at);
    look(at);
  }
}

const drawn = ({ world }: Scenery): readonly Sprite[] => seenSprites(world.root);

/** What a picture is made of, as far as it can be told from its sprites. */
function pictureOf(scenery: Scenery): string {
  return JSON.stringify(
    drawn(scenery).map(({ x, y, alpha, rotation, width, height }) => [x, y, alpha, rotation, width, height]),
  );
}

/** Sprites that are seen in two frames with the same picture, but not in the same place. */
function movedSince(scenery: Scenery, before: ReadonlyMap<Sprite, string>): readonly string[] {
  return [...placesOf(scenery)].flatMap(([sprite, place]) => {
    const old = before.get(sprite);
    return old === undefined || old === place ? [] : [`${old} -> ${place}`];
  });
}

function placesOf(scenery: Scenery): ReadonlyMap<Sprite, string> {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return new Map(
    drawn(scenery).map((sprite) => {
      const { x, y, rotation, width, height, texture } = sprite;
      return [sprite, [texture.uid, x, y, rotation, width, height].map(round).join()];
    }),
  );
}

const each = SKIN_IDS.flatMap((skin) =>
  (["lockOut", "goalReached"] as const).map((outcome) => [skin, outcome] as const),
);

describe("the ending of a game", () => {
  it.each(each)("F-5: %s, %s: the stack can be read at first, and is gone or changed in the end", (skin, outcome) => {
    const game = gameOf();
    const scenery = setEnd(skin, { games: [game] });
    const lastsMs = endingMs(SKINS[skin].clear, outcome === "lockOut" ? "loss" : "win");
    scenery.frame(0);
    const before = pictureOf(scenery);
    scenery.frame(FRAME_MS, ended(outcome));
    const pictures: string[] = [];
    for (let ms = FRAME_MS; ms <= lastsMs; ms += FRAME_MS) {
      const { blocks } = scenery.frame(FRAME_MS + ms);
      pictures.push(pictureOf(scenery));
      // A page that is torn off has its Blocks painted on it.
      if (ms > (outcome === "lockOut" ? 400 : 150) || SKINS[skin].mino === "pencil") continue;
      const seen = new Set(blocks.map(({ column, row }) => `${Math.round(column)},${Math.round(row)}`));
      for (const [i, cell] of game.state.cells.entries())
        if (cell !== 0) expect(seen).toContain(`${i % 10},${Math.floor(i / 10)}`);
    }
    expect(new Set(pictures).size).toBeGreaterThan(lastsMs / FRAME_MS / 3);
    expect(pictures.at(-1)).not.toBe(before);
    // Then it stands still.
    const frame = [{ game, events: [] }];
    scenery.world.frame(FRAME_MS, lastsMs + 900, frame);
    expect(scenery.world.frame(FRAME_MS, lastsMs + 1_000, frame)).toBe(false);
  });

  it.each(SKIN_IDS)("F-5: %s: a win is longer than a loss, and more is seen of it", (skin) => {
    const sum = (outcome: Outcome, end: "loss" | "win"): number => {
      const scenery = setEnd(skin);
      let seen = 0;
      playEnd(scenery, outcome, endingMs(SKINS[skin].clear, end), () => (seen += drawn(scenery).length));
      return seen;
    };
    const { clear } = SKINS[skin];
    expect(endingMs(clear, "win")).toBeGreaterThan(endingMs(clear, "loss"));
    expect(sum("goalReached", "win")).toBeGreaterThan(sum("lockOut", "loss"));
  });

  it("F-5: no two places end alike", () => {
    for (const outcome of ["lockOut", "goalReached"] as const) {
      const pictures = SKIN_IDS.map((skin) => {
        const scenery = setEnd(skin);
        playEnd(scenery, outcome, 1_000);
        const { matrix, cell } = scenery.layouts[0]!;
        return JSON.stringify(drawn(scenery).map(({ x, y }) => [(x - matrix.x) / cell, (y - matrix.y) / cell]));
      });
      expect(new Set(pictures).size).toBeGreaterThanOrEqual(new Set(SKIN_IDS.map((id) => SKINS[id].clear)).size);
    }
  });

  it.each(each)("F-5: %s, %s: its words come with it, and go", (skin, outcome) => {
    const scenery = setEnd(skin);
    const said = (): string =>
      seenTexts(scenery.world)
        .flatMap(({ texts }) => [...new Set(texts)])
        .join("");
    let hasSaid = false;
    // A terminal types in capitals, a key at a time.
    const wanted = SKINS[skin].mino === "glyph" && outcome === "goalReached" ? "THEEND" : WORDS;
    playEnd(scenery, outcome, 2_000, () => (hasSaid ||= said().includes(wanted)));
    expect(hasSaid).toBe(true);
    scenery.frame(3_000, REWOUND);
    expect(said()).not.toContain(wanted);
  });

  it.each(SKIN_IDS)("F-3, F-5: %s: a loss begins in its own frame, and not after a pause", (skin) => {
    const scenery = setEnd(skin);
    scenery.frame(0);
    scenery.frame(FRAME_MS, ended("lockOut"));
    const { children } = scenery.world.root;
    const look = (): string =>
      pictureOf(scenery) + JSON.stringify(children[1]!.children[0]!.children.map(({ scale }) => [scale.x, scale.y]));
    scenery.frame(FRAME_MS + 17);
    const first = look();
    scenery.frame(FRAME_MS + 120);
    expect(look()).not.toBe(first);
  });

  it.each(SKIN_IDS)("F-5: %s: what was announced has gone when the words of a win come", (skin) => {
    const announce = (event: GameEvent): string | undefined =>
      event.type === "ended" ? WORDS : event.type === "scored" ? "Tetris" : undefined;
    const scenery = setEnd(skin, { announce });
    const texts = (): readonly string[] => seenTexts(scenery.world).flatMap((seen) => seen.texts);
    const scored: GameEvent = { type: "scored", action: "tetris", points: 800, isBackToBack: false, seq: 1, at: 0 };
    scenery.frame(0);
    scenery.frame(FRAME_MS, [scored, ...ended("goalReached")]);
    expect(texts()).toContain("Tetris");
    const word = SKINS[skin].mino === "glyph" ? "H" : WORDS;
    let together = 0;
    for (let ms = FRAME_MS; ms < 1_700; ms += 17) {
      scenery.frame(FRAME_MS + ms);
      if (texts().includes("Tetris") && texts().includes(word)) together++;
    }
    expect(together).toBe(0);
    expect(texts()).toContain(word);
  });

  it.each(["basic", "new", "reglas"] as const)("F-5: %s: what is written on a thing that stays, stays", (skin) => {
    const scenery = setEnd(skin);
    playEnd(scenery, "goalReached", 4_000);
    const word = seenTexts(scenery.world).find(({ texts }) => texts.includes(WORDS));
    expect(word?.sprite.alpha).toBe(1);
  });

  it.each(each)("F-5: %s, %s: another moment or another game leaves nothing of it", (skin, outcome) => {
    for (const isAnother of [false, true]) {
      const scenery = setEnd(skin);
      scenery.frame(0);
      const before = pictureOf(scenery);
      playEnd(scenery, outcome, 900);
      expect(pictureOf(scenery)).not.toBe(before);
      if (isAnother) scenery.show({ games: [gameOf()] });
      scenery.frame(2_000, ...(isAnother ? [] : [REWOUND]));
      scenery.frame(4_000);
      expect(pictureOf(scenery)).toBe(before);
    }
  });

  it.each(each)("F-3, F-5: %s, %s: with less motion nothing moves, and it is seen all the same", (skin, outcome) => {
    const scenery = setEnd(skin, { isMotionReduced: true });
    scenery.frame(0);
    const before = pictureOf(scenery);
    const moved: string[] = [];
    let last: ReadonlyMap<Sprite, string> = new Map();
    playEnd(scenery, outcome, 3_000, () => {
      moved.push(...movedSince(scenery, last));
      last = placesOf(scenery);
    });
    expect(moved).toEqual([]);
    expect(pictureOf(scenery)).not.toBe(before);
  });

  it("F-5: without effects the last picture stands, and nobody waits for more", () => {
    const display = { ...DEFAULT_SETTINGS.display, effectStrength: 0 };
    for (const skin of SKIN_IDS) {
      const scenery = setEnd(skin, { display });
      playEnd(scenery, "lockOut", 200);
      const early = pictureOf(scenery);
      scenery.frame(1_200);
      expect(pictureOf(scenery), skin).toBe(early);
      expect(lookedAtMs(skin, "lockOut", display)).toBe(lookedAtMs(skin, "goalReached", display));
    }
  });

  it("F-5: the end is looked at for as long as it is shown, time that is up is a win, and whoever leaves has none", () => {
    const { display } = DEFAULT_SETTINGS;
    for (const skin of SKIN_IDS) {
      const { clear } = SKINS[skin];
      expect(lookedAtMs(skin, "lockOut", display)).toBe(endingMs(clear, "loss"));
      expect(lookedAtMs(skin, "timeUp", display)).toBeGreaterThanOrEqual(endingMs(clear, "win"));
      expect(lookedAtMs(skin, "left", display)).toBeLessThan(endingMs(clear, "loss"));
    }
  });

  it("F-5: rows that the last piece cleared go before the win begins", () => {
    const scenery = setEnd("reglas");
    scenery.frame(0);
    const cells = [Array.from({ length: 10 }, () => 1)];
    const events = [{ type: "cleared", rows: [0], cells, seq: 1, at: 0 }, ...ended("goalReached")] as const;
    const bare = drawn(scenery).length;
    scenery.frame(50, events);
    // The rosette has a sprite for every cell of the Matrix, and none of them is there yet.
    for (let ms = 100; ms < 250; ms += 50) scenery.frame(ms);
    expect(drawn(scenery).length).toBeLessThan(bare + 60);
    for (let ms = 250; ms < 2_600; ms += 50) scenery.frame(ms);
    expect(drawn(scenery).length).toBeGreaterThan(180);
  });

  it("F-5: long words are written in lines", () => {
    expect(linesOf("Se acabó el tiempo", 10)).toEqual(["Se acabó", "el tiempo"]);
    expect(linesOf("Won", 10)).toEqual(["Won"]);
  });
});

describe("the ending of a board among others", () => {
  const out = { isOut: true, place: 3 };

  it.each(SKIN_IDS)("F-5, S-11: %s: is on its own board, quick, and tells the place when it has been seen", (skin) => {
    const scenery = setMatch({ skin });
    const { layouts, world } = scenery;
    scenery.games[0]!.state.cells.fill(1, 0, 25);
    const on = (board: number): readonly Sprite[] => {
      const { matrix, cell } = layouts[board]!;
      return seenSprites(world.root.children[1]!).filter(
        ({ x }) => x >= matrix.x - 3 * cell && x <= matrix.x + matrix.width + 3 * cell,
      );
    };
    scenery.frame(0);
    const others = JSON.stringify(on(2).map(({ x, y, alpha }) => [x, y, alpha]));
    const places = (): readonly string[] => seenTexts(world).flatMap(({ texts }) => texts);
    scenery.frame(17, { 0: { ...out, events: ended("blockOut") } });
    scenery.frame(34, { 0: out });
    expect(places()).not.toContain("3");
    const first = JSON.stringify(on(0).map(({ x, y, alpha }) => [x, y, alpha]));
    for (let ms = 50; ms < 700; ms += 50) scenery.frame(ms, { 0: out });
    expect(JSON.stringify(on(0).map(({ x, y, alpha }) => [x, y, alpha]))).not.toBe(first);
    expect(JSON.stringify(on(2).map(({ x, y, alpha }) => [x, y, alpha]))).toBe(others);
    for (let ms = 700; ms < 2_200; ms += 50) scenery.frame(ms, { 0: out });
    expect(places()).toContain("3");
    expect(scenery.frame(2_300, { 0: out })).toBe(false);
  });

  it.each(each)("F-5: %s, %s: nothing of it gets in front of another Matrix", (skin, outcome) => {
    const scenery = setMatch({ skin });
    const own = scenery.layouts[1]!;
    scenery.games[1]!.state.cells.fill(1, 0, 120);
    scenery.frame(0);
    const others = [scenery.layouts[0]!, scenery.layouts[2]!].map(({ matrix }) => matrix);
    scenery.frame(17, { 1: { place: 1, events: ended(outcome) } });
    const board = scenery.world.root.children[1]!.children[1]!;
    for (let ms = 100; ms < 2_000; ms += 100) {
      scenery.frame(ms, { 1: { place: 1 } });
      for (const sprite of seenSprites(board)) {
        const { x: left, width: wide } = sprite.getBounds();
        // What is almost gone, or at the very edge, hides nothing.
        const isOver = others.some(({ x, width }) => left + wide > x + own.cell && left < x + width - own.cell);
        expect(isOver && sprite.alpha > 0.3, `${ms} ms: ${left} ${wide}`).toBe(false);
      }
    }
  });

  it("F-5: of those who have lasted only the first has won", () => {
    const texts = (place: number): number => {
      const scenery = setMatch({ skin: "reglas" });
      scenery.frame(0);
      scenery.frame(17, { 1: { place, events: ended("timeUp") } });
      for (let ms = 50; ms < 1_000; ms += 50) scenery.frame(ms, { 1: { place } });
      return seenSprites(scenery.world.root).length;
    };
    expect(texts(1)).toBeGreaterThan(texts(2) + 100);
  });
});
