// A glow at the frame of a Matrix that comes and goes softly, and may flicker like an ember.

import { Sprite } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { paintCanvas } from "../paint/canvas.ts";
import { type GlowName, paintGlow } from "../paint/glow.ts";
import type { Layout } from "../stage.ts";

const FADE_MS = 260;
/** A flicker is drawn so often: it is slow, and every drawing costs. */
const FLICKER_MS = 66;
/** The picture reaches so many cells beyond the Matrix. */
const MARGIN = 2;

export interface GlowLook {
  readonly name: GlowName;
  /** How strong it is at its strongest. */
  readonly alpha: number;
  readonly flickers: boolean;
}

export class GlowView {
  readonly sprite: Sprite = new Sprite();
  readonly #atlas: Atlas;
  readonly #layout: Layout;
  readonly #look: GlowLook;
  #share = 0;
  #ageMs = 0;
  #drawnMs = 0;

  constructor(atlas: Atlas, layout: Layout, look: GlowLook) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#look = look;
    this.sprite.visible = false;
    if (atlas.skin.isLightAdded) this.sprite.blendMode = "add";
    const { matrix, cell } = layout;
    this.sprite.position.set(matrix.x - MARGIN * cell, matrix.y - MARGIN * cell);
  }

  /** Paints what it will need. */
  warm(): void {
    const { matrix, cell } = this.#layout;
    const { skin, resolution } = this.#atlas;
    const { name } = this.#look;
    const side = MARGIN * cell;
    const [width, height] = [matrix.width + 2 * side, matrix.height + 2 * side];
    this.sprite.texture = this.#atlas.keep(`glow${name}${matrix.width}x${matrix.height}`, () =>
      paintCanvas(width * resolution, height * resolution, (context) => {
        context.scale(resolution, resolution);
        context.translate(side - matrix.x, side - matrix.y);
        paintGlow(context, { name, skin, matrix, cell });
      }),
    );
  }

  /** Tells whether the picture has changed. */
  step(deltaMs: number, isOn: boolean): boolean {
    const target = isOn ? 1 : 0;
    if (target === 0 && this.#share === 0) return false;
    if (!this.sprite.visible) this.warm();
    const isFading = this.#share !== target;
    const step = deltaMs / FADE_MS;
    this.#share = isOn ? Math.min(1, this.#share + step) : Math.max(0, this.#share - step);
    this.#ageMs += deltaMs;
    this.#drawnMs += deltaMs;
    if (!isFading && (!this.#look.flickers || this.#drawnMs < FLICKER_MS)) return false;
    this.#drawnMs = 0;
    this.sprite.alpha = this.#look.alpha * this.#share * (this.#look.flickers ? flicker(this.#ageMs / 1000) : 1);
    this.sprite.visible = isOn || this.#share > 0;
    return true;
  }
}

/** Between 0.66 and 1, about once a second: far from a flash. */
function flicker(seconds: number): number {
  return 0.83 + 0.11 * Math.sin(seconds * 5.1) + 0.06 * Math.sin(seconds * 8.7 + 1);
}
