// Textures, each painted once for a skin and a cell size.

import type { Game } from "@korobeinix/engine";
import { CanvasSource, Texture } from "pixi.js";
import { ALL_EDGES, edgesOf, kindOf } from "./cells.ts";
import { withAlpha } from "./colour.ts";
import { type LightName, paintLight } from "./paint/light.ts";
import { type Context, paintCanvas } from "./paint/canvas.ts";
import { type Mino, paintMino } from "./paint/mino.ts";
import { paintGhost } from "./paint/ghost.ts";
import { type KindLook, type Skin, lookOf } from "./skin.ts";

export interface AtlasOptions {
  readonly skin: Skin;
  readonly game: Game;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  readonly resolution: number;
  readonly hasPatterns: boolean;
  readonly isHighContrast: boolean;
}

/** Sorts of stone that take turns along a row. */
const STONES = 3;

/** Cells that a glow or a ghost reaches from a piece's centre. */
export const REACH = 3;

export class Atlas {
  readonly cell: number;
  readonly resolution: number;
  readonly skin: Skin;
  readonly looks: readonly KindLook[];
  readonly #options: AtlasOptions;
  readonly #canvases = new Map<number, HTMLCanvasElement>();
  readonly #textures = new Map<number | string, Texture>();

  constructor(options: AtlasOptions) {
    this.#options = options;
    this.cell = options.cell;
    this.resolution = options.resolution;
    this.skin = options.skin;
    this.looks = options.game.rules.book.pieces.map(({ name }) => lookOf(options.skin, name));
  }

  look(kind: number): KindLook {
    return this.looks[kind] ?? this.skin.other;
  }

  /** A mino as a picture; the edges matter only to stone and metal. */
  canvas(kind: number, place: { column: number; isLocked: boolean; metal: number; edges: number }): HTMLCanvasElement {
    const key = this.#key(kind, place);
    let canvas = this.#canvases.get(key);
    if (canvas === undefined) {
      const size = Math.round(this.cell * this.resolution);
      canvas = paintCanvas(size, size, (context) => this.#paintMino(context, kind, { ...place, size }));
      this.#canvases.set(key, canvas);
    }
    return canvas;
  }

  mino(kind: number, place: { column: number; isLocked: boolean; metal: number; edges: number }): Texture {
    const key = this.#key(kind, place);
    return this.#textures.get(key) ?? this.#keep(key, this.canvas(kind, place));
  }

  /** A whole piece in its first facing at another size. */
  preview(kind: number, cells: readonly (readonly [number, number])[], size: number): Texture {
    const key = `p${kind},${size}`;
    const kept = this.#textures.get(key);
    if (kept !== undefined) return kept;
    const xs = cells.map(([x]) => x);
    const ys = cells.map(([, y]) => y);
    const left = Math.min(...xs);
    const top = Math.max(...ys);
    const device = Math.round(size * this.resolution);
    const canvas = paintCanvas(
      (Math.max(...xs) - left + 1) * device,
      (top - Math.min(...ys) + 1) * device,
      (context) => {
        for (const [x, y] of cells) {
          context.save();
          context.translate((x - left) * device, (top - y) * device);
          const edges = edgesAmong(cells, x, y);
          this.#paintMino(context, kind, { column: 3, isLocked: false, metal: 0, edges, size: device });
          context.restore();
        }
      },
    );
    return this.#keep(key, canvas);
  }

  /** One outline round the piece, its centre in the middle of the texture. */
  ghost(kind: number, facing: number, cells: readonly (readonly [number, number])[]): Texture {
    const key = `g${kind},${facing}`;
    const kept = this.#textures.get(key);
    if (kept !== undefined) return kept;
    const size = Math.round(this.cell * this.resolution);
    const { skin } = this;
    const colour = this.look(kind).colour;
    const isStrong = this.#options.isHighContrast;
    const canvas = paintCanvas(size * (2 * REACH + 1), size * (2 * REACH + 1), (context) =>
      paintGhost(context, { cells, size, reach: REACH, colour, isLight: skin.mino === "pencil", isStrong }),
    );
    return this.#keep(key, canvas);
  }

  /** The light that a piece sheds, small and soft. */
  glow(kind: number, facing: number, cells: readonly (readonly [number, number])[]): Texture {
    const key = `s${kind},${facing}`;
    const kept = this.#textures.get(key);
    if (kept !== undefined) return kept;
    const size = 8;
    const colour = this.look(kind).colour;
    const canvas = paintCanvas(size * (2 * REACH + 1), size * (2 * REACH + 1), (context) => {
      context.shadowColor = withAlpha(colour, 0.75);
      context.shadowBlur = size * 1.3;
      context.fillStyle = withAlpha(colour, 0.5);
      for (const [x, y] of cells) context.fillRect((REACH + x) * size, (REACH - y) * size, size, size);
    });
    return this.#keep(key, canvas, size / this.cell);
  }

  light(name: LightName, colour: string = this.skin.light): Texture {
    const key = `l${name}${colour}`;
    return this.#textures.get(key) ?? this.#keep(key, paintLight(name, colour), 1);
  }

  /** Paints what a game will need, so that no frame of it has to. */
  warm(columns: number): void {
    const { book, geometry } = this.#options.game.rules;
    geometry.minoCell.forEach((cell) => {
      if (cell === 0) return;
      for (let column = 0; column < columns; column++) {
        this.mino(kindOf(cell), { column, isLocked: true, metal: 0, edges: edgesOf(cell) });
        this.mino(kindOf(cell), { column, isLocked: false, metal: 0, edges: edgesOf(cell) });
      }
    });
    book.pieces.forEach((piece, kind) => {
      piece.facings.forEach((cells, facing) => {
        this.ghost(kind, facing, cells);
        this.glow(kind, facing, cells);
      });
      for (const name of ["trail", "shard", "spot"] as const) this.light(name, this.look(kind).colour);
    });
    for (const name of ["square", "sweep", "twist"] as const) this.light(name);
    this.light("ring", this.skin.accent);
    this.light("spot", this.skin.accent);
  }

  /** A picture of one's own, kept until the atlas goes. */
  keep(key: string, paint: () => HTMLCanvasElement, resolution: number = this.resolution): Texture {
    return this.#textures.get(key) ?? this.#keep(key, paint(), resolution);
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy(true);
    this.#textures.clear();
    this.#canvases.clear();
  }

  /** Of stone there are a few sorts and every edge; of the others one a column and no edges. */
  #key(kind: number, place: { column: number; isLocked: boolean; metal: number; edges: number }): number {
    const isStone = this.skin.mino === "stone";
    const edges = place.metal > 0 || isStone ? place.edges : ALL_EDGES;
    const column = isStone && place.metal === 0 ? place.column % STONES : place.column;
    const state = (place.isLocked ? 1 : 0) + place.metal * 2;
    return ((kind + 1) * 32 + column) * 128 + state * 16 + edges;
  }

  #keep(key: number | string, resource: HTMLCanvasElement, resolution: number = this.resolution): Texture {
    const texture = new Texture({ source: new CanvasSource({ resource, resolution }) });
    this.#textures.set(key, texture);
    return texture;
  }

  #paintMino(
    context: Context,
    kind: number,
    place: Pick<Mino, "column" | "isLocked" | "metal" | "edges" | "size">,
  ): void {
    const { hasPatterns, isHighContrast } = this.#options;
    const look = this.look(kind);
    paintMino(context, this.skin, { ...place, look, hasPattern: hasPatterns, isHighContrast });
  }
}

/** The edges of a piece's cell that join none of its others. */
function edgesAmong(cells: readonly (readonly [number, number])[], x: number, y: number): number {
  const has = (dx: number, dy: number): boolean => cells.some(([cx, cy]) => cx === x + dx && cy === y + dy);
  return (has(1, 0) ? 0 : 1) | (has(0, -1) ? 0 : 2) | (has(-1, 0) ? 0 : 4) | (has(0, 1) ? 0 : 8);
}
