// Where each figure stands on a picture of one game, and how large it is: what decides the game is the largest.

import type { HudFigure } from "../parts/hud.tsx";
import type { Rect } from "../stage/stage.ts";
import type { GameSheet } from "./gameSheet.ts";

/** A figure's place, its caption above it. */
export interface FigureSlot {
  readonly name: HudFigure;
  readonly place: Rect;
  /** Of the letters, in pixels. */
  readonly size: number;
  readonly caption: number;
  readonly weight: number;
}

interface Figures {
  readonly left: readonly HudFigure[];
  readonly right: readonly HudFigure[];
}

/** Sizes of letters at the full size of a picture. */
const MAIN = 92;
const MINOR = 50;
const CAPTION = 25;
const MAIN_STEP = 160;
const MINOR_STEP = 116;
/** A narrow column has smaller letters, so that its figures are of one size: shares of its width. */
const MAIN_SHARE = 0.25;
const MINOR_SHARE = 0.2;

export function slotsFor({ figures, unit }: Pick<GameSheet, "figures" | "unit">, style: Figures): FigureSlot[] {
  const { main: mainPlace, columns, stand } = figures;
  const [first, ...others] = style.left.filter((name) => name !== "best");
  const [near, far] = columns;
  if (first === undefined || near === undefined || far === undefined) return [];
  const size = Math.min(MAIN * unit, mainPlace.width * MAIN_SHARE);
  const main = { name: first, size, caption: CAPTION * unit, weight: 700 };
  if (stand === "top") {
    const all = [...others, ...style.right];
    const each = Math.ceil(all.length / columns.length);
    const hung = columns.flatMap((column, i) => hang(column, all.slice(i * each, (i + 1) * each), unit));
    return [{ ...main, place: mainPlace }, ...hung];
  }
  const below = others.length * MINOR_STEP * unit;
  const y = near.y + near.height - below - MAIN_STEP * unit + (MAIN_STEP - CAPTION * 1.5) * unit - size;
  return [
    { ...main, place: { ...near, y, height: MAIN_STEP * unit } },
    ...rise(near, others, unit),
    ...rise(far, style.right, unit),
  ];
}

function minorAt(name: HudFigure, place: Rect, unit: number): FigureSlot {
  return { name, place, size: minorSize(place, unit), caption: CAPTION * unit, weight: 600 };
}

function minorSize({ width }: Rect, unit: number): number {
  return Math.min(MINOR * unit, width * MINOR_SHARE);
}

/** One below the other from the top of a column. */
function hang(column: Rect, names: readonly HudFigure[], unit: number): FigureSlot[] {
  const step = MINOR_STEP * unit;
  return names.map((name, i) => minorAt(name, { ...column, y: column.y + i * step, height: step }, unit));
}

/** The last on the floor of a column; in twos where one below the other would be too high. */
function rise(column: Rect, names: readonly HudFigure[], unit: number): FigureSlot[] {
  const room = Math.max(1, Math.floor(column.height / (MINOR_STEP * unit)));
  const inRow = names.length > room ? 2 : 1;
  const rows = Math.ceil(names.length / inRow);
  const step = Math.min(MINOR_STEP * unit, column.height / Math.max(1, rows));
  const bottom = column.y + column.height;
  const air = step - CAPTION * 1.5 * unit - minorSize(column, unit);
  return names.map((name, i) => {
    const isSecond = i % inRow === 1;
    const isAlone = inRow === 1 || (!isSecond && i === names.length - 1);
    const width = isAlone ? column.width : column.width / 2 - 12 * unit;
    const x = column.x + (isSecond ? column.width / 2 + 12 * unit : 0);
    const y = bottom - (rows - Math.floor(i / inRow)) * step + air;
    return { ...minorAt(name, column, unit), place: { x, y, width, height: step } };
  });
}
