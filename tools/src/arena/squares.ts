// Strips of silver and gold per 100 lines, for each rank of the rule book that has squares.

import { playGame, rankOf } from "@korobeinix/bots";
import { MINUTE, advance, newGame, parseSetup, play, squareOf, takeEvents, theNew, unwrap } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { COMPUTER_RANKS } from "@korobeinix/engine/match";

const MINUTES = 5;
/** Cells of a strip. */
const STRIP = 4;

interface Strips {
  readonly gold: number;
  readonly silver: number;
  readonly lines: number;
  readonly score: number;
}

function stripsOf({ setup, inputs, end }: Log): Strips {
  const game = newGame(setup);
  game.events = [];
  for (const input of inputs) play(game, input);
  advance(game, end);
  const cells = takeEvents(game).flatMap((event) => (event.type === "cleared" ? event.cells.flat() : []));
  const count = (square: string): number => cells.filter((cell) => squareOf(cell) === square).length / STRIP;
  return { gold: count("gold"), silver: count("silver"), lines: game.state.lines, score: game.state.score };
}

export function measureSquares(games: number, print: (line: string) => void): void {
  print(`Squares in The New: ${games} games of ${MINUTES} minutes, seeds 1 to ${games}`);
  for (const rank of COMPUTER_RANKS) {
    const played = Array.from({ length: games }, (_, i) => {
      const setup = unwrap(parseSetup({ ruleBook: theNew.id, seed: i + 1 }));
      return stripsOf(playGame(setup, rankOf(theNew.id, rank), i + 1, MINUTES * MINUTE));
    });
    const sum = (part: keyof Strips): number => played.reduce((total, each) => total + each[part], 0);
    const per = (part: keyof Strips): string => ((100 * sum(part)) / Math.max(1, sum("lines"))).toFixed(0);
    print(
      `${rank}: ${per("gold")} strips of gold, ${per("silver")} of silver, ${per("score")} points per 100 lines; ` +
        `${(sum("lines") / games).toFixed(0)} lines a game`,
    );
  }
}
