// The pencil itself: its tip at the origin, its length downwards.

import { type Context, makeDice } from "./canvas.ts";

/** In cells. */
export const PENCIL_LENGTH = 7.6;
const SHARPENED = 1.1;
const FERRULE_AT = 6.6;
const RUBBER_AT = 7.1;
const WIDTH = 0.5;

export function paintPencilTool(context: Context, cell: number): void {
  const w = cell * WIDTH;
  const bar = (colour: string, [x, width]: readonly [number, number], [from, to]: readonly [number, number]): void => {
    context.fillStyle = colour;
    context.fillRect(x * w, from * cell, width * w, (to - from) * cell);
  };
  context.save();
  context.shadowColor = "rgb(60 40 10 / 0.35)";
  context.shadowBlur = cell * 0.4;
  context.shadowOffsetX = cell * 0.1;
  context.shadowOffsetY = cell * 0.14;
  bar("#E0A32E", [-0.5, 1], [SHARPENED, FERRULE_AT]);
  context.shadowColor = "transparent";
  // Three of its six sides, the light from the left.
  bar("#F6CF74", [-0.5, 0.3], [SHARPENED, FERRULE_AT]);
  bar("#B97E15", [0.2, 0.3], [SHARPENED, FERRULE_AT]);
  bar("rgb(255 255 255 / 0.35)", [-0.36, 0.06], [SHARPENED, FERRULE_AT]);
  context.fillStyle = "#EBD3A6";
  context.beginPath();
  context.moveTo(0, 0);
  // The paint ends in scallops where the knife went.
  context.lineTo(w / 2, cell * SHARPENED);
  for (const x of [0.3, 0.2, 0, -0.2, -0.3, -0.5]) {
    context.lineTo(x * w, cell * (SHARPENED + (Math.abs(x) === 0.2 || Math.abs(x) === 0.5 ? 0 : 0.13)));
  }
  context.fill();
  context.fillStyle = "rgb(120 84 30 / 0.28)";
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(w / 2, cell * SHARPENED);
  context.lineTo(w * 0.15, cell * SHARPENED);
  context.fill();
  context.fillStyle = "#33333B";
  context.beginPath();
  context.moveTo(-w * 0.02, 0);
  context.lineTo(w * 0.17, cell * 0.36);
  context.lineTo(-w * 0.17, cell * 0.36);
  context.fill();
  bar("#B9BDC4", [-0.5, 1], [FERRULE_AT, RUBBER_AT]);
  bar("#E8EBEF", [-0.5, 0.26], [FERRULE_AT, RUBBER_AT]);
  for (const at of [0.1, 0.2, 0.36]) bar("rgb(70 76 88 / 0.5)", [-0.5, 1], [FERRULE_AT + at, FERRULE_AT + at + 0.035]);
  context.fillStyle = "#E98B94";
  context.beginPath();
  context.roundRect(-w / 2, RUBBER_AT * cell, w, (PENCIL_LENGTH - RUBBER_AT) * cell, [0, 0, w * 0.3, w * 0.3]);
  context.fill();
  bar("rgb(255 255 255 / 0.3)", [-0.5, 0.26], [RUBBER_AT, PENCIL_LENGTH - 0.12]);
  const dice = makeDice(41);
  // Teeth were here.
  for (let i = 0; i < 5; i++) {
    bar("rgb(110 70 10 / 0.3)", [dice(-0.45, 0.3), 0.14], [dice(5.6, 6.4), dice(6.42, 6.5)]);
  }
  context.restore();
}
