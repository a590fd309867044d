// Playing a whole log, and cutting one.

import { type Input, type InputName, RELEASES } from "../actions.ts";
import type { Game } from "../game.ts";
import { advance, newGame, play } from "../play.ts";
import type { Log } from "./log.ts";
import { STEP, type Steps, takeAll } from "./steps.ts";

/** The game as it stands at the end of its log. */
export function replay(log: Log): Game {
  return takeAll(replayInSteps(log));
}

/** The same in steps, for logs of strangers. */
export function* replayInSteps({ setup, inputs, end }: Log): Steps<Game> {
  const game = newGame(setup);
  for (let i = 0; i < inputs.length; i++) {
    if (i % STEP === 0) yield i / inputs.length;
    play(game, inputs[i]!);
  }
  advance(game, end);
  return game;
}

/** A log up to a moment, for somebody else to play on from there. What was held is released: their hands are empty. */
export function cutLog({ setup, inputs }: Log, at: number): Log {
  const before = inputs.filter((input) => input.at <= at);
  const held = new Set<InputName>();
  for (const { name } of before) {
    const release = RELEASES[name];
    if (release === undefined) held.delete(name);
    else held.add(release);
  }
  const released = Array.from(held, (name): Input => ({ at, name }));
  return { setup, inputs: [...before, ...released], end: at };
}
