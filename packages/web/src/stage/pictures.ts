// Minos, ghost pieces and whole pieces as pictures, painted once for a look and shared by everything that shows it.

import type { RuleBook } from "@korobeinix/engine";
import { ALL_EDGES } from "./cells.ts";
import { withAlpha } from "./colour.ts";
import { paintCanvas } from "./paint/canvas.ts";
import { paintGhost } from "./paint/ghost.ts";
import { paintMino } from "./paint/mino.ts";
import { type KindLook, lookOf, type Skin } from "./skin.ts";
import type { SkinId } from "../settings/skinIds.ts";
import { SKINS } from "./skins/index.ts";

export interface Look {
  readonly book: RuleBook;
  readonly skin: SkinId;
  /** Side of a cell in device pixels, a whole number. */
  readonly size: number;
  readonly hasPatterns: boolean;
  readonly isHighContrast: boolean;
}

export interface MinoPlace {
  /** Column in the Matrix; of metal, the cell in its square. */
  readonly column: number;
  readonly isLocked: boolean;
  readonly metal: number;
  readonly edges: number;
}

type Cells = readonly (readonly [x: number, y: number])[];

/** Cells that a ghost piece or a glow reaches from a piece's centre. */
export const REACH = 3;
/** Columns after which stone repeats. */
const STONES = 3;
/** Looks that are kept; the one not asked for the longest goes first. */
const KEPT = 12;

export class Pictures {
  readonly options: Look;
  readonly skin: Skin;
  readonly looks: readonly KindLook[];
  readonly #kept = new Map<number | string, HTMLCanvasElement>();

  constructor(options: Look) {
    this.options = options;
    this.skin = SKINS[options.skin];
    this.looks = options.book.pieces.map(({ name }) => lookOf(this.skin, name));
  }

  look(kind: number): KindLook {
    return this.looks[kind] ?? this.skin.other;
  }

  mino(kind: number, place: MinoPlace): HTMLCanvasElement {
    const { size } = this.options;
    return this.#keep(this.keyOf(kind, place), () =>
      paintCanvas(size, size, (context) => this.#paintMino(context, kind, this.#seen(kind, place))),
    );
  }

  /** Minos that look the same have the same key: of stone a few sorts and every edge, of the others one a column. */
  keyOf(kind: number, place: MinoPlace): number {
    const { column, isLocked, metal, edges } = this.#seen(kind, place);
    const state = (isLocked ? 1 : 0) + metal * 2;
    return ((kind + 1) * 32 + column) * 128 + state * 16 + edges;
  }

  /** What of a place is seen: whichever mino is painted first, it looks as the others of its key would. */
  #seen(kind: number, place: MinoPlace): MinoPlace {
    if (place.metal > 0) return place;
    if (this.skin.mino === "stone") return { ...place, column: place.column % STONES };
    // The minos of a piece belong together; garbage is of single ones.
    return { ...place, edges: kind < this.looks.length ? 0 : ALL_EDGES };
  }

  /** One outline round the piece, its centre in the middle; `isFull`: as strong as it can be. */
  ghost(kind: number, facing: number, isFull = false): HTMLCanvasElement {
    const { size, isHighContrast } = this.options;
    const side = size * (2 * REACH + 1);
    return this.#keep(`g${kind},${facing},${isFull}`, () =>
      paintCanvas(side, side, (context) =>
        paintGhost(context, {
          cells: this.#cells(kind, facing),
          size,
          reach: REACH,
          colour: this.#colour(kind),
          isLight: this.skin.mino === "pencil",
          isStrong: isHighContrast,
          isFull,
        }),
      ),
    );
  }

  /** The light that a piece sheds, its centre in the middle. */
  glow(kind: number, facing: number): HTMLCanvasElement {
    const { size } = this.options;
    const side = size * (2 * REACH + 1);
    return this.#keep(`s${kind},${facing}`, () =>
      paintCanvas(side, side, (context) => {
        context.shadowColor = withAlpha(this.#colour(kind), 0.75);
        context.shadowBlur = size * 1.3;
        context.fillStyle = withAlpha(this.#colour(kind), 0.5);
        for (const [x, y] of this.#cells(kind, facing))
          context.fillRect((REACH + x) * size, (REACH - y) * size, size, size);
      }),
    );
  }

  /** A whole piece as it enters, no larger than its minos. */
  piece(kind: number): HTMLCanvasElement {
    return this.#keep(`p${kind}`, () => this.#paintPiece(kind));
  }

  #paintPiece(kind: number): HTMLCanvasElement {
    const { size } = this.options;
    const cells = this.#cells(kind, 0);
    const xs = cells.map(([x]) => x);
    const ys = cells.map(([, y]) => y);
    const left = Math.min(...xs);
    const top = Math.max(...ys);
    return paintCanvas((Math.max(...xs) - left + 1) * size, (top - Math.min(...ys) + 1) * size, (context) => {
      cells.forEach(([x, y]) => {
        const edges = edgesAmong(cells, x, y);
        context.drawImage(
          this.mino(kind, { column: 3, isLocked: false, metal: 0, edges }),
          (x - left) * size,
          (top - y) * size,
        );
      });
    });
  }

  #cells(kind: number, facing: number): Cells {
    return this.options.book.pieces[kind]?.facings[facing] ?? [];
  }

  #colour(kind: number): string {
    return this.look(kind).colour;
  }

  #paintMino(context: CanvasRenderingContext2D, kind: number, place: MinoPlace): void {
    const { size, hasPatterns, isHighContrast } = this.options;
    paintMino(context, this.skin, { ...place, size, look: this.look(kind), hasPattern: hasPatterns, isHighContrast });
  }

  #keep(key: number | string, paint: () => HTMLCanvasElement): HTMLCanvasElement {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const painted = paint();
    this.#kept.set(key, painted);
    return painted;
  }
}

/** The edges of a piece's cell that join none of its others. */
function edgesAmong(cells: Cells, x: number, y: number): number {
  const has = (dx: number, dy: number): boolean => cells.some(([cx, cy]) => cx === x + dx && cy === y + dy);
  return (has(1, 0) ? 0 : 1) | (has(0, -1) ? 0 : 2) | (has(-1, 0) ? 0 : 4) | (has(0, 1) ? 0 : 8);
}

const shapes = new WeakMap<RuleBook, string>();

/** What tells two looks apart: books with the same pieces look the same in the same skin, their variants need not. */
export function keyOfLook({ book, skin, size, hasPatterns, isHighContrast }: Look): string {
  const known = shapes.get(book) ?? JSON.stringify(book.pieces.map(({ name, facings }) => [name, facings]));
  shapes.set(book, known);
  return [skin, size, hasPatterns, isHighContrast, known].join();
}

const shared = new Map<string, Pictures>();

export function picturesFor(look: Look): Pictures {
  const key = keyOfLook(look);
  const pictures = shared.get(key) ?? new Pictures(look);
  shared.delete(key);
  shared.set(key, pictures);
  const oldest = shared.keys().next().value;
  if (shared.size > KEPT && oldest !== undefined) shared.delete(oldest);
  return pictures;
}
