// Games shortly before their end, made in Node: from a seed alone, so that they may enter the tables.

import {
  advance,
  type Input,
  makeSetup,
  newGame,
  type Options,
  parseSetup,
  play,
  type RuleBookId,
  SECOND,
  unwrap,
} from "@korobeinix/engine";
import { checkLog, type Log } from "@korobeinix/engine/log";
import { demoLog } from "../demoLogs.ts";

/** Longer than any piece needs to come in, and too short for it to fall far. */
const STEP = (12 * SECOND) / 10;

/**
 * The recorded game of a rule book up to its first lines, then pieces dropped where they come in; as many Hard Drops as
 * `left` end it.
 */
export function nearTheEnd(
  ruleBook: RuleBookId,
  left = 1,
  { variation, ...options }: Partial<Options> & { readonly variation?: string } = {},
): Log {
  const recorded = demoLog(ruleBook);
  const request = makeSetup(recorded.setup);
  const asked = { ...request, variation: variation ?? request.variation, options: { ...request.options, ...options } };
  const setup = unwrap(parseSetup(asked));
  const game = newGame(setup);
  const inputs: Input[] = [];
  const take = (input: Input): void => {
    play(game, input);
    inputs.push(input);
  };
  for (const input of recorded.inputs) {
    take(input);
    // A direction that is still held would take every piece to the wall.
    if (game.state.lines > 0 && game.state.direction === 0) break;
  }
  if (game.state.lines === 0) throw new Error(`the recorded game of ${ruleBook} has no line with these options`);
  for (let at = game.state.time + STEP; ; at += STEP) {
    advance(game, at);
    if (game.state.phase === "ended") break;
    take({ at, name: "hardDrop" });
  }
  const kept = inputs.slice(0, -left);
  return unwrap(checkLog(setup, kept, kept.at(-1)!.at + STEP));
}
