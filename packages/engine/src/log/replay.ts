// Playing a whole log, and cutting one.

import { type Control, type Input, type InputName, RELEASES } from "../actions.ts";
import type { Game } from "../game.ts";
import { SECOND } from "../micros.ts";
import { advance, newGame, play } from "../play.ts";
import { type Setup, actsWhileHeld } from "../setup.ts";
import { type Log, MAX_INPUTS_PER_SECOND } from "./log.ts";
import { STEP, type Steps } from "./steps.ts";

/** The game as it stands at the end of its log. */
export function replay({ setup, inputs, end, feed }: Log): Game {
  const game = newGame(setup, feed);
  playAll(game, inputs, 0, inputs.length);
  advance(game, end);
  return game;
}

/** `replay` in steps, for logs from outside. */
export function* replayInSteps({ setup, inputs, end, feed }: Log): Steps<Game> {
  const game = newGame(setup, feed);
  for (let i = 0; i < inputs.length; i += STEP) {
    yield i / inputs.length;
    playAll(game, inputs, i, Math.min(i + STEP, inputs.length));
  }
  advance(game, end);
  return game;
}

/** Not part of the generator above: there the same loop runs a third slower. */
function playAll(game: Game, inputs: readonly Input[], from: number, to: number): void {
  for (let i = from; i < to; i++) play(game, inputs[i]!);
}

/** A log up to a time, to play on from there. Held keys are released, because the next player holds no key yet. */
export function cutLog(log: Log, at: number): Log {
  const cutAt = Math.min(at, log.end);
  const cut = cutInputs(log.setup, log.inputs, cutAt);
  return { ...log, inputs: cut, end: Math.max(cutAt, cut.at(-1)?.at ?? 0) };
}

/** The inputs of one player up to a time, with held keys released. */
export function cutInputs(setup: Setup, inputs: readonly Input[], at: number): readonly Input[] {
  const cut = inputs.filter((input) => input.at <= at);
  const held = new Set<InputName>();
  for (const { name } of cut) {
    const release = RELEASES[name];
    if (release === undefined) held.delete(name);
    else if (actsWhileHeld(setup, name as Control)) held.add(release);
  }
  let time = at;
  for (const name of held) {
    // If the last second already holds the most inputs allowed, the release comes as soon as there is room for it.
    time = Math.max(time, (cut[cut.length - MAX_INPUTS_PER_SECOND]?.at ?? -SECOND) + SECOND);
    cut.push({ at: time, name });
  }
  return cut;
}
