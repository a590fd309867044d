// Looking things up in lists that are in the order of time.

/** How many come at or before a moment. */
export function countUpTo<T>(list: readonly T[], micros: number, timeOf: (item: T) => number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeOf(list[middle]!) <= micros) low = middle + 1;
    else high = middle;
  }
  return low;
}

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
