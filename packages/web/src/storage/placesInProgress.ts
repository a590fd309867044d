// Where games and matches wait to be continued, each in the place of the tab that it was played in.

import { holdsUnfinished } from "./kinds/matchSave.ts";
import type { Reads } from "./stores.ts";

/** A place whose match is over and done with is as good as a free one. */
export async function placesInProgress(stores: Reads<"save" | "matches">): Promise<readonly string[]> {
  const matches = await stores.keys("matches");
  const areLeft = await Promise.all(matches.map(async (place) => holdsUnfinished(await stores.get("matches", place))));
  return [...(await stores.keys("save")), ...matches.filter((_, i) => areLeft[i])];
}
