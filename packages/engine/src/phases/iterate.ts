// Iterate phase (A1.2.5): a rule book's own script looks at every cell and may change it. The Guideline has none.

import type { Game } from "../game.ts";

export function iterate(_game: Game): void {}
