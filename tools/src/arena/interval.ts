// How sure a measurement is: 95 % intervals.

/** Standard errors to each side. */
const ERRORS = 1.96;

/** Mean of a sample, and half of its interval. */
export function meanOf(values: readonly number[]): { readonly mean: number; readonly margin: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, margin: ERRORS * Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}

/** The lower end of the interval of a share (Wilson). */
export function leastShare(successes: number, trials: number): number {
  const z = ERRORS ** 2;
  const share = successes / trials;
  const middle = share + z / (2 * trials);
  const half = ERRORS * Math.sqrt((share * (1 - share)) / trials + z / (4 * trials ** 2));
  return (middle - half) / (1 + z / trials);
}
