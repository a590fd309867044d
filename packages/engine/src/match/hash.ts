// A 64-bit hash of a match: the hashes of its games, and the state between them. As in a game's hash, a value counts
// only if it differs from its first value, together with its index: new values do not change earlier hashes (E-24).

import { Hasher, hashState } from "../hash.ts";
import type { Match } from "./match.ts";
import { type MatchState, RESULTS, firstState } from "./state.ts";

/** Append, never reorder. */
const SCALARS = ["result", "potato", "potatoDraws", "attacks", "ruledAt"] as const;
const LISTS = ["places", "isOut", "keptBack", "endedAt"] as const;
/** The fields of open attacks and of lines on their way. All entries count. */
const UNRULED = ["seat", "index", "at", "lines", "target"] as const;
const PARCELS = ["attack", "from", "to", "arrival", "lines"] as const;

/** State that does not count: it follows from the rest, or only numbers events. */
type Uncounted =
  | "time"
  | "eventCount"
  | "seenLines"
  | "deeds"
  | "countedLines"
  | "countedScore"
  | "decision"
  | "unsettledAt";
type Counted = (typeof SCALARS)[number] | (typeof LISTS)[number] | "endsAt" | "unruled" | "parcels";
type Forgotten = Exclude<keyof MatchState, Counted | Uncounted>;
const complete: [Forgotten] extends [never] ? true : Forgotten = true;

/** The hash of a match as sixteen hexadecimal digits. */
export function hashMatch({ games, state, setup }: Match): string {
  const hasher = new Hasher();
  const first = firstState(setup);
  const eatChanged = (index: number, value: number, before: number): void => {
    if (value === before) return;
    hasher.eat(index);
    hasher.number(value);
  };
  for (const game of games) hasher.text(hashState(game));
  SCALARS.forEach((name, i) => eatChanged(i, numberOf(state, name), numberOf(first, name)));
  // Once all games have ended, the time at which the match ends them has no effect.
  if (games.some((game) => game.state.phase !== "ended")) eatChanged(SCALARS.length, state.endsAt, first.endsAt);
  LISTS.forEach((name, i) => {
    // A mark before each list: a negative number is no index.
    hasher.eat(complete ? -1 - i : 0);
    state[name].forEach((value, n) => eatChanged(n, Number(value), Number(first[name][n])));
  });
  hasher.eat(state.unruled.length);
  for (const attack of state.unruled) for (const field of UNRULED) hasher.number(attack[field]);
  hasher.eat(state.parcels.length);
  for (const parcel of state.parcels) for (const field of PARCELS) hasher.number(parcel[field]);
  return hasher.finish();
}

function numberOf(state: Readonly<MatchState>, name: (typeof SCALARS)[number]): number {
  return name === "result" ? RESULTS.indexOf(state.result) : state[name];
}
