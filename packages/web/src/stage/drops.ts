// What a piece leaves on its way down and where it locks.

import type { Game, GameEvent } from "@korobeinix/engine";
import { MEANS } from "./means/index.ts";
import type { MeansTools } from "./means/means.ts";

/** A piece that came down by so many rows. */
export interface Drop {
  readonly kind: number;
  readonly facing: number;
  readonly x: number;
  readonly y: number;
  readonly rows: number;
}

/** Light down each column that the piece came through, and what it does where it lands. */
export function addDrop(tools: MeansTools, drop: Drop, game: Game, brightness: number): void {
  const { atlas, layout, under, isStill } = tools;
  const { cell, matrix } = layout;
  const { skin } = atlas;
  const { colour } = atlas.look(drop.kind);
  const force = Math.min(1, drop.rows / game.rules.geometry.skyline);
  const highest = skin.rowsAbove > 0 ? Number.NEGATIVE_INFINITY : matrix.y;
  let [left, right, foot] = [0, 0, Number.NEGATIVE_INFINITY];
  eachMino(game, drop, (dx, dy, isTop) => {
    const x = matrix.x + (drop.x + dx) * cell;
    const top = matrix.y + matrix.height - (drop.y + dy + 1) * cell;
    // What it stands on is hit, not what hangs over.
    if (top + cell > foot) [left, right, foot] = [x, x + cell, top + cell];
    else if (top + cell === foot) [left, right] = [Math.min(left, x), Math.max(right, x + cell)];
    const length = Math.min(drop.rows * cell, top - highest);
    if (!isTop || length <= 0) return;
    under.add({
      texture: atlas.light("trail", colour),
      x: x + cell / 2,
      y: top - length / 2,
      width: cell * 0.92,
      height: length,
      toWidth: isStill ? cell : cell * 0.3,
      lifeMs: 220,
      alpha: (skin.isLight ? 0.3 : 0.42) * (0.7 + 0.5 * force),
    });
  });
  MEANS[skin.mino].impact(tools, { left, right, foot, force, brightness, colour });
}

/** The Lock Down flashes, on paper a dot of the pencil. */
export function addLock(
  { atlas, layout, lights }: MeansTools,
  event: GameEvent & { readonly type: "locked" },
  game: Game,
  alpha: number,
): void {
  const { cell, matrix } = layout;
  const isPaper = atlas.skin.mino === "pencil";
  const texture = isPaper ? atlas.light("dot", "#2E3142") : atlas.light("square");
  const size = isPaper ? cell * 0.24 : cell * 0.94;
  eachMino(game, event, (dx, dy) => {
    const row = event.y + dy;
    if (!isSeen(atlas.skin.rowsAbove, row, game)) return;
    const x = matrix.x + (event.x + dx + 0.5) * cell;
    const y = matrix.y + matrix.height - (row + 0.5) * cell;
    lights.add({ texture, x, y, width: size, height: size, lifeMs: 150, alpha });
  });
}

/** Whether a row can be seen into: in some skins none above the Skyline can (R-1, K-1). */
export function isSeen(rowsAbove: number, row: number, { rules }: Game): boolean {
  return rowsAbove > 0 || row < rules.geometry.skyline;
}

function eachMino(
  game: Game,
  { kind, facing }: { readonly kind: number; readonly facing: number },
  then: (dx: number, dy: number, isTop: boolean) => void,
): void {
  const cells = game.rules.book.pieces[kind]?.facings[facing] ?? [];
  for (const [x, y] of cells) then(x, y, !cells.some(([cx, cy]) => cx === x && cy > y));
}
