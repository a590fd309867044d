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
}

/** Once a frame: says what has changed, and nothing where nothing has. */
export function tellInfo(info: Signal<GameInfo | undefined>, state: Readonly<State>): void {
  const { score, lines, level, goal, time, speed } = state;
  const now = info.peek();
  const isSame = now?.score === score && now.lines === lines && now.level === level && now.speed === speed;
  // The clock is shown in hundredths: nothing else changes from frame to frame.
  if (isSame && Math.floor(now.micros / 10_000) === Math.floor(time / 10_000)) return;
  info.value = { score, lines, level, goal, micros: time, speed };
}
