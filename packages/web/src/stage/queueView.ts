// Next and Hold, each in its frame.

import { type Game, queueOf } from "@korobeinix/engine";
import { Container, Sprite } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { paintCanvas } from "./paint/canvas.ts";
import { paintSlot } from "./paint/slot.ts";
import { queuesOf } from "./queues.ts";
import type { Layout, Rect } from "./stage.ts";

/** Pieces that a column or a strip has room for at the least: fewer leave a part of it empty. */
const IN_COLUMN = 6;
const IN_STRIP = 3;
/** The next one is larger than those after it. */
const FIRST = 1.45;
/** A frame may reach beyond its rectangle by so many cells. */
const FRAME = 0.5;

type Cells = readonly (readonly [number, number])[];

export class QueueView {
  /** What is hidden in a pause. */
  readonly container: Container = new Container();
  readonly frames: Container = new Container();
  readonly #atlas: Atlas;
  readonly #hold: Sprite = new Sprite();
  readonly #next: Sprite[] = [];
  readonly #places: readonly Rect[];
  readonly #holdPlace: Rect;
  readonly #hasHold: boolean;
  #held = -2;
  #queue = -1;
  #coming = -1;
  #wasUsed = false;

  constructor(atlas: Atlas, layout: Layout, game: Game, isHighContrast: boolean) {
    this.#atlas = atlas;
    this.#holdPlace = layout.hold;
    const { hasHold, next } = queuesOf(game);
    const count = layout.next.width > 0 ? Math.min(next, layout.nextShown ?? next) : 0;
    this.#hasHold = hasHold && layout.hold.width > 0;
    this.#hold.anchor.set(0.5);
    this.#hold.visible = false;
    this.container.addChild(this.#hold);
    this.#places = placesFor(layout, count);
    for (let i = 0; i < count; i++) {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      this.#next.push(sprite);
      this.container.addChild(sprite);
    }
    if (this.#hasHold) this.#frame(layout.hold, isHighContrast);
    const [first] = this.#places;
    const last = this.#places.at(-1);
    if (first === undefined || last === undefined) return;
    const width = last.x + last.width - first.x;
    this.#frame({ x: first.x, y: first.y, width, height: last.y + last.height - first.y }, isHighContrast);
  }

  /** Paints what will stand in the queues, one picture a step. */
  *warm({ rules }: Game): Generator<void> {
    const places = [...this.#places.slice(0, 2), ...(this.#hasHold ? [this.#holdPlace] : [])];
    for (const [kind, { facings }] of rules.book.pieces.entries())
      for (const place of places) yield void this.#atlas.preview(kind, sizeIn(place, facings[0] ?? []));
  }

  /** Another game: whatever it has in its queues is new. */
  reset(): void {
    this.#held = -2;
    this.#queue = -1;
  }

  /** Follows the game; `coming`: how many pieces are yet to come. Tells whether the picture has changed. */
  follow(game: Game, coming: number): boolean {
    const { state, rules } = game;
    const { hold, isHoldUsed, queue } = state;
    const isSame = hold === this.#held && queue === this.#queue && coming === this.#coming;
    if (isSame && isHoldUsed === this.#wasUsed) return false;
    this.#held = hold;
    this.#queue = queue;
    this.#coming = coming;
    this.#wasUsed = isHoldUsed;
    const { pieces } = rules.book;
    this.#hold.visible = this.#hasHold && hold >= 0;
    if (this.#hold.visible)
      this.#show(this.#hold, hold, { place: this.#holdPlace, cells: pieces[hold]?.facings[0] ?? [] });
    this.#hold.alpha = isHoldUsed ? 0.4 : 1;
    queueOf(game).forEach((kind, i) => {
      const [sprite, place] = [this.#next[i], this.#places[i]];
      if (sprite === undefined || place === undefined) return;
      sprite.visible = i < coming;
      this.#show(sprite, kind, { place, cells: pieces[kind]?.facings[0] ?? [] });
    });
    return true;
  }

  #show(sprite: Sprite, kind: number, { place, cells }: { readonly place: Rect; readonly cells: Cells }): void {
    sprite.texture = this.#atlas.preview(kind, sizeIn(place, cells));
    sprite.position.set(Math.round(place.x + place.width / 2), Math.round(place.y + place.height / 2));
  }

  #frame({ x, y, width, height }: Rect, isHighContrast: boolean): void {
    const { cell, resolution, skin } = this.#atlas;
    const side = Math.ceil(cell * FRAME);
    const [wide, high] = [Math.round(width), Math.round(height)];
    const texture = this.#atlas.keep(`f${wide}x${high}`, () =>
      paintCanvas((wide + 2 * side) * resolution, (high + 2 * side) * resolution, (context) => {
        context.scale(resolution, resolution);
        paintSlot(context, { skin, x: side, y: side, width: wide, height: high, cell, isHighContrast });
      }),
    );
    const sprite = new Sprite(texture);
    sprite.position.set(Math.round(x) - side, Math.round(y) - side);
    this.frames.addChild(sprite);
  }
}

/** The room is for pieces of four by two; one that stands upright is made smaller. */
function sizeIn({ width, height }: Rect, cells: Cells): number {
  const ys = cells.map(([, y]) => y);
  const rows = Math.max(...ys) - Math.min(...ys) + 1;
  return Math.max(3, Math.floor(Math.min(width / 4.3, height / Math.max(2.35, rows + 0.2))));
}

/** Room for each, the next one nearest the top (or the left end of a strip). */
function placesFor({ next, nextShown, isPortrait }: Layout, count: number): readonly Rect[] {
  const slots = Math.max(count, nextShown ?? (isPortrait ? IN_STRIP : IN_COLUMN));
  const unit = (isPortrait ? next.width : next.height) / (slots - 1 + FIRST);
  return Array.from({ length: count }, (_, i) => {
    const from = i === 0 ? 0 : (i - 1 + FIRST) * unit;
    const length = i === 0 ? FIRST * unit : unit;
    return isPortrait
      ? { x: next.x + from, y: next.y, width: length, height: next.height }
      : { x: next.x, y: next.y + from, width: next.width, height: length };
  });
}
