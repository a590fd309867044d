// Animate phase (A1.2.6): takes no game time; it tells the picture what is about to go, and the picture shows it over
// the generation delay (G-A1).

import { type Game, isHeard, tell } from "../game.ts";

export function animate(game: Game, bottom: number, hits: number): void {
  if (hits === 0 || !isHeard(game)) return;
  const rows: number[] = [];
  for (let n = 0; hits >> n !== 0; n++) if ((hits >> n) & 1) rows.push(bottom + n);
  tell(game, { type: "cleared", rows });
}
