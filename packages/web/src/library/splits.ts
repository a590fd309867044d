// Splits (F-9): a game at every ten lines, beside its best.

import type { Setup } from "@korobeinix/engine";
import { countUpTo } from "@korobeinix/engine/log";
import { openReplay } from "../logs/openReplay.ts";
import type { SliceOptions } from "../logs/slices.ts";
import { type Course, pointOfLine } from "../table/course.ts";
import { paceAt, paceKindOf, type PacePoint, SPLIT_LINES } from "../table/pace.ts";
import { readLog } from "./library.ts";

export interface Split extends PacePoint {
  /** How much it has more than the best here; undefined: there is none, or it never came so far. */
  readonly difference: number | undefined;
}

/** More are not looked at: of a long game there are fewer of them. */
const MOST_SPLITS = 6;
/** Apart by so many lines, the first that is not too many. */
const STEPS = [1, 2, 3, 5, 10, 20, 30, 50, 100].map((tens) => tens * SPLIT_LINES);

/** Every so many lines there is a split. */
export function splitStep(lines: number): number {
  return STEPS.find((step) => lines / step < MOST_SPLITS + 1) ?? Math.ceil(lines / MOST_SPLITS);
}

export function splitsOf(setup: Setup, own: Course, best: Course | undefined): readonly Split[] {
  const kind = paceKindOf(setup);
  const lines = own.at(-1)?.lines ?? 0;
  const step = splitStep(lines);
  const count = Math.floor(lines / step);
  return Array.from({ length: count }, (_, i) => {
    const point = { ...pointOfLine(own, (i + 1) * step)!, lines: (i + 1) * step };
    return { ...point, difference: best === undefined ? undefined : paceAt(kind, best, point) };
  });
}

/** How a kept game went; undefined: it cannot be read. */
export async function readCourse(bytes: Uint8Array, options: SliceOptions = {}): Promise<Course | undefined> {
  const log = await readLog(bytes);
  if (!log.ok) return undefined;
  return (await openReplay(log.value, options)).markers.course;
}

/** Not more points than a line across a screen needs. */
export function thinned(course: Course, end: number, points: number): Course {
  const moments = Array.from({ length: points + 1 }, (_, i) => (end * i) / points);
  return moments.flatMap((at) => course[countUpTo(course, at, (point) => point.at) - 1] ?? []);
}
