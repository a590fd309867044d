// Forged logs of rooms in which the room never rules on something, although the log goes on longer than its patience.

import { type MatchLog, ROOM_RULES } from "../../src/doors/match.ts";
import { attacksIn, choose, type Draft, type Forgeries, nameOf, timesMade } from "./forgeries.ts";
import { endsIn, overIn, playedOut } from "./endForgeries.ts";

/** Removes all rulings from number `from` on. The log goes on until the room's patience since `since` has run out. */
function silence(draft: Draft, from: number, since: number): void {
  draft.rulings.splice(from);
  draft.end = Math.max(draft.end, since + ROOM_RULES.patienceMicros + 1);
}

/** The time at which the game of a seat ended. */
function endOf(log: MatchLog, seat: number): number {
  return playedOut(log).games[seat]!.state.time;
}

export const LATE_FORGERIES: Forgeries = {
  "an attack that is never ruled on": (draft, pick, log) => {
    const made = timesMade(log);
    const chosen = choose(
      attacksIn(draft).filter(({ ruling }) => made.has(nameOf(ruling))),
      pick,
    );
    if (chosen === undefined) return false;
    silence(draft, chosen.i, made.get(nameOf(chosen.ruling))!);
    return true;
  },

  "a game whose end is never ruled on": (draft, pick, log) => {
    const chosen = choose(endsIn(draft), pick);
    if (chosen === undefined) return false;
    silence(draft, chosen.i, endOf(log, chosen.ruling.seat));
    return true;
  },

  "a match whose end is never ruled on": (draft) => {
    const over = overIn(draft);
    if (over === undefined) return false;
    silence(draft, over.i, over.ruling.at);
    return true;
  },
};
