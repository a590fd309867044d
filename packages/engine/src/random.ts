// The random numbers. The generator has no state: the n-th number of a stream is a function of the seed, the stream and
// n. So the state of a game only counts its draws. A change of a constant here changes every recorded game.

/** A whole number from 0 to 2^53 - 1. */
export type Seed = number;

/** Every purpose has its own stream, so that garbage never changes the order of the Tetriminos. */
export const PIECES = 1;
export const GARBAGE = 2;
export const HOLDS = 3;
export const STARTING_LINES = 4;
export const POTATO = 5;
/** The first of the gap streams: each seat of a match has one. */
export const SEAT_GAPS = 16;
export const SEAT_TARGETS = 32;

const WORD = 0x1_0000_0000;

/** Spreads the bits of a word over the whole of it. */
export function mix(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85eb_ca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2_ae35);
  return h ^ (h >>> 16);
}

/** The `index`-th draw of a stream: a whole number from 0 to `below` - 1. */
export function draw(seed: Seed, stream: number, index: number, below: number): number {
  const low = seed | 0;
  const high = Math.floor(seed / WORD) | 0;
  const first = mix(low ^ Math.imul(index + 1, 0x9e37_79b9));
  const second = mix(first ^ high ^ Math.imul(stream, 0x85eb_ca6b));
  return Math.floor(((second >>> 0) * below) / WORD);
}
