// The stage without a browser: PixiJS's own scene graph over canvases that only note what is painted on them, so that a test
// reads from every frame which cells are drawn where.

import type { Game, GameEvent } from "@korobeinix/engine";
import { type Container, Sprite } from "pixi.js";
import { afterAll, beforeAll, onTestFinished, vi } from "vitest";
import { DEFAULT_SETTINGS, type DisplaySettings } from "../../src/settings/settings.ts";
import type { SkinId } from "../../src/settings/skinIds.ts";
import { ACTS, PAGE, WONDER } from "../../src/stage/later.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import type { Layout, Scene } from "../../src/stage/stage.ts";
import { layOutBoards } from "../../src/stage/arrangement.ts";
import type { View } from "../../src/stage/view.ts";
import { World } from "../../src/stage/world.ts";

/** A canvas that knows which pictures lie on it, by the place of their upper left corner, and what is written there. */
class NotedCanvas {
  width = 1;
  height = 1;
  readonly painted = new Map<string, unknown>();
  readonly texts: string[] = [];
  readonly #context: object;

  constructor() {
    const gradient = { addColorStop: (): void => undefined };
    const calls: { readonly [name: string]: (...given: never[]) => unknown } = {
      createLinearGradient: () => gradient,
      createRadialGradient: () => gradient,
      measureText: (text: string) => ({ width: text.length * 8 }),
      fillText: (text: string) => this.texts.push(text),
      drawImage: (picture: unknown, x: number, y: number) => this.painted.set(`${x},${y}`, picture),
      clearRect: (x: number, y: number, width: number, height: number) => {
        for (const place of this.painted.keys()) {
          const [px = 0, py = 0] = place.split(",").map(Number);
          if (px >= x && py >= y && px < x + width && py < y + height) this.painted.delete(place);
        }
      },
    };
    const properties: { [name: string]: unknown } = {};
    this.#context = new Proxy(properties, {
      get: (kept, name: string) => (name === "canvas" ? this : (kept[name] ?? calls[name] ?? ((): void => undefined))),
      set: (kept, name: string, value) => {
        kept[name] = value;
        return true;
      },
    });
  }

  getContext(): object {
    return this.#context;
  }
}

/** A path that takes every call. */
function makePath(): object {
  return new Proxy({}, { get: () => (): void => undefined });
}

let canvases = 0;

/** How many canvases something makes. */
export function canvasesMadeBy(act: () => void): number {
  const before = canvases;
  act();
  return canvases - before;
}

/** To be called once in a test file. */
export function useNotedCanvases(): void {
  vi.stubGlobal("document", {
    createElement: () => {
      canvases++;
      return new NotedCanvas();
    },
  });
  vi.stubGlobal("HTMLCanvasElement", NotedCanvas);
  vi.stubGlobal("Path2D", function Path2D() {
    return makePath();
  });
  // Endings are fetched in a page; here they are there from the beginning.
  beforeAll(async () => {
    await Promise.all([ACTS.fetch(), PAGE.fetch(), WONDER.fetch()]);
  });
  afterAll(() => vi.unstubAllGlobals());
}

/** A cell of Blocks as it is drawn: `row` may lie between two rows. */
export interface DrawnCell {
  readonly column: number;
  readonly row: number;
  /** Whether it belongs to the stack, or to a row that is going. */
  readonly isStack: boolean;
  /** The row that it belongs to, of the stack as the game has it. */
  readonly home: number;
}

export interface DrawnFrame {
  readonly blocks: readonly DrawnCell[];
  readonly piece: readonly { readonly column: number; readonly row: number }[];
  /** Where the middle of the ghost piece is drawn. */
  readonly ghost: { readonly column: number; readonly row: number } | undefined;
}

/** A piece leaves no more than this of itself where it was. */
const AFTERGLOW = 0.34;
const SIZE = { width: 1366, height: 768 } as const;

export interface Scenery {
  readonly world: World;
  readonly layouts: readonly Layout[];
  /** What is drawn of the first board. */
  frame(nowMs: number, ...events: readonly (readonly GameEvent[])[]): DrawnFrame;
  /** Other settings, another size or other games. */
  show(change: Partial<SceneryOptions>): void;
}

export interface SceneryOptions extends Partial<Omit<Scene, "boards" | "display">> {
  readonly games: readonly Game[];
  readonly skin: SkinId;
  readonly display?: Partial<DisplaySettings>;
  readonly size?: { readonly width: number; readonly height: number };
  /** Kept free at the top, in pixels. */
  readonly top?: number;
}

/** A world for one test: what it would still paint is called off with it. */
export function openWorld(view: View): World {
  const world = new World(view);
  onTestFinished(() => world.destroy());
  return world;
}

export function setScenery(options: SceneryOptions): Scenery {
  let wanted = options;
  let view = viewOf(options);
  const world = openWorld(view);
  let last = Number.NaN;
  return {
    world,
    get layouts() {
      return view.layouts;
    },
    frame: (nowMs, ...events) => {
      const frames = wanted.games.map((game, i) => ({ game, events: events[i] ?? [] }));
      world.frame(Number.isNaN(last) ? 0 : nowMs - last, nowMs, frames);
      last = nowMs;
      return readFrame(world, view.layouts[0]!, wanted.games[0]!);
    },
    show: (change) => {
      wanted = { ...wanted, ...change };
      view = viewOf(wanted);
      world.show(view);
    },
  };
}

function viewOf({ games, skin, display: wishes, size = SIZE, top = 0, ...rest }: SceneryOptions): View {
  const display = { ...DEFAULT_SETTINGS.display, ...wishes };
  const { walls, foot } = SKINS[skin];
  const [own, ...others] = games.map(({ rules: { geometry } }) => {
    return { columns: geometry.columns, rows: geometry.skyline, walls, foot };
  });
  const room = { top, bottom: 0, left: 0, right: 0 };
  const place = { widthPx: size.width, heightPx: size.height, ...display, room };
  const layouts = layOutBoards({ ...place, boards: [own!, ...others] });
  const boards = games.map((game) => ({ game, skin }));
  const scene = { isMotionReduced: false, announce: () => undefined, ...rest, boards, display };
  return { scene, layouts, ...size, resolution: 1, isAccelerated: false };
}

/** Sprites that are seen, with all that they are in. */
export function seenSprites(container: Container): Sprite[] {
  if (!container.visible || container.alpha <= 0) return [];
  if (container instanceof Sprite) return [container];
  return container.children.flatMap((child) => seenSprites(child));
}

/** What is written on the pictures that are seen. */
export function seenTexts(world: World): { readonly texts: readonly string[]; readonly sprite: Sprite }[] {
  return seenSprites(world.root).flatMap((sprite) => {
    const canvas: unknown = sprite.texture.source.resource;
    return canvas instanceof NotedCanvas && canvas.texts.length > 0 ? [{ texts: canvas.texts, sprite }] : [];
  });
}

function readFrame(world: World, { matrix, cell }: Layout, { rules }: Game): DrawnFrame {
  const rows = rules.geometry.skyline;
  const columnOf = (x: number): number => (x - matrix.x) / cell;
  const rowOf = (top: number): number => (matrix.y + matrix.height - top) / cell - 1;
  const blocks: DrawnCell[] = [];
  const piece: { column: number; row: number }[] = [];
  let ghost: DrawnFrame["ghost"];
  for (const sprite of seenSprites(world.root)) {
    const canvas: unknown = sprite.texture.source.resource;
    if (!(canvas instanceof NotedCanvas)) continue;
    const isCentred = sprite.anchor.x === 0.5;
    const isMino = canvas.width === cell && canvas.height === cell;
    if (canvas.width === matrix.width && canvas.height === (rows + 2) * cell) {
      const top = sprite.texture.frame.y;
      for (const place of canvas.painted.keys()) {
        const [x = 0, y = 0] = place.split(",").map(Number);
        if (y !== top) continue;
        blocks.push({ column: x / cell, row: rowOf(sprite.y), isStack: true, home: rows + 1 - top / cell });
      }
    } else if (isMino && isCentred && sprite.alpha > AFTERGLOW) {
      const [column, row] = [columnOf(sprite.x - cell / 2), rowOf(sprite.y - cell / 2)];
      blocks.push({ column, row, isStack: false, home: Math.round(row) });
    } else if (isMino && !isCentred) {
      piece.push({ column: columnOf(sprite.x), row: rowOf(sprite.y) });
    } else if (canvas.width === 7 * cell && canvas.height === 7 * cell) {
      ghost = { column: columnOf(sprite.x) + 3, row: rowOf(sprite.y + 3 * cell) };
    }
  }
  return { blocks, piece, ghost };
}
