// A board's part in its match: glows at its frame, how it stands, and Practice.

import type { Game } from "@korobeinix/engine";
import { Container, Sprite } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { GlowView } from "../glowView.ts";
import { paintWord } from "../paint/fallen.ts";
import type { Layout, SeatFrame } from "../stage.ts";
import { FallenView, type Standing } from "./fallenView.ts";

/** How dark a board is when the match is over: all of it may be looked at. */
const DIM_AT_END = 0.55;
const NO_STANDING: Standing = { dim: 0, place: 0 };

export interface SeatOptions {
  readonly atlas: Atlas;
  readonly layout: Layout;
  readonly isStill: boolean;
  /** The word that stands on the Matrix of one who practises. */
  readonly practice: string;
}

export class SeatView {
  /** At the frame: stays in a pause. */
  readonly frames: Container = new Container();
  /** Behind the Blocks. */
  readonly behind: Container = new Container();
  /** Over them. */
  readonly over: Container = new Container();
  readonly #options: SeatOptions;
  readonly #ember: GlowView;
  readonly #victory: GlowView;
  readonly #fallen: FallenView;
  readonly #word: Sprite = new Sprite();

  constructor(options: SeatOptions) {
    const { atlas, layout, isStill } = options;
    this.#options = options;
    this.#ember = new GlowView(atlas, layout, { name: "ember", alpha: 1, life: isStill ? "stands" : "flickers" });
    this.#victory = new GlowView(atlas, layout, { name: "victory", alpha: 0.9, life: "stands" });
    this.#fallen = new FallenView(atlas, layout, isStill);
    const { matrix } = layout;
    this.#word.anchor.set(0.5);
    this.#word.position.set(matrix.x + matrix.width / 2, matrix.y + matrix.height * 0.2);
    this.#word.visible = false;
    this.frames.addChild(this.#ember.sprite, this.#victory.sprite);
    this.behind.addChild(this.#word);
    this.over.addChild(this.#fallen.container);
  }

  *warm({ rules }: Game): Generator<void> {
    yield this.#fallen.warm();
    if (rules.garbage !== undefined) yield this.#ember.warm();
    yield this.#victory.warm();
  }

  /** How far its board is dimmed, 0 to 1. */
  get dim(): number {
    return this.#fallen.dim;
  }

  /** Follows the match; tells whether the picture has changed. An ending is seen before the place. */
  frame(deltaMs: number, seat: SeatFrame, isOver: boolean, isEnding: boolean): boolean {
    const hasEmber = this.#ember.step(deltaMs, seat.hasPotato && !isOver ? 1 : 0);
    const hasVictory = this.#victory.step(deltaMs, isOver && seat.place === 1 ? 1 : 0);
    const hasFallen = this.#fallen.step(deltaMs, isEnding ? NO_STANDING : standingOf(seat, isOver));
    const hasWord = this.#practise(seat.isPractising && !isOver);
    return hasEmber || hasVictory || hasFallen || hasWord;
  }

  #practise(isOn: boolean): boolean {
    if (isOn === this.#word.visible) return false;
    const { atlas, layout, practice: text } = this.#options;
    const { skin, resolution } = atlas;
    this.#word.visible = isOn;
    const width = layout.matrix.width * resolution;
    const size = Math.max(11, layout.cell * 1.3) * resolution;
    if (isOn) this.#word.texture = atlas.keep(`word${text},${width}`, () => paintWord({ text, skin, width, size }));
    return true;
  }
}

/** How a board is shown while its match goes on, and when it is over. */
export function standingOf({ isOut, isPractising, place }: SeatFrame, isOver: boolean): Standing {
  if (isOver) return { dim: place === 1 ? 0 : DIM_AT_END, place };
  return isOut && !isPractising ? { dim: 1, place } : { dim: 0, place: 0 };
}
