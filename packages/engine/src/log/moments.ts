// Searching lists that are in the order of time.

/** The number of items at or before a time. */
export function countUpTo<T>(list: readonly T[], micros: number, momentOf: (item: T) => number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (momentOf(list[middle]!) <= micros) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The time of an item with `at`. */
export function timeOf({ at }: { readonly at: number }): number {
  return at;
}
