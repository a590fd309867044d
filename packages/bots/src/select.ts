// The best of many, without sorting them all.

/** The value of the `rank`-th greatest of the first `count` numbers, from 0; `scratch` is overwritten. */
export function nthGreatest(numbers: Float64Array, count: number, rank: number, scratch: Float64Array): number {
  for (let i = 0; i < count; i++) scratch[i] = numbers[i]!;
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const pivot = scratch[(low + high) >> 1]!;
    let i = low;
    let j = high;
    while (i <= j) {
      while (scratch[i]! > pivot) i++;
      while (scratch[j]! < pivot) j--;
      if (i > j) break;
      const swapped = scratch[i]!;
      scratch[i++] = scratch[j]!;
      scratch[j--] = swapped;
    }
    if (rank <= j) high = j;
    else if (rank >= i) low = i;
    else break;
  }
  return scratch[rank]!;
}
