// The moves of a finished game, from its log alone: for every Lock Down what the seat showed, what was done, and by which
// keys.

import { type Log, type Steps, advance, boardOf, newGame, nextMoment, play, takeEvents } from "@korobeinix/engine";
import { type FinesseKey, leastKeys } from "./finesse.ts";
import { type Made, MoveWatch } from "./moveWatch.ts";

/** One piece of a game. */
export interface Move extends Made {
  /** From 1. */
  readonly number: number;
  /** The fewest presses that lead there; undefined where a Hard Drop from above does not: a tuck or a spin has no count. */
  readonly way: readonly FinesseKey[] | undefined;
}

/** Presses more than it takes; 0 where there is no count. */
export function keysTooMany({ pressed, way }: Pick<Move, "pressed" | "way">): number {
  return way === undefined ? 0 : Math.max(0, pressed.length - way.length);
}

/** All moves of a log in their order, in steps: a log from outside may be long. */
export function* movesOf(log: Log): Steps<readonly Move[]> {
  const { setup, inputs, end } = log;
  const game = newGame(setup);
  const watch = new MoveWatch();
  const moves: Move[] = [];
  let board: readonly string[] = [];
  game.events = [];
  const note = (): void => {
    const events = takeEvents(game);
    for (const made of watch.take(game, events)) {
      moves.push({ ...made, number: moves.length + 1, way: leastKeys(setup, board, made.step) });
    }
    if (events.some(({ type }) => type === "generated")) board = boardOf(game);
  };
  // From moment to moment: a seat has to be seen as it is when a piece comes.
  const passTo = (time: number): void => {
    for (let at = nextMoment(game); at <= time; at = nextMoment(game)) {
      advance(game, at);
      note();
    }
    if (game.state.phase !== "ended") advance(game, time);
  };
  let told = -1;
  for (const [played, input] of inputs.entries()) {
    passTo(input.at);
    watch.press(input.name);
    play(game, input);
    passTo(game.state.time);
    note();
    if (moves.length !== told || played % SILENT === 0) yield played / inputs.length;
    told = moves.length;
  }
  passTo(end);
  return moves;
}

/** Inputs without a Lock Down that are played in one step at most. */
const SILENT = 64;
