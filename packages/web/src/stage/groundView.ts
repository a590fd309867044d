// The ground behind all boards: a picture that fades into the next one, a halo for great moves, where a GPU is, drifting
// light, and on the plaza the wonder beside them.

import type { Game } from "@korobeinix/engine";
import { CanvasSource, Container, Sprite, Texture } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import type { Chores } from "./chores.ts";
import type { Flashes } from "./flashes.ts";
import { GroundLights, type LightsOptions } from "./groundLights.ts";
import { WONDER } from "./later.ts";
import { type Backdrop, paintBackdrop } from "./paint/backdrop.ts";
import { finishPaint, paintCanvas } from "./paint/canvas.ts";
import { spanOf } from "./paint/span.ts";
import { queuesOf } from "./queues.ts";
import type { Scene, WonderAmount } from "./stage.ts";
import type { Stand } from "./wonder/paintWonder.ts";
import type { WonderPicture } from "./wonder/stone.ts";
import { wonderStand } from "./wonder/wonderStand.ts";
import type { WonderView } from "./wonder/wonderView.ts";

const FADE_MS = 390;
const HALO_MS = 390;
/** After a change of level nothing is likely to come soon. */
const AHEAD_MS = 900;
/** Time that goes back to another level may do so again at once: a hand moves along a timeline. */
const REST_MS = 150;
/** Pictures that are kept, the one on show among them: the next game begins at a level that has been seen. */
const KEPT = 3;
/** So many of Next fill their room, the first a little more of it. */
const MOST_NEXT = 5.8;

export interface GroundOptions extends Omit<Backdrop, "level" | "skin">, LightsOptions {
  /** One colour and nothing else: high contrast. */
  readonly isPlain: boolean;
  readonly isHeadTaken: boolean;
  /** Of effects beside the boards, 0 to 1. */
  readonly strength: number;
  readonly flashes: Flashes;
  readonly chores: Chores;
}

export class GroundView {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #options: GroundOptions;
  readonly #below: Sprite = new Sprite();
  readonly #above: Sprite = new Sprite();
  readonly #halo: Sprite;
  readonly #lights: GroundLights;
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
  #wonder: WonderView | undefined;
  /** What stands of the wonder is to be shown as it is: nothing has been built on the way there. */
  #isWonderOther = false;

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
    const moving = { drifts: drifts && !isPlain, isHallucinating: isHallucinating && !isPlain };
    this.#lights = new GroundLights(atlas, { ...options, ...moving });
    this.#prepare();
    this.container.addChild(this.#below, this.#above, this.#lights.container, this.#halo);
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
    this.#isWonderOther = true;
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
    this.#isWonderOther = true;
  }

  /** The wonder is built by the lines of this game. */
  follow(game: Game, wonderAt: Scene["wonderAt"]): void {
    if (wonderAt === undefined || this.#atlas.skin.backdrop !== "plaza" || this.#options.isPlain) return;
    const amount = wonderAt(game);
    if (this.#wonder === undefined) {
      this.#wonder = this.#makeWonder(amount, queuesOf(game).next / MOST_NEXT);
      if (this.#wonder !== undefined) this.container.addChildAt(this.#wonder.container, 2);
    } else if (this.#isWonderOther) {
      this.#wonder.set(amount);
    } else {
      this.#wonder.build(amount);
    }
    this.#isWonderOther = false;
  }

  /** The room lights up for a moment. */
  light(strength: number): void {
    this.#haloMs = HALO_MS;
    this.#haloAlpha = strength;
    this.#halo.visible = true;
  }

  step(deltaMs: number, nowMs: number): boolean {
    let isMoving = this.#lights.step(nowMs);
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
    if (this.#wonder?.step(deltaMs) === true) isMoving = true;
    return isMoving;
  }

  destroy(): void {
    this.#forgetAhead();
    this.#wonder?.destroy();
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

  #makeWonder(amount: WonderAmount, nextShare: number): WonderView | undefined {
    const { width, height, layout, layouts = [layout], isHeadTaken, flashes, isStill, strength } = this.#options;
    const standFor = ({ height: high }: WonderPicture): Stand | undefined =>
      wonderStand({ width, height, layouts, isHeadTaken }, { high, nextShare });
    if (WONDER.now === undefined) return undefined;
    return new WONDER.now.WonderView({ atlas: this.#atlas, standFor, flashes, isStill, strength }, amount);
  }
}
