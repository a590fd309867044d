// What a player has learned: of the last games and of those before them. Pure.

import type { DayGame, DayLine } from "../storage/storage.ts";

export interface LearnedFigure {
  readonly name: "finesse" | "accuracy" | "keysPerPiece" | "fours" | "spins";
  /** A share of 100, or a number, lately. */
  readonly now: number;
  /** In as many games before those; undefined: there are none. */
  readonly before: number | undefined;
  /** Whether less is better. */
  readonly isLess: boolean;
}

/** So many games are "lately". */
const LATELY = 20;

type Ratio = readonly [number, number] | undefined;

/** Each as a sum over games divided by another, so that a long game counts for more. */
const RATIOS: { readonly [Name in LearnedFigure["name"]]: (game: DayGame) => Ratio } = {
  finesse: ({ faults, counted }) =>
    faults === undefined || counted === undefined ? undefined : [100 * Math.max(0, counted - faults), counted],
  accuracy: ({ accuracy }) => (accuracy === undefined ? undefined : [accuracy, 1]),
  keysPerPiece: ({ keys, pieces }) => (keys === undefined || pieces === undefined ? undefined : [keys, pieces]),
  fours: ({ fours, lines }) => (fours === undefined ? undefined : [100 * 4 * fours, lines]),
  spins: ({ spins, pieces }) => (spins === undefined || pieces === undefined ? undefined : [100 * spins, pieces]),
};

/** Of all games that were played alone, newest counting; what is not known of any is left out. */
export function learnedOf(lines: readonly DayLine[]): readonly LearnedFigure[] {
  const games = lines
    .filter(({ isMatch }) => !isMatch)
    .flatMap((line) => line.games.filter(({ isListed }) => isListed))
    .toSorted((one, other) => other.date - one.date);
  return Object.entries(RATIOS).flatMap(([name, ratioOf]) => {
    const ratios = games.flatMap((game) => {
      const ratio = ratioOf(game);
      return ratio === undefined ? [] : [ratio];
    });
    const now = quotient(ratios.slice(0, LATELY));
    if (now === undefined) return [];
    const before = quotient(ratios.slice(LATELY, 2 * LATELY));
    return [{ name: name as LearnedFigure["name"], now, before, isLess: name === "keysPerPiece" }];
  });
}

function quotient(ratios: readonly (readonly [number, number])[]): number | undefined {
  const sum = (index: 0 | 1): number => ratios.reduce((total, ratio) => total + ratio[index], 0);
  return sum(1) === 0 ? undefined : sum(0) / sum(1);
}
