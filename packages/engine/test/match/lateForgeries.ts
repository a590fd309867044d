// Logs of rooms in which something is never ruled on, although the log goes on longer than the room's patience.

import { type MatchLog, ROOM_RULES } from "../../src/doors/match.ts";
import { attacksIn, choose, type Draft, type Forgeries, nameOf, timesMade } from "./forgeries.ts";
import { endsIn, overIn, playedOut } from "./endForgeries.ts";

/** Nothing is ruled on from one ruling on; the log goes on until it is too late. */
function silence(draft: Draft, from: number, since: number): void {
  draft.rulings.splice(from);
  draft.end = Math.max(draft.end, since + ROOM_RULES.patienceMicros + 1);
}

/** When the first thing happened that the room ruled on with its last rulings. */
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

  "a match of which it is never said that it is over": (draft) => {
    const over = overIn(draft);
    if (over === undefined) return false;
    silence(draft, over.i, over.ruling.at);
    return true;
  },
};
