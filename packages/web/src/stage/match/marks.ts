// Target Marks: each in its owner's colour near the middle of the Matrix that it is on, side by side where there are several
// (S-10). They are thin, and fade once they have been seen.

import { Container, Sprite } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { paintMark } from "../paint/mark.ts";
import type { Layout } from "../stage.ts";
import { seatColour } from "./seatColours.ts";

const GLIDE_MS = 190;
const SEEN_MS = 900;
const FADE_MS = 400;
const STRONG = 0.95;
const QUIET = 0.35;
/** The size of a Mark in cells, and where it stands in the height of the Matrix. */
const SIZE = 2.4;
const HEIGHT = 0.45;
/** From one to the next, in sizes. */
const PITCH = 1.1;

/** The middle of a Mark, and its size, in CSS pixels. */
export interface MarkSpot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where the Mark of each seat stands; undefined: it has none. */
export function markSpots(
  targets: readonly (number | undefined)[],
  layouts: readonly Layout[],
): readonly (MarkSpot | undefined)[] {
  return targets.map((target, seat) => {
    const layout = target === undefined ? undefined : layouts[target];
    if (layout === undefined) return undefined;
    const { matrix, cell } = layout;
    const count = targets.filter((other) => other === target).length;
    const nth = targets.slice(0, seat).filter((other) => other === target).length;
    const size = Math.min(SIZE * cell, matrix.width / (count * PITCH));
    return {
      x: matrix.x + matrix.width / 2 + (nth - (count - 1) / 2) * size * PITCH,
      y: matrix.y + matrix.height * HEIGHT,
      size,
    };
  });
}

interface Mark {
  readonly sprite: Sprite;
  from: MarkSpot;
  to: MarkSpot;
  ageMs: number;
}

export class MarksView {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #layouts: readonly Layout[];
  readonly #isStill: boolean;
  readonly #marks = new Map<number, Mark>();
  #seen = "";

  constructor(atlas: Atlas, layouts: readonly Layout[], isStill: boolean) {
    this.#atlas = atlas;
    this.#layouts = layouts;
    this.#isStill = isStill;
  }

  /** Tells whether the picture has changed. */
  follow(targets: readonly (number | undefined)[], deltaMs: number): boolean {
    const seen = targets.join();
    const isAimed = seen !== this.#seen;
    if (isAimed) {
      this.#seen = seen;
      markSpots(targets, this.#layouts).forEach((spot, seat) => this.#aim(seat, spot));
    }
    let isMoving = false;
    for (const mark of this.#marks.values()) if (this.#step(mark, deltaMs)) isMoving = true;
    return isAimed || isMoving;
  }

  #aim(seat: number, spot: MarkSpot | undefined): void {
    const mark = this.#marks.get(seat);
    if (spot === undefined) {
      mark?.sprite.destroy();
      this.#marks.delete(seat);
      return;
    }
    if (mark === undefined) {
      this.#marks.set(seat, { sprite: this.#makeSprite(seat), from: spot, to: spot, ageMs: 0 });
      return;
    }
    if (mark.to.x === spot.x && mark.to.y === spot.y && mark.to.size === spot.size) return;
    mark.from = this.#isStill ? spot : { x: mark.sprite.x, y: mark.sprite.y, size: mark.sprite.width };
    mark.to = spot;
    mark.ageMs = 0;
  }

  #step(mark: Mark, deltaMs: number): boolean {
    const end = SEEN_MS + FADE_MS;
    if (mark.ageMs >= end) return false;
    mark.ageMs = Math.min(end, mark.ageMs + deltaMs);
    const { from, to, sprite, ageMs } = mark;
    const share = Math.min(1, ageMs / GLIDE_MS);
    const eased = 1 - (1 - share) ** 3;
    sprite.position.set(from.x + (to.x - from.x) * eased, from.y + (to.y - from.y) * eased);
    const size = from.size + (to.size - from.size) * eased;
    sprite.setSize(size, size);
    sprite.alpha = STRONG - (STRONG - QUIET) * Math.max(0, (ageMs - SEEN_MS) / FADE_MS);
    return true;
  }

  #makeSprite(seat: number): Sprite {
    const { skin } = this.#atlas;
    const colour = seatColour(seat, skin.mino === "pencil");
    const sprite = new Sprite(this.#atlas.keep(`mark${seat}`, () => paintMark(skin, seat, colour), 1));
    sprite.anchor.set(0.5);
    this.container.addChild(sprite);
    return sprite;
  }
}
