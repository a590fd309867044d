// The Matrix's own ground and frame, in CSS pixels of the viewport.

import { mix, withAlpha } from "../colour.ts";
import type { MinoStyle, Skin } from "../skin.ts";
import type { Layout } from "../stage.ts";
import { type Context, downward, fillSpot, makeDice, speckle } from "./canvas.ts";
import { paintGlyphs } from "./glyph.ts";

export interface Well {
  readonly skin: Skin;
  readonly layout: Layout;
  readonly columns: number;
  readonly rows: number;
  readonly isHighContrast: boolean;
}

const PAINTERS: { readonly [Style in MinoStyle]: (context: Context, well: Well) => void } = {
  glass: paintStakan,
  pencil: paintSketch,
  stone: paintStele,
  tile: paintNiche,
  glyph: paintText,
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
      paintGrid(context, well, withAlpha(skin.mino === "pencil" ? "#000000" : "#FFFFFF", 0.12));
      return;
    }
  }
  PAINTERS[well.skin.mino](context, well);
}

function paintGrid(context: Context, { layout, columns, rows }: Well, colour: string): void {
  const { matrix, cell } = layout;
  context.fillStyle = colour;
  for (let x = 1; x < columns; x++) context.fillRect(matrix.x + x * cell, matrix.y, 1, matrix.height);
  for (let y = 1; y < rows; y++) context.fillRect(matrix.x, matrix.y + y * cell, matrix.width, 1);
}

/** The tall glass: dark within, bright at its edges, open at the top, a thick foot that gathers light. */
function paintStakan(context: Context, well: Well): void {
  const { x, y, width, height } = well.layout.matrix;
  const { cell } = well.layout;
  const rim = y - cell * 0.7;
  const floor = y + height;
  context.fillStyle = downward(context, rim, floor, [
    [0, withAlpha(well.skin.ground, 0)],
    [0.05, withAlpha(well.skin.ground, 0.84)],
    [1, withAlpha(well.skin.ground, 0.95)],
  ]);
  context.fillRect(x, rim, width, floor - rim);
  paintGrid(context, well, "rgb(150 180 240 / 0.07)");
  context.fillStyle = "rgb(170 205 255 / 0.16)";
  context.fillRect(x, y, width, 1);
  const side = cell * 0.22;
  const foot = cell * 0.62;
  const outline = new Path2D();
  outline.moveTo(x - side, rim);
  outline.lineTo(x - side, floor + foot - cell * 0.3);
  outline.quadraticCurveTo(x - side, floor + foot, x + cell * 0.2, floor + foot);
  outline.lineTo(x + width - cell * 0.2, floor + foot);
  outline.quadraticCurveTo(x + width + side, floor + foot, x + width + side, floor + foot - cell * 0.3);
  outline.lineTo(x + width + side, rim);
  outline.lineTo(x + width, rim);
  outline.lineTo(x + width, floor);
  outline.lineTo(x, floor);
  outline.lineTo(x, rim);
  outline.closePath();
  context.fillStyle = downward(context, rim, floor + foot, [
    [0, "rgb(190 220 255 / 0.04)"],
    [0.5, "rgb(190 220 255 / 0.16)"],
    [1, "rgb(200 230 255 / 0.4)"],
  ]);
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a path, not an array
  context.fill(outline);
  context.save();
  context.clip(outline);
  fillSpot(context, { x: x + width / 2, y: floor + foot * 0.4, radius: width * 0.55 }, [
    [0, "rgb(235 248 255 / 0.75)"],
    [1, "rgb(235 248 255 / 0)"],
  ]);
  context.restore();
  context.strokeStyle = downward(context, rim, floor + foot, [
    [0, "rgb(220 240 255 / 0.1)"],
    [0.15, "rgb(220 240 255 / 0.5)"],
    [1, "rgb(230 245 255 / 0.75)"],
  ]);
  context.lineWidth = 1;
  context.stroke(outline);
  // One long reflection down each wall.
  for (const [at, alpha] of [
    [x - side * 0.62, 0.75],
    [x + width + side * 0.5, 0.4],
  ] as const) {
    context.fillStyle = downward(context, y, floor, [
      [0, "rgb(255 255 255 / 0)"],
      [0.2, `rgb(255 255 255 / ${alpha})`],
      [0.6, `rgb(255 255 255 / ${alpha * 0.3})`],
      [1, "rgb(255 255 255 / 0)"],
    ]);
    context.fillRect(at, y, Math.max(1, side * 0.2), height);
  }
}

/** Ruled by hand: three sides, twice. */
function paintSketch(context: Context, { layout }: Well): void {
  const { x, y, width, height } = layout.matrix;
  const { cell } = layout;
  context.fillStyle = "rgb(255 253 247 / 0.42)";
  context.fillRect(x, y, width, height);
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
  context.fillStyle = withAlpha(well.skin.ground, 0.9);
  context.fillRect(x, y, width, height);
  context.fillStyle = downward(context, y - cell * 0.6, y, [
    [0, withAlpha(well.skin.ground, 0)],
    [1, withAlpha(well.skin.ground, 0.9)],
  ]);
  context.fillRect(x, y - cell * 0.6, width, cell * 0.6);
  paintGrid(context, well, "rgb(255 220 180 / 0.06)");
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
  context.fillStyle = downward(context, y - rise, y + height, [
    [0, "#0B1A3A"],
    [0.12, well.skin.ground],
    [1, mix(well.skin.ground, "#1C3E7C", 0.4)],
  ]);
  context.beginPath();
  context.roundRect(x, y - rise, width, height + rise, [cell * 0.7, cell * 0.7, 0, 0]);
  context.fill();
  paintGrid(context, well, "rgb(200 220 255 / 0.075)");
  context.fillStyle = "rgb(200 220 255 / 0.18)";
  context.fillRect(x, y, width, 1);
}

/** Rows `<!` … `!>` with a dot for every empty cell, a floor of `=` and `\/` (K-3). */
function paintText(context: Context, { skin, layout, columns, rows, isHighContrast }: Well): void {
  const { matrix, cell } = layout;
  const colour = mix(mix(skin.ink, skin.ground, 0.34), "#FFFFFF", isHighContrast ? 0.5 : 0);
  const dots = " .".repeat(columns);
  for (let row = 0; row < rows; row++) {
    const y = matrix.y + row * cell;
    paintGlyphs(context, { text: "<!", x: matrix.x - cell, y, cell, colour, bloom: 0.3 });
    paintGlyphs(context, { text: "!>", x: matrix.x + matrix.width, y, cell, colour, bloom: 0.3 });
    paintGlyphs(context, { text: dots, x: matrix.x, y, cell, colour: withAlpha(colour, 0.7), bloom: 0 });
  }
  const floor = matrix.y + matrix.height;
  const text = `<!${"==".repeat(columns)}!>`;
  paintGlyphs(context, { text, x: matrix.x - cell, y: floor, cell, colour, bloom: 0.3 });
  paintGlyphs(context, { text: "\\/".repeat(columns), x: matrix.x, y: floor + cell * 0.8, cell, colour, bloom: 0.3 });
}
