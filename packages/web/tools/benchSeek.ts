// Runs inside a page: how long it takes to go to moments of a replay.

import { unwrap } from "@korobeinix/engine";
import { parseBinaryLog } from "@korobeinix/engine/log";
import { openReplay } from "../src/logs/openReplay.ts";
import { ReplayPlayer } from "../src/table/replayPlayer.ts";

/** Milliseconds for each moment; shares of the replay's length. */
export async function timeSeeks(log: readonly number[], shares: readonly number[]): Promise<readonly number[]> {
  const timeline = await openReplay(unwrap(parseBinaryLog(Uint8Array.from(log))));
  const player = new ReplayPlayer({ timeline });
  return shares.map((share) => {
    const from = performance.now();
    player.goTo(share * player.length);
    return performance.now() - from;
  });
}
