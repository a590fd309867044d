// Which kept games have to go when the room is used up: the oldest first, favourites and those in a table never (W-12).

import { type KeptReplay, MAX_REPLAY_BYTES, MAX_REPLAYS } from "./storage.ts";

/** Ids to be dropped for `kept`, which stays however old it is; `ranked` are the ids of the tables' lines. */
export function overflowFor(
  kept: KeptReplay,
  others: readonly KeptReplay[],
  ranked: ReadonlySet<string>,
): readonly string[] {
  const newestFirst = others.toSorted((one, other) => other.date - one.date);
  const mortal = [kept, ...newestFirst].filter(({ id, isFavourite }) => !isFavourite && !ranked.has(id));
  let bytes = 0;
  return mortal.flatMap((replay, place) => {
    bytes += replay.size;
    const hasRoom = place < MAX_REPLAYS && bytes <= MAX_REPLAY_BYTES;
    return hasRoom || replay === kept ? [] : [replay.id];
  });
}
