// The numbers beside the Matrix.

import { type Game, linesLeft } from "@korobeinix/engine";
import type { Signal } from "@preact/signals";

export interface GameInfo {
  readonly score: number;
  readonly lines: number;
  readonly level: number;
  readonly goal: number;
  /** In a match those of the team; undefined where lines are not the goal. */
  readonly linesLeft: number | undefined;
  readonly micros: number;
  readonly speed: number;
  /** Squares of one colour or of several. */
  readonly gold: number;
  readonly silver: number;
  /** Placed, and keys pressed for them. */
  readonly pieces: number;
  readonly keys: number;
}

const COUNTED = ["score", "lines", "level", "goal", "linesLeft", "speed", "gold", "silver", "pieces", "keys"] as const;
/** The clock is shown in hundredths: nothing else changes from frame to frame. */
const SHOWN_MICROS = 10_000;

type Shown = Pick<Game, "rules" | "state">;

/** A clock that runs by itself has its own time, and in a match the lines that are left are the team's. */
export function infoOf(
  game: Shown,
  {
    micros = game.state.time,
    left = linesLeft(game),
  }: { readonly micros?: number; readonly left?: number | undefined } = {},
): GameInfo {
  const { score, lines, level, goal, speed, goldSquares: gold, silverSquares: silver, pieces, keys } = game.state;
  return { score, lines, level, goal, linesLeft: left, micros, speed, gold, silver, pieces, keys };
}

/** Once a frame: says what has changed, and nothing where nothing has. */
export function tellInfo(info: Signal<GameInfo | undefined>, game: Shown, left?: number): void {
  const now = info.peek();
  const next = infoOf(game, { left });
  const isSame = now !== undefined && COUNTED.every((name) => now[name] === next[name]);
  if (isSame && Math.floor(now.micros / SHOWN_MICROS) === Math.floor(next.micros / SHOWN_MICROS)) return;
  info.value = next;
}
