// How bright the ground answers to what happens on a board: it shows what is impressive (G-13.1.4).

import { type GameEvent, isSpin } from "@korobeinix/engine";

/** 0 for what it does not answer to. */
export function lightFor(event: GameEvent): number {
  switch (event.type) {
    case "cleared":
      return event.rows.length >= 4 ? 0.3 : 0;
    case "scored":
      return event.isBackToBack ? 0.34 : isSpin(event.action) ? 0.3 : 0;
    case "spun":
      return 0.24;
    case "squared":
      return event.isGold ? 0.3 : 0.18;
    case "levelled":
      return 0.28;
    default:
      return 0;
  }
}
