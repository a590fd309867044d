// A game like the one that a sight shows, for its rules and its geometry: no seed is known here, and they are the same for
// every one.

import { type Game, RULE_BOOKS, type RuleBook, bookName, newGame, setupFor, unwrap } from "@korobeinix/engine";
import type { Sight } from "./sight.ts";

const games = new Map<string, Game>();

/** What sights of games with the same rules have in common. */
export function rulesKey(sight: Sight): string {
  const { ruleBook, options } = sight;
  return `${ruleBook} ${variationOf(bookOf(sight), sight)} ${options.authentic} ${options.lockDown}`;
}

function bookOf({ ruleBook }: Sight): RuleBook {
  const book = RULE_BOOKS.find((each) => bookName(each) === ruleBook);
  if (book === undefined) throw new Error(`no computer player knows the rule book "${ruleBook}"`);
  return book;
}

/** The variations of a document want the same of a player: one stands for all. Those of our own do not (O-10). */
function variationOf({ variations }: RuleBook, { variation }: Sight): string {
  const own = variations.find(({ id, isOwn }) => id === variation && isOwn === true);
  return (own ?? variations[0]!).id;
}

/** Any game with the rules of a sight; it never goes on. */
export function anyGame(sight: Sight): Game {
  const key = rulesKey(sight);
  let game = games.get(key);
  if (game === undefined) {
    const book = bookOf(sight);
    const { authentic, lockDown } = sight.options;
    const variation = variationOf(book, sight);
    game = newGame(unwrap(setupFor(book, { variation, seed: 0, options: { authentic, lockDown } })));
    games.set(key, game);
  }
  return game;
}
