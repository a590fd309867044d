// A number that is written in a moment: its characters are painted once each, so that no number ever costs a picture.

import { Container, Sprite, type Texture } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { withAlpha } from "./colour.ts";
import { paintCanvas } from "./paint/canvas.ts";

/** What numbers are made of, in the languages there are. */
const CHARACTERS = "+0123456789,.";
/** Room round a character, as a share of its size: the glow reaches into it. */
const AIR = 0.4;

interface Character {
  readonly texture: Texture;
  /** How far the next one is, for a size of 1. */
  readonly advance: number;
}

export interface FiguresLook {
  /** Their size in pixels as they are painted; they may be shown smaller. */
  readonly font: number;
  readonly ink: string;
  /** What lies behind, for an edge that stands out from it, and what shines round them. */
  readonly ground: string;
  readonly glow: string;
}

export class Figures {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #look: FiguresLook;
  readonly #sprites: Sprite[] = [];

  constructor(atlas: Atlas, look: FiguresLook) {
    this.#atlas = atlas;
    this.#look = look;
  }

  *warm(): Generator<void> {
    for (const character of CHARACTERS) yield void this.#character(character);
  }

  /** Writes a text of a size in pixels, its middle at 0, 0; gives its width. */
  write(text: string, size: number): number {
    const characters = [...text].map((character) => this.#character(character));
    const width = characters.reduce((sum, { advance }) => sum + advance * size, 0);
    let x = -width / 2;
    characters.forEach(({ texture, advance }, i) => {
      const sprite = this.#sprites[i] ?? this.#add();
      sprite.texture = texture;
      sprite.scale.set(size / this.#look.font);
      sprite.position.set(x + (advance * size) / 2, 0);
      sprite.visible = true;
      x += advance * size;
    });
    for (const sprite of this.#sprites.slice(characters.length)) sprite.visible = false;
    return width;
  }

  #add(): Sprite {
    const sprite = new Sprite();
    sprite.anchor.set(0.5);
    this.#sprites.push(sprite);
    this.container.addChild(sprite);
    return sprite;
  }

  #character(text: string): Character {
    const { resolution, skin } = this.#atlas;
    const { font, ink, ground, glow } = this.#look;
    const px = font * resolution;
    const style = `800 ${px}px ${skin.font}`;
    const texture = this.#atlas.keep(`figure${text},${font},${ink},${ground}`, () => {
      const measure = paintCanvas(1, 1, () => undefined).getContext("2d");
      if (measure !== null) measure.font = style;
      const wide = measure?.measureText(text).width ?? 0;
      return paintCanvas(wide + 2 * AIR * px, px * (1 + 2 * AIR), (context) => {
        context.font = style;
        context.textBaseline = "middle";
        context.lineJoin = "round";
        context.lineWidth = px * 0.22;
        context.strokeStyle = withAlpha(ground, 0.85);
        const [x, y] = [AIR * px, px * (0.5 + AIR)];
        context.strokeText(text, x, y);
        context.shadowColor = glow;
        context.shadowBlur = px * 0.3;
        context.fillStyle = ink;
        context.fillText(text, x, y);
      });
    });
    return { texture, advance: Math.max(0, texture.width / font - 2 * AIR) };
  }
}
