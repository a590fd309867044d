// The keys of a replay as they were pressed: which are lit at a moment.

import { actsWhileHeld, type Control, CONTROLS, RELEASES } from "@korobeinix/engine";
import { countUpTo, type Log } from "@korobeinix/engine/log";

/** A control's own part of a log. */
export interface KeyTrack {
  readonly control: Control;
  /** Presses and releases in the order of time. */
  readonly turns: readonly { readonly at: number; readonly isDown: boolean }[];
  /** Whether it acts while it is held; the others are known by their presses alone. */
  readonly isHeld: boolean;
}

/** The controls of the log's rule book, in the documents' order. */
export function keyTracksOf({ setup, inputs }: Log): readonly KeyTrack[] {
  return CONTROLS.filter((control) => setup.book.controls.includes(control)).map((control) => {
    const released = RELEASES[control];
    const own = inputs.filter(({ name }) => name === control || name === released);
    return {
      control,
      turns: own.map(({ at, name }) => ({ at, isDown: name === control })),
      isHeld: actsWhileHeld(setup, control),
    };
  });
}

/** Whether a key is seen as pressed: while it is held, and for a while after a press that would be too short to see. */
export function isLit({ turns, isHeld }: KeyTrack, micros: number, glowMicros: number): boolean {
  const last = countUpTo(turns, micros, ({ at }) => at) - 1;
  const turn = turns[last];
  if (turn === undefined) return false;
  if (turn.isDown) return isHeld || micros - turn.at < glowMicros;
  const press = turns[last - 1];
  return press !== undefined && press.isDown && micros - press.at < glowMicros;
}
