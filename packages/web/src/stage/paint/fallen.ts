// What lies over the Matrix of whoever is out, in each skin's manner, and the place as a large figure.

import { withAlpha } from "../colour.ts";
import type { MinoStyle, Skin } from "../skin.ts";
import { type Context, makeDice, paintCanvas } from "./canvas.ts";
import { paintGlyphs } from "./glyph.ts";

export interface Sheet {
  readonly skin: Skin;
  readonly width: number;
  readonly height: number;
  readonly cell: number;
}

const PAINTERS: { readonly [Style in MinoStyle]: (context: Context, sheet: Sheet) => void } = {
  glass: (context, sheet) => {
    cover(context, sheet, "rgb(16 22 38 / 0.5)");
    crack(context, sheet, { colour: "rgb(215 235 255 / 0.5)", seed: 3 });
  },
  pencil: (context, sheet) => {
    cover(context, sheet, "rgb(240 236 224 / 0.4)");
    scribble(context, sheet);
  },
  stone: (context, sheet) => {
    cover(context, sheet, "rgb(34 26 32 / 0.5)");
    crack(context, sheet, { colour: "rgb(10 4 8 / 0.8)", seed: 8 });
  },
  tile: (context, sheet) => {
    cover(context, sheet, "rgb(70 84 112 / 0.55)");
    crack(context, sheet, { colour: "rgb(240 244 250 / 0.45)", seed: 5 });
  },
  glyph: (context, sheet) => {
    cover(context, sheet, withAlpha(sheet.skin.ground, 0.5));
    const { skin, cell, width, height } = sheet;
    const colour = withAlpha(skin.ink, 0.22);
    const text = " /".repeat(Math.round(width / cell));
    for (let y = 0; y < height - 1; y += cell) paintGlyphs(context, { text, x: 0, y, cell, colour, bloom: 0 });
  },
};

export function paintSheet(context: Context, sheet: Sheet): void {
  PAINTERS[sheet.skin.mino](context, sheet);
}

function cover(context: Context, { width, height }: Sheet, colour: string): void {
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
}

/** Cracks that run from one blow to the edges. */
function crack(
  context: Context,
  { width, height, cell }: Sheet,
  { colour, seed }: { readonly colour: string; readonly seed: number },
): void {
  const dice = makeDice(seed);
  const [startX, startY] = [width * 0.58, height * 0.3];
  const rays = 9;
  context.strokeStyle = colour;
  context.lineJoin = "round";
  for (let ray = 0; ray < rays; ray++) {
    let [x, y] = [startX, startY];
    let angle = (ray / rays) * Math.PI * 2 + dice(-0.25, 0.25);
    context.lineWidth = Math.max(1, cell * 0.07);
    context.beginPath();
    context.moveTo(x, y);
    while (x > 0 && x < width && y > 0 && y < height) {
      angle += dice(-0.4, 0.4);
      const step = cell * dice(0.6, 1.8);
      x += Math.cos(angle) * step;
      y += Math.sin(angle) * step;
      context.lineTo(x, y);
    }
    context.stroke();
  }
}

/** Struck through with a soft pencil. */
function scribble(context: Context, { width, height, cell, skin }: Sheet): void {
  const dice = makeDice(13);
  context.strokeStyle = withAlpha(skin.ink, 0.34);
  context.lineCap = "round";
  context.lineWidth = Math.max(1.5, cell * 0.12);
  context.beginPath();
  const steps = 26;
  for (let i = 0; i <= steps; i++) {
    const y = height * (0.04 + (0.92 * i) / steps);
    const x = i % 2 === 0 ? width * dice(0.03, 0.1) : width * dice(0.9, 0.97);
    context.lineTo(x, y + (i % 2 === 0 ? cell * 0.6 : -cell * 0.6));
  }
  context.stroke();
}

export interface Figure {
  readonly text: string;
  readonly skin: Skin;
  /** Its height in device pixels. */
  readonly size: number;
  /** The best place. */
  readonly isFirst: boolean;
}

export function paintFigure({ text, skin, size, isFirst }: Figure): HTMLCanvasElement {
  const isPaper = skin.mino === "pencil";
  const gold = skin.mino === "glyph" ? skin.accent : isPaper ? "#8A6A00" : "#FFD257";
  const plain = skin.mino === "tile" ? "#FFFDF4" : skin.ink;
  const colour = isFirst ? gold : plain;
  return paintCanvas(size * 1.5, size * 1.5, (context) => {
    context.font = `800 ${size}px ${skin.font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.lineWidth = size * 0.1;
    context.strokeStyle = withAlpha(skin.ground, 0.8);
    context.strokeText(text, size * 0.75, size * 0.78);
    context.fillStyle = colour;
    context.shadowColor = isPaper ? "transparent" : colour;
    context.shadowBlur = size * (isFirst ? 0.16 : 0.07);
    context.fillText(text, size * 0.75, size * 0.78);
  });
}

export interface Word {
  readonly text: string;
  readonly skin: Skin;
  /** What it has room for, in device pixels. */
  readonly width: number;
  readonly size: number;
}

/** A word that stands on the ground, behind all Blocks. */
export function paintWord({ text, skin, width, size }: Word): HTMLCanvasElement {
  return paintCanvas(width, size * 1.5, (context) => {
    context.font = `700 ${size}px ${skin.font}`;
    const share = Math.min(1, (width * 0.96) / Math.max(1, context.measureText(text).width));
    context.font = `700 ${size * share}px ${skin.font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillStyle = withAlpha(skin.mino === "tile" ? "#FFFDF4" : skin.ink, 0.42);
    context.fillText(text, width / 2, size * 0.75);
  });
}
