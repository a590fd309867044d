// A cell of a silver or gold square, by what the skin's minos are made of: metal where there is any, wax crayon on paper,
// inverse video on a tube. A square is one block: nothing is drawn between its cells.

import { SIDES } from "@korobeinix/engine";
import { mix, withAlpha } from "../colour.ts";
import type { MinoStyle } from "../skin.ts";
import { type Context, makeDice } from "./canvas.ts";
import { paintGlyphs, scanLines } from "./glyph.ts";
import type { Mino } from "./mino.ts";
import { hatch } from "./pencil.ts";
import { paintPolished } from "./stone.ts";

const GOLD = 2;
const CRAYONS = { silver: "#98A1AE", gold: "#E2A51E" } as const;
const TUBE = { silver: "#C9D2E2", gold: "#FFC93C" } as const;

export const SQUARE_PAINTERS: { readonly [Style in MinoStyle]: (context: Context, mino: Mino) => void } = {
  glass: paintPolished,
  stone: paintPolished,
  tile: paintPolished,
  pencil: paintCrayon,
  glyph: paintInverse,
};

/** The outer edges of the square, as thick as asked for. */
function outline(context: Context, { size, edges }: Mino, line: number, colour: string): void {
  context.fillStyle = colour;
  if ((edges & SIDES.up) !== 0) context.fillRect(0, 0, size, line);
  if ((edges & SIDES.down) !== 0) context.fillRect(0, size - line, size, line);
  if ((edges & SIDES.left) !== 0) context.fillRect(0, 0, line, size);
  if ((edges & SIDES.right) !== 0) context.fillRect(size - line, 0, line, size);
}

function paintCrayon(context: Context, mino: Mino): void {
  const { size, column, metal } = mino;
  const colour = metal === GOLD ? CRAYONS.gold : CRAYONS.silver;
  const dice = makeDice(column * 13 + metal);
  context.fillStyle = withAlpha(colour, 0.86);
  context.fillRect(0, 0, size, size);
  context.save();
  context.beginPath();
  context.rect(0, 0, size, size);
  context.clip();
  context.lineCap = "round";
  hatch(context, { size, angle: -38, spacing: 0.1, colour: mix(colour, "#FFFFFF", 0.5), dice });
  hatch(context, { size, angle: -38, spacing: 0.17, colour: mix(colour, "#3A2A08", 0.28), dice });
  context.restore();
  outline(context, mino, Math.max(1.5, size * 0.1), mix(colour, "#1A1A22", 0.6));
}

/** What is worth more shines more: a tube of one colour has nothing else to tell it by. */
function paintInverse(context: Context, mino: Mino): void {
  const { look, size, metal } = mino;
  const isGold = metal === GOLD;
  const own = isGold ? TUBE.gold : TUBE.silver;
  const phosphor = isGold ? mix(look.colour, "#FFFFFF", 0.45) : mix(look.colour, "#000000", 0.28);
  const face = look.isFilled === true ? own : phosphor;
  context.fillStyle = face;
  context.fillRect(0, 0, size, size);
  const text = isGold ? "$$" : "==";
  paintGlyphs(context, { text, x: 0, y: 0, cell: size, colour: mix(face, "#020604", 0.78), bloom: 0 });
  outline(context, mino, Math.max(1.5, size * 0.1), mix(face, "#FFFFFF", 0.7));
  scanLines(context, size, size, Math.max(2, size / 10));
}
