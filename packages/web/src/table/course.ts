// When a game had cleared so many lines, and what it had scored by then: read from its course.

import { type CoursePoint, countUpTo } from "@korobeinix/engine/log";

export type Course = readonly CoursePoint[];

/** The first moment at which so many lines were cleared; undefined: never. */
export function pointOfLine(course: Course, lines: number): CoursePoint | undefined {
  // Lines never become fewer, so that they are in order as times are.
  return course[countUpTo(course, lines - 1, (point) => point.lines)];
}

/** The points after the last Lock Down up to a moment. */
export function scoreAt(course: Course, micros: number): number {
  return course[countUpTo(course, micros, ({ at }) => at) - 1]?.score ?? 0;
}
