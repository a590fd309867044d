// One period of each wave as a table. Harmonics above what the sample rate can carry are left out: folded back they
// would sound as notes of no key.

export type Wave = "sine" | "triangle" | "square" | "pulse" | "reed" | "pluck";

export const TABLE_SIZE = 2048;
/** Harmonics beyond these are too faint to be worth their time. */
const MAX_HARMONICS = 24;
/** Share of the sample rate up to which harmonics are kept. */
const BAND = 0.42;

/** The strength of the nth harmonic; the softening keeps squares from being shrill. */
const HARMONICS: { readonly [Name in Wave]: (n: number) => number } = {
  sine: (n) => (n === 1 ? 1 : 0),
  triangle: (n) => (n % 2 === 1 ? (n % 4 === 1 ? 1 : -1) / n ** 2 : 0),
  square: (n) => (n % 2 === 1 ? 1 / n ** 1.45 : 0),
  pulse: (n) => Math.sin((Math.PI * n) / 4) / n ** 1.2,
  reed: (n) => (n % 2 === 1 ? 1 : 0.55) / n ** 1.6,
  pluck: (n) => Math.sin(n * 0.9) / n ** 1.3,
};

const tables = new Map<string, Float32Array>();

export function tableFor(wave: Wave, frequency: number, rate: number): Float32Array {
  const count = wave === "sine" ? 1 : Math.max(1, Math.min(MAX_HARMONICS, Math.floor((rate * BAND) / frequency)));
  const key = `${wave} ${count}`;
  let table = tables.get(key);
  if (table === undefined) {
    table = makeTable(HARMONICS[wave], count);
    tables.set(key, table);
  }
  return table;
}

/** One sample longer than the period, so that the reader may look one ahead. */
function makeTable(strengthOf: (n: number) => number, count: number): Float32Array {
  const table = new Float32Array(TABLE_SIZE + 1);
  for (let n = 1; n <= count; n++) {
    const strength = strengthOf(n);
    if (strength === 0) continue;
    for (let i = 0; i < TABLE_SIZE; i++) table[i]! += strength * Math.sin((2 * Math.PI * n * i) / TABLE_SIZE);
  }
  const peak = table.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  for (let i = 0; i < TABLE_SIZE; i++) table[i]! /= peak;
  table[TABLE_SIZE] = table[0]!;
  return table;
}
