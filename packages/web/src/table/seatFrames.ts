// A board's part in its match as the stage shows it, whether the match is played or watched.

import { choosesTarget } from "@korobeinix/engine";
import { type MatchEvent, type MatchView, targetOf } from "@korobeinix/engine/match";
import type { SeatFrame } from "../stage/stage.ts";

/** `between`: what has happened between the games since the last frame. */
export function seatFrame(
  match: MatchView,
  seat: number,
  between: readonly MatchEvent[],
  isPractising = false,
): SeatFrame {
  const { state, setup } = match;
  const isAiming = choosesTarget(setup.shared.terms) && !state.isOut[seat]!;
  return {
    target: isAiming ? targetOf(match, seat) : undefined,
    hasPotato: state.potato === seat,
    place: state.places[seat]!,
    isOut: state.isOut[seat]!,
    isPractising,
    facts: between.filter((event) => seatOf(event) === seat),
  };
}

/** The seat that something between the games starts from or happens to; undefined: it is about all. */
function seatOf(event: MatchEvent): number | undefined {
  switch (event.type) {
    case "sent":
    case "voided":
      return event.from;
    case "passed":
    case "markMoved":
    case "knockedOut":
    case "finished":
      return event.seat;
    default:
      return undefined;
  }
}
