// Animate phase (A1.2.6): reports the rows that Eliminate will remove. The phase takes no game time. The picture shows
// the rows going during the generation delay (G-A1).

import { type Game, countEvent, tell } from "../game.ts";

export function animate(game: Game): void {
  if (game.state.hits !== 0 && countEvent(game)) tellCleared(game);
}

function tellCleared(game: Game): void {
  const { state, rules } = game;
  const { columns } = rules.geometry;
  const rows: number[] = [];
  for (let n = 0; state.hits >> n !== 0; n++) if ((state.hits >> n) & 1) rows.push(state.hitBottom + n);
  const cells = rows.map((y) => Array.from(state.cells.subarray(y * columns, (y + 1) * columns)));
  tell(game, { type: "cleared", rows, cells });
}
