// One mino of every style, painted at its own size in device pixels.

import { ALL_EDGES } from "../cells.ts";
import { contrast, mix, withAlpha } from "../colour.ts";
import type { KindLook, MinoStyle, Skin } from "../skin.ts";
import { type Context, downward, fillSpot } from "./canvas.ts";
import { paintGlyph } from "./glyph.ts";
import { paintPattern } from "./patterns.ts";
import { paintPencil } from "./pencil.ts";
import { SQUARE_PAINTERS } from "./squares.ts";
import { paintStone } from "./stone.ts";
import { paintTile } from "./tile.ts";

export interface Mino {
  readonly look: KindLook;
  /** Side in device pixels. */
  readonly size: number;
  /** Column in the Matrix; of metal, the cell in its square, row by row from the lower left. */
  readonly column: number;
  readonly isLocked: boolean;
  /** 0 for none, 1 for silver, 2 for gold. */
  readonly metal: number;
  /** Edges that join nothing, as bits. */
  readonly edges: number;
  readonly hasPattern: boolean;
  readonly isHighContrast: boolean;
}

const PAINTERS: { readonly [Style in MinoStyle]: (context: Context, mino: Mino) => void } = {
  glass: paintGlass,
  pencil: paintPencil,
  stone: paintStone,
  tile: paintTile,
  glyph: paintGlyph,
};

export function paintMino(context: Context, skin: Skin, mino: Mino): void {
  if (mino.isHighContrast && skin.mino !== "glyph") paintFlat(context, skin, mino);
  else if (mino.metal > 0) SQUARE_PAINTERS[skin.mino](context, mino);
  else PAINTERS[skin.mino](context, mino);
  if (mino.hasPattern && !skin.hasOwnPatterns && mino.metal === 0) {
    const dark = "#0A0A14";
    const isDarkBetter = contrast(mino.look.colour, dark) > 3.5 && skin.mino !== "glyph";
    paintPattern(context, mino.look.pattern, mino.size, withAlpha(isDarkBetter ? dark : "#FFFFFF", 0.78));
  } else if (mino.isHighContrast && skin.hasOwnPatterns) {
    paintPattern(context, mino.look.pattern, mino.size, "#0A0A14");
  }
}

/** Nothing but colour and a hard edge. */
function paintFlat(context: Context, skin: Skin, { look, size, isLocked, metal }: Mino): void {
  const colour = metal === 2 ? "#FFD34D" : metal === 1 ? "#E3E8F0" : look.colour;
  const line = Math.max(1.5, size * 0.07);
  const edge = skin.ground === "#FBF8F0" || skin.isLight ? "#0A0A14" : "#FFFFFF";
  context.fillStyle = isLocked ? mix(colour, skin.mino === "pencil" ? "#FFFFFF" : "#000000", 0.18) : colour;
  context.fillRect(1, 1, size - 2, size - 2);
  context.strokeStyle = isLocked ? withAlpha(edge, 0.55) : edge;
  context.lineWidth = line;
  context.strokeRect(1 + line / 2, 1 + line / 2, size - 2 - line, size - 2 - line);
}

/** Coloured glass: a soft bevel, a glow from within, a highlight that wanders with the column. */
function paintGlass(context: Context, { look, size, column, isLocked, edges }: Mino): void {
  const gap = Math.max(0.5, size * 0.022);
  const round = size * 0.17;
  // A locked one is a shade deeper: less light in it, not less colour.
  const light = isLocked ? 0.4 : 1;
  const body = (inset: number): void => {
    context.beginPath();
    context.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, Math.max(0, round - inset + gap));
  };
  body(gap);
  context.fillStyle = mix(look.colour, "#0A0E30", isLocked ? 0.1 : 0);
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = downward(context, 0, size, [
    [0, isLocked ? "rgb(4 6 50 / 0.05)" : "rgb(255 255 255 / 0.3)"],
    [0.45, isLocked ? "rgb(4 6 50 / 0.1)" : "rgb(255 255 255 / 0)"],
    [1, isLocked ? "rgb(4 6 50 / 0.42)" : "rgb(4 6 40 / 0.38)"],
  ]);
  context.fillRect(0, 0, size, size);
  const inner = mix(look.colour, "#FFFFFF", 0.55);
  fillSpot(context, { x: size * 0.5, y: size * 0.74, radius: size * 0.52 }, [
    [0, withAlpha(inner, 0.5 * light)],
    [1, withAlpha(inner, 0)],
  ]);
  const spot = { x: size * (0.2 + 0.066 * column), y: size * 0.14, radius: size * 0.4 };
  fillSpot(context, spot, [
    [0, `rgb(255 255 255 / ${0.72 * light})`],
    [0.4, `rgb(255 255 255 / ${0.2 * light})`],
    [1, "rgb(255 255 255 / 0)"],
  ]);
  context.restore();
  const line = Math.max(1, size * 0.05);
  context.strokeStyle = downward(context, 0, size, [
    [0, `rgb(255 255 255 / ${0.75 * light})`],
    [0.45, `rgb(255 255 255 / ${0.16 * light})`],
    [1, "rgb(2 4 24 / 0.45)"],
  ]);
  context.lineWidth = line;
  body(gap + line / 2);
  context.stroke();
  if (edges === ALL_EDGES) return;
  // A whisper of an inner rim, where the light leaves the glass.
  context.strokeStyle = withAlpha(mix(look.colour, "#FFFFFF", 0.5), 0.18 * light);
  context.lineWidth = Math.max(0.75, size * 0.025);
  body(size * 0.17);
  context.stroke();
}
