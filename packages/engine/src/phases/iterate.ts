// Iterate phase (A1.2.5): a rule book's own script examines every cell and may change it. The Guideline has no script.
// The New makes its squares here, and the original cartridge its cascades.

import { type Game, countEvent, tell } from "../game.ts";

/** Runs after Lock Down, before rows are removed. */
export function iterate(game: Game): void {
  const { state, rules } = game;
  const { script } = rules.book;
  script?.afterLock(game);
  if (state.spin !== "immobile") return;
  state.spins++;
  if (countEvent(game)) tell(game, { type: "spun", kind: state.kind });
  script?.afterSpin(game);
}
