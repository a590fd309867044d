// What wonders are made of: stones in the order in which they are set. x goes from -0.5 to 0.5, y from 0 at the ground
// upwards; both in widths of the picture.

import { mix } from "../colour.ts";
import { makeDice } from "../paint/canvas.ts";

export interface Stone {
  /** Corners, x and y in turn. */
  readonly points: readonly number[];
  readonly colour: string;
  /** Painted in one colour, without joints: a window, a beam, a leaf. */
  readonly isFlat?: boolean;
}

/** What a picture of a wonder consists of. */
export interface WonderPicture {
  readonly stones: readonly Stone[];
  /** What is there before the first stone, the farthest first. */
  readonly site: readonly Stone[];
  /** How high it is. */
  readonly height: number;
  /** Behind it, from the top to the horizon, and the ground from there on. */
  readonly sky: readonly [high: string, middle: string, low: string];
  readonly ground: readonly [far: string, near: string];
}

const SUN = "#FFEBC8";
const DUSK = "#2B1634";

/** A colour in more light (up to 1) or less (down to -1). */
export function lit(colour: string, light: number): string {
  return light >= 0 ? mix(colour, SUN, Math.min(1, light)) : mix(colour, DUSK, Math.min(1, -light));
}

/** How light falls: on a face turned to it or away, or round a tower. */
export type Light = number | "round";

export function lightAt(light: Light, u: number): number {
  if (typeof light === "number") return light - 0.06 * u;
  return 0.3 - 0.78 * Math.abs(u - 0.26) ** 1.3;
}

export interface Wall {
  readonly from: number;
  readonly to: number;
  /** The two ends at a height. */
  readonly ends: (y: number) => readonly [left: number, right: number];
  /** The height of a course, and the width of a stone. */
  readonly course: number;
  readonly stone: number;
  readonly dye: string | ((row: number, i: number) => string);
  readonly light?: Light;
  readonly seed?: number;
}

/** Courses of stones from the ground up, each bond shifted against the one below. */
export function wall({ from, to, ends, course, stone, dye, light = 0.08, seed = 1 }: Wall): Stone[] {
  const dice = makeDice(seed);
  const rows = Math.max(1, Math.round((to - from) / course));
  const high = (to - from) / rows;
  const stones: Stone[] = [];
  for (let row = 0; row < rows; row++) {
    const [low, top] = [from + row * high, from + (row + 1) * high];
    const [lowLeft, lowRight] = ends(low);
    const [topLeft, topRight] = ends(top);
    const joints = jointsOf((lowRight - lowLeft + topRight - topLeft) / 2 / stone, row, dice);
    for (let i = 0; i + 1 < joints.length; i++) {
      const [a, b] = [joints[i]!, joints[i + 1]!];
      const along = (left: number, right: number, u: number): number => left + (right - left) * u;
      const lowEnds = [along(lowLeft, lowRight, a), low, along(lowLeft, lowRight, b), low];
      const topEnds = [along(topLeft, topRight, b), top, along(topLeft, topRight, a), top];
      const colour = typeof dye === "string" ? dye : dye(row, i);
      stones.push({
        points: [...lowEnds, ...topEnds],
        colour: lit(colour, lightAt(light, (a + b) / 2) + dice(-0.07, 0.07)),
      });
    }
  }
  return stones;
}

/** Where the stones of a course meet, as shares of its length. */
function jointsOf(wanted: number, row: number, dice: (from: number, to: number) => number): number[] {
  const count = Math.max(1, Math.round(wanted));
  const joints = [0];
  const shift = row % 2 === 0 ? 0 : 0.5;
  for (let i = 1; i <= count; i++) {
    const at = (i - shift + dice(-0.14, 0.14)) / count;
    if (at < 1 - 0.3 / count && at > 0.3 / count) joints.push(at);
  }
  return [...joints, 1];
}

export function straight(left: number, right: number): Wall["ends"] {
  return () => [left, right];
}

/** From one pair of ends to another. */
export function tapered(
  [from, to]: readonly [number, number],
  low: readonly [number, number],
  high: readonly [number, number],
): Wall["ends"] {
  return (y) => {
    const t = to > from ? (y - from) / (to - from) : 0;
    return [low[0] + (high[0] - low[0]) * t, low[1] + (high[1] - low[1]) * t];
  };
}

export function flat(colour: string, points: readonly number[]): Stone {
  return { points, colour, isFlat: true };
}

export function slab(
  colour: string,
  [x, y, width, height]: readonly [number, number, number, number],
  light = 0.1,
): Stone {
  return { points: [x, y, x + width, y, x + width, y + height, x, y + height], colour: lit(colour, light) };
}

export function opening(colour: string, [x, y, width, height]: readonly [number, number, number, number]): Stone {
  return flat(colour, [x, y, x + width, y, x + width, y + height, x, y + height]);
}

/** An opening with a round head. */
export function arch(colour: string, [x, y, width, height]: readonly [number, number, number, number]): Stone {
  const points = [x, y, x + width, y];
  const spring = y + height - width / 2;
  for (let i = 0; i <= 8; i++) {
    const angle = (Math.PI * i) / 8;
    points.push(x + width / 2 + (Math.cos(angle) * width) / 2, spring + (Math.sin(angle) * width) / 2);
  }
  return flat(colour, points);
}

const TURNS = 44;

/** A bush, a patch of ground: round, and not quite. */
export function blob(colour: string, [x, y, rx, ry]: readonly [number, number, number, number], seed = 1): Stone {
  const points: number[] = [];
  for (let i = 0; i < TURNS; i++) {
    const angle = (Math.PI * 2 * i) / TURNS;
    const reach = 0.95 + 0.05 * Math.sin(angle * 5 + seed) + 0.03 * Math.sin(angle * 9 + seed * 2.3);
    points.push(x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach);
  }
  return flat(colour, points);
}

/** What rises behind, with its foot on the ground. */
export function hill(colour: string, [x, half, high]: readonly [number, number, number], seed = 1): Stone {
  const points: number[] = [];
  for (let i = 0; i <= TURNS; i++) {
    const u = (i / TURNS) * 2 - 1;
    const rough = 1 + 0.09 * Math.sin(u * 11 + seed) + 0.06 * Math.sin(u * 23 + seed * 1.7);
    points.push(x + u * half, high * (1 - u * u) * rough);
  }
  return flat(colour, points);
}
