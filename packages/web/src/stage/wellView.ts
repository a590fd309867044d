// The Matrix's own ground and frame as a sprite; boards of the same look and size share its picture.

import type { Game } from "@korobeinix/engine";
import { Sprite } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { paintCanvas } from "./paint/canvas.ts";
import { paintWell } from "./paint/well.ts";
import type { Strengths } from "./paint/wellParts.ts";
import type { Layout } from "./stage.ts";

/** Its picture reaches so many cells beyond the Matrix. */
const MARGIN = 2;

export interface WellOptions {
  readonly atlas: Atlas;
  readonly layout: Layout;
  readonly isHighContrast: boolean;
  readonly strengths: Strengths;
}

export function makeWell(options: WellOptions, { rules }: Game): Sprite {
  const { atlas, layout, isHighContrast, strengths } = options;
  const { grid, board } = strengths;
  const { matrix, cell, isPortrait } = layout;
  const { columns, skyline: rows } = rules.geometry;
  const { resolution, skin } = atlas;
  const side = cell * MARGIN;
  const [width, height] = [matrix.width + side * 2, matrix.height + side * 2];
  const texture = atlas.keep(`well${columns}x${rows},${isPortrait},${grid},${board}`, () =>
    paintCanvas(width * resolution, height * resolution, (context) => {
      context.scale(resolution, resolution);
      context.translate(side - matrix.x, side - matrix.y);
      paintWell(context, { layout, columns, rows, isHighContrast, strengths, skin });
    }),
  );
  const well = new Sprite(texture);
  well.position.set(matrix.x - side, matrix.y - side);
  return well;
}
