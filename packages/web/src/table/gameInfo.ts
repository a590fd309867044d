// The numbers beside the Matrix.

import type { State } from "@korobeinix/engine";
import type { Signal } from "@preact/signals";

export interface GameInfo {
  readonly score: number;
  readonly lines: number;
  readonly level: number;
  readonly goal: number;
  readonly micros: number;
  readonly speed: number;
  /** Squares of one colour or of several. */
  readonly gold: number;
  readonly silver: number;
  /** Placed, and keys pressed for them. */
  readonly pieces: number;
  readonly keys: number;
}

const COUNTED = ["score", "lines", "level", "goal", "speed", "gold", "silver", "pieces", "keys"] as const;
/** The clock is shown in hundredths: nothing else changes from frame to frame. */
const SHOWN_MICROS = 10_000;

/** A clock that runs by itself has its own time. */
export function infoOf(state: Readonly<State>, micros: number = state.time): GameInfo {
  const { score, lines, level, goal, speed, goldSquares: gold, silverSquares: silver, pieces, keys } = state;
  return { score, lines, level, goal, micros, speed, gold, silver, pieces, keys };
}

/** Once a frame: says what has changed, and nothing where nothing has. */
export function tellInfo(info: Signal<GameInfo | undefined>, state: Readonly<State>): void {
  const now = info.peek();
  const next = infoOf(state);
  const isSame = now !== undefined && COUNTED.every((name) => now[name] === next[name]);
  if (isSame && Math.floor(now.micros / SHOWN_MICROS) === Math.floor(next.micros / SHOWN_MICROS)) return;
  info.value = next;
}
