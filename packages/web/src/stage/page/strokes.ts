// What a pencil draws: strokes, each a line of points, and how far along them it has come.

export interface Dot {
  readonly x: number;
  readonly y: number;
}

export type Stroke = readonly Dot[];

/** Samples between two points of a curve. */
const FINENESS = 5;
/** What lifting the pencil to the next stroke takes, as a share of drawing as far. */
const LIFT = 0.35;

/**
 * Strokes from their short form: separated by spaces, points of two digits (right, down), a curve through them after "~",
 * else straight from each to the next.
 */
export function readStrokes(text: string): readonly Stroke[] {
  return text.split(" ").map((form) => {
    const digits = form.replace("~", "");
    const points: Dot[] = [];
    for (let i = 0; i + 1 < digits.length; i += 2) points.push({ x: Number(digits[i]), y: Number(digits[i + 1]) });
    return form.startsWith("~") ? curveThrough(points) : points;
  });
}

/** A curve that passes through all points (Catmull-Rom). */
function curveThrough(points: readonly Dot[]): Stroke {
  const curve: Dot[] = [];
  points.slice(0, -1).forEach((from, i) => {
    const to = points[i + 1] ?? from;
    const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to];
    for (let step = 0; step < FINENESS; step++) {
      const t = step / FINENESS;
      const at = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
      curve.push({ x: at(before.x, from.x, to.x, after.x), y: at(before.y, from.y, to.y, after.y) });
    }
  });
  const last = points.at(-1);
  return last === undefined ? curve : [...curve, last];
}

/** Strokes elsewhere and of another size. */
export function moveStrokes(strokes: readonly Stroke[], by: Dot, scale: number): readonly Stroke[] {
  return strokes.map((stroke) => stroke.map(({ x, y }) => ({ x: by.x + x * scale, y: by.y + y * scale })));
}

/** One straight piece of the pencil's way. */
export interface Step {
  readonly from: Dot;
  readonly to: Dot;
  /** Where along the whole way it ends. */
  readonly end: number;
  /** The pencil is lifted: nothing is drawn. */
  readonly isLifted: boolean;
}

export interface Way {
  readonly steps: readonly Step[];
  /** Where along it each stroke ends. */
  readonly ends: readonly number[];
}

/** The way of a pencil along all strokes. */
export function wayAlong(strokes: readonly Stroke[]): Way {
  const steps: Step[] = [];
  const ends: number[] = [];
  let end = 0;
  let last: Dot | undefined;
  for (const stroke of strokes) {
    stroke.forEach((to, i) => {
      const from = last ?? to;
      const isLifted = i === 0;
      end += Math.hypot(to.x - from.x, to.y - from.y) * (isLifted ? LIFT : 1);
      steps.push({ from, to, end, isLifted });
      last = to;
    });
    ends.push(end);
  }
  return { steps, ends };
}
