// Saving and restoring a match: the states of its games and the state between them.

import { type Snapshot, restore, snapshot } from "../snapshot.ts";
import { type Match, tellMatch } from "./match.ts";
import { type MatchState, copyState } from "./state.ts";

/** A saved match. Nothing changes it. */
export interface MatchSnapshot {
  readonly games: readonly Snapshot[];
  readonly state: Readonly<MatchState>;
}

/** Saves a match, to be put back by `restoreMatch`. */
export function snapshotMatch({ games, state }: Match): MatchSnapshot {
  return { games: games.map(snapshot), state: copyState(state) };
}

/** Puts a match back to a saved state. Events not yet taken are dropped; the match and its games tell `rewound`. */
export function restoreMatch(match: Match, saved: MatchSnapshot): void {
  saved.games.forEach((each, seat) => restore(match.games[seat]!, each));
  match.state = copyState(saved.state);
  if (match.events === null) return;
  match.events = [];
  tellMatch(match, { type: "rewound" }, match.state.time);
}
