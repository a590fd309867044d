import { advance, type Game, newGame, parseSetup, RULE_BOOKS, type RuleBookId, unwrap } from "@korobeinix/engine";
import type { Sprite } from "pixi.js";
import { describe, expect, it } from "vitest";
import { withSkin } from "../../src/screens/skinChooser.tsx";
import { SKIN_IDS } from "../../src/settings/skinIds.ts";
import { withAlpha } from "../../src/stage/colour.ts";
import { EMPTY } from "../../src/stage/layout.ts";
import { paintWell } from "../../src/stage/paint/well.ts";
import { groundAlpha, gridAlpha, OWN_STRENGTHS, type Strengths, type Well } from "../../src/stage/paint/wellParts.ts";
import { SKINS, wornBy } from "../../src/stage/skins/index.ts";
import { skinOf } from "../../src/stage/skinOf.ts";
import { canvasesMadeBy, type Scenery, seenSprites, setScenery, useNotedCanvases } from "./scenery.ts";

useNotedCanvases();

const BOOKS = RULE_BOOKS.map(({ id }) => id);
const PAIRS = BOOKS.flatMap((book) => SKIN_IDS.map((skin) => [book, skin] as const));

function gameOf(ruleBook: RuleBookId): Game {
  const board = ["JJ......S.", "J#######.#"];
  const game = newGame(unwrap(parseSetup({ ruleBook, seed: 7, board, options: {} })));
  advance(game, 1);
  return game;
}

/** The ghost piece: pictures of seven cells square. */
function ghostsIn({ world, layouts }: Scenery): readonly Sprite[] {
  const side = layouts[0]!.cell * 7;
  return seenSprites(world.root).filter(({ texture, blendMode }) => texture.height === side && blendMode !== "add");
}

describe("any skin on any rule book", () => {
  it.each(PAIRS)("F-11: %s in %s shows its Blocks and its piece", (book, skin) => {
    const game = gameOf(book);
    game.state.y = 10;
    const { blocks, piece } = setScenery({ games: [game], skin }).frame(0);
    expect(blocks.filter(({ isStack }) => isStack)).toHaveLength(12);
    expect(piece).toHaveLength(4);
  });

  it("F-11: whether rows above the Skyline are seen is the rule book's to say, whatever it wears", () => {
    for (const [book, skin] of PAIRS) {
      expect(wornBy(book, skin).rowsAbove, `${book} in ${skin}`).toBe(SKINS[book].rowsAbove);
      expect({ ...wornBy(book, skin), rowsAbove: 0 }).toEqual({ ...SKINS[skin], rowsAbove: 0 });
    }
    const seen = (book: RuleBookId): number => {
      const game = gameOf(book);
      game.state.y = game.rules.geometry.skyline;
      return setScenery({ games: [game], skin: "guideline" }).frame(0).piece.length;
    };
    expect(seen("new")).toBeGreaterThan(0);
    expect(seen("reglas")).toBeLessThan(4);
  });

  it("F-11: a rule book wears what was chosen, and its own again when that is chosen", () => {
    const worn = withSkin({ basic: "reglas" }, "new", "guideline");
    expect([skinOf("new", { skins: worn }), skinOf("basic", { skins: worn })]).toEqual(["guideline", "reglas"]);
    expect(withSkin(worn, "new", "new")).toEqual({ basic: "reglas" });
  });
});

describe("ghost, grid and board", () => {
  it("F-11: the ghost piece is as strong as the player wants it", () => {
    const games = [gameOf("guideline")];
    const strengthAt = (ghostStrength: number): readonly number[] => {
      const scenery = setScenery({ games, skin: "guideline", display: { ghostStrength } });
      scenery.frame(0);
      return ghostsIn(scenery).map(({ alpha }) => alpha);
    };
    expect(strengthAt(20)).toEqual([0.2]);
    expect(strengthAt(100)).toEqual([1]);
    expect(strengthAt(180)).toEqual([1, 0.8]);
  });

  it("F-11: another strength paints a well and no minos", () => {
    const scenery = setScenery({ games: [gameOf("guideline")], skin: "guideline" });
    scenery.frame(0);
    const made = canvasesMadeBy(() => {
      scenery.show({ display: { gridStrength: 150 } });
      scenery.frame(17);
    });
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(6);
  });

  it.each(SKIN_IDS)("F-11: grid and ground of %s are painted by their strengths", (id) => {
    const painted = (strengths: Strengths): string => {
      const colours: string[] = [];
      const context = makeContext(colours);
      const matrix = { x: 20, y: 20, width: 200, height: 400 };
      const layout = { ...EMPTY, cell: 20, matrix };
      paintWell(context, { skin: SKINS[id], layout, columns: 10, rows: 20, isHighContrast: false, strengths });
      return colours.join();
    };
    const own = painted(OWN_STRENGTHS);
    expect(painted({ ...OWN_STRENGTHS, ghost: 2 })).toBe(own);
    expect(new Set([own, painted({ ...OWN_STRENGTHS, grid: 0.2 }), painted({ ...OWN_STRENGTHS, grid: 2 })]).size).toBe(
      3,
    );
    expect(painted({ ...OWN_STRENGTHS, board: 0.4 })).not.toBe(own);
  });

  it("F-11: no grid at 0, more of it above 100, and a ground that is never more than opaque", () => {
    const well = (strengths: Partial<Strengths>): Well => ({ strengths: { ...OWN_STRENGTHS, ...strengths } }) as Well;
    expect([0, 0.5, 1, 2].map((grid) => gridAlpha(well({ grid }), 0.1))).toEqual([0, 0.05, 0.1, 0.4]);
    expect([0.4, 1, 1.2].map((board) => groundAlpha(well({ board }), 0.9))).toEqual([0.36000000000000004, 0.9, 1]);
    expect(withAlpha("#FFFFFF", gridAlpha(well({ grid: 0 }), 0.1))).toBe("rgb(255 255 255 / 0)");
  });
});

/** A context that notes every colour and opacity that is set. */
function makeContext(colours: string[]): CanvasRenderingContext2D {
  const gradient = { addColorStop: (_: number, colour: string): void => void colours.push(colour) };
  const noop = (): typeof gradient => gradient;
  return new Proxy(
    {},
    {
      get: () => noop,
      set: (_, name, value) => {
        if (name === "fillStyle" || name === "globalAlpha") colours.push(String(value));
        return true;
      },
    },
  ) as unknown as CanvasRenderingContext2D;
}
