// Next and Hold.

import { type Game, queueOf } from "@korobeinix/engine";
import { Container, Sprite } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import type { Layout, Rect } from "./stage.ts";

/** Pieces that a strip has room for. */
const IN_STRIP = 3;
/** The next one is larger than those after it. */
const FIRST = 1.45;

export class QueueView {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #hold: Sprite = new Sprite();
  readonly #next: Sprite[] = [];
  readonly #places: Rect[] = [];
  readonly #holdPlace: Rect;
  readonly #hasHold: boolean;
  #held = -2;
  #queue = -1;
  #wasUsed = false;

  constructor(atlas: Atlas, layout: Layout, game: Game) {
    this.#atlas = atlas;
    this.#holdPlace = layout.hold;
    const { book, options } = game.rules;
    this.#hasHold = book.controls.includes("hold") && options.hold;
    this.#hold.anchor.set(0.5);
    this.container.addChild(this.#hold);
    const count = layout.isPortrait ? Math.min(IN_STRIP, options.next) : options.next;
    this.#places = placesFor(layout, count);
    for (let i = 0; i < count; i++) {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      this.#next.push(sprite);
      this.container.addChild(sprite);
    }
    // Painted now, so that no frame of the game has to.
    const places = [...(this.#hasHold ? [this.#holdPlace] : []), ...this.#places.slice(0, 2)];
    book.pieces.forEach(({ facings }, kind) => {
      for (const place of places) this.#show(this.#hold, kind, { place, cells: facings[0] ?? [] });
    });
    this.#hold.visible = false;
  }

  /** Follows the game; tells whether the picture has changed. */
  follow(game: Game): boolean {
    const { state, rules } = game;
    const { hold, isHoldUsed, queue } = state;
    if (hold === this.#held && queue === this.#queue && isHoldUsed === this.#wasUsed) return false;
    this.#held = hold;
    this.#queue = queue;
    this.#wasUsed = isHoldUsed;
    const { pieces } = rules.book;
    this.#hold.visible = this.#hasHold && hold >= 0;
    if (this.#hold.visible)
      this.#show(this.#hold, hold, { place: this.#holdPlace, cells: pieces[hold]?.facings[0] ?? [] });
    this.#hold.alpha = isHoldUsed ? 0.4 : 1;
    queueOf(game).forEach((kind, i) => {
      const [sprite, place] = [this.#next[i], this.#places[i]];
      if (sprite === undefined || place === undefined) return;
      this.#show(sprite, kind, { place, cells: pieces[kind]?.facings[0] ?? [] });
    });
    return true;
  }

  #show(sprite: Sprite, kind: number, spot: { place: Rect; cells: readonly (readonly [number, number])[] }): void {
    const { place, cells } = spot;
    // The room is for pieces of four by two; one that stands upright is made smaller.
    const ys = cells.map(([, y]) => y);
    const rows = Math.max(...ys) - Math.min(...ys) + 1;
    const size = Math.max(3, Math.floor(Math.min(place.width / 4.3, place.height / Math.max(2.35, rows + 0.2))));
    sprite.texture = this.#atlas.preview(kind, size);
    sprite.position.set(Math.round(place.x + place.width / 2), Math.round(place.y + place.height / 2));
  }
}

/** Room for each, the next one nearest the top (or the left end of a strip). */
function placesFor({ next, isPortrait }: Layout, count: number): Rect[] {
  const slots = isPortrait ? IN_STRIP : 6;
  const unit = (isPortrait ? next.width : next.height) / (slots - 1 + FIRST);
  return Array.from({ length: count }, (_, i) => {
    const from = i === 0 ? 0 : (i - 1 + FIRST) * unit;
    const length = i === 0 ? FIRST * unit : unit;
    return isPortrait
      ? { x: next.x + from, y: next.y, width: length, height: next.height }
      : { x: next.x, y: next.y + from, width: next.width, height: length };
  });
}
