// A line of writing on a film: painted again only when it reads differently, with a halo that parts it from whatever
// lies behind it.

import { withAlpha } from "../stage/colour.ts";
import { type Context, paintCanvas } from "../stage/paint/canvas.ts";
import type { Skin } from "../stage/skin.ts";
import { type Line, writeFigures, writeLine } from "../picture/writing.ts";

export type LabelPlace = Omit<Line, "text">;

/** Beyond the letters, in shares of their size: the halo, and what hangs below the base line. */
const PAD = 0.5;

export class Label {
  readonly #place: LabelPlace;
  readonly #halo: string;
  readonly #canvas: HTMLCanvasElement;
  readonly #left: number;
  readonly #top: number;
  #text: string | undefined;

  constructor(place: LabelPlace, { page }: Pick<Skin, "page">) {
    this.#place = place;
    this.#halo = withAlpha(page, 0.85);
    const { x, y, width, face } = place;
    const pad = Math.ceil(face.size * PAD);
    this.#left = Math.floor(x) - pad;
    this.#top = Math.floor(y - face.size) - pad;
    this.#canvas = paintCanvas(width + 2 * pad + 1, face.size * 1.3 + 2 * pad, () => {});
  }

  paint(context: Context, text: string): void {
    if (text !== this.#text) this.#write(text);
    if (text !== "") context.drawImage(this.#canvas, this.#left, this.#top);
  }

  #write(text: string): void {
    this.#text = text;
    const context = this.#canvas.getContext("2d");
    if (context === null) return;
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    context.save();
    context.translate(-this.#left, -this.#top);
    context.shadowColor = this.#halo;
    context.shadowBlur = this.#place.face.size * 0.28;
    // What runs must not jitter.
    const write = text.includes(":") && this.#place.isRight !== true ? writeFigures : writeLine;
    write(context, { ...this.#place, text });
    context.restore();
  }
}
