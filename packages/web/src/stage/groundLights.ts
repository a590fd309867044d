// Light that moves by itself over the ground: northern light where a GPU draws it, and the colours of a hallucination
// (N-21). Slowly, each on its own way: nothing of it flashes.

import { Container, Sprite } from "pixi.js";
import type { Atlas } from "./atlas.ts";

const DRIFT = ["#35E0C0", "#6A7BFF"];
const VISIONS = ["#FF3CAC", "#24F0D0", "#FFC400", "#6A3CFF", "#3CFF6A"];

export interface LightsOptions {
  readonly width: number;
  readonly height: number;
  readonly drifts: boolean;
  /** Colours wander over it; `isStill`: they stand. */
  readonly isHallucinating: boolean;
  readonly isStill: boolean;
}

export class GroundLights {
  readonly container: Container = new Container();
  readonly #options: LightsOptions;
  readonly #drift: readonly Sprite[];
  readonly #visions: readonly Sprite[];

  constructor(atlas: Atlas, options: LightsOptions) {
    const { width, height, drifts, isHallucinating } = options;
    this.#options = options;
    const spots = (colours: readonly string[], wide: number, high: number): Sprite[] =>
      colours.map((colour) => {
        const sprite = new Sprite(atlas.light("spot", colour));
        sprite.anchor.set(0.5);
        sprite.setSize(width * wide, height * high);
        return sprite;
      });
    this.#drift = drifts && atlas.skin.backdrop === "northernLight" ? spots(DRIFT, 1.1, 0.7) : [];
    this.#drift.forEach((sprite, i) => {
      sprite.blendMode = "add";
      sprite.position.set(width / 2, height * (0.18 + 0.16 * i));
    });
    this.#visions = isHallucinating ? spots(VISIONS, 0.85, 1.05) : [];
    this.#wander(0);
    for (const sprite of [...this.#drift, ...this.#visions]) this.container.addChild(sprite);
  }

  /** Whether anything moves. */
  step(nowMs: number): boolean {
    const t = nowMs / 1000;
    this.#drift.forEach((sprite, i) => {
      sprite.x = this.#options.width * (0.5 + 0.07 * Math.sin(t * 0.11 + i * 2));
      sprite.alpha = 0.16 + 0.12 * Math.sin(t * 0.23 + i * 1.7);
    });
    const areWandering = this.#visions.length > 0 && !this.#options.isStill;
    if (areWandering) this.#wander(nowMs);
    return areWandering || this.#drift.length > 0;
  }

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
}
