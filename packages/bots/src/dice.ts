// Dice: whole numbers from a seed, the same on every machine. The draws of a game of the engine never come from here.

const WORD = 0x1_0000_0000;
const STEP = 0x9e37_79b9;

/** A throw: a whole number from 0 to `below` - 1. */
export type Dice = (below: number) => number;

/**
 * The dice of a seed, a whole number up to 2^53 - 1. Each seed has its own pair of keys, so the throws of one are never
 * those of another begun later, however near the seeds are.
 */
export function makeDice(seed: number): Dice {
  const low = (seed % WORD) | 0;
  const inner = scramble(low ^ STEP);
  const outer = scramble(inner ^ Math.floor(seed / WORD));
  let count = 0;
  return (below) => {
    count = (count + STEP) | 0;
    return Math.floor(((scramble(scramble(count ^ inner) ^ outer) >>> 0) * below) / WORD);
  };
}

/** Every word has its own image. */
function scramble(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x21f0_aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a_2d97);
  return h ^ (h >>> 15);
}
