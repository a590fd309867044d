// What the frame of a Matrix tells: how much a move weighed, that a Back-to-Back lasts, and that the stack is near the
// Skyline. None of it lies inside the Matrix, and nothing of it moves: with less motion it tells most of all.

import type { Game, GameEvent } from "@korobeinix/engine";
import { Container } from "pixi.js";
import { isInDanger, nearnessOf } from "../feel/danger.ts";
import { RINGING } from "../feel/weight.ts";
import type { Atlas } from "./atlas.ts";
import { FlareView, GlowView } from "./glowView.ts";
import type { Layout } from "./stage.ts";

/** The ember of a Back-to-Back: when it is lit, and what each further one adds. */
const EMBER = 0.5;
const EMBER_STEP = 0.125;
/** What is left of a warning when there are no effects: it tells something. */
const LEAST_WARNING = 0.6;

export interface FrameOptions {
  readonly atlas: Atlas;
  readonly layout: Layout;
  readonly isStill: boolean;
  /** Of effects, 0 to 1. */
  readonly strength: number;
}

export class FrameView {
  readonly container: Container = new Container();
  readonly #options: FrameOptions;
  readonly #danger: GlowView;
  readonly #chain: GlowView;
  readonly #ring: FlareView;
  readonly #blaze: FlareView;
  #isInDanger = false;
  /** How often the Back-to-Back has been earned since it began, as far as it was seen. */
  #links = 0;

  constructor(options: FrameOptions) {
    const { atlas, layout, isStill } = options;
    this.#options = options;
    this.#danger = new GlowView(atlas, layout, { name: "danger", alpha: 1, life: isStill ? "stands" : "breathes" });
    this.#chain = new GlowView(atlas, layout, { name: "chain", alpha: 0.9, life: isStill ? "stands" : "flickers" });
    this.#ring = new FlareView(atlas, layout, "ring");
    this.#blaze = new FlareView(atlas, layout, "blaze");
    this.container.addChild(this.#chain.sprite, this.#danger.sprite, this.#blaze.sprite, this.#ring.sprite);
  }

  *warm({ rules }: Game): Generator<void> {
    yield this.#ring.warm();
    yield this.#blaze.warm();
    yield this.#danger.warm();
    if (rules.book.scoring.rule === "actions") yield this.#chain.warm();
  }

  /** Another game: nothing of the last one glows on. */
  reset(): void {
    this.#forget();
    this.#danger.reset();
    this.#chain.reset();
  }

  /** `brightness`: what the limit on flashes leaves. */
  strike(weight: number, brightness: number): void {
    const light = this.#options.strength * brightness;
    this.#ring.strike(light * Math.min(1, weight * 1.25));
    if (weight >= RINGING) this.#blaze.strike(light * (0.1 + 0.9 * weight ** 1.5));
  }

  hear(event: GameEvent): void {
    if (event.type === "rewound") this.#forget();
    else if (event.type === "scored" && event.isBackToBack) this.#links++;
  }

  /** Follows the game; tells whether the picture has changed. */
  step(deltaMs: number, game: Game, isPlaying: boolean): boolean {
    const { strength } = this.#options;
    this.#isInDanger = isPlaying && isInDanger(game, this.#isInDanger);
    const warning = this.#isInDanger ? 0.65 + 0.35 * nearnessOf(game) : 0;
    const hasDanger = this.#danger.step(deltaMs, warning * (LEAST_WARNING + (1 - LEAST_WARNING) * strength));
    const { isBackToBack } = game.state;
    if (!isBackToBack) this.#links = 0;
    const ember = isPlaying && isBackToBack ? Math.min(1, EMBER + EMBER_STEP * this.#links) * strength : 0;
    const hasChain = this.#chain.step(deltaMs, ember);
    const hasRing = this.#ring.step(deltaMs);
    const hasBlaze = this.#blaze.step(deltaMs);
    return hasDanger || hasChain || hasRing || hasBlaze;
  }

  /** Another moment: what happened has not, and what lasts is read from the game. */
  #forget(): void {
    this.#isInDanger = false;
    this.#links = 0;
    this.#ring.reset();
    this.#blaze.reset();
  }
}
