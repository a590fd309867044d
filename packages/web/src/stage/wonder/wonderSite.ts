// One wonder on its ground: a picture of the place with the plan, and one of the stones that stand, painted as they come.

import { CanvasSource, Container, Sprite, Texture } from "pixi.js";
import { paintCanvas } from "../paint/canvas.ts";
import { extentOf, paintSite, paintStone, paintStones, type Stand } from "./paintWonder.ts";
import type { WonderPicture } from "./stone.ts";

const PLAN = "#FFF0D8";
const GOLD = "#FFE2A0";
/** What the pictures reach beyond the wonder, in its widths. */
const SIDE = 0.62;
const OVER = 0.05;
const UNDER = 0.07;
/** Round the picture of one stone, for its joints. */
const JOINT_PX = 2;

export interface SiteOptions {
  readonly index: number;
  readonly picture: WonderPicture;
  readonly stand: Stand;
  readonly resolution: number;
}

export class WonderSite {
  readonly container: Container = new Container();
  readonly index: number;
  readonly picture: WonderPicture;
  readonly stand: Stand;
  readonly #resolution: number;
  readonly #x: number;
  readonly #y: number;
  readonly #width: number;
  readonly #height: number;
  readonly #canvas: HTMLCanvasElement;
  readonly #textures: readonly Texture[];
  readonly #gleam: Sprite;
  #painted = 0;

  constructor({ index, picture, stand, resolution }: SiteOptions) {
    this.index = index;
    this.picture = picture;
    this.stand = stand;
    this.#resolution = resolution;
    this.#x = Math.floor(stand.x - SIDE * stand.width);
    this.#y = Math.floor(stand.y - (picture.height + OVER) * stand.width);
    this.#width = Math.ceil(2 * SIDE * stand.width);
    this.#height = Math.ceil((picture.height + OVER + UNDER) * stand.width);
    const ground = this.#paint((context) => {
      paintSite(context, picture, stand, PLAN);
      fadeOut(context, this.#x, this.#width);
    });
    this.#canvas = this.#paint(() => {});
    this.#textures = [ground, this.#canvas].map((resource) => {
      return new Texture({ source: new CanvasSource({ resource, resolution }) });
    });
    const [place, built] = this.#textures;
    this.#gleam = this.#spriteOf(built);
    this.#gleam.tint = GOLD;
    this.#gleam.blendMode = "add";
    this.#gleam.alpha = 0;
    this.container.addChild(this.#spriteOf(place), this.#spriteOf(built), this.#gleam);
  }

  /** Stones that are painted, the part of one included. */
  get painted(): number {
    return this.#painted;
  }

  /** 0 to 1: how much of itself it shines. */
  set shine(share: number) {
    this.#gleam.alpha = share;
  }

  /** Stones only come; with fewer it is another site. */
  paintTo(stones: number): void {
    if (stones <= this.#painted) return;
    const context = this.#canvas.getContext("2d");
    if (context !== null)
      this.#on(context, () => paintStones(context, this.picture, this.stand, this.#painted, stones));
    this.#painted = stones;
    this.#textures[1]?.source.update();
  }

  /** One stone by itself, where it belongs. */
  stoneSprite(index: number): Sprite | undefined {
    const stone = this.picture.stones[index];
    if (stone === undefined) return undefined;
    const { left, right, top, bottom } = extentOf(stone, this.stand);
    const resolution = this.#resolution;
    const [width, height] = [right - left + 2 * JOINT_PX, bottom - top + 2 * JOINT_PX];
    const resource = paintCanvas(width * resolution, height * resolution, (context) => {
      context.scale(resolution, resolution);
      context.translate(JOINT_PX - left, JOINT_PX - top);
      paintStone(context, stone, this.stand);
    });
    const sprite = new Sprite(new Texture({ source: new CanvasSource({ resource, resolution }) }));
    sprite.position.set(left - JOINT_PX, top - JOINT_PX);
    return sprite;
  }

  destroy(): void {
    this.container.destroy({ children: true });
    for (const texture of this.#textures) texture.destroy(true);
  }

  #paint(draw: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
    const [width, height] = [this.#width * this.#resolution, this.#height * this.#resolution];
    return paintCanvas(width, height, (context) => this.#on(context, () => draw(context)));
  }

  #on(context: CanvasRenderingContext2D, paint: () => void): void {
    context.save();
    context.scale(this.#resolution, this.#resolution);
    context.translate(-this.#x, -this.#y);
    paint();
    context.restore();
  }

  #spriteOf(texture: Texture = Texture.EMPTY): Sprite {
    const sprite = new Sprite(texture);
    sprite.position.set(this.#x, this.#y);
    return sprite;
  }
}

/** The place has no edges: it passes into the plaza. */
function fadeOut(context: CanvasRenderingContext2D, x: number, width: number): void {
  const veil = context.createLinearGradient(x, 0, x + width, 0);
  for (const [at, alpha] of [
    [0, 0],
    [0.12, 1],
    [0.88, 1],
    [1, 0],
  ] as const)
    veil.addColorStop(at, `rgb(0 0 0 / ${alpha})`);
  context.globalCompositeOperation = "destination-in";
  context.fillStyle = veil;
  context.fillRect(x, -1e4, width, 2e4);
}
