// A place that is pointed out on a board: a line round its cells, outside of where a ghost piece has its own, and a few
// letters in one of them. What lies beneath stays to be seen.

import { withAlpha } from "../colour.ts";
import type { Skin } from "../skin.ts";
import { type Context, paintCanvas } from "./canvas.ts";

type Cells = readonly (readonly [x: number, y: number])[];
type Point = readonly [x: number, y: number];

interface Line {
  /** Shares of a cell. */
  readonly width: number;
  readonly dashes: readonly number[];
  readonly fill: number;
  readonly alpha: number;
}

/** What matters most stands out most, also for those who see no colours. */
const LINES: readonly [Line, ...Line[]] = [
  { width: 0.13, dashes: [], fill: 0.17, alpha: 1 },
  { width: 0.09, dashes: [0.3, 0.2], fill: 0.05, alpha: 0.95 },
  { width: 0.08, dashes: [0.08, 0.17], fill: 0, alpha: 0.9 },
];

export interface OutlinePicture {
  readonly cells: Cells;
  /** Side of a cell in device pixels. */
  readonly size: number;
  readonly reach: number;
  readonly skin: Skin;
  /** 0 is the strongest. */
  readonly rank: number;
}

export function paintOutline({ cells, size, reach, skin, rank }: OutlinePicture): HTMLCanvasElement {
  const side = size * (2 * reach + 1);
  const line = LINES[rank] ?? LINES[LINES.length - 1]!;
  return paintCanvas(side, side, (context) => {
    context.translate(reach * size, (reach + 1) * size);
    context.scale(size, -size);
    context.beginPath();
    walkRound(cells).forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.closePath();
    context.lineJoin = "round";
    context.lineCap = rank === 0 ? "round" : "butt";
    context.globalAlpha = line.alpha;
    context.fillStyle = withAlpha(skin.hint, line.fill);
    context.fill();
    // A casing in the colour of the ground: the line is seen on Blocks of any colour.
    context.strokeStyle = withAlpha(skin.ground, 0.75);
    context.lineWidth = line.width + 0.07;
    context.stroke();
    context.setLineDash([...line.dashes]);
    context.strokeStyle = skin.hint;
    context.lineWidth = line.width;
    context.stroke();
  });
}

/** The corners of the cells' common border, in order. */
function walkRound(cells: Cells): Point[] {
  const has = (x: number, y: number): boolean => cells.some(([cx, cy]) => cx === x && cy === y);
  const onward = new Map<string, Point>();
  const edge = (from: Point, to: Point): void => void onward.set(from.join(), to);
  for (const [x, y] of cells) {
    if (!has(x, y - 1)) edge([x, y], [x + 1, y]);
    if (!has(x + 1, y)) edge([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) edge([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) edge([x, y + 1], [x, y]);
  }
  const corners: Point[] = [];
  let corner = onward.values().next().value;
  while (corner !== undefined && corners.length < onward.size) {
    corners.push(corner);
    corner = onward.get(corner.join());
  }
  return corners;
}

export interface LabelPicture {
  readonly text: string;
  /** Height of the letters in device pixels. */
  readonly font: number;
  readonly skin: Skin;
  readonly isStrong: boolean;
}

export function paintLabel({ text, font, skin, isStrong }: LabelPicture): HTMLCanvasElement {
  const style = `${isStrong ? 800 : 700} ${font}px "Onest Variable", Onest, system-ui, sans-serif`;
  const measure: Context | null = paintCanvas(1, 1, () => undefined).getContext("2d");
  if (measure !== null) measure.font = style;
  const pad = font * 0.35;
  const width = (measure?.measureText(text).width ?? font) + pad * 2;
  const height = font * 1.2 + pad;
  return paintCanvas(width, height, (context) => {
    context.font = style;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.lineWidth = font * 0.36;
    context.strokeStyle = withAlpha(skin.ground, 0.92);
    context.strokeText(text, width / 2, height / 2);
    context.fillStyle = skin.hint;
    context.fillText(text, width / 2, height / 2);
  });
}
