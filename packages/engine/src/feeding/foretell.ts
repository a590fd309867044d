// Feeding games that must not know their seed (E-36). A server that knows the seed keeps one foreteller for a game, or
// one for all games of a match. It tells the players' clients what comes next, a little ahead.

import { FED, type FeedName, copyFeed } from "./feed.ts";
import type { Feed, Game } from "../game.ts";
import { gapAt } from "../gaps.ts";
import { NEVER } from "../micros.ts";
import { HOLDS, draw } from "../random.ts";
import { QUEUE_LENGTH, type StreamPlace, drawKind, fillQueue } from "../randomizer.ts";
import { unwrap } from "../result.ts";
import type { GarbageRule } from "../ruleBook.ts";
import { type Setup, makeSetup, setupFor } from "../setup.ts";
import { drawnGaps } from "../startingLines.ts";

/** One value that is fed. */
export interface Feeding {
  readonly name: FeedName;
  readonly value: number;
  /** The only game that gets the value, counted from 0. If left out, all games that share the seed get it. */
  readonly only?: number;
}

/** Games need gaps and Hold draws one at a time: one more than the next is enough. */
const AHEAD = 2;

interface GapStream {
  readonly gaps: number[];
  readonly games: readonly number[];
  readonly only: { readonly only?: number };
}

/** Follows games that know a seed and tells what copies of them that do not know it must be fed. */
export class Foreteller {
  readonly #games: readonly Game[];
  readonly #place: StreamPlace = { bag: 0, piecesDrawn: 0 };
  readonly #pieces: number[] = [];
  readonly #holds: number[] = [];
  readonly #gaps: readonly GapStream[];

  constructor(games: readonly Game[]) {
    this.#games = games;
    const all = [...games.keys()];
    const isOwn = games[0]?.rules.garbage?.gapMoves === "anywhere";
    this.#gaps = isOwn
      ? all.map((only) => ({ gaps: [], games: [only], only: { only } }))
      : [{ gaps: [], games: all, only: {} }];
  }

  /** The values to feed since the last call, in order. Afterwards a client has a whole queue of pieces in reserve. */
  tell(): Feeding[] {
    const told: Feeding[] = [];
    const [first] = this.#games;
    if (first === undefined) return told;
    const { rules } = first;
    const { book, setup, garbage } = rules;
    const most = (of: (game: Game) => number): number => Math.max(...this.#games.map(of));
    const pieces = most(({ state }) => state.piecesDrawn) + QUEUE_LENGTH;
    while (this.#pieces.length < pieces)
      told.push(keep(this.#pieces, { name: "piece", value: drawKind(rules, this.#place) }));
    if (garbage !== undefined && setup.terms?.garbage !== "solid") this.#tellGaps(garbage, told);
    if (book.hold.whenEmpty === "random") {
      const holds = most(({ state }) => state.holdsDrawn) + AHEAD;
      while (this.#holds.length < holds) {
        const value = draw(setup.seed, HOLDS, this.#holds.length, book.pieces.length);
        told.push(keep(this.#holds, { name: "hold", value }));
      }
    }
    return told;
  }

  #tellGaps(garbage: GarbageRule, told: Feeding[]): void {
    for (const { gaps, games, only } of this.#gaps) {
      const own = games.map((i) => this.#games[i]!);
      const risen = Math.max(...own.map(({ state }) => state.raised + state.queued));
      const needed = Math.ceil(risen / garbage.gapEvery) + AHEAD;
      while (gaps.length < needed) {
        const value = gapAt(own[0]!.rules, garbage, gaps.length, gaps.at(-1) ?? -1);
        told.push(keep(gaps, { name: "gap", value, ...only }));
      }
    }
  }

  /** The whole feed of a game so far: a client that comes later begins with it. */
  feedOf(game: number): Feed {
    const stream = this.#gaps.find(({ games }) => games.includes(game));
    const lines = drawnGaps(this.#games[game]!.rules);
    return copyFeed({ pieces: this.#pieces, holds: this.#holds, gaps: stream?.gaps ?? [], lines });
  }
}

function keep(list: number[], feeding: Feeding): Feeding {
  list.push(feeding.value);
  return feeding;
}

/** The set-up for a client that must not know the seed. Give `newGame` a feed with it. */
export function fedSetup(setup: Setup): Setup {
  const { ruleBook: _, ...request } = makeSetup(setup);
  return unwrap(setupFor(setup.book, { ...request, queue: [], seed: 0, isFed: true }));
}

/**
 * Feeds games that share a seed. A game that was starved goes on, but it stays a guess from `starvedAt` on: run it
 * again from an earlier moment.
 */
export function feedGames(games: readonly Game[], feedings: readonly Feeding[]): void {
  for (const { name, value, only } of feedings)
    for (const [i, game] of games.entries()) if (only === undefined || only === i) game.feed?.[FED[name]].push(value);
  for (const game of games) if (game.feed !== null && game.state.phase !== "ended") goOn(game);
}

/** Fills the queue. A game that waited for its next piece gets it. */
function goOn(game: Game): void {
  const { state } = game;
  fillQueue(game);
  if (state.phase !== "generation" || state.generateAt !== NEVER || state.queueLength === 0) return;
  // The first piece was due at time 0. If it comes later, the whole game is a guess.
  state.generateAt = state.time;
  if (state.time > 0 && state.starvedAt === NEVER) state.starvedAt = 0;
}
