// The light frame round Hold and round Next, in each skin's manner: an empty one is seen, and which is which.

import { withAlpha } from "../colour.ts";
import type { MinoStyle, Skin } from "../skin.ts";
import type { Rect } from "../stage.ts";
import type { Context } from "./canvas.ts";

export interface Slot extends Rect {
  readonly skin: Skin;
  readonly cell: number;
  readonly isHighContrast: boolean;
}

const PAINTERS: { readonly [Style in MinoStyle]: (context: Context, slot: Slot) => void } = {
  glass: paintPane,
  // The books of these two have neither Hold nor Next.
  pencil: paintLine,
  glyph: paintLine,
  stone: paintRecess,
  tile: paintBorder,
};

export function paintSlot(context: Context, slot: Slot): void {
  if (!slot.isHighContrast) return PAINTERS[slot.skin.mino](context, slot);
  context.strokeStyle = slot.skin.isLight ? "#000000" : "#FFFFFF";
  context.lineWidth = 2;
  context.strokeRect(slot.x + 1, slot.y + 1, slot.width - 2, slot.height - 2);
}

function trace(context: Context, { x, y, width, height }: Rect, round: number): void {
  context.beginPath();
  context.roundRect(x + 0.5, y + 0.5, width - 1, height - 1, round);
}

function paintPane(context: Context, slot: Slot): void {
  trace(context, slot, slot.cell * 0.25);
  context.fillStyle = withAlpha(slot.skin.ground, 0.3);
  context.fill();
  context.strokeStyle = "rgb(220 240 255 / 0.26)";
  context.lineWidth = 1;
  context.stroke();
}

function paintLine(context: Context, slot: Slot): void {
  trace(context, slot, 0);
  context.strokeStyle = withAlpha(slot.skin.ink, 0.5);
  context.lineWidth = 1;
  context.stroke();
}

/** Cut into stone: a lit rim, and shade below its upper edges. */
function paintRecess(context: Context, { skin, x, y, width, height }: Slot): void {
  context.fillStyle = withAlpha(skin.ground, 0.34);
  context.fillRect(x, y, width, height);
  context.fillStyle = "rgb(16 6 14 / 0.55)";
  context.fillRect(x, y, width, 3);
  context.fillRect(x, y, 3, height);
  context.strokeStyle = "rgb(255 214 150 / 0.5)";
  context.lineWidth = 1;
  context.strokeRect(x + 0.5, y + 0.5, width - 1, height - 1);
}

/** A painted line on the wall, as round the niche. */
function paintBorder(context: Context, slot: Slot): void {
  trace(context, slot, slot.cell * 0.3);
  context.fillStyle = "rgb(255 253 244 / 0.45)";
  context.fill();
  context.strokeStyle = withAlpha("#1D4E9E", 0.6);
  context.lineWidth = Math.max(1, slot.cell * 0.05);
  context.stroke();
}
