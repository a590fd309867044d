// A Target Mark: a thin ring in its owner's colour, open in the middle. The number of its parts tells the owners apart without
// their colours.

import { withAlpha } from "../colour.ts";
import type { Skin } from "../skin.ts";
import { type Context, makeDice, paintCanvas } from "./canvas.ts";

const SIZE = 96;
const HALF = SIZE / 2;
const RADIUS = 36;
/** Of each part, what is left open. */
const OPEN = 0.24;

export function paintMark(skin: Skin, seat: number, colour: string): HTMLCanvasElement {
  return paintCanvas(SIZE, SIZE, (context) => {
    context.lineCap = skin.mino === "pencil" ? "round" : "butt";
    // Seen on Blocks of any colour.
    if (skin.mino !== "pencil") {
      context.strokeStyle = withAlpha(skin.ground, 0.75);
      context.lineWidth = 9;
      ring(context, skin, seat);
    }
    context.strokeStyle = colour;
    context.shadowColor = skin.isLightAdded ? colour : "transparent";
    context.shadowBlur = 6;
    context.lineWidth = skin.mino === "pencil" ? 3.5 : 4.5;
    ring(context, skin, seat);
    if (skin.mino === "pencil") ring(context, skin, seat, 2.5);
  });
}

function ring(context: Context, skin: Skin, seat: number, off = 0): void {
  const parts = seat + 2;
  const dice = makeDice(seat + off);
  const shake = skin.mino === "pencil" ? 2 : 0;
  for (let part = 0; part < parts; part++) {
    const share = (Math.PI * 2) / parts;
    const from = -Math.PI / 2 + (part + OPEN / 2) * share;
    const to = from + (1 - OPEN) * share;
    context.beginPath();
    context.arc(HALF + dice(-shake, shake), HALF + dice(-shake, shake), RADIUS - off, from, to);
    context.stroke();
    // A point at each opening, towards the middle.
    const angle = from - (OPEN / 2) * share;
    context.beginPath();
    context.moveTo(HALF + Math.cos(angle) * (RADIUS + 6), HALF + Math.sin(angle) * (RADIUS + 6));
    context.lineTo(HALF + Math.cos(angle) * (RADIUS - 10), HALF + Math.sin(angle) * (RADIUS - 10));
    context.stroke();
  }
}
