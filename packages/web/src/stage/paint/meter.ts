// The meter of the Receiving Queue, in each skin's manner: the track that it stands in, and the unit of one line.

import { mix, withAlpha } from "../colour.ts";
import type { MinoStyle, Skin } from "../skin.ts";
import type { Rect } from "../stage.ts";
import { type Context, makeDice } from "./canvas.ts";
import { paintGlyphs } from "./glyph.ts";

export interface Track extends Rect {
  readonly skin: Skin;
  readonly rows: number;
}

export interface Unit {
  readonly skin: Skin;
  readonly width: number;
  readonly height: number;
  /** It rises next. */
  readonly isHot: boolean;
  /** The lowest of its attack: there is a gap below it. */
  readonly isFirst: boolean;
  /** The sender's. */
  readonly colour: string;
}

/** What is about to rise, and what still waits. */
const HEAT: { readonly [Style in Exclude<MinoStyle, "glyph">]: readonly [hot: string, mild: string] } = {
  glass: ["#FF5348", "#B98A4E"],
  pencil: ["#BB2536", "#8C8676"],
  stone: ["#FF7438", "#A98A6C"],
  tile: ["#DE4A36", "#D9A950"],
};

export function paintTrack(context: Context, track: Track): void {
  const { skin, x, y, width, height, rows } = track;
  switch (skin.mino) {
    case "glass":
      context.fillStyle = withAlpha(skin.ground, 0.72);
      context.strokeStyle = "rgb(220 240 255 / 0.3)";
      round(context, track, width * 0.35);
      break;
    case "tile":
      context.fillStyle = mix(skin.ground, "#1C3E7C", 0.3);
      context.strokeStyle = "#1D4E9E";
      round(context, track, 2);
      break;
    case "stone":
      context.fillStyle = withAlpha(skin.ground, 0.8);
      context.strokeStyle = "rgb(255 214 150 / 0.45)";
      round(context, track, 0);
      break;
    case "pencil":
      context.fillStyle = "rgb(255 253 247 / 0.5)";
      context.strokeStyle = withAlpha(skin.ink, 0.55);
      round(context, track, 0);
      break;
    case "glyph": {
      const colour = mix(skin.ink, skin.ground, 0.55);
      context.fillStyle = colour;
      for (let row = 0; row < rows; row++) {
        const middle = y + ((row + 0.5) * height) / rows;
        context.fillRect(x + width / 2 - 0.5, middle - 0.5, 1, 1);
      }
      context.fillRect(x, y + height, width, 1);
      return;
    }
  }
}

function round(context: Context, { x, y, width, height }: Rect, radius: number): void {
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(x - 1.5, y - 1.5, width + 3, height + 3, radius);
  context.fill();
  context.stroke();
}

export function paintUnit(context: Context, unit: Unit): void {
  const { skin, width, height, isHot, isFirst, colour } = unit;
  if (skin.mino === "glyph") {
    const ink = isHot ? skin.accent : mix(skin.ink, skin.ground, 0.5);
    const cell = Math.min(width * 1.7, height);
    const [x, y] = [width / 2 - cell / 4, (height - cell) / 2];
    paintGlyphs(context, { text: isHot ? "#" : ":", x, y, cell, colour: ink, bloom: 0.3 });
    context.fillStyle = colour;
    if (isFirst) context.fillRect(0, height - 1.5, width, 1.5);
    return;
  }
  const [hot, mild] = HEAT[skin.mino];
  const body = isHot ? hot : mild;
  const gap = isFirst ? Math.max(2, height * 0.16) : 0;
  const seam = Math.max(0.5, height * 0.04);
  const tall = height - gap - seam;
  // The sender's colour along the outer edge.
  const stripe = Math.max(2, width * 0.24);
  if (skin.mino === "pencil") {
    context.fillStyle = withAlpha(body, 0.5);
    context.fillRect(0, seam, width, tall);
    hatch(context, { width, top: seam, height: tall, colour: body });
  } else {
    context.fillStyle = body;
    context.fillRect(0, seam, width, tall);
    context.fillStyle = withAlpha("#FFFFFF", skin.mino === "glass" ? 0.34 : 0.2);
    context.fillRect(0, seam, width, Math.max(1, tall * 0.18));
    context.fillStyle = "rgb(0 0 0 / 0.22)";
    context.fillRect(0, seam + tall * 0.8, width, tall * 0.2);
  }
  context.fillStyle = colour;
  context.fillRect(0, seam, stripe, tall);
}

interface Hatching {
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly colour: string;
}

function hatch(context: Context, { width, top, height, colour }: Hatching): void {
  const dice = makeDice(41);
  context.save();
  context.beginPath();
  context.rect(0, top, width, height);
  context.clip();
  context.strokeStyle = withAlpha(colour, 0.85);
  context.lineWidth = 1;
  context.beginPath();
  for (let at = -height; at < width; at += 3) {
    context.moveTo(at + dice(-0.5, 0.5), top + height);
    context.lineTo(at + height + dice(-0.5, 0.5), top);
  }
  context.stroke();
  context.restore();
}
