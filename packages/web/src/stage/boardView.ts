// The Blocks: one picture of the stack, cut into rows, painted again only where a row has changed.

import { type Game, kindOf } from "@korobeinix/engine";
import { CanvasSource, Container, Rectangle, Sprite, Texture } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { edgesOf, metalOf, partOfSquare } from "./cells.ts";
import type { Layout } from "./stage.ts";

/** Rows of the Buffer Zone that are kept, above the Skyline. */
const ABOVE = 2;
/** Rows that stood above a line clear come down after it: begin and length of the way. */
const SETTLE_DELAY_MS = 50;
const SETTLE_MS = 150;

export class BoardView {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #layout: Layout;
  readonly #columns: number;
  readonly #rows: number;
  readonly #size: number;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #source: CanvasSource;
  readonly #sprites: Sprite[] = [];
  readonly #textures: Texture[] = [];
  readonly #seen: Uint16Array;
  readonly #lifts: Float32Array;
  #settleAge: number = Number.POSITIVE_INFINITY;

  constructor(atlas: Atlas, layout: Layout, game: Game) {
    const { columns, skyline } = game.rules.geometry;
    this.#atlas = atlas;
    this.#layout = layout;
    this.#columns = columns;
    this.#rows = skyline + ABOVE;
    this.#size = Math.round(layout.cell * atlas.resolution);
    const canvas = document.createElement("canvas");
    canvas.width = columns * this.#size;
    canvas.height = this.#rows * this.#size;
    this.#context = canvas.getContext("2d");
    this.#source = new CanvasSource({ resource: canvas, resolution: atlas.resolution });
    this.#seen = new Uint16Array(columns * this.#rows);
    this.#lifts = new Float32Array(this.#rows);
    const { matrix, cell } = layout;
    for (let y = 0; y < this.#rows; y++) {
      const frame = new Rectangle(0, (this.#rows - 1 - y) * cell, columns * cell, cell);
      const texture = new Texture({ source: this.#source, frame });
      const sprite = new Sprite(texture);
      sprite.position.set(matrix.x, this.#topOf(y));
      sprite.visible = false;
      if (y >= skyline) sprite.alpha = y > skyline ? 0 : 0.55;
      this.#textures.push(texture);
      this.#sprites.push(sprite);
      this.container.addChild(sprite);
    }
  }

  /** Paints what has changed; tells whether anything had. */
  refresh(cells: Uint16Array): boolean {
    let hasChanged = false;
    for (let y = 0; y < this.#rows; y++) {
      if (this.#refreshRow(cells, y)) hasChanged = true;
    }
    if (hasChanged) this.#source.update();
    return hasChanged;
  }

  /** Rows have gone: what stood above them is drawn where it was, and comes down. */
  settle(gone: readonly number[]): void {
    for (let y = 0; y < this.#rows; y++) {
      let before = y;
      for (const row of gone) if (before >= row) before++;
      this.#lifts[y] = before - y;
    }
    this.#settleAge = 0;
  }

  /** Whether anything moves. */
  step(deltaMs: number): boolean {
    if (this.#settleAge === Number.POSITIVE_INFINITY) return false;
    this.#settleAge += deltaMs;
    const progress = Math.min(1, Math.max(0, (this.#settleAge - SETTLE_DELAY_MS) / SETTLE_MS));
    const left = 1 - progress * progress;
    for (let y = 0; y < this.#rows; y++) {
      const sprite = this.#sprites[y];
      if (sprite !== undefined) sprite.y = this.#topOf(y + (this.#lifts[y] ?? 0) * left);
    }
    if (progress === 1) this.#settleAge = Number.POSITIVE_INFINITY;
    return true;
  }

  destroy(): void {
    this.container.destroy({ children: true });
    for (const texture of this.#textures) texture.destroy(false);
    this.#source.destroy();
  }

  #topOf(row: number): number {
    const { matrix, cell } = this.#layout;
    return matrix.y + matrix.height - (row + 1) * cell;
  }

  #refreshRow(cells: Uint16Array, y: number): boolean {
    const start = y * this.#columns;
    let isSame = true;
    let isEmpty = true;
    for (let i = start; i < start + this.#columns; i++) {
      const cell = cells[i] ?? 0;
      if (cell !== this.#seen[i]) isSame = false;
      if (cell !== 0) isEmpty = false;
    }
    if (isSame) return false;
    const sprite = this.#sprites[y];
    if (sprite !== undefined) sprite.visible = !isEmpty;
    const size = this.#size;
    const top = (this.#rows - 1 - y) * size;
    this.#context?.clearRect(0, top, this.#columns * size, size);
    for (let x = 0; x < this.#columns; x++) {
      const cell = cells[start + x] ?? 0;
      this.#seen[start + x] = cell;
      if (cell === 0) continue;
      const metal = metalOf(cell);
      const column = metal > 0 ? partOfSquare(cells, this.#columns, { x, y }) : x;
      const place = { column, isLocked: true, metal, edges: edgesOf(cell) };
      this.#context?.drawImage(this.#atlas.canvas(kindOf(cell), place), x * size, top);
    }
    return true;
  }
}
