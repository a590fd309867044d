// What is tuned in each rule book: weights as a row of numbers and back, the games that are played, and what counts in them.

import {
  GUIDELINE_WEIGHTS,
  NEW_MATCH_WEIGHTS,
  NEW_WEIGHTS,
  REGLAS_WEIGHTS,
  type SquareWeights,
  type StackWeights,
  type Think,
  squareThinker,
  stackThinker,
} from "@korobeinix/bots/workshop";
import { type Game, type Rules, newGame, parseSetup, play, unwrap } from "@korobeinix/engine";
import { parseMatchSetup } from "@korobeinix/engine/match";
import { attackGame } from "../arena/attack.ts";

/** Weights of some kind, as JSON has them: numbers, and lists and tables of numbers. */
export type Weights = number | readonly Weights[] | { readonly [name: string]: Weights };

export interface Tuned {
  readonly weights: Weights;
  /** Weights that stay as they are: they fix the unit. */
  readonly fixed: readonly string[];
  readonly start: (seed: number) => Game;
  readonly thinker: (rules: Rules, weights: Weights) => Think;
  /** What happens to it before each piece, where anything does. */
  readonly disturb?: (game: Game) => void;
  /** What counts at the end of a game, for each piece. */
  readonly worth: (game: Game, pieces: number) => number;
}

function gameOf(ruleBook: string): (seed: number) => Game {
  return (seed) => newGame(unwrap(parseSetup({ ruleBook, seed })));
}

/** About as many lines as an equal sends, three at a time. */
const RECEIVED_EVERY = 7;
const RECEIVED_LINES = 3;

function receiveNow(game: Game): void {
  const { pieces, time, receives } = game.state;
  if (pieces % RECEIVED_EVERY !== 0 || receives * RECEIVED_EVERY > pieces || game.state.phase === "ended") return;
  play(game, { at: time, name: "received", value: RECEIVED_LINES, from: 1, attack: receives + 1 });
}

const scorePerPiece: Tuned["worth"] = ({ state }, pieces) => state.score / pieces;

export const TUNED: { readonly [book: string]: Tuned } = {
  guideline: {
    weights: { ...GUIDELINE_WEIGHTS },
    fixed: ["attack"],
    start: attackGame,
    thinker: (rules, weights) => stackThinker(rules, weights as unknown as StackWeights),
    worth: ({ state }, pieces) => state.sent / pieces,
  },
  reglas: {
    weights: { ...REGLAS_WEIGHTS },
    fixed: ["attack", "backToBack", "tWasted", "tHeld"],
    start: gameOf("reglas"),
    thinker: (rules, weights) => stackThinker(rules, weights as unknown as StackWeights),
    worth: scorePerPiece,
  },
  "new-match": {
    weights: { ...NEW_MATCH_WEIGHTS },
    fixed: ["attack"],
    start: (seed) => newGame(unwrap(parseMatchSetup({ ruleBook: "new", seed, seats: [{}, {}] })).seats[0]!.setup),
    thinker: (rules, weights) => squareThinker(rules, weights as unknown as SquareWeights),
    disturb: receiveNow,
    worth: ({ state }, pieces) => (state.sent + state.cancelled) / pieces,
  },
  new: {
    weights: { ...NEW_WEIGHTS },
    fixed: ["point", "attack"],
    start: gameOf("new"),
    thinker: (rules, weights) => squareThinker(rules, weights as unknown as SquareWeights),
    worth: scorePerPiece,
  },
};

/** The numbers of weights in the order of their names; those that stay fixed, and those that are nothing, left out. */
export function numbersOf(weights: Weights, fixed: readonly string[]): number[] {
  if (typeof weights === "number") return weights === 0 ? [] : [weights];
  if (isList(weights)) return weights.flatMap((each) => numbersOf(each, fixed));
  return Object.entries(weights).flatMap(([name, each]) => (fixed.includes(name) ? [] : numbersOf(each, fixed)));
}

/** The same weights with other numbers. */
export function withNumbers(weights: Weights, fixed: readonly string[], numbers: readonly number[]): Weights {
  const left = [...numbers];
  const next = (old: Weights): Weights => {
    if (typeof old === "number") return old === 0 ? 0 : Math.round(left.shift()!);
    if (isList(old)) return old.map(next);
    return Object.fromEntries(
      Object.entries(old).map(([name, each]) => [name, fixed.includes(name) ? each : next(each)]),
    );
  };
  return next(weights);
}

function isList(weights: Weights): weights is readonly Weights[] {
  return Array.isArray(weights);
}
