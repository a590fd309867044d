// The games that are played: a match of two seats of the Guideline with garbage, or one game that nobody reaches. Every
// seat gets the same pieces, and one of them each half second of game time; no time passes between the keys of a move, so
// that gravity, like the speed of the machine, decides nothing.

import {
  type Game,
  type Input,
  MINUTE,
  SECOND,
  advance,
  guideline,
  newGame,
  play,
  setupFor,
  unwrap,
} from "@korobeinix/engine";
import { advanceMatch, matchSetupFor, newMatch, playSeat, standingsOf } from "@korobeinix/engine/match";

/** From one move to the next. */
export const TURN: number = SECOND / 2;
/** As many as other players show. */
const NEXT = 5;
const OPTIONS = { next: NEXT, softDropFactor: 1_000_000 } as const;
const TERMS = { rise: "never", garbage: "broken" } as const;

export interface Table {
  readonly games: readonly Game[];
  /** Lets time pass. */
  advance(to: number): void;
  /** Makes the inputs of every seat; those of one seat are in order. */
  play(inputs: readonly (readonly Input[])[]): void;
  /** The seats that are still in it, none while all are: for two the winner or both, for one nobody. */
  readonly winners: readonly number[] | undefined;
}

export function tableOfTwo(seed: number, turns: number): Table {
  const setup = matchSetupFor(guideline, {
    seed,
    options: OPTIONS,
    terms: TERMS,
    seats: [{}, {}],
    limitMinutes: Math.ceil(((turns + 2) * TURN) / MINUTE),
  });
  const match = newMatch(unwrap(setup));
  return {
    games: match.games,
    advance: (to) => advanceMatch(match, to),
    play: (inputs) => {
      const all = inputs.flatMap((list, seat) => list.map((input) => ({ seat, input })));
      all.sort((one, other) => one.input.at - other.input.at);
      for (const { seat, input } of all) playSeat(match, seat, input);
    },
    get winners() {
      const { result, places } = standingsOf(match);
      return result === "playing" ? undefined : [0, 1].filter((seat) => places[seat] === 1);
    },
  };
}

export function tableOfOne(seed: number): Table {
  const game = newGame(unwrap(setupFor(guideline, { seed, options: OPTIONS, terms: { ...TERMS, seats: 2 } })));
  return {
    games: [game],
    advance: (to) => {
      if (game.state.phase !== "ended") advance(game, to);
    },
    play: (inputs) => {
      for (const input of inputs[0] ?? []) play(game, input);
    },
    get winners() {
      return game.state.phase === "ended" ? [] : undefined;
    },
  };
}
