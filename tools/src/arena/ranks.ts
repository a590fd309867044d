// Ranks against each other: each against the one below. Where games reach each other they play matches, seats in turn;
// elsewhere both play the same pieces for the same time, and the better result wins.

import { playGame, playMatch, rankOf } from "@korobeinix/bots";
import {
  type Game,
  MINUTE,
  RULE_BOOKS,
  type RuleBook,
  type Values,
  advance,
  hasScore,
  newGame,
  parseSetup,
  play,
  unwrap,
} from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { COMPUTER_RANKS, type ComputerRank, parseMatchSetup, replayMatch, standingsOf } from "@korobeinix/engine/match";
import { leastShare } from "./interval.ts";

/** How long a match may last, and how long a game that is not a match. */
const MATCH_MICROS: number = 6 * MINUTE;

/**
 * A game in which ranks can show what they are: 1984 falls too slowly at its first levels, and Basic at its first speed.
 * In 1984 every second of life is worth the same points, so there the same number of pieces is played.
 */
const GAMES: { readonly [book: string]: Contest } = {
  basic: { options: { speed: 80 }, minutes: 3, pieces: Number.POSITIVE_INFINITY },
  reglas: { options: {}, minutes: 2, pieces: Number.POSITIVE_INFINITY },
  korobeinix: { options: { startingLevel: 9 }, minutes: 40, pieces: 1_000 },
};

interface Contest {
  readonly options: Values;
  readonly minutes: number;
  readonly pieces: number;
}

/** Handling of people who play fast. */
const HANDLING: Values = { delayMicros: 130_000, repeatMicros: 20_000 };

export interface Pairing {
  readonly book: RuleBook;
  readonly strong: ComputerRank;
  readonly weak: ComputerRank;
}

/** What of a pairing's matches the stronger won; half for a draw. */
export interface PairingResult {
  readonly wins: number;
  readonly matches: number;
}

export function pairingsOf(books: readonly RuleBook[] = RULE_BOOKS): Pairing[] {
  return books.flatMap((book) =>
    COMPUTER_RANKS.slice(1).map((strong, i) => ({ book, strong, weak: COMPUTER_RANKS[i]! })),
  );
}

/** Plays a pairing; `seed` and the number of a match make its pieces and its players. */
export function playPairing(pairing: Pairing, matches: number, seed: number): PairingResult {
  let wins = 0;
  for (let match = 0; match < matches; match++) {
    const nth = seed * 1_000 + match;
    wins += pairing.book.garbage === undefined ? playApart(pairing, nth) : playTogether(pairing, nth, match % 2);
  }
  return { wins, matches };
}

/** 1 if the stronger won, 0 if the weaker did, a half for a draw. */
function playTogether({ book, strong, weak }: Pairing, seed: number, strongSeat: number): number {
  const ranks = strongSeat === 0 ? [strong, weak] : [weak, strong];
  const seats = ranks.map((computer) => ({ computer }));
  const setup = unwrap(parseMatchSetup({ ruleBook: book.id, seed, options: HANDLING, seats }));
  const log = playMatch(
    setup,
    ranks.map((rank) => rankOf(book.id, rank)),
    seed,
    MATCH_MICROS,
  );
  const match = replayMatch(log);
  const { result, places } = standingsOf(match);
  if (result === "playing")
    return bySent(
      match.games.map(({ state }) => state.sent),
      strongSeat,
    );
  return result === "drawn" ? 0.5 : places[strongSeat] === 1 ? 1 : 0;
}

/** A match that nobody has won in time goes to whoever has sent more. */
function bySent(sent: readonly number[], strongSeat: number): number {
  const difference = sent[strongSeat]! - sent[1 - strongSeat]!;
  return difference === 0 ? 0.5 : difference > 0 ? 1 : 0;
}

function playApart({ book, strong, weak }: Pairing, seed: number): number {
  const { options, minutes, pieces } = GAMES[book.id]!;
  const handling = book.autoRepeats ? HANDLING : {};
  const setup = unwrap(parseSetup({ ruleBook: book.id, seed, options: { ...handling, ...options } }));
  const [one, other] = [strong, weak].map((rank) => {
    const { state } = replayPieces(playGame(setup, rankOf(book.id, rank), seed, minutes * MINUTE), pieces);
    return hasScore(book) ? state.score : state.lines;
  });
  return one === other ? 0.5 : one! > other! ? 1 : 0;
}

/** A log played until so many pieces have locked. */
function replayPieces({ setup, inputs, end }: Log, pieces: number): Game {
  const game = newGame(setup);
  for (const input of inputs) {
    if (game.state.pieces >= pieces) return game;
    play(game, input);
  }
  advance(game, end);
  return game;
}

/** A line for a pairing. */
export function describePairing({ book, strong, weak }: Pairing, { wins, matches }: PairingResult): string {
  const share = ((100 * wins) / matches).toFixed(1);
  const least = (100 * leastShare(wins, matches)).toFixed(1);
  return `${book.id}: ${strong} beats ${weak} in ${wins} of ${matches}: ${share} %, at least ${least} %`;
}
