// A whitewashed wall at noon: plaster, blue shade, a dado of tiles.

import { withAlpha } from "../colour.ts";
import { lookOf } from "../skin.ts";
import type { Backdrop } from "./backdrop.ts";
import { type Context, downward, fillSpot, makeDice, paintCanvas, speckle } from "./canvas.ts";
import { paintTile } from "./tile.ts";

export function paintWhitewash(context: Context, { skin, width, height, layout, layouts = [layout] }: Backdrop): void {
  const { cell } = layout;
  context.fillStyle = downward(context, 0, height, [
    [0, "#FBFAF5"],
    [1, "#E9ECF1"],
  ]);
  context.fillRect(0, 0, width, height);
  const colours = [withAlpha("#8FA3C0", 0.1), withAlpha("#FFFFFF", 0.6), withAlpha("#B8A98A", 0.08)];
  speckle(context, { width, height }, { count: Math.round((width * height) / 420), colours, size: 3.2, seed: 5 });
  paintShade(context, width, height);
  fillSpot(context, { x: width * 0.14, y: 0, radius: height * 0.8 }, [
    [0, "rgb(255 246 214 / 0.75)"],
    [1, "rgb(255 246 214 / 0)"],
  ]);
  // The dado: motifs of all the kinds in turn, quiet in the shade of the wall's foot.
  const size = Math.max(18, Math.round(cell * 1.15));
  const foot = Math.max(...layouts.map(({ matrix, cell: own }) => matrix.y + matrix.height + own * 0.55));
  // What is written below the boards of a match stands on the plaster.
  const written = layouts.filter(({ name, left }) => name.width > 0 && left.width === 0);
  const lines = written.map(({ right }) => right.y + right.height + 3);
  const top = Math.max(layout.isPortrait ? height - size * 1.1 : foot, ...lines);
  const names = Object.keys(skin.kinds);
  const tiles = names.map((name) =>
    paintCanvas(size, size, (tile) => {
      const look = { ...lookOf(skin, name), colour: "#3A6DBE" };
      paintTile(tile, {
        look,
        size,
        column: 2,
        isLocked: true,
        metal: 0,
        edges: 15,
        hasPattern: false,
        isHighContrast: false,
      });
    }),
  );
  let n = 0;
  const from = ((width / 2) % size) - size;
  for (let y = top; y < height; y += size) {
    for (let x = from; x < width; x += size) {
      const tile = tiles[(n * 3 + Math.round((y - top) / size) * 2) % tiles.length];
      if (tile !== undefined) context.drawImage(tile, Math.round(x), Math.round(y));
      n++;
    }
  }
  context.fillStyle = "rgb(240 243 248 / 0.22)";
  context.fillRect(0, top, width, height - top);
  context.fillStyle = "#1D4E9E";
  context.fillRect(0, top - Math.max(3, cell * 0.14), width, Math.max(3, cell * 0.14));
}

/** The shade of a vine across the wall, blue as shade on lime is. */
function paintShade(context: Context, width: number, height: number): void {
  const dice = makeDice(31);
  const layer = paintCanvas(width / 2, height / 2, (shade) => {
    shade.scale(0.5, 0.5);
    shade.fillStyle = "#5F86C4";
    shade.beginPath();
    shade.moveTo(width, 0);
    shade.lineTo(width * 0.6, 0);
    shade.lineTo(width, height * 0.62);
    shade.fill();
    const unit = Math.min(width, height) / 100;
    for (let i = 0; i < 120; i++) {
      const along = dice(0, 1);
      const x = width * (0.6 + 0.4 * along) + dice(-9, 3) * unit;
      const y = height * 0.62 * along + dice(-3, 9) * unit;
      leaf(shade, { x, y, length: dice(2.4, 5.4) * unit, angle: dice(1.2, 3.4) });
    }
  });
  context.save();
  context.globalAlpha = 0.15;
  context.drawImage(layer, 0, 0, width, height);
  context.restore();
}

interface Leaf {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly angle: number;
}

function leaf(context: Context, { x, y, length, angle }: Leaf): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(0, 0);
  context.quadraticCurveTo(length * 0.45, -length * 0.42, length, 0);
  context.quadraticCurveTo(length * 0.45, length * 0.42, 0, 0);
  context.fill();
  context.restore();
}
