// What stands behind the Matrix, painted once and again when the level or the window changes.

import { mix, withAlpha } from "../colour.ts";
import type { BackdropStyle, Skin } from "../skin.ts";
import type { Layout } from "../stage.ts";
import { type Context, downward, fillSpot, makeDice, paintCanvas } from "./canvas.ts";
import { paintOrnament } from "./ornament.ts";
import { paintPaper } from "./paper.ts";
import { paintPlaza } from "./plaza.ts";
import { paintHomeComputer, paintScreen } from "./screen.ts";
import { paintWhitewash } from "./whitewash.ts";

export interface Backdrop {
  readonly skin: Skin;
  readonly width: number;
  readonly height: number;
  /** The player's own board, and all that there are: none unless said but the own. */
  readonly layout: Layout;
  readonly layouts?: readonly Layout[];
  readonly level: number;
  /** Paper: the pencil does not lie there, it is drawn by itself. */
  readonly isDeskBare?: boolean;
}

const PAINTERS: { readonly [Style in BackdropStyle]: (context: Context, backdrop: Backdrop) => void } = {
  northernLight: paintNorthernLight,
  paper: paintPaper,
  plaza: paintPlaza,
  whitewash: paintWhitewash,
  screen: paintScreen,
  homeComputer: paintHomeComputer,
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
