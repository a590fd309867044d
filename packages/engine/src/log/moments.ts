// Looking things up in lists that are in the order of time.

/** How many items come at or before a moment. */
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

/** The time of anything that has one. */
export function timeOf({ at }: { readonly at: number }): number {
  return at;
}
