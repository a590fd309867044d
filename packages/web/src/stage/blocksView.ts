// The Blocks: one picture of the stack, cut into rows, painted again only where a row has changed. After a Line Clear the
// rows above stay where they were until the cleared rows have gone, and then come down. Rows that rise come in from below.

import { type Game, kindOf } from "@korobeinix/engine";
import { CanvasSource, Container, Rectangle, Sprite, Texture } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { edgesOf, metalOf, partOfSquare } from "./cells.ts";
import type { ClearTimes } from "./clears.ts";
import type { Layout } from "./stage.ts";

/** Rows of the Buffer Zone that are kept, above the Skyline. */
const ABOVE = 2;
/** How much of the first row above the Skyline is seen. */
const GUEST = 0.55;

/** Rows that have gone, and what is left of showing it. */
interface Settling extends ClearTimes {
  readonly gone: readonly number[];
  /** Rows that have come in from below. */
  readonly risen: number;
  ageMs: number;
}

export class BlocksView {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #layout: Layout;
  readonly #columns: number;
  readonly #skyline: number;
  readonly #rows: number;
  readonly #size: number;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #source: CanvasSource;
  readonly #sprites: Sprite[] = [];
  readonly #textures: Texture[] = [];
  readonly #seen: Uint16Array;
  /** By row: how far above its place it is drawn, in rows. */
  readonly #lifts: Float32Array;
  #settling: Settling | undefined;

  constructor(atlas: Atlas, layout: Layout, { rules }: Game) {
    const { columns, skyline } = rules.geometry;
    this.#atlas = atlas;
    this.#layout = layout;
    this.#columns = columns;
    this.#skyline = skyline;
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
      sprite.x = matrix.x;
      sprite.visible = false;
      this.#textures.push(texture);
      this.#sprites.push(sprite);
      this.container.addChild(sprite);
    }
    this.#place(0);
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

  /** Rows have gone: what stood above them is drawn where it was, and comes down when they are seen to be gone. */
  settle(gone: readonly number[], times: ClearTimes): void {
    this.#begin({ ...times, gone, risen: 0, ageMs: 0 });
  }

  /** Rows have come in from below: together with the clear that came before them in the same frame, or by themselves. */
  rise(rows: number, riseMs: number): void {
    const begun = this.#settling?.ageMs === 0 ? this.#settling : undefined;
    const { gone, risen, clearMs, fallMs } = begun ?? { gone: [], risen: 0, clearMs: 0, fallMs: riseMs };
    if (clearMs + fallMs === 0) this.finish();
    else this.#begin({ gone, risen: risen + rows, clearMs, fallMs, ageMs: 0 });
  }

  #begin(settling: Settling): void {
    this.#settling = settling;
    const { gone, risen } = settling;
    for (let y = 0; y < this.#rows; y++) {
      let before = y - risen;
      if (before >= 0) for (const row of gone) if (before >= row) before++;
      this.#lifts[y] = before - y;
    }
    this.#place(1);
  }

  /** Everything lies where it is from now on. */
  finish(): void {
    if (this.#settling === undefined) return;
    this.#settling = undefined;
    this.#lifts.fill(0);
    this.#place(0);
  }

  /** Whether anything moves. */
  step(deltaMs: number): boolean {
    const settling = this.#settling;
    if (settling === undefined) return false;
    settling.ageMs += deltaMs;
    const { ageMs, clearMs, fallMs } = settling;
    if (ageMs >= clearMs + fallMs) this.finish();
    else this.#place(this.#left());
    return true;
  }

  /** Whether Blocks are drawn in this cell, or in a part of it, that do not lie there any more. */
  isDrawnAt(x: number, y: number): boolean {
    const settling = this.#settling;
    if (settling === undefined) return false;
    if (settling.ageMs < settling.clearMs && settling.gone.includes(y)) return true;
    const left = this.#left();
    const [lowest, highest] = [Math.max(0, y - settling.gone.length), Math.min(y + settling.risen, this.#rows - 1)];
    for (let row = lowest; row <= highest; row++) {
      const drawn = row + (this.#lifts[row] ?? 0) * left;
      if (Math.abs(drawn - y) < 1 && this.#seen[row * this.#columns + x] !== 0) return true;
    }
    return false;
  }

  destroy(): void {
    this.container.destroy({ children: true });
    for (const texture of this.#textures) texture.destroy(false);
    this.#source.destroy();
  }

  /** What is left of the way down, 1 to 0. */
  #left(): number {
    if (this.#settling === undefined) return 0;
    const { ageMs, clearMs, fallMs } = this.#settling;
    const progress = fallMs === 0 ? 0 : Math.min(1, Math.max(0, (ageMs - clearMs) / fallMs));
    return 1 - progress * progress;
  }

  #place(left: number): void {
    const { matrix, cell } = this.#layout;
    this.#sprites.forEach((sprite, y) => {
      const row = y + (this.#lifts[y] ?? 0) * left;
      sprite.y = matrix.y + matrix.height - (row + 1) * cell;
      sprite.alpha = this.#shown(row);
    });
  }

  /** Above the Skyline only the lowest row is seen, and in some skins none; below the floor none, but it comes softly. */
  #shown(row: number): number {
    if (row < 0) return Math.max(0, 1 + row);
    const above = row - (this.#skyline - 1);
    if (above <= 0) return 1;
    if (this.#atlas.skin.rowsAbove === 0) return 0;
    return above <= 1 ? 1 - (1 - GUEST) * above : Math.max(0, GUEST * (2 - above));
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
