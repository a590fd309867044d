// The dice of a hand: reactions, gaps and slips by a seed.

import { type Dice as Throw, makeDice } from "../dice.ts";

/** Far apart, and no step of any dice. */
const SEATS_APART = 1_000_003;

/** Gives number after number; the same seed gives the same ones. */
export class Dice {
  /** A whole number from 0 to `below` - 1. */
  readonly below: Throw;

  constructor(seed: number) {
    this.below = makeDice(seed);
  }

  /** A whole number from `least` to `most`. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }
}

/** A seed of its own for each of several players under one seed. */
export function seedOf(seed: number, index: number): number {
  return (seed + index * SEATS_APART) % Number.MAX_SAFE_INTEGER;
}
