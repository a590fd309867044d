// Playing: makes a game from a set-up, plays its inputs, and lets time pass.
//
// The total order. Time runs from moment to moment. A moment is a time at which the game acts without an input. Moments
// at the same time come in the order of `runMoment`: the end of the variation, a level by time, a row by time,
// generation, Auto-Repeat, fall, Lock Down. An input comes after all moments of its own time. Inputs of the same time
// come in the order of the log. So the number of steps in which a game is advanced makes no difference.

import type { Control, Input } from "./actions.ts";
import { copyFeed, emptyFeed } from "./feeding/feed.ts";
import { type Feed, type Game, countEvent, refuse, tell } from "./game.ts";
import { firstGoal, firstRise, riseByTime } from "./goals.ts";
import { NEVER } from "./micros.ts";
import { actOnEntry, pressHold, pressRotation, releaseHold, releaseRotation } from "./initialActions.ts";
import { hardDrop, pressSoftDrop, releaseSoftDrop, setSpeed } from "./moves.ts";
import { endFromOutside, putMark } from "./outside.ts";
import { end } from "./phases/completion.ts";
import { fall } from "./phases/falling.ts";
import { generate } from "./phases/generation.ts";
import { lockDown } from "./phases/lock.ts";
import { fillQueue } from "./randomizer.ts";
import { firstRow, sendRow } from "./rising.ts";
import { enqueue } from "./receiving.ts";
import { moveOnEntry, pressDirection, releaseDirection, repeat } from "./repeat.ts";
import { rulesOf } from "./rules.ts";
import type { Setup } from "./setup.ts";
import { layStart } from "./startingLines.ts";
import { HELD_LEFT, HELD_RIGHT, HELD_SOFT_DROP, type State, emptyState } from "./state.ts";

/**
 * A game at time 0. Its first piece comes with the first `advance` or `play`. `fed`: the feed so far, for a game that
 * does not know its seed.
 */
export function newGame(setup: Setup, fed: Feed = NO_FEED): Game {
  const rules = rulesOf(setup);
  const state = emptyState(rules.geometry);
  state.level = rules.options.startingLevel;
  state.speed = rules.options.speed;
  state.endAt = rules.endAt;
  state.hold = setup.hold;
  state.riseAt = firstRise(rules);
  state.rowAt = firstRow(rules);
  const feed = setup.isFed ? copyFeed(fed) : null;
  layStart(rules, state, feed?.lines);
  state.goal = firstGoal(rules, state);
  const game: Game = { rules, state, events: null, feed };
  fillQueue(game);
  // A fed game waits for its first piece.
  if (state.queueLength === 0) state.generateAt = NEVER;
  return game;
}

const NO_FEED: Feed = emptyFeed();

/** Runs every moment up to and including `to`. */
export function advance(game: Game, to: number): void {
  if (!Number.isSafeInteger(to) || to < game.state.time) {
    throw new RangeError(`cannot advance to ${to}: the game is at ${game.state.time}`);
  }
  const { state } = game;
  for (let at = nextMoment(game); at <= to; at = nextMoment(game)) runMoment(game, at);
  if (state.phase !== "ended") passTime(state, to);
}

/** The time of the next moment; `NEVER` if there is none. */
export function nextMoment({ state }: Game): number {
  const { endAt, riseAt, rowAt, generateAt, repeatAt, fallAt, lockAt } = state;
  let at = endAt < generateAt ? endAt : generateAt;
  if (riseAt < at) at = riseAt;
  if (rowAt < at) at = rowAt;
  if (repeatAt < at) at = repeatAt;
  if (fallAt < at && !isFallFrozen(state)) at = fallAt;
  if (lockAt < at && !state.isFrozen) at = lockAt;
  return at;
}

/** Frozen, a piece falls only while its player drops it. */
function isFallFrozen({ isFrozen, held }: State): boolean {
  return isFrozen && (held & HELD_SOFT_DROP) === 0;
}

function passTime(state: State, to: number): void {
  if (state.isFrozen) holdClocks(state, to - state.time);
  state.time = to;
}

/** A clock that stands still keeps what is left on it (E-18). */
function holdClocks(state: State, passed: number): void {
  if (isFallFrozen(state) && state.fallAt !== NEVER) state.fallAt += passed;
  if (state.lockAt !== NEVER) state.lockAt += passed;
}

/** Runs the next moment. `at` is the time from `nextMoment`. */
export function runMoment(game: Game, at: number): void {
  const { state } = game;
  passTime(state, at);
  if (state.endAt === at) {
    end(game, "timeUp");
  } else if (state.riseAt === at) {
    riseByTime(game);
  } else if (state.rowAt === at) {
    if (!sendRow(game)) end(game, "topOut");
  } else if (state.generateAt === at) {
    generate(game);
    actOnEntry(game);
    moveOnEntry(game);
  } else if (state.repeatAt === at) {
    repeat(game);
  } else if (state.fallAt === at) {
    fall(game);
  } else {
    lockDown(game);
  }
}

/** Plays an input at its own time, after all moments up to that time. After the end of a game inputs change nothing. */
export function play(game: Game, input: Input): void {
  advance(game, input.at);
  if (game.state.phase !== "ended") act(game, input);
}

/** Plays an input when no moment is due up to its time. */
export function act(game: Game, input: Input): void {
  passTime(game.state, input.at);
  // The most frequent first.
  switch (input.name) {
    case "left":
      return isPressed(game, "left", HELD_LEFT) ? pressDirection(game, -1) : undefined;
    case "leftReleased":
      return releaseDirection(game, -1);
    case "right":
      return isPressed(game, "right", HELD_RIGHT) ? pressDirection(game, 1) : undefined;
    case "rightReleased":
      return releaseDirection(game, 1);
    case "hardDrop":
      return isPressed(game, "hardDrop") ? pressHardDrop(game) : undefined;
    case "rotateClockwise":
      return isPressed(game, "rotateClockwise") ? pressRotation(game, 1) : undefined;
    case "rotateCounterclockwise":
      return isPressed(game, "rotateCounterclockwise") ? pressRotation(game, -1) : undefined;
    case "softDrop":
      return isPressed(game, "softDrop", HELD_SOFT_DROP) ? pressSoftDrop(game) : undefined;
    case "softDropReleased":
      return releaseSoftDrop(game);
    case "hold":
      return isPressed(game, "hold") ? pressHold(game) : undefined;
    case "rotateClockwiseReleased":
      return releaseRotation(game, 1);
    case "rotateCounterclockwiseReleased":
      return releaseRotation(game, -1);
    case "holdReleased":
      return releaseHold(game);
    case "speed":
      return isPressed(game, "speed") ? setSpeed(game, input.value ?? 0) : undefined;
    case "freeze":
      return freeze(game, input.value === 1);
    case "received":
    case "target":
    case "ended":
      return actFromOutside(game, input, input.name);
  }
}

/** An input from the match. */
function actFromOutside(
  game: Game,
  { value = 0, from = 0, attack = 0 }: Input,
  name: "received" | "target" | "ended",
): void {
  switch (name) {
    case "received":
      return enqueue(game, { from, attack, lines: value });
    case "target":
      return putMark(game, value);
    case "ended":
      return endFromOutside(game, value);
  }
}

/** Counts a press. False: the rule book has no such control, or one that repeats is down already. */
function isPressed(game: Game, control: Control, heldBit = 0): boolean {
  const { state, rules } = game;
  if ((state.held & heldBit) !== 0) return false;
  state.keys++;
  if (!rules.absent.includes(control)) return true;
  refuse(game, control, "absent");
  return false;
}

function pressHardDrop(game: Game): void {
  if (game.state.kind < 0) refuse(game, "hardDrop", "noPiece");
  else hardDrop(game);
}

function freeze(game: Game, isOn: boolean): void {
  const { state, rules } = game;
  if (!rules.options.practice || state.isFrozen === isOn) return;
  state.isFrozen = isOn;
  if (countEvent(game)) tell(game, { type: "froze", isOn });
}
