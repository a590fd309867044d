// The Matrix of a terminal: nothing but characters.

import { mix, withAlpha } from "../colour.ts";
import type { Context } from "./canvas.ts";
import { paintGlyphs } from "./glyph.ts";
import { gridAlpha, groundAlpha, OWN_STRENGTHS, type Well } from "./wellParts.ts";

/** Rows `<!` … `!>` with a dot for every empty cell, a floor of `=` and `\/` (K-3). */
export function paintTextWell(context: Context, well: Well): void {
  const { skin, layout, columns, rows, isHighContrast } = well;
  const { matrix, cell } = layout;
  const bright = (from: string): string => mix(from, "#FFFFFF", isHighContrast ? 0.5 : 0);
  const plain = mix(skin.ink, skin.ground, 0.34);
  const { walls, floor: base, foot } = skin.frame ?? { walls: plain, floor: plain, foot: plain };
  if (skin.frame === undefined) paintTube(context, well);
  else paintGround(context, well);
  const dots = " .".repeat(columns);
  for (let row = 0; row < rows; row++) {
    const y = matrix.y + row * cell;
    paintGlyphs(context, { text: "<!", x: matrix.x - cell, y, cell, colour: bright(walls), bloom: 0.3 });
    paintGlyphs(context, { text: "!>", x: matrix.x + matrix.width, y, cell, colour: bright(walls), bloom: 0.3 });
    paintGlyphs(context, {
      text: dots,
      x: matrix.x,
      y,
      cell,
      colour: withAlpha(bright(plain), gridAlpha(well, 0.7)),
      bloom: 0,
    });
  }
  const floor = matrix.y + matrix.height;
  const line = { cell, bloom: 0.3 };
  paintGlyphs(context, { ...line, text: "<!", x: matrix.x - cell, y: floor, colour: bright(walls) });
  paintGlyphs(context, { ...line, text: "==".repeat(columns), x: matrix.x, y: floor, colour: bright(base) });
  paintGlyphs(context, { ...line, text: "!>", x: matrix.x + matrix.width, y: floor, colour: bright(walls) });
  paintGlyphs(context, {
    ...line,
    text: "\\/".repeat(columns),
    x: matrix.x,
    y: floor + cell * 0.8,
    colour: bright(foot),
  });
}

/** What the characters stand on, darker than the screen round it, which lights its edge. */
function paintGround(context: Context, well: Well): void {
  const { matrix, cell } = well.layout;
  context.save();
  context.shadowColor = withAlpha("#5F7BFF", 0.5);
  context.shadowBlur = cell * 0.9;
  context.fillStyle = withAlpha(well.skin.ground, groundAlpha(well, 1));
  context.fillRect(matrix.x, matrix.y, matrix.width, matrix.height);
  context.restore();
}

/** Black glass: where it is weaker, phosphor glimmers through it. */
function paintTube(context: Context, { skin, layout, strengths = OWN_STRENGTHS }: Well): void {
  const { x, y, width, height } = layout.matrix;
  const { board } = strengths;
  context.fillStyle = board > 1 ? withAlpha(skin.ground, (board - 1) * 4) : withAlpha(skin.light, (1 - board) * 0.16);
  context.fillRect(x, y, width, height);
}
