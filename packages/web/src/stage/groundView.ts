// The ground behind all boards: a picture that fades into the next one, a halo for great moves, and where a GPU is,
// drifting light.

import { CanvasSource, Container, Sprite, Texture } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import type { Chores } from "./chores.ts";
import { type Backdrop, paintBackdrop } from "./paint/backdrop.ts";
import { finishPaint, paintCanvas } from "./paint/canvas.ts";
import { spanOf } from "./paint/span.ts";

const FADE_MS = 390;
const HALO_MS = 390;
/** After a change of level nothing is likely to come soon. */
const AHEAD_MS = 900;
/** Time that goes back to another level may do so again at once: a hand moves along a timeline. */
const REST_MS = 150;
/** Pictures that are kept, the one on show among them: the next game begins at a level that has been seen. */
const KEPT = 3;
/** The colours of a hallucination. */
const VISIONS = ["#FF3CAC", "#24F0D0", "#FFC400", "#6A3CFF", "#3CFF6A"];

export interface GroundOptions extends Omit<Backdrop, "level" | "skin"> {
  readonly drifts: boolean;
  /** Colours wander over it; `isStill`: they stand. */
  readonly isHallucinating: boolean;
  readonly isStill: boolean;
  /** One colour and nothing else: high contrast. */
  readonly isPlain: boolean;
  readonly chores: Chores;
}

export class GroundView {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #options: GroundOptions;
  readonly #below: Sprite = new Sprite();
  readonly #above: Sprite = new Sprite();
  readonly #halo: Sprite;
  readonly #drift: readonly Sprite[];
  readonly #visions: readonly Sprite[];
  #level: number;
  /** The level to show as soon as so much time has passed. */
  #awaited: { readonly level: number; restMs: number } | undefined;
  #fadeMs = 0;
  #haloMs = 0;
  #haloAlpha = 0;
  /** Pictures by level, those asked for last at the end. */
  readonly #pictures = new Map<number, Texture>();
  readonly #chores: Chores;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #ahead: Iterator<unknown> | undefined;

  constructor(atlas: Atlas, options: GroundOptions, level: number) {
    this.#atlas = atlas;
    this.#options = options;
    this.#chores = options.chores;
    this.#level = level;
    const matrix = spanOf((options.layouts ?? [options.layout]).map((layout) => layout.matrix));
    this.#below.texture = this.#picture(level);
    this.#above.visible = false;
    this.#halo = new Sprite(atlas.light("spot"));
    this.#halo.anchor.set(0.5);
    this.#halo.position.set(matrix.x + matrix.width / 2, matrix.y + matrix.height * 0.55);
    this.#halo.setSize(Math.max(options.layout.matrix.width * 3, matrix.width * 1.6), matrix.height * 1.5);
    this.#halo.blendMode = atlas.skin.isLightAdded ? "add" : "normal";
    this.#halo.visible = false;
    const { drifts, isHallucinating, isPlain } = options;
    this.#drift = drifts && !isPlain && atlas.skin.backdrop === "northernLight" ? this.#makeDrift() : [];
    this.#visions = isHallucinating && !isPlain ? this.#makeVisions() : [];
    this.#wander(0);
    this.#prepare();
    this.container.addChild(this.#below, this.#above, ...this.#drift, ...this.#visions, this.#halo);
  }

  /** Another level, another light. */
  setLevel(level: number): void {
    this.#awaited = undefined;
    if (level === this.#level || !this.#atlas.skin.followsLevel) return;
    this.#level = level;
    if (this.#above.visible) this.#finish();
    this.#above.texture = this.#picture(level);
    this.#prepare();
    this.#above.alpha = 0;
    this.#above.visible = true;
    this.#fadeMs = 0;
  }

  /** Another game: its level is there at once. */
  reset(level: number): void {
    this.#awaited = undefined;
    this.#haloMs = 0;
    this.#halo.visible = false;
    if (this.#above.visible) this.#finish();
    if (level === this.#level || !this.#atlas.skin.followsLevel) return;
    this.#level = level;
    this.#below.texture = this.#picture(level);
    this.#prepare();
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
    if (this.#visions.length > 0 && !this.#options.isStill) {
      isMoving = true;
      this.#wander(nowMs);
    }
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
    this.#forgetAhead();
    this.container.destroy({ children: true });
    for (const texture of this.#pictures.values()) texture.destroy(true);
  }

  #finish(): void {
    this.#below.texture = this.#above.texture;
    this.#above.visible = false;
    this.#above.texture = Texture.EMPTY;
  }

  /** The next level's picture is painted when nothing else is to be done. */
  #prepare(): void {
    if (!this.#atlas.skin.followsLevel) return;
    this.#forgetAhead();
    this.#idle = setTimeout(() => {
      this.#ahead = this.#paintAhead(this.#level + 1);
      this.#chores.add(this.#ahead);
    }, AHEAD_MS);
  }

  *#paintAhead(level: number): Generator<void> {
    const resource: unknown = this.#picture(level).source.resource;
    yield;
    if (resource instanceof HTMLCanvasElement) finishPaint(resource);
  }

  #forgetAhead(): void {
    clearTimeout(this.#idle);
    if (this.#ahead !== undefined) this.#chores.drop(this.#ahead);
    this.#ahead = undefined;
  }

  #picture(level: number): Texture {
    const texture = this.#pictures.get(level) ?? this.#paint(level);
    this.#pictures.delete(level);
    this.#pictures.set(level, texture);
    for (const [old, unused] of this.#pictures) {
      if (this.#pictures.size <= KEPT) break;
      if (unused === this.#below.texture || unused === this.#above.texture) continue;
      this.#pictures.delete(old);
      unused.destroy(true);
    }
    return texture;
  }

  #paint(level: number): Texture {
    const { width, height } = this.#options;
    const { skin } = this.#atlas;
    const resource = paintCanvas(width, height, (context) => {
      if (!this.#options.isPlain) return paintBackdrop(context, { ...this.#options, skin, level });
      context.fillStyle = skin.page;
      return context.fillRect(0, 0, width, height);
    });
    return new Texture({ source: new CanvasSource({ resource, resolution: 1 }) });
  }

  /** Slowly, each on its own way: nothing of it flashes. */
  #wander(nowMs: number): void {
    const { width, height } = this.#options;
    const t = nowMs / 1000;
    this.#visions.forEach((sprite, i) => {
      sprite.position.set(
        width * (0.5 + 0.46 * Math.sin(t * (0.17 + 0.03 * i) + i * 1.9)),
        height * (0.5 + 0.42 * Math.cos(t * (0.13 + 0.04 * i) + i * 2.6)),
      );
      sprite.alpha = 0.62 + 0.2 * Math.sin(t * 0.4 + i);
    });
  }

  #makeVisions(): Sprite[] {
    const { width, height } = this.#options;
    const sprites = VISIONS.map((colour) => {
      const sprite = new Sprite(this.#atlas.light("spot", colour));
      sprite.anchor.set(0.5);
      sprite.setSize(width * 0.85, height * 1.05);
      return sprite;
    });
    return sprites;
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
