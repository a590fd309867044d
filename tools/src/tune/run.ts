// Tunes the weights of a rule book: an evolution over games on seeds that no measurement uses.

import { makeDice } from "@korobeinix/bots";
import { playUntimed } from "../arena/untimed.ts";
import { type Tuned, type Weights, numbersOf, withNumbers } from "./books.ts";
import { evolve } from "./evolve.ts";

/** The arena's seeds begin with 1; these are beyond all that it may be asked for. */
const FIRST_SEED = 1_000_000_000;
const SKILL = { width: 10, foresight: 7, nodes: 1_000_000, seesQueue: true };
const PIECES = 400;
const GAMES = 5;
const POPULATION = 14;
/** First spread of a weight: a part of it, and something besides. */
const SPREAD_PART = 0.15;
const SPREAD_LEAST = 8;
const WORD = 2 ** 30;

function grade(tuned: Tuned, weights: Weights, generation: number): number {
  let sum = 0;
  for (let i = 0; i < GAMES; i++) {
    const game = tuned.start(FIRST_SEED + generation * GAMES + i);
    const think = tuned.thinker(game.rules, weights);
    do tuned.disturb?.(game);
    while (game.state.pieces < PIECES && playUntimed(game, (sight) => think(sight, SKILL)));
    sum += tuned.worth(game, PIECES);
  }
  return sum / GAMES;
}

/** Prints the weights after every generation; the last line is the outcome. */
export function tune(tuned: Tuned, generations: number, print: (line: string) => void): void {
  const mean = numbersOf(tuned.weights, tuned.fixed);
  const spread = mean.map((number) => Math.max(SPREAD_LEAST, Math.abs(number) * SPREAD_PART));
  const dice = makeDice(FIRST_SEED);
  const uniform = (): number => dice(WORD) / WORD;
  evolve(
    { mean, spread },
    generations,
    POPULATION,
    uniform,
    (vectors, generation) =>
      vectors.map((vector) => grade(tuned, withNumbers(tuned.weights, tuned.fixed, vector), generation)),
    (generation, state, grades) => {
      const average = grades.reduce((sum, each) => sum + each) / grades.length;
      const weights = JSON.stringify(withNumbers(tuned.weights, tuned.fixed, state.mean));
      print(`${generation}: best ${Math.max(...grades).toFixed(3)}, mean ${average.toFixed(3)} ${weights}`);
    },
  );
}
