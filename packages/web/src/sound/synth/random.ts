// Noise that is the same on every machine: a sound can then be tested, and rendered again after a reload.

/** Numbers from -1 to 1. */
export function makeNoise(seed: number): () => number {
  let state = (seed + 1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x8000_0000 - 1;
  };
}
