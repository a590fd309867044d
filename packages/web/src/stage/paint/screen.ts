// Screens of their time: a terminal's black glass, and a home computer in colour at night.

import { mix, withAlpha } from "../colour.ts";
import type { Backdrop } from "./backdrop.ts";
import { type Context, downward, fillSpot, paintCanvas } from "./canvas.ts";

/** Black glass with the reflection of a lamp. */
export function paintScreen(context: Context, { skin, width, height }: Backdrop): void {
  const radius = Math.max(width, height) * 0.75;
  fillSpot(context, { x: width / 2, y: height / 2, radius }, [
    [0, withAlpha(skin.light, 0.085)],
    [0.6, withAlpha(skin.light, 0.03)],
    [1, withAlpha(skin.light, 0)],
  ]);
  context.fillStyle = "rgb(0 0 0 / 0.28)";
  for (let y = 0; y < height; y += 3) context.fillRect(0, y, width, 1);
  context.save();
  context.translate(width * 0.86, height * 0.1);
  context.rotate(-0.35);
  context.scale(1, 0.42);
  fillSpot(context, { x: 0, y: 0, radius: height * 0.34 }, [
    [0, "rgb(255 236 200 / 0.13)"],
    [0.35, "rgb(255 236 200 / 0.06)"],
    [1, "rgb(255 236 200 / 0)"],
  ]);
  context.restore();
  // The tube's corners fall off into the dark.
  context.save();
  context.scale(width / 2, height / 2);
  context.fillStyle = "#000";
  const corners = context.createRadialGradient(1, 1, 0.75, 1, 1, 1.42);
  corners.addColorStop(0, "rgb(0 0 0 / 0)");
  corners.addColorStop(1, "rgb(0 0 0 / 0.9)");
  context.fillStyle = corners;
  context.fillRect(0, 0, 2, 2);
  context.restore();
}

/** The eight of the machine, as its test card shows them. */
const EIGHT = ["#E4ECFF", "#FFE23D", "#2FDCF2", "#43E35F", "#E86BFF", "#FF5163", "#6484FF", "#1A1E3C"];
/** What the set's frame takes of the shorter side. */
const BEZEL = 0.012;

/** A colour set at night: a blue screen in its frame, a lamp behind the player, the stripes of the machine. */
export function paintHomeComputer(context: Context, backdrop: Backdrop): void {
  const { skin, width, height, layout, layouts = [layout] } = backdrop;
  const edge = Math.round(Math.min(width, height) * BEZEL);
  const round = edge * 5;
  paintGlass(context, width, height, skin.page);
  for (const { matrix } of layouts) {
    fillSpot(
      context,
      { x: matrix.x + matrix.width / 2, y: matrix.y + matrix.height / 2, radius: matrix.height * 0.8 },
      [
        [0, withAlpha("#4A63FF", 0.3 / Math.sqrt(layouts.length))],
        [1, withAlpha("#4A63FF", 0)],
      ],
    );
  }
  paintGrille(context, width, height);
  paintReflections(context, width, height);
  const isRoomy = !layout.isPortrait && layouts.length === 1;
  if (isRoomy) paintTestStrip(context, backdrop, edge);
  paintBezel(context, width, height, { edge, round });
}

function paintGlass(context: Context, width: number, height: number, page: string): void {
  context.fillStyle = downward(context, 0, height, [
    [0, mix(page, "#000010", 0.35)],
    [0.45, page],
    [1, mix(page, "#000010", 0.5)],
  ]);
  context.fillRect(0, 0, width, height);
}

/** Red, green and blue side by side, finer than the eye cares for, and the lines of the picture. */
function paintGrille(context: Context, width: number, height: number): void {
  const tile = paintCanvas(6, 3, (small) => {
    ["rgb(255 70 70 / 0.05)", "rgb(80 255 110 / 0.04)", "rgb(90 120 255 / 0.08)"].forEach((colour, i) => {
      small.fillStyle = colour;
      small.fillRect(i * 2, 0, 2, 3);
    });
    small.fillStyle = "rgb(0 0 8 / 0.2)";
    small.fillRect(0, 2, 6, 1);
    small.fillRect(5, 0, 1, 3);
  });
  const pattern = context.createPattern(tile, "repeat");
  if (pattern === null) return;
  context.fillStyle = pattern;
  context.fillRect(0, 0, width, height);
}

/** A desk lamp at the right, warm and curved by the glass; a window at the left, cold and far. */
function paintReflections(context: Context, width: number, height: number): void {
  context.save();
  context.globalCompositeOperation = "lighter";
  context.save();
  context.translate(width * 0.9, height * 0.13);
  context.rotate(-0.42);
  context.scale(1, 0.5);
  fillSpot(context, { x: 0, y: 0, radius: height * 0.4 }, [
    [0, "rgb(255 186 104 / 0.34)"],
    [0.16, "rgb(255 168 84 / 0.2)"],
    [0.5, "rgb(255 150 70 / 0.06)"],
    [1, "rgb(255 150 70 / 0)"],
  ]);
  context.restore();
  context.translate(width * 0.06, height * 0.2);
  context.transform(1, -0.1, 0.14, 1, 0, 0);
  const [w, h] = [height * 0.085, height * 0.12];
  for (const [column, row] of [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ] as const) {
    context.fillStyle = downward(context, row * h, row * h + h, [
      [0, "rgb(150 180 255 / 0.075)"],
      [1, "rgb(150 180 255 / 0.02)"],
    ]);
    context.beginPath();
    context.roundRect(column * w * 1.08, row * h * 1.06, w, h, h * 0.06);
    context.fill();
  }
  context.restore();
}

/** Its eight colours, low at the right, as the machine shows them when it is switched on. */
function paintTestStrip(context: Context, { width, layout: { cell, matrix, right } }: Backdrop, edge: number): void {
  const size = Math.round(cell * 0.62);
  const start = width - edge * 4 - size * EIGHT.length;
  if (start < right.x + right.width + cell * 0.5) return;
  EIGHT.toReversed().forEach((colour, i) => {
    context.fillStyle = withAlpha(colour, 0.5);
    context.fillRect(start + i * size, matrix.y + matrix.height - size * 0.8, size - 1, size * 0.8);
  });
}

/** Dark plastic round the glass, lit by the screen within and by the lamp from the right. */
function paintBezel(
  context: Context,
  width: number,
  height: number,
  { edge, round }: { readonly edge: number; readonly round: number },
): void {
  const inner = (grow: number): void => {
    context.roundRect(
      edge - grow,
      edge - grow,
      width - 2 * (edge - grow),
      height - 2 * (edge - grow),
      Math.max(0, round + grow),
    );
  };
  // The glass curves away before the plastic begins.
  context.save();
  context.beginPath();
  inner(0);
  context.strokeStyle = "rgb(0 0 6 / 0.55)";
  context.shadowColor = "rgb(0 0 6 / 0.95)";
  context.shadowBlur = edge * 6;
  context.lineWidth = edge * 1.4;
  context.stroke();
  context.restore();
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  inner(0);
  context.fillStyle = downward(context, 0, height, [
    [0, "#23222B"],
    [0.5, "#17171F"],
    [1, "#0E0E15"],
  ]);
  context.fill("evenodd");
  context.restore();
  const light = context.createLinearGradient(0, 0, width, 0);
  light.addColorStop(0, "rgb(96 128 255 / 0.55)");
  light.addColorStop(0.7, "rgb(120 120 230 / 0.4)");
  light.addColorStop(1, "rgb(255 176 96 / 0.75)");
  context.strokeStyle = light;
  context.lineWidth = Math.max(1, edge * 0.16);
  context.beginPath();
  inner(edge * 0.06);
  context.stroke();
}
