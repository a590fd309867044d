// Glows at the frame of a Matrix, in each skin's manner: nothing of them lies inside it.

import { mix, withAlpha } from "../colour.ts";
import type { Skin } from "../skin.ts";
import type { Rect } from "../stage.ts";
import { type Context, downward, makeDice } from "./canvas.ts";
import { paintGlyphs } from "./glyph.ts";

/** The hot potato's ember, the warning of a stack near the Skyline, the light of the winner. */
export type GlowName = "ember" | "danger" | "victory";

export interface Glow {
  readonly name: GlowName;
  readonly skin: Skin;
  readonly matrix: Rect;
  readonly cell: number;
}

const COLOURS: { readonly [Name in GlowName]: string } = {
  ember: "#FF5A1F",
  danger: "#FF2E43",
  victory: "#FFD257",
};
/** On paper light is no colour. */
const INKS: { readonly [Name in GlowName]: string } = { ember: "#D2480C", danger: "#BB2536", victory: "#B98500" };

export function paintGlow(context: Context, glow: Glow): void {
  const { skin, matrix, cell, name } = glow;
  if (skin.mino === "pencil") sketch(context, glow);
  else if (skin.mino === "glyph") type(context, glow);
  else shine(context, glow);
  context.globalCompositeOperation = "destination-out";
  // A warning stands at the top and thins out below.
  if (name === "danger") {
    const { x, y, width, height } = matrix;
    context.fillStyle = downward(context, y + height * 0.15, y + height * 0.62, [
      [0, "rgb(0 0 0 / 0)"],
      [1, "rgb(0 0 0 / 1)"],
    ]);
    context.fillRect(x - 3 * cell, y + height * 0.15, width + 6 * cell, height + 3 * cell);
  }
  context.globalCompositeOperation = "source-over";
  // A niche is closed above by its own arch.
  const open = name === "danger" || skin.mino === "tile" ? cell * 3 : 0;
  context.clearRect(matrix.x, matrix.y - open, matrix.width, matrix.height + open);
}

function shine(context: Context, { skin, matrix, cell, name }: Glow): void {
  const colour = COLOURS[name];
  const { x, y, width, height } = matrix;
  const line = Math.max(2, cell * 0.14);
  context.lineJoin = "round";
  context.strokeStyle = colour;
  context.shadowColor = colour;
  for (const [blur, wide, alpha] of [
    [1.1, line * 1.6, 0.7],
    [0.45, line, 1],
  ] as const) {
    context.globalAlpha = alpha;
    context.shadowBlur = cell * blur;
    context.lineWidth = wide;
    context.strokeRect(x - line, y - line, width + 2 * line, height + 2 * line);
  }
  context.shadowBlur = 0;
  context.globalAlpha = skin.isLight ? 0.9 : 0.8;
  context.strokeStyle = mix(colour, "#FFFFFF", 0.45);
  context.lineWidth = Math.max(1, line * 0.4);
  context.strokeRect(x - line, y - line, width + 2 * line, height + 2 * line);
  context.globalAlpha = 1;
}

/** Gone over with a coloured pencil, back and forth. */
function sketch(context: Context, { matrix, cell, name }: Glow): void {
  const dice = makeDice(name.length);
  const { x, y, width, height } = matrix;
  context.lineCap = "round";
  context.lineWidth = Math.max(1.2, cell * 0.08);
  const sides = [
    [x, y, x, y + height, -1, 0],
    [x, y + height, x + width, y + height, 0, 1],
    [x + width, y + height, x + width, y, 1, 0],
    [x + width, y, x, y, 0, -1],
  ] as const;
  for (const [fromX, fromY, toX, toY, outX, outY] of sides) {
    const steps = Math.round((Math.abs(toX - fromX) + Math.abs(toY - fromY)) / (cell * 0.2));
    context.strokeStyle = withAlpha(INKS[name], 0.6);
    context.beginPath();
    for (let i = 0; i <= steps; i++) {
      const out = cell * (i % 2 === 0 ? dice(0.12, 0.2) : dice(0.42, 0.6));
      const along = i / steps;
      context.lineTo(fromX + (toX - fromX) * along + outX * out, fromY + (toY - fromY) * along + outY * out);
    }
    context.stroke();
  }
}

/** The walls in other characters. */
function type(context: Context, { skin, matrix, cell, name }: Glow): void {
  const colour = skin.id === "terminalColour" ? COLOURS[name] : mix(skin.accent, "#FFFFFF", 0.35);
  const rows = Math.round(matrix.height / cell);
  const [left, right] = name === "danger" ? [" !", "! "] : name === "ember" ? ["#!", "!#"] : ["*!", "!*"];
  for (let row = 0; row < rows; row++) {
    const y = matrix.y + row * cell;
    paintGlyphs(context, { text: left, x: matrix.x - cell, y, cell, colour, bloom: 0.9 });
    paintGlyphs(context, { text: right, x: matrix.x + matrix.width, y, cell, colour, bloom: 0.9 });
  }
}
