// Where the buttons for thumbs stand, in CSS pixels of the window (F-22): moving at the left, turning and dropping at the
// right, the rest out of the way. What the player has moved stands where it was put, as far as the window has it.

import { type ButtonPlaces, TOUCH_BUTTONS, type TouchButton, type TouchSettings } from "../settings/touch.ts";

/** Pause is among them where it has no place of its own; it is not moved. */
export type ThumbName = TouchButton | "pause";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ThumbBox extends Box {
  readonly name: ThumbName;
}

/** The window, and what a notch or a bar of the system takes of it. */
export interface ThumbWindow {
  readonly width: number;
  readonly height: number;
  readonly safe: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  /** Whether it stands upright. */
  readonly isUpright: boolean;
}

/** What a side of a button may be, and what it is of the window's shorter side. */
const SIDE = { min: 54, max: 78, upright: 0.15, lying: 0.17 };
/** Beside the buttons of a hand. */
const SMALL = 0.88;
const GAP = 8;
const MARGIN = 11;
const BELOW = 16;
/** A phone on its side is held at its middle: the thumbs lie above its lower edge. */
const LYING_BELOW = 0.09;
/** What is moved keeps off the edges, and off Pause at the top. */
const EDGE = 4;
const TOP = 54;

const LEFT_HAND: Hand = { upper: ["left", "right"], lower: "softDrop" };
const RIGHT_HAND: Hand = { upper: ["rotateCounterclockwise", "rotateClockwise"], lower: "hardDrop" };
const REST: readonly ThumbName[] = ["hold", "speedDown", "speedUp", "pause"];

interface Hand {
  readonly upper: readonly ThumbName[];
  /** As wide as both above it. */
  readonly lower: ThumbName;
}

/** All that are asked for. None lies over another, and none leaves the window. */
export function layButtons(
  window: ThumbWindow,
  names: ReadonlySet<string>,
  { buttonSize, upright, lying }: Pick<TouchSettings, "buttonSize" | "upright" | "lying">,
): readonly ThumbBox[] {
  const places = window.isUpright ? upright : lying;
  const standard = standardBoxes(window, names, buttonSize / 100);
  const isMoved = ({ name }: ThumbBox): boolean => placeOf(places, name) !== undefined;
  const boxes = standard.filter((box) => !isMoved(box));
  for (const box of standard.filter(isMoved)) {
    const { x, y } = placeOf(places, box.name)!;
    const put = { ...box, x: x * window.width - box.width / 2, y: y * window.height - box.height / 2 };
    boxes.push(pushApart(put, boxes, window));
  }
  return boxes;
}

/** The box in the nearest place of the window that is free of the others; where there is none, it lies over them. */
export function pushApart<Moved extends Box>(box: Moved, others: readonly Box[], window: ThumbWindow): Moved {
  const start = inWindow(box, window);
  // Whatever is nearest is where it is, or right beside another.
  const xs = [start.x, ...others.flatMap((other) => [other.x - box.width - GAP, other.x + other.width + GAP])];
  const ys = [start.y, ...others.flatMap((other) => [other.y - box.height - GAP, other.y + other.height + GAP])];
  let nearest = start;
  let least = Number.POSITIVE_INFINITY;
  for (const x of xs)
    for (const y of ys) {
      const tried = inWindow({ ...box, x, y }, window);
      const way = Math.hypot(tried.x - start.x, tried.y - start.y);
      if (way >= least || others.some((other) => overlaps(tried, other))) continue;
      nearest = tried;
      least = way;
    }
  return nearest;
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function placeOf(places: ButtonPlaces, name: ThumbName): ButtonPlaces[TouchButton] {
  return name === "pause" ? undefined : places[name];
}

function inWindow<Moved extends Box>(box: Moved, { width, height, safe }: ThumbWindow): Moved {
  const between = (min: number, value: number, max: number): number => Math.max(min, Math.min(value, max));
  return {
    ...box,
    x: Math.round(between(safe.left + EDGE, box.x, width - safe.right - EDGE - box.width)),
    y: Math.round(between(safe.top + TOP, box.y, height - safe.bottom - EDGE - box.height)),
  };
}

/** As they stand before anything is moved. */
function standardBoxes(window: ThumbWindow, names: ReadonlySet<string>, size: number): readonly ThumbBox[] {
  const { width, height, safe, isUpright } = window;
  const short = Math.min(width, height);
  const usual = Math.min(SIDE.max, Math.max(SIDE.min, short * (isUpright ? SIDE.upright : SIDE.lying)));
  const left = Math.max(MARGIN, safe.left);
  const right = width - Math.max(MARGIN, safe.right);
  // Both hands side by side is the most that there is room for.
  const side = Math.round(Math.min(usual * size, (right - left - 3 * GAP) / 4));
  const below = isUpright ? Math.max(BELOW, safe.bottom) : Math.max(height * LYING_BELOW, safe.bottom);
  const bottom = Math.round(height - below);
  const hand = { side, bottom, names };
  const hands = [
    ...handBoxes(LEFT_HAND, { ...hand, x: left }),
    ...handBoxes(RIGHT_HAND, { ...hand, x: right - 2 * side - GAP }),
  ];
  const rest = REST.filter((name) => names.has(name));
  return [...hands, ...restBoxes(rest, { left, right, bottom, side, isUpright })];
}

function handBoxes(
  { upper, lower }: Hand,
  at: { readonly x: number; readonly bottom: number; readonly side: number; readonly names: ReadonlySet<string> },
): readonly ThumbBox[] {
  const { x, bottom, side, names } = at;
  const wide = 2 * side + GAP;
  const above = upper.filter((name) => names.has(name));
  const hasLower = names.has(lower);
  const y = bottom - side - (hasLower ? side + GAP : 0);
  // One alone is as wide as two would be.
  const width = above.length === 1 ? wide : side;
  const boxes = above.map((name, i): ThumbBox => ({ name, x: x + i * (side + GAP), y, width, height: side }));
  return hasLower ? [...boxes, { name: lower, x, y: bottom - side, width: wide, height: side }] : boxes;
}

/** Between the hands where an upright window has room for that, else above the left one, in a row. */
function restBoxes(
  rest: readonly ThumbName[],
  at: {
    readonly left: number;
    readonly right: number;
    readonly bottom: number;
    readonly side: number;
    readonly isUpright: boolean;
  },
): readonly ThumbBox[] {
  const { left, right, bottom, side, isUpright } = at;
  const small = Math.round(side * SMALL);
  const hand = 2 * side + GAP;
  const middle = (left + right - small) / 2;
  const size = { width: small, height: small };
  if (isUpright && middle - left >= hand + GAP) {
    const all = rest.length * (small + GAP) - GAP;
    const top = bottom - Math.max(all, side + (GAP + all) / 2);
    return rest.map((name, i) => ({ name, ...size, x: Math.round(middle), y: Math.round(top) + i * (small + GAP) }));
  }
  const y = bottom - 2 * side - 2 * GAP - small;
  return rest.map((name, i) => ({ name, ...size, x: left + i * (small + GAP), y }));
}

/** A box's middle as shares of the window, to be kept. */
export function placeIn(window: ThumbWindow, { x, y, width, height }: Box): { readonly x: number; readonly y: number } {
  const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
  return { x: share((x + width / 2) / window.width), y: share((y + height / 2) / window.height) };
}

/** The buttons of a rule book, among its commands. */
export function thumbNames(commands: readonly string[], hasPause: boolean): ReadonlySet<string> {
  const names: readonly string[] = hasPause ? [...TOUCH_BUTTONS, "pause"] : TOUCH_BUTTONS;
  return new Set(names.filter((name) => commands.includes(name)));
}
