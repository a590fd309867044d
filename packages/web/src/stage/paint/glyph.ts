// The terminal's cells: two characters in phosphor (K-3).

import { mix, withAlpha } from "../colour.ts";
import { type Context, fillSpot } from "./canvas.ts";
import type { Mino } from "./mino.ts";

/** PT Mono is 0.6 wide for 1 high; two characters make a cell. */
const FONT_SHARE = 0.5 / 0.6;

export interface Glyphs {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly colour: string;
  /** Radius of the bloom in cells. */
  readonly bloom: number;
}

/** Characters from (x, y), the upper left corner of their first cell, half a cell each. */
export function paintGlyphs(context: Context, { text, x, y, cell, colour, bloom }: Glyphs): void {
  context.save();
  context.font = `${cell * FONT_SHARE}px "PT Mono", "Courier New", monospace`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  const draw = (): void => {
    for (let i = 0; i < text.length; i++) {
      const character = text[i] ?? " ";
      if (character !== " ") context.fillText(character, x + cell * (0.25 + 0.5 * i), y + cell * 0.52);
    }
  };
  if (bloom > 0) {
    context.shadowColor = colour;
    context.shadowBlur = cell * bloom;
    draw();
    context.shadowBlur = cell * bloom * 0.35;
  }
  draw();
  context.shadowBlur = 0;
  draw();
  context.restore();
}

/** Lines of the screen's raster, taken out of what is painted. */
function scanLines(context: Context, width: number, height: number, pitch: number): void {
  context.save();
  context.globalCompositeOperation = "destination-out";
  context.fillStyle = "rgb(0 0 0 / 0.2)";
  for (let y = 0; y < height; y += pitch) context.fillRect(0, y, width, Math.max(1, pitch * 0.34));
  context.restore();
}

export function paintGlyph(context: Context, { look, size, isLocked, isHighContrast }: Mino): void {
  const { body = 0 } = look;
  const colour = isLocked && !isHighContrast ? mix(look.colour, "#000000", 0.08) : mix(look.colour, "#FFFFFF", 0.35);
  // A filled cell has no dot.
  context.fillStyle = withAlpha("#020604", 0.94);
  context.fillRect(size * 0.04, size * 0.04, size * 0.92, size * 0.92);
  fillSpot(context, { x: size / 2, y: size / 2, radius: size * 0.7 }, [
    [0, withAlpha(look.colour, (isLocked ? 0.6 : 0.68) + body / 5)],
    [1, withAlpha(look.colour, body)],
  ]);
  paintGlyphs(context, { text: "[]", x: 0, y: 0, cell: size, colour, bloom: isLocked ? 0.3 : 0.5 });
  scanLines(context, size, size, Math.max(2, size / 10));
}
