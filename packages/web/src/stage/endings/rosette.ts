// One large azulejo over the whole Matrix: a rosette in a frame, with a field for the words.

import { type Context, downward, paintCanvas } from "../paint/canvas.ts";

const GLAZE = "#FBF6E6";
const COBALT = "#123A86";
const BLUE = "#3E74CF";
const PALE = "#BFD4F2";
const GOLD = "#E9B53A";
const LEAF = "#3FA06A";

export interface Panel {
  /** In device pixels. */
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  /** The middle of the words' field. */
  readonly fieldY: number;
}

function petals(context: Context, count: number, shape: { length: number; from: number; breadth: number }): void {
  for (let i = 0; i < count; i++) {
    context.save();
    context.rotate((i * Math.PI * 2) / count);
    context.beginPath();
    context.moveTo(0, -shape.from);
    context.quadraticCurveTo(shape.breadth, -(shape.from + shape.length * 0.45), 0, -(shape.from + shape.length));
    context.quadraticCurveTo(-shape.breadth, -(shape.from + shape.length * 0.45), 0, -shape.from);
    context.fill();
    context.restore();
  }
}

function disc(context: Context, radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(0, 0, radius, 0, Math.PI * 2);
  context.fill();
}

function rosette(context: Context, radius: number): void {
  disc(context, radius, COBALT);
  disc(context, radius * 0.95, GLAZE);
  context.fillStyle = PALE;
  petals(context, 32, { length: radius * 0.16, from: radius * 0.78, breadth: radius * 0.06 });
  disc(context, radius * 0.79, BLUE);
  context.fillStyle = GLAZE;
  petals(context, 16, { length: radius * 0.5, from: radius * 0.26, breadth: radius * 0.16 });
  context.fillStyle = COBALT;
  petals(context, 16, { length: radius * 0.36, from: radius * 0.3, breadth: radius * 0.09 });
  context.save();
  context.rotate(Math.PI / 16);
  context.fillStyle = LEAF;
  petals(context, 16, { length: radius * 0.2, from: radius * 0.55, breadth: radius * 0.07 });
  context.restore();
  disc(context, radius * 0.33, GLAZE);
  disc(context, radius * 0.3, COBALT);
  context.fillStyle = GOLD;
  petals(context, 8, { length: radius * 0.28, from: 0, breadth: radius * 0.11 });
  disc(context, radius * 0.08, GLAZE);
}

/** Quarter roses in the corners, and a chain of leaves along the edges. */
function border(context: Context, { width, height, cell }: Panel): void {
  context.fillStyle = COBALT;
  context.fillRect(0, 0, width, height);
  context.fillStyle = GLAZE;
  context.fillRect(cell * 0.12, cell * 0.12, width - cell * 0.24, height - cell * 0.24);
  context.fillStyle = BLUE;
  context.fillRect(cell * 0.24, cell * 0.24, width - cell * 0.48, height - cell * 0.48);
  const inner = cell;
  for (let y = inner / 2; y < height; y += inner) {
    for (const x of [inner / 2, width - inner / 2]) flower(context, x, y, inner);
  }
  for (let x = inner * 1.5; x < width - inner; x += inner) {
    for (const y of [inner / 2, height - inner / 2]) flower(context, x, y, inner);
  }
  context.fillStyle = COBALT;
  context.fillRect(inner * 0.96, inner * 0.96, width - inner * 1.92, height - inner * 1.92);
  context.fillStyle = GLAZE;
  context.fillRect(inner * 1.06, inner * 1.06, width - inner * 2.12, height - inner * 2.12);
}

/** Large flowers side by side, above and below. */
function garland(context: Context, { width, cell }: Panel, y: number): void {
  const count = 5;
  const pitch = (width - cell * 2.6) / count;
  for (let i = 0; i < count; i++) {
    context.save();
    context.translate(cell * 1.3 + pitch * (i + 0.5), y);
    const radius = Math.min(pitch, cell * 1.7) * 0.48;
    context.fillStyle = i % 2 === 0 ? BLUE : COBALT;
    petals(context, 8, { length: radius, from: 0, breadth: radius * 0.4 });
    context.rotate(Math.PI / 8);
    context.fillStyle = i % 2 === 0 ? GOLD : LEAF;
    petals(context, 8, { length: radius * 0.6, from: 0, breadth: radius * 0.22 });
    disc(context, radius * 0.16, GLAZE);
    context.restore();
  }
}

function flower(context: Context, x: number, y: number, cell: number): void {
  context.save();
  context.translate(x, y);
  context.fillStyle = GLAZE;
  petals(context, 4, { length: cell * 0.4, from: 0, breadth: cell * 0.2 });
  context.rotate(Math.PI / 4);
  context.fillStyle = GOLD;
  petals(context, 4, { length: cell * 0.22, from: 0, breadth: cell * 0.12 });
  context.restore();
}

export function paintRosette(panel: Panel): HTMLCanvasElement {
  const { width, height, cell, fieldY } = panel;
  return paintCanvas(width, height, (context) => {
    border(context, panel);
    const inside = width / 2 - cell * 1.3;
    const centre = height * 0.66;
    for (const [x, y, turn] of [
      [cell * 1.06, centre - inside, 0],
      [width - cell * 1.06, centre - inside, Math.PI / 2],
      [width - cell * 1.06, centre + inside, Math.PI],
      [cell * 1.06, centre + inside, Math.PI * 1.5],
    ] as const) {
      context.save();
      context.translate(x, y);
      context.rotate(turn);
      context.fillStyle = PALE;
      context.beginPath();
      context.moveTo(0, 0);
      context.arc(0, 0, cell * 2.1, 0, Math.PI / 2);
      context.fill();
      context.fillStyle = BLUE;
      context.beginPath();
      context.moveTo(0, 0);
      context.arc(0, 0, cell * 1.3, 0, Math.PI / 2);
      context.fill();
      context.restore();
    }
    context.save();
    context.translate(width / 2, centre);
    rosette(context, inside);
    context.restore();
    field(context, panel, fieldY);
    for (const y of [cell * 2.35, height - cell * 2]) garland(context, panel, y);
    // Grout between the tiles, and the noon on the glaze.
    context.fillStyle = "rgb(60 70 100 / 0.3)";
    for (let x = cell; x < width - 1; x += cell) context.fillRect(x - 1, 0, Math.max(1, cell * 0.04), height);
    for (let y = cell; y < height - 1; y += cell) context.fillRect(0, y - 1, width, Math.max(1, cell * 0.04));
    context.fillStyle = downward(context, 0, height, [
      [0, "rgb(255 255 255 / 0.22)"],
      [0.4, "rgb(255 255 255 / 0)"],
      [1, "rgb(18 58 134 / 0.18)"],
    ]);
    context.fillRect(0, 0, width, height);
  });
}

/** A plain field, edged in blue: what is written there can be read. */
function field(context: Context, { width, cell }: Panel, y: number): void {
  const [left, top, high] = [cell * 1.35, y - cell * 2.2, cell * 4.4];
  context.fillStyle = GLAZE;
  context.strokeStyle = COBALT;
  context.lineWidth = cell * 0.12;
  context.beginPath();
  context.roundRect(left, top, width - left * 2, high, cell * 0.8);
  context.fill();
  context.stroke();
  context.strokeStyle = GOLD;
  context.lineWidth = cell * 0.06;
  context.beginPath();
  context.roundRect(
    left + cell * 0.18,
    top + cell * 0.18,
    width - (left + cell * 0.18) * 2,
    high - cell * 0.36,
    cell * 0.64,
  );
  context.stroke();
}
