// Glows at the frame of a Matrix, in each skin's manner: nothing of them lies inside it.

import { mix, withAlpha } from "../colour.ts";
import type { Skin } from "../skin.ts";
import type { Rect } from "../stage.ts";
import { type Context, downward, makeDice } from "./canvas.ts";
import { paintBorder, paintJoints } from "./frameLights.ts";
import { paintGlyphs } from "./glyph.ts";

/**
 * What lasts: the hot potato's ember, the warning of a stack near the Skyline, the light of the winner, the ember of a
 * Back-to-Back. What goes at once: the ring of a move, and the blaze of a great one.
 */
export type GlowName = "ember" | "danger" | "victory" | "chain" | "ring" | "blaze";

export interface Glow {
  readonly name: GlowName;
  readonly skin: Skin;
  readonly matrix: Rect;
  readonly cell: number;
}

type Lasting = Exclude<GlowName, "ring" | "blaze">;

const COLOURS: { readonly [Name in Lasting]: string } = {
  ember: "#FF5A1F",
  danger: "#FF2E43",
  victory: "#FFD257",
  chain: "#FFA63D",
};
/** On paper light is no colour. */
const INKS: { readonly [Name in GlowName]: string } = {
  ember: "#D2480C",
  danger: "#BB2536",
  victory: "#B98500",
  chain: "#C9670F",
  ring: "#2E3142",
  blaze: "#BB2536",
};

/** A ring is of the skin's own light; where the page is as light as that, of its accent. */
function colourOf({ name, skin }: Glow): string {
  if (name !== "ring" && name !== "blaze") return COLOURS[name];
  if (skin.isLight) return name === "ring" ? skin.accent : mix(skin.accent, "#FFFFFF", 0.3);
  return skin.mino === "stone" ? skin.accent : skin.light;
}

export function paintGlow(context: Context, glow: Glow): void {
  const { skin, matrix, cell, name } = glow;
  if (skin.mino === "pencil") (name === "ring" || name === "blaze" ? press : sketch)(context, glow);
  else if (skin.mino === "glyph") type(context, glow);
  else shine(context, glow);
  if (skin.mino === "stone" && (name === "ring" || name === "blaze")) paintJoints(context, glow, colourOf(glow));
  if (skin.mino === "tile" && (name === "ring" || name === "blaze")) paintBorder(context, glow, colourOf(glow));
  context.globalCompositeOperation = "destination-out";
  const { x, y, width, height } = matrix;
  // A warning stands at the top and thins out below; an ember lies at the foot.
  const [from, to] = name === "danger" ? [0.15, 0.62] : name === "chain" ? [0.9, 0.5] : [0, 0];
  if (from !== to) {
    context.fillStyle = downward(context, y + height * from, y + height * to, [
      [0, "rgb(0 0 0 / 0)"],
      [1, "rgb(0 0 0 / 1)"],
    ]);
    context.fillRect(x - 3 * cell, y - 3 * cell, width + 6 * cell, height + 6 * cell);
  }
  context.globalCompositeOperation = "source-over";
  // Pieces come in from above: only what is round all of a board closes it there. A niche has its own arch.
  const isRound = name === "ember" || name === "victory";
  const open = isRound && skin.mino !== "tile" ? 0 : cell * 3;
  context.clearRect(matrix.x, matrix.y - open, matrix.width, matrix.height + open);
  if (name === "danger") paintSkyline(context, glow);
}

function shine(context: Context, glow: Glow): void {
  const { skin, matrix, cell, name } = glow;
  const colour = colourOf(glow);
  const wide = name === "blaze" || name === "danger" ? 1.7 : 1;
  const { x, y, width, height } = matrix;
  const line = Math.max(2, cell * 0.14);
  context.lineJoin = "round";
  context.strokeStyle = colour;
  context.shadowColor = colour;
  for (const [blur, thick, alpha] of [
    [1.1, line * 1.6, 0.7],
    [0.45, line, 1],
  ] as const) {
    context.globalAlpha = alpha;
    context.shadowBlur = cell * blur * wide;
    context.lineWidth = thick * wide;
    context.strokeRect(x - line, y - line, width + 2 * line, height + 2 * line);
  }
  context.shadowBlur = 0;
  context.globalAlpha = skin.isLight ? 0.9 : 0.8;
  context.strokeStyle = mix(colour, "#FFFFFF", 0.45);
  context.lineWidth = Math.max(1, line * 0.4);
  context.strokeRect(x - line, y - line, width + 2 * line, height + 2 * line);
  context.globalAlpha = 1;
}

/** The Skyline itself, which nothing may lock above; what it sheds lies above it. */
function paintSkyline(context: Context, glow: Glow): void {
  const { skin, matrix, cell } = glow;
  const { x, y, width } = matrix;
  if (skin.mino === "glyph") {
    const colour = glyphColour(glow);
    const text = "-".repeat(Math.round((2 * width) / cell));
    paintGlyphs(context, { text, x, y: y - cell * 0.55, cell, colour, bloom: 0.6 });
    return;
  }
  const colour = skin.mino === "pencil" ? INKS.danger : COLOURS.danger;
  const high = cell * 1.3;
  context.fillStyle = downward(context, y - high, y, [
    [0, withAlpha(colour, 0)],
    [1, withAlpha(colour, skin.mino === "pencil" ? 0.16 : 0.5)],
  ]);
  context.fillRect(x, y - high, width, high);
  context.fillStyle = withAlpha(mix(colour, "#FFFFFF", skin.mino === "pencil" ? 0 : 0.4), 0.9);
  context.fillRect(x, y - 1, width, Math.max(2, cell * 0.07));
}

/** The three sides gone over again and again, each time with more pressure. */
function press(context: Context, { matrix, cell, name }: Glow): void {
  const dice = makeDice(name.length + 3);
  const { x, y, width, height } = matrix;
  const off = (): number => dice(-0.16, 0.16) * cell;
  const strokes = name === "blaze" ? 7 : 4;
  context.lineCap = "round";
  for (let i = 0; i < strokes; i++) {
    context.strokeStyle = withAlpha(i % 2 === 0 ? INKS[name] : INKS.ring, 0.75);
    context.lineWidth = cell * dice(0.06, 0.15);
    const out = cell * dice(0.08, name === "blaze" ? 0.5 : 0.24);
    context.beginPath();
    context.moveTo(x - out + off(), y - cell * dice(0, 0.8));
    context.quadraticCurveTo(x - out + off(), y + height / 2, x - out + off(), y + height + out);
    context.moveTo(x - out - cell * dice(0, 0.9), y + height + out + off());
    context.quadraticCurveTo(
      x + width / 2,
      y + height + out + off(),
      x + width + out + cell * dice(0, 0.9),
      y + height + out,
    );
    context.moveTo(x + width + out + off(), y + height + out);
    context.quadraticCurveTo(x + width + out + off(), y + height / 2, x + width + out + off(), y - cell * dice(0, 0.8));
    context.stroke();
  }
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

/** A phosphor has one colour, and can only be brighter. */
function glyphColour(glow: Glow): string {
  return glow.skin.afterglows ? mix(glow.skin.accent, "#FFFFFF", 0.35) : colourOf(glow);
}

const WALLS: { readonly [Name in GlowName]: readonly [left: string, right: string] } = {
  danger: [" !  ", "  ! "],
  ember: ["  #!", "!#  "],
  victory: ["  *!", "!*  "],
  chain: [" +  ", "  + "],
  ring: ["  <!", "!>  "],
  blaze: [" *<!", "!>* "],
};

/** The walls in other characters, or one more beside each; four to a row, the innermost at the Matrix. */
function type(context: Context, glow: Glow): void {
  const { matrix, cell, name } = glow;
  const colour = glyphColour(glow);
  const rows = Math.round(matrix.height / cell);
  const [left, right] = WALLS[name];
  for (let row = 0; row < rows; row++) {
    const y = matrix.y + row * cell;
    paintGlyphs(context, { text: left, x: matrix.x - 2 * cell, y, cell, colour, bloom: 0.9 });
    paintGlyphs(context, { text: right, x: matrix.x + matrix.width, y, cell, colour, bloom: 0.9 });
  }
}
