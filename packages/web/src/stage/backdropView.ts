// The background: a picture that fades into the next one, a halo for great moves, and where a GPU is, drifting light.

import { CanvasSource, Container, Sprite, Texture } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { type Backdrop, paintBackdrop } from "./paint/backdrop.ts";
import { paintCanvas } from "./paint/canvas.ts";
import { paintWell } from "./paint/well.ts";

const FADE_MS = 390;
const HALO_MS = 390;
/** After a change of level nothing is likely to come soon. */
const AHEAD_MS = 900;
/** Time that goes back to another level may do so again at once: a hand moves along a timeline. */
const REST_MS = 150;
/** The well's picture reaches so many cells beyond the Matrix. */
const MARGIN = 2;

export interface BackdropOptions extends Omit<Backdrop, "level" | "skin"> {
  readonly columns: number;
  readonly rows: number;
  readonly isHighContrast: boolean;
  readonly drifts: boolean;
}

export class BackdropView {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #options: BackdropOptions;
  readonly #below: Sprite = new Sprite();
  readonly #above: Sprite = new Sprite();
  readonly #halo: Sprite;
  readonly #drift: readonly Sprite[];
  #level: number;
  /** The level to show as soon as so much time has passed. */
  #awaited: { readonly level: number; restMs: number } | undefined;
  #fadeMs = 0;
  #haloMs = 0;
  #haloAlpha = 0;
  /** The next level's picture, painted while nothing else is to be done. */
  #coming: { readonly level: number; readonly texture: Texture } | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(atlas: Atlas, options: BackdropOptions, level: number) {
    this.#atlas = atlas;
    this.#options = options;
    this.#level = level;
    const { matrix, cell } = options.layout;
    this.#below.texture = this.#paint(level);
    this.#above.visible = false;
    this.#halo = new Sprite(atlas.light("spot"));
    this.#halo.anchor.set(0.5);
    this.#halo.position.set(matrix.x + matrix.width / 2, matrix.y + matrix.height * 0.55);
    this.#halo.setSize(matrix.width * 3, matrix.height * 1.5);
    this.#halo.blendMode = atlas.skin.isLightAdded ? "add" : "normal";
    this.#halo.visible = false;
    this.#drift = options.drifts && atlas.skin.backdrop === "northernLight" ? this.#makeDrift() : [];
    const side = cell * MARGIN;
    const well = new Sprite(
      atlas.keep("well", () =>
        paintCanvas(
          (matrix.width + side * 2) * atlas.resolution,
          (matrix.height + side * 2) * atlas.resolution,
          (context) => {
            context.scale(atlas.resolution, atlas.resolution);
            context.translate(side - matrix.x, side - matrix.y);
            paintWell(context, { ...options, skin: atlas.skin });
          },
        ),
      ),
    );
    well.position.set(matrix.x - side, matrix.y - side);
    this.#prepare();
    this.container.addChild(this.#below, this.#above, ...this.#drift, this.#halo, well);
  }

  /** Another level, another light. */
  setLevel(level: number): void {
    this.#awaited = undefined;
    if (level === this.#level || !this.#atlas.skin.followsLevel) return;
    this.#level = level;
    if (this.#above.visible) this.#finish();
    this.#above.texture = this.#coming?.level === level ? this.#coming.texture : this.#paint(level);
    if (this.#coming?.level !== level) this.#coming?.texture.destroy(true);
    this.#coming = undefined;
    this.#prepare();
    this.#above.alpha = 0;
    this.#above.visible = true;
    this.#fadeMs = 0;
  }

  /** Another level because time has gone back. */
  awaitLevel(level: number): void {
    this.#awaited = { level, restMs: REST_MS };
  }

  /** The room lights up for a moment. */
  light(strength: number): void {
    this.#haloMs = HALO_MS;
    this.#haloAlpha = strength;
    this.#halo.visible = true;
  }

  step(deltaMs: number, nowMs: number): boolean {
    let isMoving = this.#drift.length > 0;
    this.#drift.forEach((sprite, i) => {
      const t = nowMs / 1000;
      sprite.x = this.#options.width * (0.5 + 0.07 * Math.sin(t * 0.11 + i * 2));
      sprite.alpha = 0.16 + 0.12 * Math.sin(t * 0.23 + i * 1.7);
    });
    if (this.#awaited !== undefined) {
      this.#awaited.restMs -= deltaMs;
      if (this.#awaited.restMs <= 0) this.setLevel(this.#awaited.level);
    }
    if (this.#above.visible) {
      isMoving = true;
      this.#fadeMs += deltaMs;
      this.#above.alpha = Math.min(1, this.#fadeMs / FADE_MS);
      if (this.#fadeMs >= FADE_MS) this.#finish();
    }
    if (this.#haloMs > 0) {
      isMoving = true;
      this.#haloMs -= deltaMs;
      const share = Math.max(0, this.#haloMs / HALO_MS);
      this.#halo.alpha = this.#haloAlpha * share * share;
      this.#halo.visible = share > 0;
    }
    return isMoving;
  }

  destroy(): void {
    clearTimeout(this.#idle);
    this.#coming?.texture.destroy(true);
    for (const sprite of [this.#below, this.#above]) if (sprite.texture !== Texture.EMPTY) sprite.texture.destroy(true);
    this.container.destroy({ children: true });
  }

  #finish(): void {
    const old = this.#below.texture;
    this.#below.texture = this.#above.texture;
    this.#above.visible = false;
    this.#above.texture = Texture.EMPTY;
    old.destroy(true);
  }

  #prepare(): void {
    if (!this.#atlas.skin.followsLevel) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      const level = this.#level + 1;
      this.#coming = { level, texture: this.#paint(level) };
    }, AHEAD_MS);
  }

  #paint(level: number): Texture {
    const { width, height } = this.#options;
    const resource = paintCanvas(width, height, (context) =>
      paintBackdrop(context, { ...this.#options, skin: this.#atlas.skin, level }),
    );
    return new Texture({ source: new CanvasSource({ resource, resolution: 1 }) });
  }

  #makeDrift(): Sprite[] {
    const { width, height } = this.#options;
    return ["#35E0C0", "#6A7BFF"].map((colour, i) => {
      const sprite = new Sprite(this.#atlas.light("spot", colour));
      sprite.anchor.set(0.5);
      sprite.blendMode = "add";
      sprite.setSize(width * 1.1, height * 0.7);
      sprite.position.set(width / 2, height * (0.18 + 0.16 * i));
      return sprite;
    });
  }
}
