// Runs inside a page: a replay sent to moments in any order, beside games played up to them.

import { advance, hashState, newGame, play, unwrap } from "@korobeinix/engine";
import { parseTextLog } from "@korobeinix/engine/log";
import { openReplay } from "../../src/logs/openReplay.ts";
import { ReplayPlayer } from "../../src/table/replayPlayer.ts";

export interface Compared {
  readonly sought: readonly string[];
  readonly played: readonly string[];
}

/** The hashes of a log's game at some moments, by going there and by playing up to them. */
export async function compareMoments(text: string, moments: readonly number[]): Promise<Compared> {
  const log = unwrap(parseTextLog(text));
  const timeline = await openReplay(log);
  const player = new ReplayPlayer({ timeline });
  const sought = moments.map((at) => {
    player.goTo(at);
    return hashState(player.game);
  });
  const played = moments.map((at) => {
    const game = newGame(log.setup);
    for (const input of log.inputs) if (input.at <= at) play(game, input);
    advance(game, at);
    return hashState(game);
  });
  return { sought, played };
}
