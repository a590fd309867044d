// Notifications: an action is named where the eyes are, inside the Matrix up to level 10 and outside it after (G-13.1.5). What
// weighs more is written larger, shines more and stays longer; beneath it stands what it has earned.

import { Container, Sprite } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { Figures } from "./figures.ts";
import { paintNotice } from "./paint/notice.ts";
import { noticeInks } from "./noticeInks.ts";
import { type Spot, spotFor } from "./noticeSpots.ts";
import type { Layout } from "./stage.ts";

/** How long what weighs nothing is seen, and what the greatest move adds. */
const LIFE_MS = 760;
const WEIGHT_MS = 340;
const IN_MS = 90;
const LEAVES_MS = 140;
/** The size of the writing, as a share of what the spot has: for what weighs nothing, and what the greatest move adds. */
const SIZE = 0.82;
const WEIGHT_SIZE = 1.7;
/** Points beside the title. */
const POINTS = 0.8;
const WEIGHT_POINTS = 0.8;
/** What they take of the width at most: they swell. */
const FIGURES_WIDTH = 0.84;
/** What a line of writing takes, as a share of its size. */
const LINE = 1.25;
/** What it is larger by in its first moment, for the greatest move. */
const SWELL = 0.2;

/** What one Lock Down is announced as. */
export interface Notice {
  readonly title: string;
  /** What stands beneath it, such as a new level. */
  readonly more: readonly string[];
  /** What it has earned, as it is written; empty: nothing. */
  readonly points: string;
  /** 0 to 1. */
  readonly weight: number;
}

export class Notices {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #layout: Layout;
  readonly #isStill: boolean;
  readonly #group: Container = new Container();
  readonly #sprite: Sprite = new Sprite();
  /** Of inside and outside the Matrix. */
  readonly #figures: readonly [inside: Figures, outside: Figures];
  #lifeMs = 0;
  #leavesMs = LEAVES_MS;
  #ageMs = 0;
  #y = 0;
  #weight = 0;

  constructor(atlas: Atlas, layout: Layout, isStill: boolean) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#isStill = isStill;
    const font = Math.round(spotFor(layout, 1).font * 2);
    const makeFigures = (isInside: boolean): Figures => {
      const { strong, ...inks } = noticeInks(atlas.skin, isInside);
      return new Figures(atlas, { ...inks, ink: strong, font });
    };
    this.#figures = [makeFigures(true), makeFigures(false)];
    this.#sprite.anchor.set(0.5, 0);
    this.#group.visible = false;
    this.#group.addChild(this.#sprite, ...this.#figures.map((figures) => figures.container));
    this.container.addChild(this.#group);
  }

  /** The first writing in a face takes long: it is done before there is anything to announce. */
  *warm(): Generator<void> {
    const lines = { title: "Korobeinix", more: [] };
    yield void paintNotice(this.#atlas, lines, { ...spotFor(this.#layout, 1), glow: 0.35 });
    yield* this.#figures[0].warm();
  }

  /** A later notice takes the place of an earlier one: they are never piled up. `freeRows`: from the top, without Blocks. */
  show(notice: Notice, level: number, freeRows: number): void {
    const spot = spotFor(this.#layout, level, freeRows);
    const size = SIZE + WEIGHT_SIZE * notice.weight;
    const wished = Math.round(spot.font * size);
    const pointsPx = notice.points === "" ? 0 : wished * (POINTS + WEIGHT_POINTS * notice.weight);
    const font = this.#fit(spot, wished, notice, pointsPx);
    const share = font / wished;
    this.#write(notice, { ...spot, font }, pointsPx * share);
    this.#weight = notice.weight;
    this.#lifeMs = LIFE_MS + WEIGHT_MS * notice.weight;
    this.#leavesMs = this.#lifeMs * 0.35;
    this.#ageMs = 0;
    this.#group.x = Math.round(spot.x);
    this.#group.visible = true;
    this.#draw();
  }

  /** Something else is about to be written: what stands there goes at once, but softly. */
  leave(): void {
    if (this.#leavesMs === LEAVES_MS) return;
    this.#ageMs = this.#lifeMs - LEAVES_MS * (1 - this.#going);
    this.#leavesMs = LEAVES_MS;
  }

  /** Another game, or another moment: what was announced is gone. */
  reset(): void {
    this.#lifeMs = 0;
    this.#group.visible = false;
  }

  step(deltaMs: number): boolean {
    if (this.#ageMs >= this.#lifeMs) return false;
    this.#ageMs += deltaMs;
    this.#draw();
    return true;
  }

  /** The size at which everything has room; no title is broken for its size alone. */
  #fit({ height }: Spot, wished: number, { more }: Notice, pointsPx: number): number {
    const high = wished * LINE * (1 + 0.74 * more.length) + pointsPx;
    return Math.max(8, Math.floor(wished * Math.min(1, height / high)));
  }

  #write(notice: Notice, spot: Spot, pointsPx: number): void {
    const { title, more, weight, points } = notice;
    const glow = Math.round((0.25 + 0.35 * weight) * 20) / 20;
    const key = `n${spot.font},${spot.width}x${spot.height},${spot.isInside},${glow},${[title, ...more].join("\n")}`;
    this.#sprite.texture = this.#atlas.keep(key, () => paintNotice(this.#atlas, { title, more }, { ...spot, glow }));
    const [inside, outside] = this.#figures;
    const figures = spot.isInside ? inside : outside;
    inside.container.visible = outside.container.visible = false;
    const { height } = this.#sprite.texture;
    // The picture has air above and below its lines for the glow.
    const top = -(height + pointsPx) / 2;
    this.#sprite.y = Math.round(top);
    this.#y = spot.y;
    if (pointsPx <= 0) return;
    const width = figures.write(points, pointsPx);
    figures.container.visible = true;
    figures.container.scale.set(Math.min(1, (spot.width * FIGURES_WIDTH) / width));
    figures.container.y = Math.round(top + height - spot.font * 0.35 + pointsPx / 2);
  }

  /** How far it is on its way out, 0 to 1. */
  get #going(): number {
    return Math.min(1, Math.max(0, (this.#ageMs - this.#lifeMs) / this.#leavesMs + 1));
  }

  #draw(): void {
    const coming = Math.min(1, (this.#ageMs + IN_MS * 0.4) / IN_MS);
    const going = this.#going;
    this.#group.alpha = coming * (1 - going);
    const rise = this.#isStill ? 0 : (1 - coming) * 0.4 - going * 0.5;
    this.#group.y = Math.round(this.#y + rise * this.#layout.cell);
    this.#group.scale.set(this.#isStill ? 1 : 1 + SWELL * this.#weight * (1 - coming));
    this.#group.visible = this.#ageMs < this.#lifeMs;
  }
}
