// The script of a rule book (A1.2.5): the Guideline lets a variant examine every cell in the Iterate phase and change it. A
// script is code that only its own rule book links to, so games of other rule books do not carry it.

import type { Game } from "./game.ts";

/** Strips of squares on the hit list, and the number of lines that have any. */
export interface Marks {
  readonly silver: number;
  readonly gold: number;
  readonly squaredLines: number;
}

/** What a rule book does to the cells of the Matrix, beyond its words. */
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
