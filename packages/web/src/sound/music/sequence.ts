// All notes of a tune in the order they begin.

import type { InstrumentId } from "./instrumentTable.ts";
import type { Note, Role, Tune } from "./tune.ts";

export interface Step extends Note {
  readonly role: Role;
  readonly instrument: InstrumentId;
  /** With the accent of the bar's first beat. */
  readonly level: number;
}

/** Strength of what is not on the first beat. */
const OFF_BEAT = 0.88;

export function sequenceOf({ voices, beatsPerBar }: Tune): Step[] {
  return voices
    .flatMap(({ role, instrument, level, notes }) =>
      notes.map((note) => ({
        ...note,
        role,
        instrument,
        level: level * (note.at % beatsPerBar === 0 ? 1 : OFF_BEAT),
      })),
    )
    .sort((a, b) => a.at - b.at);
}

export function beatsOf({ bars, beatsPerBar }: Tune): number {
  return bars * beatsPerBar;
}
