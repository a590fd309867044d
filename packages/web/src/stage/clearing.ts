// Rows that go: every cell in its skin's manner, and light along each row.

import { type Game, type GameEvent, kindOf } from "@korobeinix/engine";
import { edgesOf, metalOf } from "./cells.ts";
import { CLEARS, clearTimes } from "./clears.ts";
import { isSeen } from "./drops.ts";
import { addCaustics } from "./flourishes.ts";
import type { MeansTools } from "./means/means.ts";
import type { Sparks } from "./sparks.ts";

export interface ClearingTools extends MeansTools {
  /** What lies as it is. */
  readonly cells: Sparks;
}

export function addClearing(
  tools: ClearingTools,
  { rows, cells }: GameEvent & { readonly type: "cleared" },
  game: Game,
  brightness: number,
): void {
  const { atlas, layout, isStill } = tools;
  const { cell, matrix } = layout;
  const { skin } = atlas;
  const count = rows.length;
  const { clearMs } = clearTimes(skin, isStill);
  const isLit = skin.clear !== "rub" && skin.clear !== "blink";
  rows.forEach((row, i) => {
    if (!isSeen(skin.rowsAbove, row, game)) return;
    const y = matrix.y + matrix.height - (row + 0.5) * cell;
    const values = cells[i] ?? [];
    values.forEach((value, column) => {
      const kind = kindOf(value);
      const metal = metalOf(value);
      const place = { column: metal > 0 ? 4 + (column % 4) : column, isLocked: true, metal, edges: edgesOf(value) };
      const texture = atlas.mino(kind, place);
      const x = matrix.x + (column + 0.5) * cell;
      if (isStill) {
        tools.cells.add({ texture, x, y, width: cell, height: cell, lifeMs: clearMs });
      } else {
        const fromMiddle = Math.abs(column - (values.length - 1) / 2);
        CLEARS[skin.clear](tools, { texture, kind, x, y, fromMiddle, column, size: cell, count });
      }
    });
    if (skin.clear === "rub" && !isStill) addRubber(tools, y, clearMs);
    if (isLit) addSweep(tools, y, count, brightness);
  });
  const lowest = matrix.y + matrix.height - ((rows[0] ?? 0) + 1) * cell;
  if (count >= 3 && isLit && !isStill) addCaustics(tools, lowest, count);
}

function addRubber({ atlas, layout, cells }: ClearingTools, y: number, clearMs: number): void {
  const { cell, matrix } = layout;
  cells.add({
    texture: atlas.light("eraser"),
    x: matrix.x,
    y: y - cell * 0.1,
    width: cell * 1.3,
    height: cell * 1.3,
    lifeMs: clearMs - 20,
    vx: matrix.width * 4.8,
    angle: 0.3,
  });
}

function addSweep(tools: ClearingTools, y: number, count: number, brightness: number): void {
  const { atlas, layout, lights, isStill } = tools;
  const { cell, matrix } = layout;
  lights.add({
    texture: atlas.light("sweep"),
    x: matrix.x + matrix.width / 2,
    y,
    width: matrix.width * (isStill ? 1 : 0.2),
    height: cell * (isStill ? 1 : 0.7 + 0.1 * count),
    toWidth: matrix.width * (isStill ? 1 : 1 + 0.08 * count),
    toHeight: isStill ? cell : cell * 0.06,
    lifeMs: 170 + 30 * count,
    alpha: Math.min(1, 0.5 + 0.14 * count) * brightness * (isStill ? 0.35 : 1),
  });
}
