// The Blocks, the piece in play and its ghost piece, painted over a well on any 2D context, in device pixels.

import { type Game, kindOf, minosOf, rowsToSurface } from "@korobeinix/engine";
import { edgesOf, metalOf, partOfSquare } from "../stage/cells.ts";
import { type Pictures, REACH } from "../stage/pictures.ts";

export interface BlocksPlace {
  /** The lower left corner of the Matrix. */
  readonly left: number;
  readonly bottom: number;
  /** Rows above the Skyline that are shown. */
  readonly rowsAbove: number;
}

export interface PiecePlace extends BlocksPlace {
  /** Rows that the ghost piece lies below the piece. */
  readonly depth: number;
  readonly ghostStrength?: number;
}

/** Above the Skyline everything is a guest (G-3.4b). */
function alphaOf(rowsOver: number, isLocked: boolean): number {
  if (rowsOver < 0) return 1;
  return isLocked ? 0.55 : rowsOver === 0 ? 0.65 : 0.3;
}

/** Rows that the ghost piece lies below the piece; 0: there is none to be seen. */
export function ghostDepth(game: Game, hasGhost: boolean): number {
  const { kind, phase } = game.state;
  return hasGhost && kind >= 0 && phase !== "ended" ? rowsToSurface(game) : 0;
}

export function paintStack(
  context: CanvasRenderingContext2D,
  pictures: Pictures,
  game: Game,
  place: BlocksPlace,
): void {
  const { columns, skyline } = game.rules.geometry;
  const { cells } = game.state;
  const { size } = pictures.options;
  const rows = Math.min(cells.length / columns, skyline + Math.min(1, place.rowsAbove));
  for (let y = 0; y < rows; y++) {
    context.globalAlpha = alphaOf(y - skyline, true);
    for (let x = 0; x < columns; x++) {
      const cell = cells[y * columns + x] ?? 0;
      if (cell === 0) continue;
      const metal = metalOf(cell);
      const column = metal > 0 ? partOfSquare(cells, columns, { x, y }) : x;
      const picture = pictures.mino(kindOf(cell), { column, isLocked: true, metal, edges: edgesOf(cell) });
      context.drawImage(picture, place.left + x * size, place.bottom - (y + 1) * size);
    }
  }
  context.globalAlpha = 1;
}

export function paintPiece(
  context: CanvasRenderingContext2D,
  pictures: Pictures,
  game: Game,
  { left, bottom, rowsAbove, depth, ghostStrength = 1 }: PiecePlace,
): void {
  const { kind, facing, x, y } = game.state;
  if (kind < 0) return;
  const { size } = pictures.options;
  const { skyline } = game.rules.geometry;
  const cornerX = left + (x - REACH) * size;
  const cornerY = bottom - (y + REACH + 1) * size;
  if (depth > 0) {
    context.globalAlpha = Math.min(1, ghostStrength);
    context.drawImage(pictures.ghost(kind, facing), cornerX, cornerY + depth * size);
    context.globalAlpha = Math.min(1, Math.max(0, ghostStrength - 1));
    if (ghostStrength > 1) context.drawImage(pictures.ghost(kind, facing, true), cornerX, cornerY + depth * size);
    context.globalAlpha = 1;
  }
  if (pictures.skin.isLightAdded && pictures.skin.mino !== "glyph") {
    context.save();
    context.globalCompositeOperation = "lighter";
    context.globalAlpha = 0.55;
    context.drawImage(pictures.glow(kind, facing), cornerX, cornerY);
    context.restore();
  }
  for (const { x: column, y: row, cell } of minosOf(game)) {
    if (row >= skyline + rowsAbove) continue;
    context.globalAlpha = alphaOf(row - skyline, false);
    const picture = pictures.mino(kind, { column, isLocked: false, metal: 0, edges: edgesOf(cell) });
    context.drawImage(picture, left + column * size, bottom - (row + 1) * size);
  }
  context.globalAlpha = 1;
}
