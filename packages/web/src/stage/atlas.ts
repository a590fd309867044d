// Textures, each painted once for a skin and a cell size, shared by all boards of that look.

import { type Game, kindOf } from "@korobeinix/engine";
import { CanvasSource, Texture } from "pixi.js";
import { edgesOf } from "./cells.ts";
import { finishPaint } from "./paint/canvas.ts";
import { type LightName, paintLight } from "./paint/light.ts";
import { keyOfLook, type Look, type MinoPlace, Pictures, picturesFor } from "./pictures.ts";
import type { KindLook, Skin } from "./skin.ts";
import type { SkinId } from "../settings/skinIds.ts";
import { wornBy } from "./skins/index.ts";

export interface AtlasOptions {
  readonly skin: SkinId;
  readonly rules: Game["rules"];
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  readonly resolution: number;
  readonly hasPatterns: boolean;
  readonly isHighContrast: boolean;
}

/** Atlases with the same key are the same. */
export function keyOfAtlas(options: AtlasOptions): string {
  const { cell, resolution, skin, rules } = options;
  const { rowsAbove } = wornBy(rules.book.id, skin);
  return `${cell}@${resolution},${rowsAbove},${keyOfLook(lookOf(options, Math.round(cell * resolution)))}`;
}

function lookOf({ skin, rules, hasPatterns, isHighContrast }: AtlasOptions, size: number): Look {
  return { book: rules.book, skin, size, hasPatterns, isHighContrast };
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
    this.skin = wornBy(options.rules.book.id, options.skin);
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

  /** One outline round the piece, its centre in the middle of the texture; `isFull`: as strong as it can be. */
  ghost(kind: number, facing: number, isFull = false): Texture {
    return this.keep(`g${kind},${facing},${isFull}`, () => this.#pictures.ghost(kind, facing, isFull));
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

  /** Paints what a game will need, one picture a step, what comes soonest first. */
  *warm(): Generator<void> {
    const { book, geometry } = this.#options.rules;
    for (const name of ["square", "sweep", "twist"] as const) yield ready(this.light(name));
    for (const kind of book.pieces.keys()) {
      for (const facing of book.pieces[kind]?.facings.keys() ?? []) {
        yield ready(this.ghost(kind, facing));
        yield ready(this.glow(kind, facing));
      }
      for (const name of ["trail", "shard", "spot"] as const) yield ready(this.light(name, this.look(kind).colour));
    }
    for (const isLocked of [false, true]) {
      for (let i = 0; i < geometry.columns; i++) {
        // From the middle, where pieces come in, to the walls.
        const column = (geometry.columns >> 1) + (i % 2 === 0 ? i / 2 : -(i + 1) / 2);
        yield* this.#warmColumn({ column, isLocked, metal: 0 });
      }
    }
    yield ready(this.light("ring", this.skin.accent));
    yield ready(this.light("spot", this.skin.accent));
  }

  /** A picture that somebody else paints, kept until the atlas goes. */
  keep(key: string, paint: () => HTMLCanvasElement, resolution: number = this.resolution): Texture {
    return this.#textures.get(key) ?? this.#keep(key, paint(), resolution);
  }

  destroy(): void {
    for (const texture of this.#textures.values()) texture.destroy(true);
    this.#textures.clear();
  }

  *#warmColumn(place: Omit<MinoPlace, "edges">): Generator<void> {
    const seen = new Set<number>();
    for (const cell of this.#options.rules.geometry.minoCell) {
      if (cell === 0) continue;
      const at = { ...place, edges: edgesOf(cell) };
      const key = this.#pictures.keyOf(kindOf(cell), at);
      if (seen.has(key)) continue;
      seen.add(key);
      yield ready(this.mino(kindOf(cell), at));
    }
  }

  #lookAt(size: number): Look {
    return lookOf(this.#options, size);
  }

  #keep(key: number | string, resource: HTMLCanvasElement, resolution: number = this.resolution): Texture {
    const texture = new Texture({ source: new CanvasSource({ resource, resolution }) });
    this.#textures.set(key, texture);
    return texture;
  }
}

function ready({ source }: Texture): void {
  const resource: unknown = source.resource;
  if (resource instanceof HTMLCanvasElement) finishPaint(resource);
}
