// What stands behind the Matrix, painted once and again when the level or the window changes.

import { mix, withAlpha } from "../colour.ts";
import type { BackdropStyle, Skin } from "../skin.ts";
import type { Layout } from "../stage.ts";
import { type Context, downward, fillSpot, makeDice, paintCanvas, speckle } from "./canvas.ts";
import { paintOrnament } from "./ornament.ts";
import { paintPlaza } from "./plaza.ts";
import { spanOf } from "./span.ts";
import { paintWhitewash } from "./whitewash.ts";

export interface Backdrop {
  readonly skin: Skin;
  readonly width: number;
  readonly height: number;
  /** The player's own board, and all that there are: none unless said but the own. */
  readonly layout: Layout;
  readonly layouts?: readonly Layout[];
  readonly level: number;
  readonly wonder: { readonly index: number; readonly share: number } | undefined;
}

const PAINTERS: { readonly [Style in BackdropStyle]: (context: Context, backdrop: Backdrop) => void } = {
  northernLight: paintNorthernLight,
  paper: paintPaper,
  plaza: paintPlaza,
  whitewash: paintWhitewash,
  screen: paintScreen,
};

export function paintBackdrop(context: Context, backdrop: Backdrop): void {
  context.fillStyle = backdrop.skin.page;
  context.fillRect(0, 0, backdrop.width, backdrop.height);
  PAINTERS[backdrop.skin.backdrop](context, backdrop);
}

/** Two lights a level: what the curtains are made of. */
const LIGHTS = [
  ["#1FE0A6", "#3C6BFF"],
  ["#2BC7E8", "#6A4DFF"],
  ["#4D8CFF", "#B14DFF"],
  ["#9A5BFF", "#FF4DA6"],
  ["#FF4D8F", "#8A4DFF"],
  ["#F0566E", "#5B4DFF"],
  ["#4DE08A", "#1F8FD6"],
] as const;

function paintNorthernLight(context: Context, backdrop: Backdrop): void {
  const { width, height, layout, layouts = [layout], level } = backdrop;
  const [near, far] = LIGHTS[(level - 1 + LIGHTS.length * 8) % LIGHTS.length] ?? LIGHTS[0];
  // Curtains are soft: a small picture made large is as good, and sixty times as quick.
  const rough = paintCanvas(width / 8, height / 8, (sky) => paintCurtains(sky, near, far));
  const small = paintCanvas(width / 8, height / 8, (sky) => {
    sky.filter = "blur(1px)";
    sky.drawImage(rough, 0, 0);
  });
  context.drawImage(small, 0, 0, width, height);
  const dice = makeDice(7);
  for (let i = 0; i < 90; i++) {
    context.fillStyle = withAlpha("#FFFFFF", dice(0.08, 0.5));
    const size = dice(0.7, 1.7);
    context.fillRect(dice(0, width), dice(0, height * 0.6), size, size);
  }
  const floor = Math.max(...layouts.map(({ matrix, cell }) => matrix.y + matrix.height + cell * 0.9));
  context.fillStyle = downward(context, floor, height, [
    [0, "rgb(3 5 14 / 0.35)"],
    [1, "rgb(3 5 14 / 0.85)"],
  ]);
  context.fillRect(0, floor, width, Math.max(0, height - floor));
  context.fillStyle = withAlpha(near, 0.16);
  context.fillRect(0, floor, width, 1);
  // Lights that meet are weaker each: together they are as one.
  const share = 1 / Math.sqrt(layouts.length);
  for (const { matrix, cell } of layouts) {
    const middle = matrix.x + matrix.width / 2;
    const foot = matrix.y + matrix.height + cell * 0.9;
    fillSpot(context, { x: middle, y: foot, radius: matrix.width * 0.95 }, [
      [0, withAlpha(near, 0.26 * share)],
      [1, withAlpha(near, 0)],
    ]);
    // The room is darkest round the glass.
    fillSpot(context, { x: middle, y: matrix.y + matrix.height / 2, radius: matrix.height * 0.75 }, [
      [0, `rgb(4 7 18 / ${0.5 * share})`],
      [0.5, `rgb(4 7 18 / ${0.3 * share})`],
      [1, "rgb(4 7 18 / 0)"],
    ]);
  }
  paintOrnament(context, { width, height, level, isNarrow: layout.isPortrait });
}

function paintCurtains(context: Context, near: string, far: string): void {
  const { width, height } = context.canvas;
  context.fillStyle = downward(context, 0, height, [
    [0, mix("#060918", far, 0.1)],
    [0.55, mix("#0A1024", near, 0.12)],
    [1, "#05070F"],
  ]);
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "lighter";
  for (let curtain = 0; curtain < 3; curtain++) {
    const colour = curtain === 1 ? far : near;
    for (let x = 0; x < width; x++) {
      const t = (x / width) * Math.PI * 2;
      const fold = Math.sin(t * 1.3 + curtain * 2.1) * 0.5 + Math.sin(t * 3.1 + curtain) * 0.22;
      const foot = height * (0.36 + 0.15 * curtain + fold * 0.13);
      const top = foot - height * (0.34 + 0.12 * Math.sin(t * 2.3 + curtain * 1.7));
      const strength = 0.2 + 0.16 * Math.sin(t * 5.3 + curtain * 2.6) * Math.sin(t * 1.7 + curtain);
      context.fillStyle = downward(context, top, foot + height * 0.05, [
        [0, withAlpha(far, 0)],
        [0.7, withAlpha(colour, strength * 0.8)],
        [0.9, withAlpha(mix(colour, "#FFFFFF", 0.25), strength)],
        [1, withAlpha(colour, 0)],
      ]);
      context.fillRect(x, top, 1, foot + height * 0.05 - top);
    }
  }
  context.globalCompositeOperation = "source-over";
}

const LEAST_MARGIN_PX = 18;

/** Squared paper whose squares are the Matrix's own. */
function paintPaper(context: Context, { width, height, layout, layouts = [layout] }: Backdrop): void {
  const { matrix, cell } = layout;
  context.fillStyle = "#F6F1E4";
  context.fillRect(0, 0, width, height);
  const colours = [withAlpha("#8A7A55", 0.1), withAlpha("#FFFFFF", 0.5), withAlpha("#5A5040", 0.06)];
  speckle(context, { width, height }, { count: Math.round((width * height) / 260), colours, size: 1.8, seed: 3 });
  context.fillStyle = withAlpha("#5B8CC4", 0.34);
  for (let x = matrix.x % cell; x < width; x += cell) context.fillRect(Math.round(x), 0, 1, height);
  for (let y = matrix.y % cell; y < height; y += cell) context.fillRect(0, Math.round(y), width, 1);
  for (const other of layouts.slice(1)) paintScrap(context, other);
  // The margin keeps clear of the panels.
  const wanted = leftOf(layout) - cell * 1.5;
  const margin = layout.isPortrait ? matrix.x * 0.5 : Math.max(LEAST_MARGIN_PX, wanted);
  context.fillStyle = withAlpha("#D8434E", 0.6);
  if (layouts.length === 1 || wanted >= LEAST_MARGIN_PX) context.fillRect(Math.round(margin), 0, 1.6, height);
  fillSpot(context, { x: width * 0.3, y: -height * 0.1, radius: Math.max(width, height) }, [
    [0, "rgb(255 253 240 / 0.5)"],
    [1, "rgb(255 253 240 / 0)"],
  ]);
  context.fillStyle = downward(context, 0, height, [
    [0, "rgb(90 70 30 / 0)"],
    [1, "rgb(90 70 30 / 0.12)"],
  ]);
  context.fillRect(0, 0, width, height);
  const hasRoom = layouts.length === 1 || width - spanOf(layouts.map((each) => each.matrix)).width > cell * 24;
  if (!layout.isPortrait && width > 900 && hasRoom) paintPencilCase(context, width, height, cell);
}

/** Where the leftmost thing of a board begins. */
function leftOf({ matrix, left, hold, meter, name }: Layout): number {
  return Math.min(...[matrix, left, hold, meter, name].filter((place) => place.width > 0).map((place) => place.x));
}

/** Another board's squares: its Matrix has a sheet of its own, whose squares are its cells. */
function paintScrap(context: Context, { matrix, cell }: Layout): void {
  const { x, y, width, height } = matrix;
  context.fillStyle = "#F6F1E4";
  context.fillRect(x, y, width, height);
  context.fillStyle = withAlpha("#5B8CC4", 0.34);
  for (let at = x; at <= x + width; at += cell) context.fillRect(Math.round(at), y, 1, height);
  for (let at = y; at <= y + height; at += cell) context.fillRect(x, Math.round(at), width, 1);
}

/** A pencil and an eraser lie in the corner. */
function paintPencilCase(context: Context, width: number, height: number, cell: number): void {
  context.save();
  context.translate(width - cell * 2.4, height - cell * 8.2);
  context.rotate(0.16);
  context.shadowColor = "rgb(60 40 10 / 0.35)";
  context.shadowBlur = cell * 0.4;
  context.shadowOffsetY = cell * 0.12;
  const w = cell * 0.5;
  context.fillStyle = "#E0A32E";
  context.fillRect(-w / 2, 0, w, cell * 6.4);
  context.shadowColor = "transparent";
  context.fillStyle = "#F3C766";
  context.fillRect(-w / 2, 0, w * 0.32, cell * 6.4);
  context.fillStyle = "#B97E15";
  context.fillRect(w * 0.2, 0, w * 0.3, cell * 6.4);
  context.fillStyle = "#EBD3A6";
  context.beginPath();
  context.moveTo(-w / 2, 0);
  context.lineTo(0, -cell * 1.1);
  context.lineTo(w / 2, 0);
  context.fill();
  context.fillStyle = "#33333B";
  context.beginPath();
  context.moveTo(-w * 0.16, -cell * 0.75);
  context.lineTo(0, -cell * 1.1);
  context.lineTo(w * 0.16, -cell * 0.75);
  context.fill();
  context.fillStyle = "#B9BDC4";
  context.fillRect(-w / 2, cell * 5.9, w, cell * 0.5);
  context.fillStyle = "#D86A6A";
  context.fillRect(-w / 2, cell * 6.4, w, cell * 0.5);
  context.restore();
}

/** Black glass with the reflection of a lamp. */
function paintScreen(context: Context, { skin, width, height }: Backdrop): void {
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
