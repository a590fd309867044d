// Whether a match is over, and who has won it.

import type { BoardFrame } from "../stage.ts";

export function isOverIn(frames: readonly BoardFrame[]): boolean {
  return frames.length > 0 && frames.every(({ seat }) => seat !== undefined && seat.place > 0);
}

/** The boards of the first place. */
export function winnersIn(frames: readonly BoardFrame[]): readonly number[] {
  return frames.flatMap(({ seat }, i) => (seat?.place === 1 ? [i] : []));
}
