// The room that the stage keeps for the buttons of thumbs, wherever they stand (F-22): as little of it as leaves the Matrix
// uncovered and as large as can be.

import { type Box, overlaps, type ThumbWindow } from "../input/thumbLayout.ts";
import { layOut, type LayoutRequest, withoutSides, isUpright } from "../stage/layout.ts";
import type { Layout, Rect, StageRoom } from "../stage/stage.ts";

/** Between a button and what gives way to it. */
const AIR = 8;
/** The frame of the Matrix, in cells. */
const FRAME = 0.5;
/** What figures need beside the Matrix: they stand at its side of their panel. */
const FIGURES_PX = 104;
/** What covering costs, as a share of the Matrix's size: what is looked at most is dearest. */
const COSTS = { queue: 0.4, figures: 0.3, short: 0.1 };
/** Covering the Matrix is worse than all else together, in cells. */
const COVERED = 1_000;
/** Below that share of the largest Matrix, it is rather covered than that small. */
const SMALLEST = { upright: 0.55, lying: 0.75 };
/** Of two that are as good, the one that keeps the Matrix in the middle, and less room. */
const ASKEW = 1e-4;
const SPENT = 1e-6;
/** The most of the window's width that both hands take from several boards. */
const MOST_SIDES = 0.45;

interface Option {
  readonly room: StageRoom;
  readonly cell: number;
  readonly worth: number;
}

/** For one board. The request's own room is kept in any case. */
export function roomFor(boxes: readonly Box[], request: LayoutRequest): StageRoom {
  if (boxes.length === 0) return request.room;
  const { room, widthPx, heightPx } = request;
  const isAtLeft = (box: Box): boolean => box.x + box.width / 2 < widthPx / 2;
  const lefts = boxes.filter(isAtLeft).map((box) => box.x + box.width + AIR);
  const rights = boxes.filter((box) => !isAtLeft(box)).map((box) => widthPx - box.x + AIR);
  const bottoms = boxes.map((box) => heightPx - box.y + AIR);
  const stands = isUpright(withoutSides(request));
  const options: Option[] = [];
  for (const left of wider(room.left, lefts))
    for (const right of wider(room.right, rights))
      for (const bottom of wider(room.bottom, bottoms)) {
        const tried = { ...request, room: { ...room, left, right, bottom } };
        // A window that is made narrow by its own buttons would stand upright, and lay them otherwise.
        if (isUpright(withoutSides(tried)) === stands) options.push(optionOf(tried, boxes));
      }
  const largest = Math.max(...options.map(({ cell }) => cell));
  return options
    .filter(({ cell }) => cell >= largest * SMALLEST[stands ? "upright" : "lying"])
    .reduce((best, option) => (option.worth > best.worth ? option : best)).room;
}

/** For several boards, which take all that there is: below the buttons of an upright window, between those of a lying one. */
export function plainRoom(boxes: readonly Box[], { width, height, isUpright: stands }: ThumbWindow): StageRoom {
  const low = boxes.filter((box) => box.y > height / 2);
  const most = (width * MOST_SIDES) / 2;
  const sides = (isLeft: boolean): number =>
    Math.min(most, Math.max(0, ...boxes.filter((box) => box.x + box.width / 2 < width / 2 === isLeft).map(fromSide)));
  const fromSide = (box: Box): number => AIR + (box.x < width / 2 ? box.x + box.width : width - box.x);
  const bottom = stands ? Math.max(0, ...low.map((box) => height - box.y + AIR)) : 0;
  return { top: 0, bottom, left: stands ? 0 : sides(true), right: stands ? 0 : sides(false) };
}

/** Which of the buttons lie over the Matrix. */
export function coversMatrix(box: Box, { matrix, cell }: Pick<Layout, "matrix" | "cell">): boolean {
  return overlaps(box, grown(matrix, cell * FRAME));
}

function wider(least: number, values: readonly number[]): readonly number[] {
  return [...new Set([least, ...values.filter((value) => value > least)])];
}

function optionOf(request: LayoutRequest, boxes: readonly Box[]): Option {
  const layout = layOut(request);
  const { hold, next, cell } = layout;
  const { room } = request;
  const overMatrix = boxes.filter((box) => coversMatrix(box, layout)).length;
  const countOf = (rects: readonly Rect[], isBad: (rect: Rect) => boolean): number => rects.filter(isBad).length;
  const isCovered = (rect: Rect): boolean => boxes.some((box) => overlaps(box, rect));
  const isShort = (rect: Rect): boolean => rect.width < FIGURES_PX;
  const figures = figuresOf(layout);
  const cost =
    COSTS.queue * countOf([hold, next], isCovered) +
    COSTS.figures * countOf(figures, isCovered) +
    COSTS.short * countOf(figures, isShort);
  const spent = ASKEW * Math.abs(room.left - room.right) + SPENT * (room.left + room.right + room.bottom);
  return { room, cell, worth: cell * (1 - cost - spent) - COVERED * overMatrix };
}

/** The parts of the panels where something is written. */
function figuresOf({ isPortrait, left, right }: Layout): readonly [Rect, Rect] {
  if (isPortrait) return [left, right];
  const width = Math.min(FIGURES_PX, left.width);
  return [
    { ...left, x: left.x + left.width - width, width },
    { ...right, width: Math.min(FIGURES_PX, right.width) },
  ];
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
