// The terminal's cells: two characters in phosphor (K-3).

import { mix, withAlpha } from "../colour.ts";
import { type Context, downward, fillSpot } from "./canvas.ts";
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
export function scanLines(context: Context, width: number, height: number, pitch: number): void {
  context.save();
  context.globalCompositeOperation = "destination-out";
  context.fillStyle = "rgb(0 0 0 / 0.2)";
  for (let y = 0; y < height; y += pitch) context.fillRect(0, y, width, Math.max(1, pitch * 0.34));
  context.restore();
}

export function paintGlyph(context: Context, mino: Mino): void {
  if (mino.look.isFilled === true) return paintFilled(context, mino);
  const { look, size, isLocked, isHighContrast } = mino;
  const colour = isLocked && !isHighContrast ? mix(look.colour, "#000000", 0.08) : mix(look.colour, "#FFFFFF", 0.35);
  // A filled cell has no dot.
  context.fillStyle = withAlpha("#020604", 0.94);
  context.fillRect(size * 0.04, size * 0.04, size * 0.92, size * 0.92);
  fillSpot(context, { x: size / 2, y: size / 2, radius: size * 0.7 }, [
    [0, withAlpha(look.colour, isLocked ? 0.6 : 0.68)],
    [1, withAlpha(look.colour, 0)],
  ]);
  paintGlyphs(context, { text: "[]", x: 0, y: 0, cell: size, colour, bloom: isLocked ? 0.3 : 0.5 });
  scanLines(context, size, size, Math.max(2, size / 10));
}

/** Two characters on paper of their colour: lit from above and the left, the brackets cut into it. */
function paintFilled(context: Context, { look, size, isLocked, isHighContrast }: Mino): void {
  const edge = Math.max(1, Math.round(size * 0.075));
  const far = size - edge;
  const face = isLocked ? mix(look.colour, "#04040F", 0.13) : look.colour;
  context.fillStyle = "#02030A";
  context.fillRect(0, 0, size, size);
  context.fillStyle = downward(context, 0, size, [
    [0, mix(face, "#FFFFFF", isLocked ? 0.04 : 0.16)],
    [1, mix(face, "#04040F", isLocked ? 0.3 : 0.2)],
  ]);
  context.fillRect(0, 0, size - 0.5, size - 0.5);
  context.fillStyle = mix(face, "#FFFFFF", isLocked ? 0.45 : 0.72);
  context.fillRect(0, 0, size - 0.5, edge);
  context.fillRect(0, 0, edge, size - 0.5);
  context.fillStyle = mix(face, "#04040F", 0.58);
  context.fillRect(edge, far, size - edge, edge);
  context.fillRect(far, edge, edge, size - edge);
  // Cut into the paper: what is lit lies at the far side of the cut.
  const offset = Math.max(0.75, size * 0.035);
  const lit = mix(face, "#FFFFFF", isLocked ? 0.3 : 0.6);
  const ink = isHighContrast ? "#FFFFFF" : mix(look.colour, "#04040F", isLocked ? 0.68 : 0.6);
  if (!isHighContrast) paintGlyphs(context, { text: "[]", x: offset, y: offset, cell: size, colour: lit, bloom: 0 });
  paintGlyphs(context, { text: "[]", x: 0, y: 0, cell: size, colour: ink, bloom: 0 });
  grille(context, size);
}

/** The wires of the tube before what is painted: every third column is a shade darker. */
function grille(context: Context, size: number): void {
  context.fillStyle = "rgb(2 3 14 / 0.1)";
  for (let x = 2; x < size - 1; x += 3) context.fillRect(x, 0, 1, size);
}
