// What attacks and knock-outs add to a board: light where rows have risen, and what breaks off a stack that has fallen.

import { type Game, kindOf } from "@korobeinix/engine";
import { edgesOf, metalOf } from "../cells.ts";
import { CLEARS, type ClearTools } from "../clears.ts";
import type { Flourish } from "../flourishes.ts";

const HEAT = "#FF7A3C";
/** Every so many cells one breaks; fewer where there was bright light just before. */
const BREAKS = 2;
const FEW_BREAKS = 6;

/** Rows came in from below. */
export function addRise(tools: Flourish, rows: number, brightness: number): void {
  const { layout, atlas, lights, dice, isStill } = tools;
  const { matrix, cell } = layout;
  const floor = matrix.y + matrix.height;
  const height = Math.min(matrix.height, rows * cell);
  const colour = atlas.skin.mino === "glyph" ? atlas.skin.light : HEAT;
  const middle = matrix.x + matrix.width / 2;
  lights.add({
    texture: atlas.light("trail", colour),
    x: middle,
    y: floor - height / 2,
    width: matrix.width,
    height,
    lifeMs: 260,
    alpha: Math.min(0.7, 0.3 + 0.06 * rows) * brightness,
  });
  if (isStill) return;
  for (let i = 0; i < Math.min(18, 4 + rows * 2); i++) {
    const size = cell * dice(0.12, 0.3);
    lights.add({
      texture: atlas.light(atlas.skin.isLight ? "dot" : "spot", colour),
      x: matrix.x + dice(0, 1) * matrix.width,
      y: floor - height,
      width: size,
      height: size,
      lifeMs: dice(180, 340),
      vx: dice(-1, 1) * cell,
      vy: -dice(2, 6) * cell,
      gravity: cell * 14,
      alpha: 0.8,
    });
  }
}

/** The stack breaks as rows of it would. */
export function addFall(tools: Flourish, cells: ClearTools["cells"], { state, rules }: Game, brightness: number): void {
  const { layout, atlas, lights, dice, isStill } = tools;
  if (isStill) return;
  const { matrix, cell } = layout;
  const { columns, skyline } = rules.geometry;
  const breaks = brightness < 1 ? FEW_BREAKS : BREAKS;
  for (let i = 0; i < columns * skyline; i++) {
    const value = state.cells[i] ?? 0;
    const [column, row] = [i % columns, Math.floor(i / columns)];
    if (value === 0 || (column + row) % breaks !== 0) continue;
    const kind = kindOf(value);
    const metal = metalOf(value);
    const place = { column: metal > 0 ? 4 + (column % 4) : column, isLocked: true, metal, edges: edgesOf(value) };
    CLEARS[atlas.skin.clear](
      { atlas, cells, lights, dice },
      {
        texture: atlas.mino(kind, place),
        kind,
        x: matrix.x + (column + 0.5) * cell,
        y: matrix.y + matrix.height - (row + 0.5) * cell,
        fromMiddle: Math.abs(column - (columns - 1) / 2),
        column,
        size: cell,
        count: 1,
      },
    );
  }
}
