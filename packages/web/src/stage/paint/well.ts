// The Matrix's own ground and frame, in CSS pixels of the viewport.

import { mix, withAlpha } from "../colour.ts";
import type { MinoStyle } from "../skin.ts";
import { type Context, downward, makeDice, speckle } from "./canvas.ts";
import { paintTextWell } from "./textWell.ts";
import { paintStakan } from "./stakan.ts";
import { groundAlpha, OWN_STRENGTHS, paintGrid, paintLines, type Well } from "./wellParts.ts";

const PAINTERS: { readonly [Style in MinoStyle]: (context: Context, well: Well) => void } = {
  glass: paintStakan,
  pencil: paintSketch,
  stone: paintStele,
  tile: paintNiche,
  glyph: paintTextWell,
};

export function paintWell(context: Context, well: Well): void {
  if (well.isHighContrast) {
    const { matrix, cell } = well.layout;
    const { skin } = well;
    context.fillStyle = skin.mino === "pencil" ? "#FFFFFF" : mix(skin.ground, "#000000", 0.6);
    context.fillRect(matrix.x, matrix.y, matrix.width, matrix.height);
    if (skin.mino !== "glyph") {
      const line = Math.max(2, cell * 0.1);
      context.strokeStyle = skin.isLight ? "#000000" : "#FFFFFF";
      context.lineWidth = line;
      context.strokeRect(matrix.x - line / 2, matrix.y - line / 2, matrix.width + line, matrix.height + line);
      paintGrid(context, well, skin.mino === "pencil" ? "#000000" : "#FFFFFF", 0.12);
      return;
    }
  }
  PAINTERS[well.skin.mino](context, well);
}

const PAPER = "#FFFDF7";

/** Ruled by hand: three sides, twice. */
function paintSketch(context: Context, well: Well): void {
  const { layout, strengths = OWN_STRENGTHS } = well;
  const { x, y, width, height } = layout.matrix;
  const { cell } = layout;
  // The squares are the paper's own: they are drawn over, or covered.
  context.fillStyle = withAlpha(PAPER, groundAlpha(well, 0.42));
  context.fillRect(x, y, width, height);
  if (strengths.grid > 1) paintLines(context, well, withAlpha("#5B8CC4", (strengths.grid - 1) * 0.5));
  if (strengths.grid < 1) paintLines(context, well, withAlpha(PAPER, 1 - strengths.grid));
  const dice = makeDice(23);
  context.lineCap = "round";
  for (let stroke = 0; stroke < 3; stroke++) {
    context.strokeStyle = withAlpha("#2E3142", 0.75 - stroke * 0.16);
    context.lineWidth = Math.max(1.2, cell * (0.085 - stroke * 0.02));
    const off = (): number => dice(-0.05, 0.05) * cell;
    const out = cell * 0.08;
    context.beginPath();
    context.moveTo(x - out + off(), y - cell * 0.3 + off());
    context.quadraticCurveTo(x - out + off() * 2, y + height / 2, x - out + off(), y + height + out + off());
    context.moveTo(x - out - cell * 0.12, y + height + out + off());
    context.quadraticCurveTo(
      x + width / 2,
      y + height + out + off() * 2,
      x + width + out + cell * 0.14,
      y + height + out + off(),
    );
    context.moveTo(x + width + out + off(), y + height + out + off());
    context.quadraticCurveTo(
      x + width + out + off() * 2,
      y + height / 2,
      x + width + out + off(),
      y - cell * 0.3 + off(),
    );
    context.stroke();
  }
}

/** A frame of cut stone with a lit edge. */
function paintStele(context: Context, well: Well): void {
  const { x, y, width, height } = well.layout.matrix;
  const { cell } = well.layout;
  const side = cell * 0.42;
  context.fillStyle = withAlpha(well.skin.ground, groundAlpha(well, 0.9));
  context.fillRect(x, y, width, height);
  context.fillStyle = downward(context, y - cell * 0.6, y, [
    [0, withAlpha(well.skin.ground, 0)],
    [1, withAlpha(well.skin.ground, groundAlpha(well, 0.9))],
  ]);
  context.fillRect(x, y - cell * 0.6, width, cell * 0.6);
  paintGrid(context, well, "#FFDCB4", 0.06);
  const pillars = [
    [x - side, y - cell * 0.5, side, height + cell * 0.5 + side],
    [x + width, y - cell * 0.5, side, height + cell * 0.5 + side],
    [x - side * 1.7, y + height, width + side * 3.4, side * 1.3],
  ] as const;
  for (const [px, py, w, h] of pillars) {
    context.fillStyle = downward(context, py, py + h, [
      [0, "#9A6A5C"],
      [1, "#5A3440"],
    ]);
    context.fillRect(px, py, w, h);
    context.save();
    context.translate(px, py);
    const colours = ["rgb(255 230 190 / 0.14)", "rgb(20 8 16 / 0.22)"];
    speckle(context, { width: w, height: h }, { count: Math.round((w * h) / 22), colours, size: 2.4, seed: 9 });
    context.restore();
    context.fillStyle = "rgb(255 214 150 / 0.6)";
    context.fillRect(px, py, w, 1.5);
    context.fillRect(px, py, 1.5, h);
    context.fillStyle = "rgb(16 6 14 / 0.6)";
    context.fillRect(px + w - 1.5, py, 1.5, h);
    context.fillRect(px, py + h - 1.5, w, 1.5);
  }
}

/** A niche in the wall, blue with shade, edged with cobalt. */
function paintNiche(context: Context, well: Well): void {
  const { x, y, width, height } = well.layout.matrix;
  const { cell } = well.layout;
  const side = cell * 0.3;
  const rise = cell * (well.layout.isPortrait ? 0.45 : 1.15);
  context.save();
  context.shadowColor = "rgb(40 70 120 / 0.35)";
  context.shadowBlur = cell * 0.8;
  context.shadowOffsetX = cell * 0.25;
  context.shadowOffsetY = cell * 0.25;
  context.fillStyle = "#F6EFD9";
  context.beginPath();
  context.roundRect(x - side, y - rise - side, width + side * 2, height + rise + side * 2, [
    cell * 0.9,
    cell * 0.9,
    3,
    3,
  ]);
  context.fill();
  context.restore();
  context.strokeStyle = "#1D4E9E";
  context.lineWidth = Math.max(1.5, cell * 0.07);
  context.stroke();
  // Where its shade is weaker, the wash shows.
  context.globalAlpha = groundAlpha(well, 1);
  context.fillStyle = downward(context, y - rise, y + height, [
    [0, "#0B1A3A"],
    [0.12, well.skin.ground],
    [1, mix(well.skin.ground, "#1C3E7C", 0.4)],
  ]);
  context.beginPath();
  context.roundRect(x, y - rise, width, height + rise, [cell * 0.7, cell * 0.7, 0, 0]);
  context.fill();
  context.globalAlpha = 1;
  paintGrid(context, well, "#C8DCFF", 0.075);
  context.fillStyle = "rgb(200 220 255 / 0.18)";
  context.fillRect(x, y, width, 1);
}
