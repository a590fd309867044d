// `replay verify`: the result of a log in a few lines.

import { SCORING_ACTIONS, hashState, makeSetup, newGame, statisticsOf } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { printTime } from "@korobeinix/engine/debug";
import { playLog } from "./playLog.ts";
import { OUTCOME_WORDS } from "./words.ts";

export function* describeResult(log: Log): Generator<string> {
  const game = newGame(log.setup);
  let lateInputs = 0;
  for (const { isLate } of playLog(game, log)) if (isLate) lateInputs++;
  const { state, rules } = game;
  const { actions, backToBacks, pieces, keys, holds, piecesPerSecond, keysPerPiece } = statisticsOf(game);
  const options = Object.entries(makeSetup(log.setup).options).map(([name, value]) => `${name} ${value}`);
  const made = SCORING_ACTIONS.filter((action) => actions[action] > 0).map((action) => `${action} ${actions[action]}`);
  const lines: readonly (readonly [name: string, value: string | number])[] = [
    ["rule book", rules.book.id],
    ["variation", rules.variation.id],
    ["options", options.length > 0 ? options.join(", ") : "the rule book's own"],
    ["outcome", OUTCOME_WORDS[state.outcome]],
    ["time", printTime(state.time)],
    ["score", state.score],
    ["lines", state.lines],
    ["level", state.level],
    ["pieces", `${pieces}, ${piecesPerSecond.toFixed(2)} per second`],
    ["keys", `${keys}, ${keysPerPiece.toFixed(2)} per piece`],
    ["holds", holds],
    ["actions", made.length > 0 ? made.join(", ") : "none"],
    ["back-to-back", backToBacks],
    ["hash", hashState(game)],
  ];
  for (const [name, value] of lines) yield `${name.padEnd(14)}${value}\n`;
  if (lateInputs > 0)
    yield `${"note".padEnd(14)}${lateInputs} of ${log.inputs.length} inputs come after the game's end and change nothing\n`;
}
