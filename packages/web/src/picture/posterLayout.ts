// Where things stand on a picture to be shared: numbers in, rectangles out.

import type { RuleBook } from "@korobeinix/engine";
import { EMPTY } from "../stage/layout.ts";
import type { Layout, Rect } from "../stage/stage.ts";

/** Shapes of a picture: for a screen, and for a phone's feed. */
export const SHAPES = ["wide", "tall"] as const;
export type Shape = (typeof SHAPES)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes of an image. A film may be smaller; then everything is, and its sides stay even, as codecs ask. */
export const IMAGE_SIZES: { readonly [Name in Shape]: Size } = {
  wide: { width: 1920, height: 1080 },
  tall: { width: 1080, height: 1350 },
};

/** Where a line begins: at the left of its place, or so that it ends at the right. */
interface Side {
  readonly isRight: boolean;
}

interface Places {
  /** Left end of the base line; the height is the letters'. */
  readonly wordmark: Rect;
  readonly title: Rect & Side;
  /** Whose game, and when. */
  readonly player: Rect & Side;
  readonly hold: Rect;
  readonly next: Rect;
  /** One column of figures or two. */
  readonly figures: readonly Rect[];
  readonly keys: Rect;
}

export interface PosterLayout extends Places {
  readonly size: Size;
  /** Pixels that one pixel of the full size is given. */
  readonly unit: number;
  /** For the backdrop and the well, which are the stage's own. */
  readonly stage: Layout;
  /** The same as the backdrop has it: what a phone has no room for is left out. */
  readonly backdrop: Layout;
}

/** Base of both shapes: rows of a Matrix that the cell is made for. */
const ROWS = 20;

interface Plan extends Places {
  readonly cell: number;
  readonly matrix: readonly [x: number, y: number];
}

function rect(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

const PLANS: { readonly [Name in Shape]: Plan } = {
  wide: {
    cell: 42,
    matrix: [750, 130],
    wordmark: rect(150, 96, 340, 46),
    title: { ...rect(150, 250, 330, 120), isRight: false },
    player: { ...rect(150, 392, 330, 40), isRight: false },
    hold: rect(505, 130, 180, 180),
    next: rect(1240, 130, 180, 510),
    figures: [rect(150, 520, 500, 450), rect(1240, 650, 530, 220)],
    keys: rect(1240, 906, 530, 62),
  },
  tall: {
    cell: 48,
    matrix: [84, 268],
    wordmark: rect(84, 58, 470, 46),
    title: { ...rect(610, 58, 390, 96), isRight: true },
    player: { ...rect(610, 160, 390, 40), isRight: true },
    hold: rect(840, 268, 160, 170),
    next: rect(640, 268, 170, 392),
    figures: [rect(640, 700, 360, 446)],
    keys: rect(640, 1180, 360, 48),
  },
};

export interface PosterRequest {
  readonly shape: Shape;
  readonly scale: number;
  /** Whether keys stand below the figures; without them the figures come down to the floor. */
  readonly hasKeys: boolean;
}

export function posterSize({ shape, scale }: Pick<PosterRequest, "shape" | "scale">): Size {
  const full = IMAGE_SIZES[shape];
  return { width: even(full.width * scale), height: even(full.height * scale) };
}

export function layOutPoster({ shape, scale, hasKeys }: PosterRequest, { matrix }: RuleBook): PosterLayout {
  const plan = PLANS[shape];
  const full = IMAGE_SIZES[shape];
  const size = posterSize({ shape, scale });
  const unit = size.height / full.height;
  const scaled = <Place extends Rect>(place: Place): Place => ({
    ...place,
    x: place.x * unit,
    y: place.y * unit,
    width: place.width * unit,
    height: place.height * unit,
  });
  const cell = Math.floor((plan.cell * unit * ROWS) / matrix.rows);
  const [x, y] = plan.matrix;
  const well = rect(Math.round(x * unit), Math.round(y * unit), cell * matrix.columns, cell * matrix.rows);
  const hold = scaled(plan.hold);
  const next = scaled(plan.next);
  const stage = { ...EMPTY, cell, matrix: well, hold, next, left: hold };
  return {
    size,
    unit,
    stage,
    backdrop: { ...stage, isPortrait: shape === "tall" },
    wordmark: scaled(plan.wordmark),
    title: scaled(plan.title),
    player: scaled(plan.player),
    hold,
    next,
    figures: plan.figures.map((column) => scaled(hasKeys ? column : downTo(column, plan.keys.y + plan.keys.height))),
    keys: scaled(plan.keys),
  };
}

function downTo(column: Rect, floor: number): Rect {
  return { ...column, y: floor - column.height };
}

function even(length: number): number {
  return Math.round(length / 2) * 2;
}

/** Room for each of so many pieces that come, the first one the largest. */
export function placesInQueue(next: Rect, count: number, most: number): Rect[] {
  const unit = next.height / (most - 1 + FIRST);
  return Array.from({ length: count }, (_, i) => {
    const from = i === 0 ? 0 : (i - 1 + FIRST) * unit;
    return rect(next.x, next.y + from, next.width, i === 0 ? FIRST * unit : unit);
  });
}

/** The next piece is larger than those after it. */
const FIRST = 1.45;
