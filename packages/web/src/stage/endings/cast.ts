// Who acts in an ending: sprites out of a pool, each placed by how old the ending is and by nothing else.

import { Container, Sprite, type Texture } from "pixi.js";

export interface Actor {
  readonly texture: Texture;
  /** It is seen from then on until then, in milliseconds of the ending; to its end and after it unless said. */
  readonly fromMs: number;
  readonly untilMs?: number;
  /** Its pivot, in shares of its size; the middle unless said. */
  readonly anchor?: readonly [x: number, y: number];
  /** Places it, by the milliseconds since `fromMs`. */
  readonly act: (sprite: Sprite, ms: number) => void;
}

export class Cast {
  readonly container: Container = new Container();
  readonly #most: number;
  readonly #sprites: Sprite[] = [];
  readonly #actors: Actor[] = [];

  constructor(most: number, isAdded: boolean) {
    this.#most = most;
    this.container.blendMode = isAdded ? "add" : "normal";
  }

  /** When all sprites are taken there is one actor less to see. */
  add(actor: Actor): void {
    if (this.#actors.length >= this.#most) return;
    const sprite = this.#sprites[this.#actors.length] ?? this.#make();
    this.#actors.push(actor);
    sprite.texture = actor.texture;
    sprite.anchor.set(...(actor.anchor ?? ([0.5, 0.5] as const)));
    sprite.rotation = 0;
    sprite.skew.set(0);
    sprite.alpha = 1;
    sprite.scale.set(1);
    sprite.visible = false;
  }

  step(ageMs: number): void {
    this.#actors.forEach(({ fromMs, untilMs = Number.POSITIVE_INFINITY, act }, i) => {
      const sprite = this.#sprites[i];
      if (sprite === undefined) return;
      sprite.visible = ageMs >= fromMs && ageMs < untilMs;
      if (sprite.visible) act(sprite, ageMs - fromMs);
    });
  }

  clear(): void {
    this.#actors.length = 0;
    for (const sprite of this.#sprites) sprite.visible = false;
  }

  #make(): Sprite {
    const sprite = new Sprite();
    this.#sprites.push(sprite);
    this.container.addChild(sprite);
    return sprite;
  }
}

/** Sets a size in CSS pixels. */
export function setSize(sprite: Sprite, width: number, height: number): void {
  const { orig } = sprite.texture;
  sprite.scale.set(width / orig.width, height / orig.height);
}
