// A search for good numbers: an evolution strategy with one step size per number (separable CMA-ES). It asks for a
// generation of vectors, is told how good each was, and moves to where the good ones are.

/** Uniform numbers from 0 to 1, by a seed. */
export type Uniform = () => number;

export interface Evolution {
  /** The middle of the search and the spread of each number. */
  readonly mean: readonly number[];
  readonly spread: readonly number[];
}

/** One generation after another; `grade` says how good each vector of a generation is, more being better. */
export function evolve(
  start: Evolution,
  generations: number,
  population: number,
  uniform: Uniform,
  grade: (vectors: readonly (readonly number[])[], generation: number) => readonly number[],
  report: (generation: number, state: Evolution, grades: readonly number[]) => void,
): Evolution {
  const n = start.mean.length;
  const parents = population >> 1;
  const raw = Array.from({ length: parents }, (_, i) => Math.log(parents + 0.5) - Math.log(i + 1));
  const sum = raw.reduce((a, b) => a + b);
  const shares = raw.map((share) => share / sum);
  const mass = 1 / shares.reduce((a, b) => a + b * b, 0);
  const cSigma = (mass + 2) / (n + mass + 5);
  const damping = 1 + cSigma + 2 * Math.max(0, Math.sqrt((mass - 1) / (n + 1)) - 1);
  const cPath = 4 / (n + 4);
  const c1 = ((n + 2) / 3) * (2 / ((n + 1.3) ** 2 + mass));
  const cMu = Math.min(1 - c1, ((n + 2) / 3) * ((2 * (mass - 2 + 1 / mass)) / ((n + 2) ** 2 + mass)));
  const length = Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n));

  let mean = [...start.mean];
  const base = [...start.spread];
  const variance = new Array<number>(n).fill(1);
  const path = new Array<number>(n).fill(0);
  const sigmaPath = new Array<number>(n).fill(0);
  let sigma = 1;
  for (let generation = 0; generation < generations; generation++) {
    const steps = Array.from({ length: population }, () => Array.from({ length: n }, () => normal(uniform)));
    const vectors = steps.map((step) => step.map((z, i) => mean[i]! + sigma * base[i]! * Math.sqrt(variance[i]!) * z));
    const grades = grade(vectors, generation);
    const order = grades.map((_, i) => i).toSorted((one, other) => grades[other]! - grades[one]!);
    const moved = new Array<number>(n).fill(0);
    shares.forEach((share, rank) => {
      for (let i = 0; i < n; i++) moved[i]! += share * steps[order[rank]!]![i]!;
    });
    mean = mean.map((value, i) => value + sigma * base[i]! * Math.sqrt(variance[i]!) * moved[i]!);
    let norm = 0;
    for (let i = 0; i < n; i++) {
      sigmaPath[i] = (1 - cSigma) * sigmaPath[i]! + Math.sqrt(cSigma * (2 - cSigma) * mass) * moved[i]!;
      norm += sigmaPath[i]! ** 2;
    }
    for (let i = 0; i < n; i++) {
      const y = Math.sqrt(variance[i]!) * moved[i]!;
      path[i] = (1 - cPath) * path[i]! + Math.sqrt(cPath * (2 - cPath) * mass) * y;
      let spread = 0;
      shares.forEach((share, rank) => (spread += share * steps[order[rank]!]![i]! ** 2));
      variance[i] = (1 - c1 - cMu) * variance[i]! + c1 * path[i]! ** 2 + cMu * variance[i]! * spread;
    }
    sigma *= Math.exp((cSigma / damping) * (Math.sqrt(norm) / length - 1));
    report(generation, { mean, spread: base.map((b, i) => sigma * b * Math.sqrt(variance[i]!)) }, grades);
  }
  return { mean, spread: base.map((b, i) => sigma * b * Math.sqrt(variance[i]!)) };
}

/** A number of the normal distribution (Box and Muller). */
function normal(uniform: Uniform): number {
  return Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}
