// Places that are pointed out on a board, each an outline with a few letters in it. Drawn anew only when they are others.

import type { Game } from "@korobeinix/engine";
import { Container, Sprite, type Texture } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { paintLabel, paintOutline } from "./paint/outline.ts";
import { REACH } from "./pictures.ts";
import type { Layout, Outline } from "./stage.ts";

type Cell = readonly [x: number, y: number];

/** Letters, in shares of a cell, and the least that can be read. */
const FONT = 0.4;
const SIGN = 0.62;
const LEAST_FONT_PX = 10;

export class OutlinesView {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #layout: Layout;
  #shown: readonly Outline[] = [];

  constructor(atlas: Atlas, layout: Layout) {
    this.#atlas = atlas;
    this.#layout = layout;
  }

  /** Another game: nothing of the last one is pointed out. */
  reset(): void {
    this.#shown = [];
    this.#clear();
  }

  /** Shows these; tells whether the picture has changed. */
  follow(game: Game, outlines: readonly Outline[]): boolean {
    if (outlines === this.#shown || (outlines.length === 0 && this.#shown.length === 0)) return false;
    this.#shown = outlines;
    this.#clear();
    // The strongest last, over the others.
    const marked = outlines.map((outline) => ({ outline, cells: cellsOf(game, outline) })).reverse();
    for (const { outline, cells } of marked) this.#addOutline(outline, cells);
    this.#addLabels(marked);
    return true;
  }

  #clear(): void {
    for (const child of this.container.removeChildren()) child.destroy();
  }

  #addOutline({ kind, facing, x, y, rank }: Outline, cells: readonly Cell[]): void {
    const { skin, cell, resolution } = this.#atlas;
    const texture = this.#atlas.keep(`o${kind},${facing},${rank}`, () =>
      paintOutline({
        cells: cells.map(([cx, cy]): Cell => [cx - x, cy - y]),
        size: Math.round(cell * resolution),
        reach: REACH,
        skin,
        rank,
      }),
    );
    const sprite = new Sprite(texture);
    const { matrix } = this.#layout;
    sprite.position.set(matrix.x + (x - REACH) * cell, matrix.y + matrix.height - (y + REACH + 1) * cell);
    this.container.addChild(sprite);
  }

  /** Letters stand in cells of their own place, where there is one that no other place has. */
  #addLabels(marked: readonly { readonly outline: Outline; readonly cells: readonly Cell[] }[]): void {
    const taken = new Set<string>();
    for (const { outline, cells } of marked.toReversed()) {
      const others = marked.filter((other) => other.outline !== outline).flatMap((other) => other.cells.map(String));
      const crowd = (cell: Cell): number => others.filter((other) => other === String(cell)).length;
      const free = cells.filter((cell) => !taken.has(String(cell))).sort((a, b) => crowd(a) - crowd(b));
      [outline.label, outline.isHold ? "⇄" : ""]
        .filter((text) => text !== "")
        .forEach((text, i) => {
          const cell = free[i];
          if (cell === undefined) return;
          taken.add(String(cell));
          this.#addLabel(text, cell, outline.rank);
        });
    }
  }

  #addLabel(text: string, [x, y]: Cell, rank: number): void {
    const { matrix, cell } = this.#layout;
    const sprite = new Sprite(this.#label(text, rank === 0));
    sprite.anchor.set(0.5);
    sprite.position.set(matrix.x + (x + 0.5) * cell, matrix.y + matrix.height - (y + 0.5) * cell);
    this.container.addChild(sprite);
  }

  #label(text: string, isStrong: boolean): Texture {
    const { skin, cell, resolution } = this.#atlas;
    // One sign has more room than figures.
    const share = text.length === 1 ? SIGN : FONT;
    const font = Math.max(LEAST_FONT_PX, cell * share) * resolution;
    return this.#atlas.keep(`ol${text},${isStrong}`, () => paintLabel({ text, font, skin, isStrong }));
  }
}

function cellsOf({ rules }: Game, { kind, facing, x, y }: Outline): readonly Cell[] {
  return (rules.book.pieces[kind]?.facings[facing] ?? []).map(([dx, dy]): Cell => [x + dx, y + dy]);
}
