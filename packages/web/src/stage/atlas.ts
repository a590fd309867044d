// Textures, each painted once for a skin and a cell size.

import { type Game, kindOf } from "@korobeinix/engine";
import { CanvasSource, Texture } from "pixi.js";
import { edgesOf } from "./cells.ts";
import { type LightName, paintLight } from "./paint/light.ts";
import { type Look, type MinoPlace, Pictures, picturesFor } from "./pictures.ts";
import type { KindLook, Skin } from "./skin.ts";

export interface AtlasOptions {
  readonly skin: Skin;
  readonly game: Game;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  readonly resolution: number;
  readonly hasPatterns: boolean;
  readonly isHighContrast: boolean;
}

/** Side of a cell of a glow in pixels: it is soft, and costs the less the smaller it is. */
const GLOW_CELL = 8;

export class Atlas {
  readonly cell: number;
  readonly resolution: number;
  readonly skin: Skin;
  readonly #pictures: Pictures;
  readonly #options: AtlasOptions;
  readonly #textures = new Map<number | string, Texture>();

  constructor(options: AtlasOptions) {
    this.#options = options;
    this.cell = options.cell;
    this.resolution = options.resolution;
    this.skin = options.skin;
    this.#pictures = new Pictures(this.#lookAt(Math.round(this.cell * this.resolution)));
  }

  get looks(): readonly KindLook[] {
    return this.#pictures.looks;
  }

  look(kind: number): KindLook {
    return this.#pictures.look(kind);
  }

  /** A mino as a picture; the edges matter only to stone and metal. */
  canvas(kind: number, place: MinoPlace): HTMLCanvasElement {
    return this.#pictures.mino(kind, place);
  }

  mino(kind: number, place: MinoPlace): Texture {
    const key = this.#pictures.keyOf(kind, place);
    return this.#textures.get(key) ?? this.#keep(key, this.canvas(kind, place));
  }

  /** A whole piece in its first facing at another size. */
  preview(kind: number, size: number): Texture {
    const look = this.#lookAt(Math.round(size * this.resolution));
    return this.keep(`p${kind},${size}`, () => picturesFor(look).piece(kind));
  }

  /** One outline round the piece, its centre in the middle of the texture. */
  ghost(kind: number, facing: number): Texture {
    return this.keep(`g${kind},${facing}`, () => this.#pictures.ghost(kind, facing));
  }

  /** The light that a piece sheds, small and soft. */
  glow(kind: number, facing: number): Texture {
    const paint = (): HTMLCanvasElement => picturesFor(this.#lookAt(GLOW_CELL)).glow(kind, facing);
    return this.keep(`s${kind},${facing}`, paint, GLOW_CELL / this.cell);
  }

  light(name: LightName, colour: string = this.skin.light): Texture {
    const key = `l${name}${colour}`;
    return this.#textures.get(key) ?? this.#keep(key, paintLight(name, colour), 1);
  }

  /** Paints what a game will need, so that no frame of it has to. */
  warm(columns: number): void {
    const { book, geometry } = this.#options.game.rules;
    geometry.minoCell.forEach((cell) => {
      if (cell === 0) return;
      for (let column = 0; column < columns; column++) {
        this.mino(kindOf(cell), { column, isLocked: true, metal: 0, edges: edgesOf(cell) });
        this.mino(kindOf(cell), { column, isLocked: false, metal: 0, edges: edgesOf(cell) });
      }
    });
    book.pieces.forEach((piece, kind) => {
      piece.facings.forEach((_, facing) => {
        this.ghost(kind, facing);
        this.glow(kind, facing);
      });
      for (const name of ["trail", "shard", "spot"] as const) this.light(name, this.look(kind).colour);
    });
    for (const name of ["square", "sweep", "twist"] as const) this.light(name);
    this.light("ring", this.skin.accent);
    this.light("spot", this.skin.accent);
  }

  /** A picture of one's own, kept until the atlas goes. */
  keep(key: string, paint: () => HTMLCanvasElement, resolution: number = this.resolution): Texture {
    return this.#textures.get(key) ?? this.#keep(key, paint(), resolution);
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy(true);
    this.#textures.clear();
  }

  #lookAt(size: number): Look {
    const { skin, game, hasPatterns, isHighContrast } = this.#options;
    return { book: game.rules.book, skin: skin.id, size, hasPatterns, isHighContrast };
  }

  #keep(key: number | string, resource: HTMLCanvasElement, resolution: number = this.resolution): Texture {
    const texture = new Texture({ source: new CanvasSource({ resource, resolution }) });
    this.#textures.set(key, texture);
    return texture;
  }
}
