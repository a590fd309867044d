// Attacks on their way: light leaves the rows that went, flies in its sender's colour, and bursts where it lands.

import type { Container, Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import type { Flashes } from "../flashes.ts";
import { makeDice } from "../paint/canvas.ts";
import { type Point, Sparks } from "../sparks.ts";
import type { Layout } from "../stage.ts";
import { type Origin, startAt, viaOf } from "./paths.ts";

/** From leaving to landing. */
export const FLIGHT_MS = 350;
/** The last of them leaves so much after the first. */
const SPREAD_MS = 90;
const MOST_SPARKS = 260;
const MOST_LINES = 8;

export interface Flight {
  readonly layout: Layout;
  readonly origin: Origin;
  readonly to: Point;
  readonly lines: number;
  readonly colour: string;
  /** The cell of the board where it lands. */
  readonly cell: number;
}

/** What is still to burst. */
interface Landing {
  readonly at: Point;
  readonly size: number;
  readonly colour: string;
  inMs: number;
}

export class Flights {
  readonly container: Container;
  readonly #sparks: Sparks;
  readonly #atlas: Atlas;
  readonly #flashes: Flashes;
  readonly #isStill: boolean;
  readonly #dice = makeDice(211);
  #landings: Landing[] = [];

  constructor(atlas: Atlas, flashes: Flashes, isStill: boolean) {
    this.#atlas = atlas;
    this.#flashes = flashes;
    this.#isStill = isStill;
    this.#sparks = new Sparks(MOST_SPARKS, atlas.skin.isLightAdded);
    this.container = this.#sparks.container;
  }

  /** Paints what a flight in this colour will need. */
  *warm(colour: string): Generator<void> {
    yield void this.#texture(colour);
    yield void this.#atlas.light("ring", colour);
  }

  step(deltaMs: number): boolean {
    const isAlive = this.#sparks.step(deltaMs);
    if (this.#landings.length === 0) return isAlive;
    for (const landing of this.#landings) {
      landing.inMs -= deltaMs;
      if (landing.inMs <= 0) this.burst(landing.at, landing.size, landing.colour);
    }
    this.#landings = this.#landings.filter(({ inMs }) => inMs > 0);
    return true;
  }

  clear(): void {
    this.#sparks.clear();
    this.#landings = [];
  }

  /** Light from the rows to the target. */
  send({ layout, origin, to, lines, colour, cell }: Flight): void {
    const weight = Math.min(lines, MOST_LINES);
    const dice = this.#dice;
    const size = cell * (1.2 + 0.25 * weight);
    if (this.#isStill) {
      this.burst(startAt(layout, origin, 0.5, 0.5), size, colour);
      this.burst(to, size, colour);
      return;
    }
    const texture = this.#texture(colour);
    const thin = Math.max(2, layout.cell * (0.13 + 0.018 * weight)) * (this.#isSolid ? 0.6 : 1.5);
    const count = 5 + 3 * weight;
    for (let i = 0; i < count; i++) {
      const from = startAt(layout, origin, (i + 0.5) / count, dice(0, 0.999));
      const via = viaOf(from, to);
      const delayMs = (i % 2 === 0 ? i / count : 1 - i / count) * SPREAD_MS;
      this.#sparks.add({
        texture,
        ...from,
        to: { x: to.x + dice(-0.15, 0.15) * cell, y: to.y + dice(-0.4, 0.4) * cell },
        via: { x: via.x + dice(-1, 1) * cell, y: via.y + dice(-1, 1) * cell },
        width: thin * dice(2, 3),
        height: thin,
        toWidth: thin * 5,
        delayMs,
        lifeMs: FLIGHT_MS - SPREAD_MS,
        alpha: 0.9,
      });
    }
    this.#landings.push({ at: to, size, colour, inMs: FLIGHT_MS - 40 });
  }

  /** A light that comes and goes, and sparks from it. */
  burst({ x, y }: Point, size: number, colour: string): void {
    const brightness = this.#flashes.take();
    const texture = this.#texture(colour);
    const { isLight } = this.#atlas.skin;
    this.#sparks.add({
      texture: this.#atlas.light("ring", colour),
      x,
      y,
      width: this.#isStill ? size * 1.4 : size * 0.5,
      height: this.#isStill ? size * 1.4 : size * 0.5,
      toWidth: size * 1.6,
      toHeight: size * 1.6,
      lifeMs: this.#isStill ? 380 : 240,
      alpha: 0.8 * brightness,
    });
    if (!isLight) this.#sparks.add({ texture, x, y, width: size, height: size, lifeMs: 200, alpha: 0.7 * brightness });
    if (this.#isStill) return;
    for (let i = 0; i < 8; i++) {
      const angle = this.#dice(0, Math.PI * 2);
      const speed = size * this.#dice(2, 5);
      const spark = size * this.#dice(0.08, 0.2);
      this.#sparks.add({
        texture,
        x,
        y,
        width: spark,
        height: spark,
        lifeMs: this.#dice(160, 300),
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        drag: 4,
        alpha: 0.9,
      });
    }
  }

  /** What is solid is smaller than a spot of light that shows as much. */
  get #isSolid(): boolean {
    const { mino, isLight } = this.#atlas.skin;
    return isLight || mino === "glyph";
  }

  #texture(colour: string): Texture {
    const { mino, isLight } = this.#atlas.skin;
    return this.#atlas.light(mino === "glyph" ? "square" : isLight ? "dot" : "spot", colour);
  }
}
