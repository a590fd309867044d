// Which kept games have to go when the room is used up: the oldest first, favourites and those in a table never (W-12).

/** What of a kept game says whether it has to go. */
interface Sized {
  readonly id: string;
  readonly date: number;
  readonly size: number;
  readonly isFavourite: boolean;
}

/** Room for kept games; favourites and those in a table need none of it. */
export const MAX_REPLAYS = 2_000;
export const MAX_REPLAY_BYTES: number = 16 * 1024 * 1024;

/** Ids to be dropped for `kept`, which stays however old it is; `ranked` are the ids of the tables' lines. */
export function overflowFor(kept: Sized, others: readonly Sized[], ranked: ReadonlySet<string>): readonly string[] {
  return beyond([kept, ...newestFirst(others)], ranked).filter((id) => id !== kept.id);
}

/** Ids to be dropped of all. */
export function overflowOf(all: readonly Sized[], ranked: ReadonlySet<string>): readonly string[] {
  return beyond(newestFirst(all), ranked);
}

function newestFirst(games: readonly Sized[]): readonly Sized[] {
  return games.toSorted((one, other) => other.date - one.date);
}

/** Those for which there is no room any more, the first having the first claim to it. */
function beyond(games: readonly Sized[], ranked: ReadonlySet<string>): readonly string[] {
  const mortal = games.filter(({ id, isFavourite }) => !isFavourite && !ranked.has(id));
  let bytes = 0;
  return mortal.flatMap(({ id, size }, place) => {
    bytes += size;
    return place < MAX_REPLAYS && bytes <= MAX_REPLAY_BYTES ? [] : [id];
  });
}
