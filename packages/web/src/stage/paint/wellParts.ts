// What every well has: its measures, its lines, and how strongly the player wants them.

import type { DisplaySettings } from "../../settings/settings.ts";
import { withAlpha } from "../colour.ts";
import type { Skin } from "../skin.ts";
import type { Layout } from "../stage.ts";
import type { Context } from "./canvas.ts";

/** How strongly a board is drawn: 1 is the skin's own way. */
export interface Strengths {
  readonly ghost: number;
  readonly grid: number;
  readonly board: number;
}

/** As the skin has it. */
export const OWN_STRENGTHS: Strengths = { ghost: 1, grid: 1, board: 1 };

export function strengthsOf(
  display: Pick<DisplaySettings, "ghostStrength" | "gridStrength" | "boardStrength">,
): Strengths {
  return { ghost: display.ghostStrength / 100, grid: display.gridStrength / 100, board: display.boardStrength / 100 };
}

export interface Well {
  readonly skin: Skin;
  readonly layout: Layout;
  readonly columns: number;
  readonly rows: number;
  readonly isHighContrast: boolean;
  /** The skin's own way unless said. */
  readonly strengths?: Strengths;
}

/** Lines are faint: what is to be stronger has to be much so. */
export function gridAlpha({ strengths = OWN_STRENGTHS }: Well, alpha: number): number {
  const { grid } = strengths;
  return Math.min(1, alpha * (grid > 1 ? grid * grid : grid));
}

/** The opacity of the ground that the minos lie on. */
export function groundAlpha({ strengths = OWN_STRENGTHS }: Well, alpha: number): number {
  return Math.min(1, alpha * strengths.board);
}

export function paintGrid(context: Context, well: Well, colour: string, alpha: number): void {
  paintLines(context, well, withAlpha(colour, gridAlpha(well, alpha)));
}

export function paintLines(context: Context, { layout, columns, rows }: Well, colour: string): void {
  const { matrix, cell } = layout;
  context.fillStyle = colour;
  for (let x = 1; x < columns; x++) context.fillRect(matrix.x + x * cell, matrix.y, 1, matrix.height);
  for (let y = 1; y < rows; y++) context.fillRect(matrix.x, matrix.y + y * cell, matrix.width, 1);
}
