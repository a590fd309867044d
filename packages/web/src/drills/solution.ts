// How a round can be done, as a log: the recorded script, or the fewest keys to the place shown.

import { MILLISECOND, type Result, unwrap } from "@korobeinix/engine";
import { checkLog, type Log } from "@korobeinix/engine/log";
import { type FinesseKey, leastKeys } from "@korobeinix/bots";
import { perform } from "../help/script.ts";
import { bookOf } from "../settings/requests.ts";
import type { Drill, Round } from "./drill.ts";
import { drillSetup } from "./drillSetup.ts";

/** How long the last picture stays. */
const AFTERGLOW = 150 * MILLISECOND;

const WORDS: { readonly [Key in FinesseKey]: string } = {
  left: "left",
  right: "right",
  leftHeld: "leftHeld",
  rightHeld: "rightHeld",
  rotateClockwise: "cw",
  rotateCounterclockwise: "ccw",
};

/** Undefined where nobody has recorded one. */
export function solutionOf(drill: Drill, round: Round): Log | undefined {
  const script = round.solution ?? scriptTo(drill, round);
  if (script === undefined) return undefined;
  const setup = unwrap(drillSetup(drill, round));
  const { inputs, end } = perform(setup, script, drill.isFrozen);
  const log: Result<Log> = checkLog(setup, inputs, end + AFTERGLOW);
  return log.ok ? log.value : undefined;
}

export function hasSolutions({ rounds }: Drill): boolean {
  return rounds.every(({ solution, target }) => solution !== undefined || target !== undefined);
}

/** In words of a script. */
function scriptTo(drill: Drill, { board, queue, target }: Round): string | undefined {
  if (target === undefined) return undefined;
  const { pieces, hardDrop, controls } = bookOf(drill.ruleBook);
  const hasDrop = controls.includes("hardDrop");
  const kind = pieces.findIndex(({ name }) => name === queue[0]);
  const setup = unwrap(drillSetup(drill, { board, queue }));
  const way = leastKeys(setup, board, { ...target, kind });
  if (way === undefined) return undefined;
  return [
    ...way.map((key) => WORDS[key]),
    ...(hasDrop ? ["hard"] : []),
    ...(hasDrop && hardDrop.locks ? [] : ["lock"]),
  ].join(" ");
}
