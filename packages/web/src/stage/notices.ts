// Notifications: an action is named where the eyes are, inside the Matrix up to level 10 and beside it after (G-13.1.5).

import { Container, Sprite } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { withAlpha } from "./colour.ts";
import { paintCanvas } from "./paint/canvas.ts";
import type { Layout } from "./stage.ts";

const LIFE_MS = 1100;
const IN_MS = 90;
const LAST_LEVEL_INSIDE = 10;

export class Notices {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #layout: Layout;
  readonly #isStill: boolean;
  readonly #sprite: Sprite = new Sprite();
  #ageMs = LIFE_MS;
  #y = 0;

  constructor(atlas: Atlas, layout: Layout, isStill: boolean) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#isStill = isStill;
    this.#sprite.anchor.set(0.5);
    this.#sprite.visible = false;
    this.container.addChild(this.#sprite);
    // The first writing in a face takes long: it is done before the game.
    this.#paint("Korobeinix", layout.matrix.width, true);
  }

  /** A later notice takes the place of an earlier one: they are never piled up. */
  show(text: string, level: number): void {
    const { matrix, hold, cell, isPortrait } = this.#layout;
    const isInside = level <= LAST_LEVEL_INSIDE || isPortrait;
    const width = isInside ? matrix.width * 0.94 : Math.min(hold.width * 1.5, matrix.x - cell * 1.6);
    this.#sprite.texture = this.#atlas.keep(`n${isInside}${text}`, () => this.#paint(text, width, isInside));
    const x = isInside ? matrix.x + matrix.width / 2 : matrix.x - cell * 1.4 - width / 2;
    this.#y = matrix.y + (isInside ? (level <= LAST_LEVEL_INSIDE ? cell * 4.6 : cell * 1.2) : hold.height + cell * 2.4);
    this.#sprite.position.set(Math.round(x), this.#y);
    this.#sprite.visible = true;
    this.#ageMs = 0;
  }

  step(deltaMs: number): boolean {
    if (this.#ageMs >= LIFE_MS) return false;
    this.#ageMs += deltaMs;
    const coming = Math.min(1, this.#ageMs / IN_MS);
    const going = Math.max(0, (this.#ageMs - LIFE_MS * 0.65) / (LIFE_MS * 0.35));
    this.#sprite.alpha = coming * (1 - going);
    const rise = this.#isStill ? 0 : (1 - coming) * 0.4 - going * 0.5;
    this.#sprite.y = this.#y + rise * this.#layout.cell;
    this.#sprite.visible = this.#ageMs < LIFE_MS;
    return true;
  }

  #paint(text: string, width: number, isInside: boolean): HTMLCanvasElement {
    const { resolution, skin, cell } = this.#atlas;
    const font = Math.max(11, cell * (isInside ? 0.62 : 0.56)) * resolution;
    const style = (size: number): string => `700 ${size}px ${skin.font}`;
    const measure = paintCanvas(1, 1, () => undefined).getContext("2d");
    if (measure !== null) measure.font = style(font);
    const widthOf = (line: string): number => measure?.measureText(line).width ?? 0;
    const most = width * resolution;
    const lines: string[] = [];
    for (const word of text.split(" ")) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    const share = Math.min(1, most / Math.max(1, ...lines.map(widthOf)));
    const pad = font * 0.6;
    const isPaper = skin.mino === "pencil";
    const ink = isInside && !isPaper ? (skin.isLight ? "#FFFDF4" : skin.ink) : skin.ink;
    const ground = isInside ? skin.ground : skin.page;
    return paintCanvas(most + pad * 2, lines.length * font * 1.25 * share + pad * 2, (context) => {
      context.font = style(font * share);
      context.textAlign = "center";
      context.textBaseline = "middle";
      context.lineJoin = "round";
      lines.forEach((line, i) => {
        const x = most / 2 + pad;
        const y = pad + font * share * 1.25 * (i + 0.5);
        context.lineWidth = font * 0.26;
        context.strokeStyle = withAlpha(ground, 0.85);
        context.strokeText(line, x, y);
        context.shadowColor = isPaper ? "transparent" : skin.accent;
        context.shadowBlur = font * 0.35;
        context.fillStyle = i === 0 && lines.length > 1 ? skin.accent : ink;
        context.fillText(line, x, y);
        context.shadowBlur = 0;
      });
    });
  }
}
