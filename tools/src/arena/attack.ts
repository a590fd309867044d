// Attack per piece at the top rank: five Next, Hold, nothing coming in.

import { rankOf, think } from "@korobeinix/bots";
import { newGame, unwrap } from "@korobeinix/engine";
import { parseMatchSetup } from "@korobeinix/engine/match";
import { meanOf } from "./interval.ts";
import { playUntimed } from "./untimed.ts";

const PIECES = 500;
/** Weights were tuned on other seeds. */
const FIRST_SEED = 1;

/** A game of a match whose speed never rises and to which nothing is ever sent. */
export function attackGame(seed: number): ReturnType<typeof newGame> {
  const setup = unwrap(
    parseMatchSetup({
      ruleBook: "guideline",
      seed,
      options: { next: 5 },
      terms: { rise: "never" },
      seats: [{}, {}],
    }),
  );
  return newGame(setup.seats[0]!.setup);
}

export function measureAttack(games: number, print: (line: string) => void): void {
  const { skill } = rankOf("guideline", "master");
  print(
    `Attack per piece, master: ${games} games of ${PIECES} pieces, seeds ${FIRST_SEED} to ${FIRST_SEED + games - 1}`,
  );
  let nodes = 0;
  let ms = 0;
  let pieces = 0;
  const values: number[] = [];
  for (let i = 0; i < games; i++) {
    const game = attackGame(FIRST_SEED + i);
    const goesOn = (): boolean =>
      playUntimed(
        game,
        (sight) => think(sight, skill),
        (spent) => {
          nodes += spent.nodes;
          ms += spent.ms;
          pieces++;
        },
      );
    while (game.state.pieces < PIECES && goesOn());
    values.push(game.state.sent / PIECES);
  }
  const { mean, margin } = meanOf(values);
  print(
    `${mean.toFixed(3)} ± ${margin.toFixed(3)} (at least ${(mean - margin).toFixed(3)}), ` +
      `${(ms / pieces).toFixed(1)} ms and ${Math.round(nodes / pieces)} positions a piece`,
  );
}
