import { advance, type Game, guideline, newGame, parseSetup, takeEvents, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { contrast } from "../../src/stage/colour.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import type { Outline } from "../../src/stage/stage.ts";
import { canvasesMadeBy, setScenery, seenTexts, useNotedCanvases } from "./scenery.ts";

useNotedCanvases();

const O = guideline.pieces.findIndex(({ name }) => name === "O");

function gameOf(): Game {
  const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 7, queue: ["O", "O"] })));
  game.events = [];
  advance(game, 1);
  takeEvents(game);
  return game;
}

function outline(x: number, rank: number, label: string, isHold = false): Outline {
  return { kind: O, facing: 0, x, y: 0, rank, label, isHold };
}

describe("places that are pointed out on a board", () => {
  it("C-16: each stands with its letters in a cell of its own, until others are pointed out", () => {
    const game = gameOf();
    const { world, layouts } = setScenery({ games: [game], skin: "guideline" });
    const { matrix, cell } = layouts[0]!;
    const outlines = [outline(4, 0, "★"), outline(5, 1, "−0.4", true)];
    const draw = (nowMs: number, list?: readonly Outline[]): boolean =>
      world.frame(17, nowMs, [{ game, events: [], outlines: list }]);
    draw(0);
    draw(17);
    expect(draw(34)).toBe(false);
    expect(draw(51, outlines)).toBe(true);
    const texts = seenTexts(world).map(({ texts: [text], sprite }) => {
      return { text, column: Math.floor((sprite.x - matrix.x) / cell) };
    });
    expect(texts.map(({ text }) => text)).toEqual(["★", "−0.4", "⇄"]);
    // A cell that both have is the last that is written into.
    expect(texts[0]!.column).toBe(4);
    expect(texts[1]!.column).toBe(6);
    // As long as they are the same nothing is drawn, and nothing painted when they come again.
    expect(draw(68, outlines)).toBe(false);
    expect(draw(85, [])).toBe(true);
    expect(seenTexts(world)).toEqual([]);
    expect(canvasesMadeBy(() => draw(102, [...outlines]))).toBe(0);
  });

  it("C-16: another game has none of them", () => {
    const game = gameOf();
    const { world } = setScenery({ games: [game], skin: "guideline" });
    world.frame(0, 0, [{ game, events: [], outlines: [outline(4, 0, "★")] }]);
    expect(seenTexts(world)).toHaveLength(1);
    world.frame(17, 17, [{ game: gameOf(), events: [] }]);
    expect(seenTexts(world)).toEqual([]);
  });

  it.each(Object.values(SKINS))("C-16: in the skin $id they can be read on its ground", ({ hint, ground, kinds }) => {
    expect(contrast(hint, ground)).toBeGreaterThan(7);
    expect(Object.values(kinds).map(({ colour }) => colour)).not.toContain(hint);
  });
});
