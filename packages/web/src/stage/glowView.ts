// Light at the frame of a Matrix: a glow that lasts as long as something is so, and a flare that goes at once.

import { Sprite, type Texture } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { paintCanvas } from "./paint/canvas.ts";
import { type GlowName, paintGlow } from "./paint/glow.ts";
import type { Layout } from "./stage.ts";

const FADE_MS = 260;
const FLARE_MS = 390;
/** A glow that lives is drawn so often: it is slow, and every drawing costs. */
const LIVING_MS = 66;
/** The picture reaches so many cells beyond the Matrix. */
const MARGIN = 2;

/** How a glow lives: it stands, flickers as an ember does, or breathes slowly. */
export type GlowLife = "stands" | "flickers" | "breathes";

export interface GlowLook {
  readonly name: GlowName;
  /** How strong it is at its strongest. */
  readonly alpha: number;
  readonly life: GlowLife;
}

function textureOf(atlas: Atlas, { matrix, cell }: Layout, name: GlowName): Texture {
  const { skin, resolution } = atlas;
  const side = MARGIN * cell;
  const [width, height] = [matrix.width + 2 * side, matrix.height + 2 * side];
  return atlas.keep(`glow${name}${matrix.width}x${matrix.height}`, () =>
    paintCanvas(width * resolution, height * resolution, (context) => {
      context.scale(resolution, resolution);
      context.translate(side - matrix.x, side - matrix.y);
      paintGlow(context, { name, skin, matrix, cell });
    }),
  );
}

function makeSprite({ skin }: Atlas, { matrix, cell }: Layout): Sprite {
  const sprite = new Sprite();
  sprite.visible = false;
  if (skin.isLightAdded) sprite.blendMode = "add";
  sprite.position.set(matrix.x - MARGIN * cell, matrix.y - MARGIN * cell);
  return sprite;
}

export class GlowView {
  readonly sprite: Sprite;
  readonly #paint: () => Texture;
  readonly #look: GlowLook;
  #share = 0;
  #ageMs = 0;
  #drawnMs = 0;

  constructor(atlas: Atlas, layout: Layout, look: GlowLook) {
    this.#look = look;
    this.#paint = () => textureOf(atlas, layout, look.name);
    this.sprite = makeSprite(atlas, layout);
  }

  /** Paints what it will need. */
  warm(): void {
    this.sprite.texture = this.#paint();
  }

  /** Gone at once: what it told of is not so. */
  reset(): void {
    this.#share = 0;
    this.sprite.visible = false;
  }

  /** Goes towards a strength, 0 to 1; tells whether the picture has changed. */
  step(deltaMs: number, target: number): boolean {
    if (target === 0 && this.#share === 0) return false;
    if (!this.sprite.visible) this.warm();
    const { alpha, life } = this.#look;
    const isFading = this.#share !== target;
    const step = deltaMs / FADE_MS;
    this.#share = this.#share < target ? Math.min(target, this.#share + step) : Math.max(target, this.#share - step);
    this.#ageMs += deltaMs;
    this.#drawnMs += deltaMs;
    if (!isFading && (life === "stands" || this.#drawnMs < LIVING_MS)) return false;
    this.#drawnMs = 0;
    this.sprite.alpha = alpha * this.#share * LIVES[life](this.#ageMs / 1000);
    this.sprite.visible = target > 0 || this.#share > 0;
    return true;
  }
}

/** All slow: far from a flash. */
const LIVES: { readonly [Life in GlowLife]: (seconds: number) => number } = {
  stands: () => 1,
  flickers: (seconds) => 0.83 + 0.11 * Math.sin(seconds * 5.1) + 0.06 * Math.sin(seconds * 8.7 + 1),
  breathes: (seconds) => 0.84 + 0.16 * Math.cos(seconds * 4.4),
};

export class FlareView {
  readonly sprite: Sprite;
  readonly #paint: () => Texture;
  #leftMs = 0;
  #alpha = 0;

  constructor(atlas: Atlas, layout: Layout, name: GlowName) {
    this.#paint = () => textureOf(atlas, layout, name);
    this.sprite = makeSprite(atlas, layout);
  }

  /** Paints what it will need. */
  warm(): void {
    this.sprite.texture = this.#paint();
  }

  reset(): void {
    this.#leftMs = 0;
    this.sprite.visible = false;
  }

  /** Lights up; one that is brighter just now goes on. */
  strike(alpha: number): void {
    if (alpha <= 0 || alpha <= this.sprite.alpha * (this.#leftMs > 0 ? 1 : 0)) return;
    this.warm();
    this.#leftMs = FLARE_MS;
    this.#alpha = Math.min(1, alpha);
    this.sprite.alpha = this.#alpha;
    this.sprite.visible = true;
  }

  /** Tells whether the picture has changed. */
  step(deltaMs: number): boolean {
    if (this.#leftMs <= 0) return false;
    this.#leftMs -= deltaMs;
    const share = Math.max(0, this.#leftMs / FLARE_MS);
    this.sprite.alpha = this.#alpha * share;
    this.sprite.visible = share > 0;
    return true;
  }
}
