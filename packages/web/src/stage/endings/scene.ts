// What an ending has to work with: the stack as it stands, where it broke, and the casts that it fills.

import { type Game, kindOf, minosOf } from "@korobeinix/engine";
import { CanvasSource, type Container, Rectangle, Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { edgesOf, metalOf, partOfSquare } from "../cells.ts";
import type { MinoPlace } from "../pictures.ts";
import type { Point } from "../sparks.ts";
import type { Layout } from "../stage.ts";
import type { Cast } from "./cast.ts";

/** A cell of the stack, or of the piece that came too late. */
export interface EndCell {
  readonly kind: number;
  readonly place: MinoPlace;
  readonly column: number;
  readonly row: number;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  /** The row above the Skyline is seen but in part. */
  readonly alpha: number;
}

export interface EndScene {
  readonly atlas: Atlas;
  readonly layout: Layout;
  readonly columns: number;
  readonly rows: number;
  readonly lines: number;
  readonly cells: readonly EndCell[];
  /** Where the last piece was. */
  readonly at: Point;
  /** Behind the Blocks, in front of them, and light over all. */
  readonly under: Cast;
  readonly bodies: Cast;
  readonly lights: Cast;
  /** What is written, over all of it. */
  readonly words: Cast;
  /** The board itself; it is put back when the ending goes. */
  readonly body: Container;
  readonly dice: (from: number, to: number) => number;
  /** Of effects, 0 to 1; and what of it light may have that is there at once. */
  readonly strength: number;
  readonly brightness: number;
  /** Motion is reduced. */
  readonly isStill: boolean;
  /** Other boards are beside it: nothing may get in front of them. */
  readonly isAmongOthers: boolean;
  /** What is said of it; may be empty. */
  readonly text: string;
  /** Calls back once, as soon as the ending is so old. */
  cue(ms: number, act: () => void): void;
  /** Calls back in every frame. */
  follow(act: (ms: number) => void): void;
  /** A picture of this ending alone, given back when it goes. */
  own(canvas: HTMLCanvasElement): Texture;
  /** A part of a picture, in CSS pixels. */
  part(texture: Texture, x: number, y: number, width: number, height: number): Texture;
}

/** How much of the first row above the Skyline is seen. */
const GUEST = 0.55;

export function cellsOf(game: Game, atlas: Atlas, { matrix, cell }: Layout): readonly EndCell[] {
  const { columns, skyline } = game.rules.geometry;
  const { cells, kind } = game.state;
  const seenRows = skyline + (atlas.skin.rowsAbove > 0 ? 1 : 0);
  const found: EndCell[] = [];
  const add = (column: number, row: number, of: number, place: MinoPlace): void => {
    if (row >= seenRows) return;
    const x = matrix.x + (column + 0.5) * cell;
    const y = matrix.y + matrix.height - (row + 0.5) * cell;
    found.push({ kind: of, place, column, row, x, y, alpha: row < skyline ? 1 : GUEST });
  };
  for (let i = 0; i < columns * seenRows; i++) {
    const value = cells[i] ?? 0;
    if (value === 0) continue;
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const metal = metalOf(value);
    const part = metal > 0 ? partOfSquare(cells, columns, { x: column, y: row }) : column;
    add(column, row, kindOf(value), { column: part, isLocked: true, metal, edges: edgesOf(value) });
  }
  for (const { x, y } of minosOf(game))
    if ((cells[y * columns + x] ?? 0) === 0) add(x, y, kind, { column: x, isLocked: false, metal: 0, edges: 15 });
  return found;
}

/** Where the last piece was: the middle of the one in play, else of the highest row of the stack. */
export function brokenAt(cells: readonly EndCell[], { matrix, cell }: Layout): Point {
  const loose = cells.filter(({ place }) => !place.isLocked);
  const top = Math.max(-1, ...cells.map(({ row }) => row));
  const those = loose.length > 0 ? loose : cells.filter(({ row }) => row === top);
  const mean = (of: (each: EndCell) => number): number => those.reduce((sum, each) => sum + of(each), 0) / those.length;
  if (those.length === 0) return { x: matrix.x + matrix.width / 2, y: matrix.y + cell };
  return {
    x: mean(({ x }) => x),
    y: Math.max(
      matrix.y + cell / 2,
      mean(({ y }) => y),
    ),
  };
}

export function ownTexture(canvas: HTMLCanvasElement, resolution: number): Texture {
  return new Texture({ source: new CanvasSource({ resource: canvas, resolution }) });
}

export function partOf({ source }: Texture, x: number, y: number, width: number, height: number): Texture {
  return new Texture({ source, frame: new Rectangle(x, y, width, height) });
}
