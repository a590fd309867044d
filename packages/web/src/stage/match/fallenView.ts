// Over the Matrix of whoever is out, and of all when the match is over: dimmed, with the place as a large figure.

import { Container, Sprite } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { paintCanvas } from "../paint/canvas.ts";
import { paintFigure, paintSheet } from "../paint/fallen.ts";
import type { Layout } from "../stage.ts";

const FADE_MS = 300;
/** The figure, in shares of the width of the Matrix, and where it stands in its height. */
const FIGURE = 0.5;
const FIGURE_Y = 0.42;

/** How a board is shown. */
export interface Standing {
  /** 0: not dimmed, 1: out. */
  readonly dim: number;
  /** The place to be written; 0 for none. */
  readonly place: number;
}

export class FallenView {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #layout: Layout;
  readonly #isStill: boolean;
  readonly #sheet: Sprite = new Sprite();
  readonly #figure: Sprite = new Sprite();
  #dim = 0;
  #place = 0;
  #figureMs = FADE_MS;

  constructor(atlas: Atlas, layout: Layout, isStill: boolean) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#isStill = isStill;
    const { matrix } = layout;
    this.#sheet.position.set(matrix.x, matrix.y);
    this.#sheet.visible = false;
    this.#figure.anchor.set(0.5);
    this.#figure.position.set(matrix.x + matrix.width / 2, matrix.y + matrix.height * FIGURE_Y);
    this.#figure.visible = false;
    this.container.addChild(this.#sheet, this.#figure);
  }

  get dim(): number {
    return this.#dim;
  }

  /** Paints the sheet, which it will need. */
  warm(): void {
    const { matrix, cell } = this.#layout;
    const { skin, resolution } = this.#atlas;
    this.#sheet.texture = this.#atlas.keep(`fallen${matrix.width}x${matrix.height}`, () =>
      paintCanvas(matrix.width * resolution, matrix.height * resolution, (context) => {
        context.scale(resolution, resolution);
        paintSheet(context, { skin, width: matrix.width, height: matrix.height, cell });
      }),
    );
  }

  /** Tells whether the picture has changed. */
  step(deltaMs: number, { dim, place }: Standing): boolean {
    const isDimming = dim !== this.#dim;
    if (isDimming) {
      if (!this.#sheet.visible) this.warm();
      const step = deltaMs / FADE_MS;
      this.#dim = dim > this.#dim ? Math.min(dim, this.#dim + step) : Math.max(dim, this.#dim - step);
      this.#sheet.alpha = this.#dim;
      this.#sheet.visible = this.#dim > 0;
    }
    if (place !== this.#place) {
      this.#place = place;
      this.#figure.visible = place > 0;
      this.#figureMs = 0;
      if (place > 0) this.#write(place);
    } else if (this.#figureMs < FADE_MS) {
      this.#figureMs += deltaMs;
    } else return isDimming;
    const share = Math.min(1, this.#figureMs / FADE_MS);
    const eased = 1 - (1 - share) ** 3;
    this.#figure.alpha = eased;
    this.#figure.scale.set(this.#isStill ? 1 : 1.5 - 0.5 * eased);
    return true;
  }

  #write(place: number): void {
    const { matrix } = this.#layout;
    const { skin, resolution } = this.#atlas;
    const size = Math.round(matrix.width * FIGURE) * resolution;
    this.#figure.texture = this.#atlas.keep(`place${place},${size}`, () =>
      paintFigure({ text: String(place), skin, size, isFirst: place === 1 }),
    );
  }
}
