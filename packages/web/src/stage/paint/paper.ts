// Squared paper in a school notebook.

import { withAlpha } from "../colour.ts";
import type { Layout } from "../stage.ts";
import type { Backdrop } from "./backdrop.ts";
import { type Context, downward, fillSpot, speckle } from "./canvas.ts";
import { paintPencilTool } from "./pencilTool.ts";
import { spanOf } from "./span.ts";

const LEAST_MARGIN_PX = 18;

/** Squared paper whose squares are the Matrix's own. */
export function paintPaper(
  context: Context,
  { width, height, layout, layouts = [layout], isDeskBare = false }: Backdrop,
): void {
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
  const margin = marginOf(layout);
  context.fillStyle = withAlpha("#D8434E", 0.6);
  if (layouts.length === 1 || margin > LEAST_MARGIN_PX) context.fillRect(Math.round(margin), 0, 1.6, height);
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
  if (isDeskBare || layout.isPortrait || width <= 900 || !hasRoom) return;
  context.save();
  context.translate(width - cell * 2.4, height - cell * 9.3);
  context.rotate(0.16);
  paintPencilTool(context, cell);
  context.restore();
}

/** Where the red line of the margin is. */
export function marginOf(layout: Layout): number {
  return layout.isPortrait ? layout.matrix.x * 0.5 : Math.max(LEAST_MARGIN_PX, leftOf(layout) - layout.cell * 1.5);
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
