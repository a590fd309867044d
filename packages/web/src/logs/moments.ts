// Looking moments up in lists that are in the order of time.

import { countUpTo } from "@korobeinix/engine/log";

const itself = (micros: number): number => micros;

/** The first moment later than this one. */
export function after(moments: readonly number[], micros: number): number | undefined {
  return moments[countUpTo(moments, micros, itself)];
}

/** The last moment earlier than this one. */
export function before(moments: readonly number[], micros: number): number | undefined {
  // Moments are whole numbers.
  return moments[countUpTo(moments, micros - 1, itself) - 1];
}
