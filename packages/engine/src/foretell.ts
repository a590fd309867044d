// Telling a game that must not know its seed what it needs, a little ahead (E-36). Whoever knows the seed keeps one of these
// for each such game.

import type { FeedName } from "./feed.ts";
import type { Game } from "./game.ts";
import { gapAt } from "./gaps.ts";
import { newGame } from "./play.ts";
import { HOLDS, draw } from "./random.ts";
import { QUEUE_LENGTH, type StreamPlace, drawKind } from "./randomizer.ts";
import { unwrap } from "./result.ts";
import { type Setup, makeSetup, setupFor } from "./setup.ts";
import { boardOf } from "./view.ts";

/** What is fed: an input without its time. */
export interface Feeding {
  readonly name: FeedName;
  readonly value: number;
}

/** Gaps and Hold draws are needed one at a time: one beyond what may be needed next is enough. */
const AHEAD = 2;

/** Follows a game that knows its seed and says what one that does not has to be told. */
export class Foreteller {
  readonly #game: Game;
  readonly #place: StreamPlace = { bag: 0, piecesDrawn: 0 };
  #gaps = 0;
  #gap = -1;
  #holds = 0;

  constructor(game: Game) {
    this.#game = game;
  }

  /** What has to be told since the last call, in order. A queue's length of pieces lies between it and running out. */
  tell(): Feeding[] {
    const { rules, state } = this.#game;
    const { garbage, book, setup } = rules;
    const told: Feeding[] = [];
    while (this.#place.piecesDrawn < state.piecesDrawn + QUEUE_LENGTH)
      told.push({ name: "fedPiece", value: drawKind(rules, this.#place) });
    if (garbage !== undefined && setup.terms?.garbage === "broken") {
      const needed = Math.ceil((state.raised + state.queued) / garbage.gapEvery) + AHEAD;
      while (this.#gaps < needed) {
        this.#gap = gapAt(rules, garbage, this.#gaps++, this.#gap);
        told.push({ name: "fedGap", value: this.#gap });
      }
    }
    if (book.hold.whenEmpty === "random") {
      while (this.#holds < state.holdsDrawn + AHEAD)
        told.push({ name: "fedHold", value: draw(setup.seed, HOLDS, this.#holds++, book.pieces.length) });
    }
    return told;
  }
}

/** The set-up for whoever is to be fed: without the seed, and with the lines that it gives laid out on a board. */
export function fedSetup(setup: Setup): Setup {
  const { book, options } = setup;
  const { startingLines, startingPattern } = setup.terms!;
  const isDrawn = options.startingRows > 0 && startingLines === "broken" && startingPattern === "random";
  const { ruleBook: _, terms, ...request } = makeSetup(setup);
  const start = isDrawn ? { options: { ...request.options, startingRows: 0 }, board: boardOf(newGame(setup)) } : {};
  return unwrap(setupFor(book, { ...request, ...start, seed: 0, terms: { ...terms, fed: true } }));
}
