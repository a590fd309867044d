// A game like the one that a sight shows, for its rules and its geometry: no seed is known here, and they are the same for
// every one.

import { type Game, RULE_BOOKS, bookName, newGame, setupFor, unwrap } from "@korobeinix/engine";
import type { Sight } from "./sight.ts";

const games = new Map<string, Game>();

/** What sights of games with the same rules have in common. */
export function rulesKey({ ruleBook, options }: Sight): string {
  return `${ruleBook} ${options.authentic} ${options.lockDown}`;
}

/** Any game with the rules of a sight; it never goes on. */
export function anyGame(sight: Sight): Game {
  const key = rulesKey(sight);
  let game = games.get(key);
  if (game === undefined) {
    const book = RULE_BOOKS.find((each) => bookName(each) === sight.ruleBook);
    if (book === undefined) throw new Error(`no computer player knows the rule book "${sight.ruleBook}"`);
    const { authentic, lockDown } = sight.options;
    game = newGame(unwrap(setupFor(book, { seed: 0, options: { authentic, lockDown } })));
    games.set(key, game);
  }
  return game;
}
