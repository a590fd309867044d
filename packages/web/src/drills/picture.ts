// What a drill looks like in the list: where it begins; from an empty board, what is wanted there.

import { boardOf } from "@korobeinix/engine";
import { LogPlayer } from "@korobeinix/engine/log";
import type { Drill } from "./drill.ts";
import { solutionOf } from "./solution.ts";

const pictures = new Map<string, readonly string[]>();

/** Rows from top to bottom. */
export function pictureOf(drill: Drill): readonly string[] {
  const { id, goal, rounds } = drill;
  const [round] = rounds;
  if (goal.kind === "shape") return goal.rows;
  if (round === undefined || round.board.length > 0) return round?.board ?? [];
  const known = pictures.get(id) ?? solvedPicture(drill);
  pictures.set(id, known);
  return known;
}

/** The first round solved; where nothing is left of it, as it was at its highest. */
function solvedPicture(drill: Drill): readonly string[] {
  const log = solutionOf(drill, drill.rounds[0]!);
  if (log === undefined) return [];
  const player = new LogPlayer(log);
  let highest: readonly string[] = [];
  for (const { at } of log.inputs) {
    player.playTo(at);
    const now = boardOf(player.game);
    if (now.join("").replaceAll(".", "").length >= highest.join("").replaceAll(".", "").length) highest = now;
  }
  player.playTo(log.end);
  const last = boardOf(player.game);
  return last.length > 0 ? last : highest;
}
