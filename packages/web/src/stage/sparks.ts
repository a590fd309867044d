// A pool of sprites that live for a moment: all that an effect is made of.

import { Container, Sprite, type Texture } from "pixi.js";

export interface Spark {
  readonly texture: Texture;
  /** The middle, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  readonly lifeMs: number;
  readonly delayMs?: number;
  /** Whether it stands there during its delay. */
  readonly waits?: boolean;
  readonly alpha?: number;
  /** Size in CSS pixels at the beginning and at the end. */
  readonly width: number;
  readonly height: number;
  readonly toWidth?: number;
  readonly toHeight?: number;
  /** CSS pixels a second, and what is added to the fall each second. */
  readonly vx?: number;
  readonly vy?: number;
  readonly gravity?: number;
  /** How soon the air takes the first speed away: the share of it a second. */
  readonly drag?: number;
  readonly angle?: number;
  /** Radians a second. */
  readonly spin?: number;
  /** Flies there in an arc, drawn towards `via`, at full strength all the way and with its length along it. */
  readonly to?: Point;
  readonly via?: Point;
}

/** In CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Live {
  readonly sprite: Sprite;
  spark: Spark | undefined;
  ageMs: number;
}

export class Sparks {
  readonly container: Container = new Container();
  readonly #most: number;
  readonly #strength: number;
  readonly #free: Live[] = [];
  readonly #live: Live[] = [];

  /** `strength`: the share of their brightness that all of them have; of none there is nothing to see. */
  constructor(most: number, isAdded: boolean, strength = 1) {
    this.#most = most;
    this.#strength = strength;
    this.container.alpha = strength;
    this.container.blendMode = isAdded ? "add" : "normal";
  }

  /** Begins a spark; when all are taken there is one less to see. */
  add(spark: Spark): void {
    if (this.#strength <= 0) return;
    const live = this.#free.pop() ?? this.#make();
    if (live === undefined) return;
    live.spark = spark;
    live.ageMs = 0;
    live.sprite.texture = spark.texture;
    this.#live.push(live);
    draw(live.sprite, spark, 0);
  }

  /** Whether anything is alive. */
  step(deltaMs: number): boolean {
    if (this.#live.length === 0) return false;
    let kept = 0;
    for (const live of this.#live) {
      live.ageMs += deltaMs;
      const { spark } = live;
      if (spark === undefined || live.ageMs >= spark.lifeMs + (spark.delayMs ?? 0)) {
        live.sprite.visible = false;
        this.#free.push(live);
      } else {
        draw(live.sprite, spark, live.ageMs);
        this.#live[kept++] = live;
      }
    }
    this.#live.length = kept;
    return true;
  }

  /** Ends them all at once. */
  clear(): void {
    for (const live of this.#live) live.sprite.visible = false;
    this.#free.push(...this.#live.splice(0));
  }

  #make(): Live | undefined {
    if (this.container.children.length >= this.#most) return undefined;
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    sprite.visible = false;
    this.container.addChild(sprite);
    return { sprite, spark: undefined, ageMs: 0 };
  }
}

function draw(sprite: Sprite, spark: Spark, ageMs: number): void {
  const age = ageMs - (spark.delayMs ?? 0);
  const isWaiting = age < 0;
  sprite.visible = !isWaiting || spark.waits === true;
  if (!sprite.visible) return;
  const seconds = isWaiting ? 0 : age / 1000;
  const share = isWaiting ? 0 : age / spark.lifeMs;
  const eased = 1 - (1 - share) * (1 - share);
  const toWidth = spark.toWidth ?? spark.width;
  const toHeight = spark.toHeight ?? spark.height;
  const { orig } = sprite.texture;
  sprite.scale.set(
    Math.max(0.001, spark.width + (toWidth - spark.width) * eased) / orig.width,
    Math.max(0.001, spark.height + (toHeight - spark.height) * eased) / orig.height,
  );
  if (spark.to !== undefined) return fly(sprite, spark, share);
  const flown = spark.drag === undefined ? seconds : (1 - Math.exp(-spark.drag * seconds)) / spark.drag;
  sprite.position.set(
    spark.x + (spark.vx ?? 0) * flown,
    spark.y + (spark.vy ?? 0) * flown + ((spark.gravity ?? 0) * seconds * seconds) / 2,
  );
  sprite.rotation = (spark.angle ?? 0) + (spark.spin ?? 0) * seconds;
  sprite.alpha = (spark.alpha ?? 1) * (1 - share * share);
}

/** Slowly off, fast into the target. */
function fly(sprite: Sprite, { x, y, to, via, alpha = 1 }: Spark, share: number): void {
  if (to === undefined) return;
  const { x: viaX, y: viaY } = via ?? { x: (x + to.x) / 2, y: (y + to.y) / 2 };
  const t = share * (0.45 + 0.55 * share);
  const s = 1 - t;
  sprite.position.set(s * s * x + 2 * s * t * viaX + t * t * to.x, s * s * y + 2 * s * t * viaY + t * t * to.y);
  sprite.rotation = Math.atan2(s * (viaY - y) + t * (to.y - viaY), s * (viaX - x) + t * (to.x - viaX));
  sprite.alpha = alpha;
}
