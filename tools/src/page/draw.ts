// Drawing: a game's state and its latest events on a canvas, in the Guideline's skin. Sizes are in cells.

import { type Game, type GameEvent, MILLISECOND, isFilled, kindAt, nextKinds, rowsToSurface } from "@korobeinix/engine";

/** The glass beside the cells, and how much of the Buffer Zone shows above the Skyline; the style sheet has them too. */
const SIDE = 0.3;
const ABOVE = 1.6;

const SWEEP_MICROS: number = 320 * MILLISECOND;
/** Rows above a line clear come down while the next Tetrimino is awaited. */
const SETTLE_MICROS: number = 170 * MILLISECOND;
const TRAIL_MICROS: number = 220 * MILLISECOND;
/** Events older than this are not drawn any more. */
export const EFFECT_MICROS: number = SWEEP_MICROS;

const COLOURS: ReadonlyMap<string, string> = new Map([
  ["I", "#3BD5F5"],
  ["O", "#F7D038"],
  ["T", "#B06BF3"],
  ["L", "#F79A3E"],
  ["J", "#4C6FFF"],
  ["S", "#4FD66B"],
  ["Z", "#F4525F"],
]);
const GARBAGE_COLOUR = "#8A93A8";

type Context = CanvasRenderingContext2D;
type Cells = readonly (readonly [x: number, y: number])[];

function colourOf(game: Game, kind: number): string {
  return COLOURS.get(game.rules.book.pieces[kind]?.name ?? "") ?? GARBAGE_COLOUR;
}

function cellsOf(game: Game, kind: number, facing: number): Cells {
  return game.rules.book.pieces[kind]?.facings[facing] ?? [];
}

/** The canvas at the screen's own resolution, wiped. */
function wipe(canvas: HTMLCanvasElement): Context | null {
  const width = Math.round(canvas.clientWidth * devicePixelRatio);
  const height = Math.round(canvas.clientHeight * devicePixelRatio);
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  context?.clearRect(0, 0, width, height);
  return context;
}

/** Minos painted once for each colour, size, place of the highlight and depth. */
const minos = new Map<string, HTMLCanvasElement>();
const MINOS_KEPT = 600;

function minoOf(colour: string, size: number, column: number, isLocked: boolean): HTMLCanvasElement {
  const key = `${colour} ${size} ${column} ${isLocked}`;
  const kept = minos.get(key);
  if (kept !== undefined) return kept;
  if (minos.size > MINOS_KEPT) minos.clear();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d");
  if (context !== null) paintMino(context, colour, column, isLocked);
  minos.set(key, canvas);
  return canvas;
}

/** Coloured glass: a soft bevel, a glow from within, and a highlight that wanders with the column. */
function paintMino(context: Context, colour: string, column: number, isLocked: boolean): void {
  const size = context.canvas.width;
  const gap = Math.max(0.5, size * 0.025);
  const round = size * 0.16;
  // A locked one is a shade deeper: less light in it, not less colour.
  const light = isLocked ? 0.42 : 1;
  const body = (inset: number): void => {
    context.beginPath();
    context.roundRect(inset, inset, size - 2 * inset, size - 2 * inset, Math.max(0, round - inset + gap));
  };
  body(gap);
  context.fillStyle = colour;
  context.fill();
  context.save();
  context.clip();

  const shade = context.createLinearGradient(0, 0, 0, size);
  shade.addColorStop(0, isLocked ? "rgb(4 6 50 / 0.16)" : "rgb(255 255 255 / 0.26)");
  shade.addColorStop(0.45, isLocked ? "rgb(4 6 50 / 0.22)" : "rgb(255 255 255 / 0)");
  shade.addColorStop(1, isLocked ? "rgb(4 6 50 / 0.55)" : "rgb(4 6 40 / 0.42)");
  context.fillStyle = shade;
  context.fillRect(0, 0, size, size);
  fillGlow(context, { x: size * 0.5, y: size * 0.72, radius: size * 0.5, alpha: 0.34 * light });
  fillGlow(context, { x: size * (0.24 + 0.058 * column), y: size * 0.16, radius: size * 0.36, alpha: 0.62 * light });
  context.restore();

  const bevel = context.createLinearGradient(0, 0, 0, size);
  bevel.addColorStop(0, `rgb(255 255 255 / ${0.7 * light})`);
  bevel.addColorStop(0.5, `rgb(255 255 255 / ${0.14 * light})`);
  bevel.addColorStop(1, "rgb(2 4 20 / 0.5)");
  context.strokeStyle = bevel;
  context.lineWidth = Math.max(1, size * 0.055);
  body(gap + context.lineWidth / 2);
  context.stroke();
}

function fillGlow(context: Context, spot: { x: number; y: number; radius: number; alpha: number }): void {
  const { x, y, radius, alpha } = spot;
  const glow = context.createRadialGradient(x, y, 0, x, y, radius);
  glow.addColorStop(0, `rgb(255 255 255 / ${alpha})`);
  glow.addColorStop(1, "rgb(255 255 255 / 0)");
  context.fillStyle = glow;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** What every part of the Matrix is drawn with: where a cell's corner lies in pixels, y up. */
interface Pane {
  readonly game: Game;
  readonly context: Context;
  readonly cell: number;
  readonly left: (x: number) => number;
  readonly top: (y: number) => number;
}

/** The Matrix with all that is in it. `events` are the latest, oldest first. */
export function drawMatrix(
  canvas: HTMLCanvasElement,
  game: Game,
  events: readonly GameEvent[],
  isStill: boolean,
): void {
  const context = wipe(canvas);
  if (context === null) return;
  const { columns, skyline } = game.rules.geometry;
  const cell = canvas.width / (columns + 2 * SIDE);
  const left = (x: number): number => Math.round((x + SIDE) * cell);
  const top = (y: number): number => Math.round((ABOVE + skyline - 1 - y) * cell);
  const pane: Pane = { game, context, cell, left, top };
  drawGlass(pane);
  drawTrails(pane, events);
  drawBlocks(pane, isStill ? [] : events);
  drawPiece(pane);
  drawSweeps(pane, events);
}

/** The tall glass: dark within, bright at its edges, open at the top. */
function drawGlass({ game, context, cell, left, top }: Pane): void {
  const { columns, skyline } = game.rules.geometry;
  const [x0, x1, y0, y1] = [left(0), left(columns), top(skyline - 1), top(-1)];
  const side = SIDE * cell;

  const inside = context.createLinearGradient(0, 0, 0, y1);
  inside.addColorStop(0, "rgb(8 12 26 / 0)");
  inside.addColorStop(0.1, "rgb(8 12 26 / 0.7)");
  inside.addColorStop(1, "rgb(5 8 18 / 0.92)");
  context.fillStyle = inside;
  context.fillRect(x0, 0, x1 - x0, y1);

  context.fillStyle = "rgb(150 180 240 / 0.075)";
  for (let x = 1; x < columns; x++) context.fillRect(left(x), y0, 1, y1 - y0);
  for (let y = 0; y < skyline - 1; y++) context.fillRect(x0, top(y), x1 - x0, 1);
  context.fillStyle = "rgb(170 205 255 / 0.2)";
  context.fillRect(x0, y0, x1 - x0, 1);

  const wall = context.createLinearGradient(0, 0, 0, y1);
  wall.addColorStop(0, "rgb(170 205 255 / 0)");
  wall.addColorStop(0.12, "rgb(170 205 255 / 0.2)");
  wall.addColorStop(1, "rgb(170 205 255 / 0.34)");
  const outline = new Path2D();
  outline.moveTo(x0 - side * 0.5, 0);
  outline.lineTo(x0 - side * 0.5, y1 + side * 0.2);
  outline.arcTo(x0 - side * 0.5, y1 + side * 0.9, x0 + side, y1 + side * 0.9, side);
  outline.lineTo(x1 - side, y1 + side * 0.9);
  outline.arcTo(x1 + side * 0.5, y1 + side * 0.9, x1 + side * 0.5, y1, side);
  outline.lineTo(x1 + side * 0.5, 0);
  context.strokeStyle = wall;
  context.lineWidth = side * 0.8;
  context.stroke(outline);
  context.lineWidth = Math.max(1, side * 0.12);
  context.stroke(outline);

  // What light the thick bottom gathers.
  const light = context.createRadialGradient((x0 + x1) / 2, y1, 0, (x0 + x1) / 2, y1, (x1 - x0) / 2);
  light.addColorStop(0, "rgb(190 225 255 / 0.5)");
  light.addColorStop(1, "rgb(190 225 255 / 0)");
  context.fillStyle = light;
  context.fillRect(x0, y1, x1 - x0, side * 1.3);
}

function drawMino(
  { context, cell }: Pane,
  colour: string,
  spot: { x: number; y: number; column: number; isLocked: boolean },
): void {
  const { x, y, column, isLocked } = spot;
  context.drawImage(minoOf(colour, Math.ceil(cell), column, isLocked), x, y);
}

function drawBlocks(pane: Pane, events: readonly GameEvent[]): void {
  const { game, left, top } = pane;
  const { geometry } = game.rules;
  const cleared = events.findLast((event) => event.type === "cleared");
  for (let y = 0; y < game.state.stackHeight; y++) {
    const lift = cleared === undefined ? 0 : liftOf(y, cleared.rows, (game.state.time - cleared.at) / SETTLE_MICROS);
    for (let x = 0; x < geometry.columns; x++) {
      if (!isFilled(game.state, x, y)) continue;
      const colour = colourOf(game, kindAt(geometry, game.state, x, y));
      drawMino(pane, colour, { x: left(x), y: top(y + lift), column: x, isLocked: true });
    }
  }
}

/** How far above its place a row still is, having stood above the rows that went. */
function liftOf(y: number, rows: readonly number[], progress: number): number {
  if (progress >= 1) return 0;
  let before = y;
  for (const row of rows) if (before >= row) before++;
  return (before - y) * (1 - progress * progress);
}

function drawPiece(pane: Pane): void {
  const { game, context, cell, left, top } = pane;
  const { state, rules } = game;
  if (state.kind < 0) return;
  const cells = cellsOf(game, state.kind, state.facing);
  const colour = colourOf(game, state.kind);
  const isPlaced = state.phase !== "ended";
  if (isPlaced && rules.options.ghost) drawGhost(pane, cells, colour, rowsToSurface(game));
  context.save();
  context.shadowColor = colour;
  context.shadowBlur = cell * 0.7;
  context.fillStyle = colour;
  const inset = cell * 0.15;
  for (const [x, y] of cells) {
    context.fillRect(left(state.x + x) + inset, top(state.y + y) + inset, cell - 2 * inset, cell - 2 * inset);
  }
  context.restore();
  for (const [x, y] of cells) {
    const column = state.x + x;
    drawMino(pane, colour, { x: left(column), y: top(state.y + y), column, isLocked: false });
  }
}

/** One outline round the four Minos, where the piece would come to rest. */
function drawGhost({ game, context, cell, left, top }: Pane, cells: Cells, colour: string, rows: number): void {
  if (rows === 0) return;
  const { state } = game;
  const line = Math.max(1.5, cell * 0.06);
  const has = (x: number, y: number): boolean => cells.some(([cx, cy]) => cx === x && cy === y);
  const outline = new Path2D();
  const inset = line / 2 + 0.5;
  context.save();
  context.fillStyle = colour;
  context.globalAlpha = 0.12;
  for (const [x, y] of cells) {
    const [x0, y0] = [left(state.x + x), top(state.y + y - rows)];
    const [x1, y1] = [left(state.x + x + 1), top(state.y + y - rows - 1)];
    context.fillRect(x0, y0, x1 - x0, y1 - y0);
    // A side is drawn inside its cell; where the next cell belongs to the piece too, it goes on into that one.
    const [isLeft, isRight, isUp, isDown] = [has(x - 1, y), has(x + 1, y), has(x, y + 1), has(x, y - 1)];
    const [xa, xb] = [isLeft ? x0 - inset : x0 + inset, isRight ? x1 + inset : x1 - inset];
    const [ya, yb] = [isUp ? y0 - inset : y0 + inset, isDown ? y1 + inset : y1 - inset];
    if (!isUp) segment(outline, [xa, y0 + inset], [xb, y0 + inset]);
    if (!isDown) segment(outline, [xa, y1 - inset], [xb, y1 - inset]);
    if (!isLeft) segment(outline, [x0 + inset, ya], [x0 + inset, yb]);
    if (!isRight) segment(outline, [x1 - inset, ya], [x1 - inset, yb]);
  }
  context.globalAlpha = 0.85;
  context.strokeStyle = colour;
  context.lineWidth = line;
  context.lineCap = "square";
  context.stroke(outline);
  context.restore();
}

function segment(path: Path2D, from: readonly [number, number], to: readonly [number, number]): void {
  path.moveTo(...from);
  path.lineTo(...to);
}

/** Light left behind by a Hard Drop. */
function drawTrails({ game, context, left, top }: Pane, events: readonly GameEvent[]): void {
  for (const [i, drop] of events.entries()) {
    const locked = events[i + 1];
    if (drop.type !== "hardDropped" || locked?.type !== "locked") continue;
    const age = (game.state.time - drop.at) / TRAIL_MICROS;
    if (age >= 1 || drop.rows === 0) continue;
    const cells = cellsOf(game, locked.kind, locked.facing);
    const colour = colourOf(game, locked.kind);
    context.save();
    context.globalAlpha = 0.34 * (1 - age) ** 2;
    for (const [x, y] of cells) {
      if (cells.some(([cx, cy]) => cx === x && cy > y)) continue;
      const [from, to] = [top(locked.y + y + drop.rows), top(locked.y + y)];
      const light = context.createLinearGradient(0, from, 0, to);
      light.addColorStop(0, "transparent");
      light.addColorStop(1, colour);
      context.fillStyle = light;
      context.fillRect(left(locked.x + x), from, left(locked.x + x + 1) - left(locked.x + x), to - from);
    }
    context.restore();
  }
}

/** A sweep of light from the middle along each row that went. */
function drawSweeps({ game, context, cell, left, top }: Pane, events: readonly GameEvent[]): void {
  const { columns } = game.rules.geometry;
  const middle = (left(0) + left(columns)) / 2;
  for (const event of events) {
    if (event.type !== "cleared") continue;
    const age = (game.state.time - event.at) / SWEEP_MICROS;
    if (age >= 1) continue;
    const reach = (left(columns) - middle) * Math.min(1, 0.15 + 1.5 * age);
    const thickness = cell * (1 - age) ** 2;
    const light = context.createLinearGradient(middle - reach, 0, middle + reach, 0);
    light.addColorStop(0, "rgb(200 235 255 / 0)");
    light.addColorStop(0.5, "rgb(240 250 255 / 0.95)");
    light.addColorStop(1, "rgb(200 235 255 / 0)");
    context.save();
    context.globalCompositeOperation = "lighter";
    context.globalAlpha = 1 - age;
    context.fillStyle = light;
    for (const row of event.rows) {
      context.fillRect(middle - reach, top(row) + (cell - thickness) / 2, reach * 2, thickness);
    }
    context.restore();
  }
}

/** A piece in its first facing, its middle at (x, y) in pixels. */
function drawPreview(context: Context, game: Game, kind: number, spot: { x: number; y: number; cell: number }): void {
  const cells = cellsOf(game, kind, 0);
  const { cell } = spot;
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const left = spot.x - ((Math.min(...xs) + Math.max(...xs) + 1) / 2) * cell;
  const bottom = spot.y + ((Math.min(...ys) + Math.max(...ys) + 1) / 2) * cell;
  const mino = minoOf(colourOf(game, kind), Math.ceil(cell), 3, false);
  for (const [x, y] of cells) {
    context.drawImage(mino, Math.round(left + x * cell), Math.round(bottom - (y + 1) * cell));
  }
}

export function drawHold(canvas: HTMLCanvasElement, game: Game): void {
  const context = wipe(canvas);
  const { hold, isHoldUsed } = game.state;
  if (context === null || hold < 0) return;
  context.globalAlpha = isHoldUsed ? 0.4 : 1;
  drawPreview(context, game, hold, { x: canvas.width / 2, y: canvas.height / 2, cell: canvas.width / 4.4 });
  context.globalAlpha = 1;
}

/** The Next Queue down a high canvas or along a wide one, its first Tetrimino the largest. */
export function drawNext(canvas: HTMLCanvasElement, game: Game): void {
  const context = wipe(canvas);
  if (context === null) return;
  const kinds = nextKinds(game.rules, game.state);
  const isRow = canvas.width > canvas.height;
  const [length, breadth] = isRow ? [canvas.width, canvas.height] : [canvas.height, canvas.width];
  // The first place is a third longer than the others.
  const slot = length / (kinds.length + 1 / 3);
  kinds.forEach((kind, i) => {
    const middle = i === 0 ? (slot * 2) / 3 : slot * (i + 5 / 6);
    const cell = (isRow ? slot / 4.4 : breadth / 4.4) * (i === 0 ? (isRow ? 4 / 3 : 1) : isRow ? 1 : 0.78);
    const [x, y] = isRow ? [middle, breadth / 2] : [breadth / 2, middle];
    drawPreview(context, game, kind, { x, y, cell });
  });
}
