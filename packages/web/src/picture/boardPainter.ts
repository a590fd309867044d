// The Matrix of a game on a canvas of its own, without the stage: for demonstrations, races, lists and trees.

import type { Game, RuleBook } from "@korobeinix/engine";
import { withAlpha } from "../stage/colour.ts";
import { EMPTY } from "../stage/layout.ts";
import { paintCanvas } from "../stage/paint/canvas.ts";
import { paintWell } from "../stage/paint/well.ts";
import { OWN_STRENGTHS, type Strengths } from "../stage/paint/wellParts.ts";
import { lookOf, type Skin } from "../stage/skin.ts";
import type { SkinId } from "../settings/skinIds.ts";
import { SKINS, wornBy } from "../stage/skins/index.ts";
import type { Layout } from "../stage/stage.ts";
import { ghostDepth, paintPiece, paintStack } from "./blocks.ts";
import { picturesFor } from "../stage/pictures.ts";

export interface BoardPainter {
  /** Paints; returns whether anything had changed. */
  paint(game: Game): boolean;
  readonly canvas: HTMLCanvasElement;
  destroy(): void;
}

export interface BoardOptions {
  readonly book: RuleBook;
  readonly skin: SkinId;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  /** Device pixels to a CSS pixel. */
  readonly resolution: number;
  readonly hasGhost: boolean;
  readonly hasPatterns: boolean;
  readonly isHighContrast: boolean;
  /** The skin's own way unless said. */
  readonly strengths?: Strengths;
}

/** Room round the Matrix in cells: a piece looks over the Skyline, and the well has walls and a floor. */
const ABOVE = 1.3;
const FLOOR: { readonly [Style in Skin["mino"]]: number } = { glass: 1, pencil: 1, stone: 1, tile: 0.85, glyph: 2.1 };

/** The canvas is given its size here, in CSS pixels too. */
export function makeBoardPainter(canvas: HTMLCanvasElement, options: BoardOptions): BoardPainter {
  const { book, hasGhost, hasPatterns, isHighContrast, strengths = OWN_STRENGTHS } = options;
  const skin = wornBy(book.id, options.skin);
  const size = Math.max(1, Math.round(options.cell * options.resolution));
  const layout = layOut(book, skin, size);
  const width = layout.matrix.x * 2 + layout.matrix.width;
  const height = layout.matrix.y + layout.matrix.height + Math.ceil(FLOOR[skin.mino] * size);
  canvas.width = width;
  canvas.height = height;
  canvas.style.width = `${width / options.resolution}px`;
  canvas.style.height = `${height / options.resolution}px`;
  const context = canvas.getContext("2d");
  const pictures = picturesFor({ book, skin: options.skin, size, hasPatterns, isHighContrast });
  const { columns, rows } = book.matrix;
  const ground = paintCanvas(width, height, (page) => {
    page.fillStyle = skin.page;
    page.fillRect(0, 0, width, height);
    if (skin.backdrop === "paper") paintSquares(page, layout);
    paintWell(page, { skin, layout, columns, rows, isHighContrast, strengths });
  });
  const place = {
    left: layout.matrix.x,
    bottom: layout.matrix.y + layout.matrix.height,
    rowsAbove: Math.min(1, skin.rowsAbove),
  };
  // The Blocks change with a Lock Down, the piece with every step: what lies still is painted apart.
  const still = paintCanvas(width, height, () => {});
  const below = still.getContext("2d");
  let blocks: Uint16Array | undefined;
  let piece = "";
  return {
    canvas,
    paint: (game) => {
      const { state } = game;
      const depth = ghostDepth(game, hasGhost);
      const now = [state.kind, state.facing, state.x, state.y, depth].join();
      const areBlocksSame = blocks?.every((cell, i) => cell === state.cells[i]) ?? false;
      if (areBlocksSame && now === piece) return false;
      piece = now;
      if (context === null || below === null) return true;
      if (!areBlocksSame) {
        blocks = state.cells.slice();
        below.drawImage(ground, 0, 0);
        paintStack(below, pictures, game, place);
      }
      context.drawImage(still, 0, 0);
      paintPiece(context, pictures, game, { ...place, depth, ghostStrength: strengths.ghost });
      return true;
    },
    destroy: () => {
      // A canvas of no size gives its memory back at once.
      for (const each of [canvas, ground, still]) each.width = each.height = 0;
    },
  };
}

function layOut({ matrix }: RuleBook, skin: Skin, size: number): Layout {
  const side = Math.ceil(Math.max(1, skin.walls / 2) * size);
  const place = { x: side, y: Math.ceil(ABOVE * size), width: matrix.columns * size, height: matrix.rows * size };
  return { ...EMPTY, isPortrait: true, cell: size, matrix: place };
}

/** Squared paper goes on beyond the Matrix. */
function paintSquares(context: CanvasRenderingContext2D, { matrix, cell }: Layout): void {
  const { width, height } = context.canvas;
  context.fillStyle = withAlpha("#5B8CC4", 0.34);
  for (let x = matrix.x % cell; x < width; x += cell) context.fillRect(x, 0, 1, height);
  for (let y = matrix.y % cell; y < height; y += cell) context.fillRect(0, y, width, 1);
}

/** Side of a thumbnail's cell, with the line that parts it from the next. */
const THUMBNAIL = 6;

/**
 * A small picture of a board: rows from top to bottom, "." for nothing, "#" for garbage, else the piece's letter. What
 * shows it makes it smaller or larger.
 */
export function paintThumbnail(
  canvas: HTMLCanvasElement,
  skin: SkinId,
  { matrix }: RuleBook,
  board: readonly string[],
): void {
  const looks = SKINS[skin];
  const [width, height] = [matrix.columns * THUMBNAIL, matrix.rows * THUMBNAIL];
  // A canvas whose size is set, even to what it was, is made anew, and that takes longer than the picture.
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) return;
  context.fillStyle = looks.ground;
  context.fillRect(0, 0, width, height);
  board.slice(-matrix.rows).forEach((row, i, { length }) => {
    const top = height - (length - i) * THUMBNAIL;
    for (let x = 0; x < matrix.columns; x++) {
      const name = row[x] ?? ".";
      if (name === ".") continue;
      context.fillStyle = lookOf(looks, name).colour;
      context.fillRect(x * THUMBNAIL, top + 1, THUMBNAIL - 1, THUMBNAIL - 1);
    }
  });
}
