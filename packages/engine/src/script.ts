// The script of a rule book (A1.2.5): the Guideline lets a variant examine and change every cell in the Iterate phase.
// Only its own rule book imports a script, so bundles with other rule books do not contain it.

import type { Game } from "./game.ts";

/** Strips of squares on the hit list, and the number of lines that have any. */
export interface Marks {
  readonly silver: number;
  readonly gold: number;
  readonly squaredLines: number;
}

/** Changes to the cells of the Matrix that the data of a rule book cannot express. */
export interface IterateScript {
  /** After a Lock Down, before rows are removed. */
  afterLock(game: Game): void;
  /** After a spin move. */
  afterSpin(game: Game): void;
  /** Before the rows on the hit list are removed. */
  beforeClear(game: Game): Marks;
  /** After they were removed. */
  afterClear(game: Game): void;
}
