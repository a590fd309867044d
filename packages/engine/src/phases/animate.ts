// Animate phase (A1.2.6): takes no game time; it tells the picture what is about to go, and the picture shows it over
// the generation delay (G-A1).

import { type Game, countEvent, tell } from "../game.ts";

export function animate(game: Game): void {
  const { state, rules } = game;
  if (state.hits === 0 || !countEvent(game)) return;
  const { columns } = rules.geometry;
  const rows: number[] = [];
  for (let n = 0; state.hits >> n !== 0; n++) if ((state.hits >> n) & 1) rows.push(state.hitBottom + n);
  const cells = rows.map((y) => Array.from(state.cells.subarray(y * columns, (y + 1) * columns)));
  tell(game, { type: "cleared", rows, cells });
}
