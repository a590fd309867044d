// A way: strokes played in a trial of the game at a beat, and where the piece has locked by them.

import type { Game, Input, Spin } from "@korobeinix/engine";
import { type Place, footprint } from "@korobeinix/engine/placements";
import { Fingers } from "./fingers.ts";
import type { Beat } from "./pace.ts";
import type { Stroke } from "./strokes.ts";
import { Trial } from "./trial.ts";

/** A place to lock at, and what the Lock Down is recognised as. */
export interface Rest extends Place {
  readonly kind: number;
  readonly spin: Spin;
}

/** Timed inputs that have been seen to lead to a Lock Down. */
export interface Way extends Rest {
  readonly strokes: readonly Stroke[];
  readonly inputs: readonly Input[];
  /** Presses, without the drop that locks. */
  readonly presses: number;
  /** When the hand is done, and when the piece locks. */
  readonly doneAt: number;
  readonly lockedAt: number;
}

const SPIN_CODES: { readonly [Each in Spin]: number } = { none: 0, mini: 1, full: 2, immobile: 3 };

/** One number for the cells and the spin of a rest: facings that look alike are the same. */
export function slotOf(game: Game, rest: Rest): number {
  return footprint(game, rest) * 4 + SPIN_CODES[rest.spin];
}

/** Plays strokes at a beat until the piece in play has locked; undefined if it never does. */
export function perform(game: Game, strokes: readonly Stroke[], beat: Beat): Way | undefined {
  const trial = new Trial(game);
  const { state } = game;
  const fingers = new Fingers(trial, beat);
  let locking = 0;
  for (const stroke of strokes) {
    if (trial.isOver) break;
    fingers.stroke(stroke);
    if (stroke.key === "hardDrop" && game.rules.book.hardDrop.locks) locking++;
  }
  const { inputs, ready } = fingers;
  const doneAt = inputs.at(-1)?.at ?? state.time;
  while (trial.goOn());
  if (!trial.hasLocked) return undefined;
  const { facing, x, y, spin, time } = trial.game.state;
  const presses = ready.presses - locking;
  return { kind: state.kind, facing, x, y, spin, strokes, inputs, presses, doneAt, lockedAt: time };
}
