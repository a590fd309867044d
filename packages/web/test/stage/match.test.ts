import { rankOf } from "@korobeinix/bots";
import { type GameEvent, newGame, parseSetup, play, RULE_BOOKS, takeEvents, unwrap } from "@korobeinix/engine";
import { parseMatchSetup } from "@korobeinix/engine/match";
import type { Sprite } from "pixi.js";
import { describe, expect, it } from "vitest";
import { FLIGHT_MS } from "../../src/stage/match/flights.ts";
import type { SkinId } from "../../src/settings/skinIds.ts";
import type { Layout } from "../../src/stage/stage.ts";
import { MatchGame } from "../../src/table/matchGame.ts";
import { MatchPlay } from "../../src/table/matchPlay.ts";
import { FakeThinker, settled } from "../table/computerTables.ts";
import { cleared, sent, setMatch, viewOfMatch } from "./matchScenery.ts";
import { canvasesMadeBy, openWorld, seenSprites, seenTexts, setScenery, useNotedCanvases } from "./scenery.ts";

useNotedCanvases();

const SKINS: readonly SkinId[] = ["guideline", "basic", "new", "reglas", "korobeinix", "terminalColour"];

function isIn({ x, y }: { readonly x: number; readonly y: number }, { matrix }: Layout): boolean {
  return x >= matrix.x && x <= matrix.x + matrix.width && y >= matrix.y && y <= matrix.y + matrix.height;
}

/** Glows at a frame are as large as the Matrix with two cells on every side; so is the well, which is always there. */
function framesOf(all: readonly Sprite[], { matrix, cell }: Layout): number {
  return all.filter(
    ({ x, y, texture }) =>
      Math.abs(x - (matrix.x - 2 * cell)) < 0.5 && Math.abs(y - (matrix.y - 2 * cell)) < 0.5 && texture.width > 1,
  ).length;
}

describe("an attack", () => {
  it("S-9: leaves the rows that went in the frame in which it is sent, and is at its target within the flight", () => {
    const scenery = setMatch();
    scenery.frame(0);
    expect(scenery.between()).toEqual([]);
    scenery.frame(17, { 0: { events: [cleared(3, 4)], facts: [sent(0, 2, 4)] } });
    const [from, to] = [scenery.layouts[0]!, scenery.layouts[2]!];
    const first = scenery.between();
    expect(first.length).toBeGreaterThan(0);
    for (const spark of first) {
      expect(isIn(spark, from)).toBe(true);
      const row = (from.matrix.y + from.matrix.height - spark.y) / from.cell;
      expect(row).toBeGreaterThan(3);
      expect(row).toBeLessThan(5);
    }
    scenery.frame(17 + FLIGHT_MS / 2);
    scenery.frame(17 + FLIGHT_MS - 5);
    const { meter, cell } = to;
    const landed = scenery.between().filter(({ x }) => Math.abs(x - (meter.x + meter.width / 2)) < 2 * cell);
    expect(landed.length).toBeGreaterThan(0);
    scenery.frame(17 + FLIGHT_MS * 3);
    scenery.frame(17 + FLIGHT_MS * 4);
    expect(scenery.between()).toEqual([]);
  });

  it("S-9: the more lines, the more of it", () => {
    const sparks = (lines: number): number => {
      const scenery = setMatch();
      scenery.frame(0);
      scenery.frame(17, { 0: { events: [cleared(0)], facts: [sent(0, 1, lines)] } });
      scenery.frame(150);
      return scenery.between().length;
    };
    expect(sparks(4)).toBeGreaterThan(sparks(1));
  });

  it("S-9: with less motion nothing flies: there is light at both ends", () => {
    const scenery = setMatch({ isMotionReduced: true });
    scenery.frame(0);
    scenery.frame(17, { 0: { events: [cleared(0)], facts: [sent(0, 1, 4)] } });
    const places = (): string => JSON.stringify(scenery.between().map(({ x, y }) => [x, y]));
    const first = places();
    const xs = scenery.between().map(({ x }) => x);
    expect(Math.min(...xs)).toBeLessThan(scenery.layouts[0]!.matrix.x + scenery.layouts[0]!.matrix.width);
    expect(Math.max(...xs)).toBeGreaterThan(scenery.layouts[1]!.meter.x);
    scenery.frame(60);
    expect(places()).toBe(first);
  });

  it("S-9: attacks share one limit of flashes", () => {
    const scenery = setMatch({ isMotionReduced: true });
    scenery.frame(0);
    const brightest = (): number => Math.max(...scenery.between().map(({ alpha }) => alpha));
    scenery.frame(17, { 0: { events: [cleared(0)], facts: [sent(0, 1, 4)] } });
    const first = brightest();
    for (let ms = 100; ms <= 300; ms += 100) scenery.frame(ms);
    const left = new Set(scenery.between());
    scenery.frame(320, { 1: { events: [cleared(0)], facts: [sent(1, 2, 4)] } });
    const later = scenery.between().filter((light) => !left.has(light));
    expect(later.length).toBeGreaterThan(0);
    for (const { alpha } of later) expect(alpha).toBeLessThan(first / 2);
  });

  it("S-9: what a Lock Down cancels flies to its own meter", () => {
    const scenery = setMatch();
    scenery.frame(0);
    const events = [cleared(0), { type: "cancelled", lines: 2, parts: [], seq: 2, at: 0 }] as readonly GameEvent[];
    scenery.frame(17, { 1: { events } });
    scenery.frame(17 + FLIGHT_MS - 20);
    const { meter, cell } = scenery.layouts[1]!;
    const near = scenery.between().filter(({ x }) => Math.abs(x - meter.x) < 3 * cell);
    expect(near.length).toBeGreaterThan(0);
  });

  it("S-9: fills the meter of the Receiving Queue, line by line, and is gone from it when it has risen", () => {
    const scenery = setMatch();
    const game = scenery.games[1]!;
    const { meter } = scenery.layouts[1]!;
    const units = (): number =>
      seenSprites(scenery.world.root).filter(
        ({ x, y, width, anchor }) =>
          anchor.x === 0 && Math.abs(x - meter.x) < 0.5 && Math.abs(width - meter.width) < 1 && y > meter.y - 1,
      ).length;
    scenery.frame(0);
    expect(units()).toBe(0);
    play(game, { at: 0, name: "received", value: 3, from: 0, attack: 1 });
    scenery.frame(17, { 1: { events: takeEvents(game) } });
    for (let ms = 34; ms < 1500; ms += 17) scenery.frame(ms);
    expect(units()).toBe(3);
    expect(scenery.frame(1600)).toBe(false);
    play(game, { at: game.state.time + 1000, name: "hardDrop" });
    scenery.frame(1617, { 1: { events: takeEvents(game) } });
    for (let ms = 1634; ms < 3200; ms += 17) scenery.frame(ms);
    expect(game.state.queued).toBe(0);
    expect(units()).toBe(0);
  });

  it("S-9: rows rise from below the floor, and are where the game has them in the end", () => {
    const scenery = setMatch();
    const game = scenery.games[0]!;
    const { matrix, cell } = scenery.layouts[0]!;
    const rows = (): number[] =>
      seenSprites(scenery.world.root)
        .filter(({ x, width, height }) => x === matrix.x && width === matrix.width && height === cell)
        .map(({ y }) => (matrix.y + matrix.height - y) / cell - 1);
    scenery.frame(0);
    play(game, { at: 0, name: "received", value: 4, from: 1, attack: 1 });
    play(game, { at: 1000, name: "hardDrop" });
    const events = takeEvents(game);
    expect(events.map(({ type }) => type)).toContain("raised");
    scenery.frame(17, { 0: { events } });
    // What stood on the floor is still there, and nothing of what comes is seen.
    expect(Math.min(...rows())).toBeCloseTo(0, 6);
    const first = rows().length;
    scenery.frame(70);
    expect(rows().some((row) => row % 1 !== 0)).toBe(true);
    scenery.frame(400);
    expect(rows().length).toBeGreaterThan(first);
    expect(rows().every((row) => row >= 0 && Math.abs(row - Math.round(row)) < 1e-6)).toBe(true);
  });
});

describe("rows that rise after a clear", () => {
  it("S-9, G-13.1.1: stay below until the cleared rows have gone; no frame shows what never was", () => {
    const board = ["#.........", "###....###"];
    const request = { ruleBook: "guideline", seed: 7, queue: ["I", "O"], board, terms: { seats: 2 } };
    const game = newGame(unwrap(parseSetup(request)));
    game.events = [];
    play(game, { at: 1, name: "received", value: 2, from: 1, attack: 1 });
    const scenery = setScenery({ games: [game], skin: "guideline" });
    takeEvents(game);
    scenery.frame(0);
    play(game, { at: 30_000, name: "hardDrop" });
    const events = takeEvents(game);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(["cleared", "raised"]));
    const rowsAt = (ms: number, ...now: readonly (readonly GameEvent[])[]): number[] =>
      [...new Set(scenery.frame(ms, ...now).blocks.map(({ row }) => row))].sort((a, b) => a - b);
    // As it stood: the full row, and the one above it.
    expect(rowsAt(17, events)).toEqual([0, 1]);
    expect(rowsAt(100)).toEqual([0, 1]);
    for (let ms = 110; ms < 330; ms += 10) {
      const rows = rowsAt(ms).filter((row) => row > -0.99);
      rows.slice(1).forEach((row, i) => expect(row - rows[i]!).toBeGreaterThan(0.99));
    }
    expect(rowsAt(500)).toEqual([0, 1, 2]);
  });
});

describe("Target Marks", () => {
  it("S-10: of all are seen where they are, glide when they move, fade, and are still in the end", () => {
    const scenery = setMatch();
    const aims = { 0: { target: 1 }, 1: { target: 2 }, 2: { target: 1 } };
    scenery.frame(0, aims);
    expect(scenery.between()).toHaveLength(3);
    const on = (board: number): number =>
      scenery.between().filter((mark) => isIn(mark, scenery.layouts[board]!)).length;
    expect([on(0), on(1), on(2)]).toEqual([0, 2, 1]);
    const strong = Math.min(...scenery.between().map(({ alpha }) => alpha));
    for (let ms = 17; ms < 2000; ms += 17) scenery.frame(ms, aims);
    for (const { alpha } of scenery.between()) expect(alpha).toBeLessThan(strong / 2);
    expect(scenery.frame(2017, aims)).toBe(false);
    const moved = { ...aims, 0: { target: 2 } };
    const before = scenery.between().map(({ x }) => x);
    scenery.frame(2034, moved);
    scenery.frame(2100, moved);
    const xs = scenery.between().map(({ x }) => x);
    scenery.frame(2400, moved);
    const after = scenery.between().map(({ x }) => x);
    // It was on its way, neither where it had been nor where it is now.
    expect(xs.some((x, i) => x > before[i]! + 1 && x < after[i]! - 1)).toBe(true);
    expect([on(0), on(1), on(2)]).toEqual([0, 1, 2]);
  });

  it("S-10: whoever has one opponent has nothing to choose, and no Mark", () => {
    const scenery = setMatch({ seats: 2 });
    scenery.frame(0, { 0: { target: 1 }, 1: { target: 0 } });
    expect(scenery.between()).toEqual([]);
  });
});

describe("a board of a match", () => {
  it.each(SKINS)(
    "S-11: %s: hot potato, danger, knock-out and victory are seen on the board that they concern",
    (skin) => {
      const scenery = setMatch({ skin, match: { ruleBook: "new" } });
      const glows = (board: number): number => framesOf(seenSprites(scenery.world.root), scenery.layouts[board]!);
      scenery.frame(0);
      expect([glows(0), glows(1), glows(2)]).toEqual([1, 1, 1]);
      scenery.frame(17, { 1: { hasPotato: true } });
      scenery.frame(34, { 1: { hasPotato: true } });
      expect([glows(0), glows(1), glows(2)]).toEqual([1, 2, 1]);
      scenery.games[2]!.state.stackHeight = 17;
      scenery.frame(51, {});
      scenery.frame(800, {});
      expect([glows(0), glows(1), glows(2)]).toEqual([1, 1, 2]);
      const ko = { type: "knockedOut", seat: 2, outcome: "blockOut", seq: 1, at: 0 } as const;
      scenery.frame(817, { 2: { isOut: true, place: 3, facts: [ko] } });
      scenery.frame(825, { 2: { isOut: true, place: 3 } });
      const texts = (): readonly string[] => seenTexts(scenery.world).flatMap(({ texts: each }) => each);
      expect(texts()).toContain("3");
      const over = { 0: { place: 1 }, 1: { isOut: true, place: 2 }, 2: { isOut: true, place: 3 } };
      scenery.frame(834, over);
      for (let ms = 851; ms < 1400; ms += 50) scenery.frame(ms, over);
      expect([glows(0), glows(1), glows(2)]).toEqual([2, 1, 1]);
      expect(texts().toSorted()).toEqual(expect.arrayContaining(["1", "2", "3"]));
    },
  );

  it("S-11: fireworks are over the winner's board when a match ends, and none when it is sought to its end", () => {
    const over = { 0: { isOut: true, place: 2 }, 1: { isOut: true, place: 3 }, 2: { place: 1 } };
    const sparks = (events: readonly GameEvent[]): readonly Sprite[] => {
      const scenery = setMatch();
      scenery.frame(0);
      scenery.frame(17, { ...over, 0: { ...over[0], events } });
      scenery.frame(34, over);
      return seenSprites(scenery.world.root.children[3]!);
    };
    const { matrix } = setMatch().layouts[2]!;
    const fired = sparks([]);
    expect(fired.length).toBeGreaterThan(0);
    expect(fired.some(({ x }) => x > matrix.x && x < matrix.x + matrix.width)).toBe(true);
    expect(sparks([{ type: "rewound", seq: 1, at: 0 }])).toEqual([]);
  });

  it("G-B2.5: Practice has its word on the Matrix, behind the Blocks, and is not dimmed", () => {
    const scenery = setMatch();
    const out = { isOut: true, place: 3 };
    scenery.frame(0, { 0: out });
    scenery.frame(500, { 0: out });
    expect(seenTexts(scenery.world).flatMap(({ texts }) => texts)).toEqual(["3"]);
    const practising = { ...out, isPractising: true };
    scenery.frame(517, { 0: practising });
    for (let ms = 534; ms < 1200; ms += 17) scenery.frame(ms, { 0: practising });
    const [word, ...more] = seenTexts(scenery.world);
    expect([word!.texts, more]).toEqual([["Practice"], []]);
    const all = seenSprites(scenery.world.root);
    const { matrix } = scenery.layouts[0]!;
    const blocks = all.findIndex(({ x, width }) => x === matrix.x && width === matrix.width);
    expect(isIn(word!.sprite, scenery.layouts[0]!)).toBe(true);
    if (blocks >= 0) expect(all.indexOf(word!.sprite)).toBeLessThan(blocks);
    expect(scenery.frame(1300, { 0: practising })).toBe(false);
  });

  it("S-9: every board that is large enough announces its own actions", () => {
    const scenery = setMatch({ announce: (event) => (event.type === "scored" ? "Tetris" : undefined) });
    const events = [
      { type: "scored", action: "tetris", isBackToBack: false, points: 800, seq: 1, at: 0 },
    ] as readonly GameEvent[];
    scenery.frame(0);
    scenery.frame(17, { 2: { events } });
    const [notice] = seenTexts(scenery.world);
    expect(isIn(notice!.sprite.getGlobalPosition(), scenery.layouts[2]!)).toBe(true);
  });

  it("G-13.1.6: a pause hides what lies between the boards and in their meters", () => {
    const scenery = setMatch();
    play(scenery.games[1]!, { at: 0, name: "received", value: 3, from: 0, attack: 1 });
    scenery.frame(0, { 0: { target: 1 }, 1: { target: 0 } });
    scenery.frame(400, { 0: { target: 1 }, 1: { target: 0 } });
    const before = seenSprites(scenery.world.root).length;
    scenery.world.setHidden(true);
    expect(scenery.between()).toEqual([]);
    expect(seenSprites(scenery.world.root).length).toBeLessThan(before - 4);
  });
});

describe("a whole match", () => {
  const FRAME_MS = 16;

  it.each(RULE_BOOKS)("S-9, S-11: of $id is shown frame by frame, and is still when all is over", async ({ id }) => {
    const seats = [{ computer: "hard" }, { computer: "easy" }, {}] as const;
    const setup = unwrap(parseMatchSetup({ ruleBook: id, seed: 3, seats }));
    const match = new MatchPlay(
      new MatchGame(setup),
      setup.seats.map(({ computer }, seed) =>
        computer === undefined ? undefined : { rank: rankOf(id, computer), seed, thinker: new FakeThinker() },
      ),
    );
    const world = openWorld(viewOfMatch(match.games, id));
    let nowMs = 0;
    const step = (): boolean => {
      nowMs += FRAME_MS;
      match.advanceTo(nowMs * 1000);
      return world.frame(FRAME_MS, nowMs, match.frames());
    };
    for (let i = 0; i < 240; i++) {
      step();
      await settled();
    }
    match.game.hands[1]!.leave(match.micros);
    match.practise(1);
    for (let i = 0; i < 60; i++) step();
    match.game.hands[2]!.leave(match.micros);
    for (let i = 0; i < 500; i++) step();
    expect(match.isOver).toBe(true);
    expect(step()).toBe(false);
    expect(canvasesMadeBy(step)).toBe(0);
  });
});
