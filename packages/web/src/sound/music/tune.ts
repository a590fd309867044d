// A tune as data: voices of notes, counted in beats. A bar is written as "E4/1.5 G#4/.5 A3+C4 -/2": pitches with the
// beats they last (one, unless said), "+" for notes together, "-" for a rest.

import type { TuneId } from "../../settings/tunes.ts";
import { pitchOf } from "../synth/pitch.ts";
import type { InstrumentId } from "./instrumentTable.ts";

/** What a voice is for: which ones sound depends on the game, see mix.ts. */
export type Role = "melody" | "counter" | "chords" | "bass" | "beat" | "ornament" | "pulse" | "lift";

export interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly beats: number;
}

export interface Voice {
  readonly role: Role;
  readonly instrument: InstrumentId;
  readonly level: number;
  /** From -1, left, to 1. */
  readonly pan: number;
  readonly notes: readonly Note[];
}

export interface Tune {
  /** One that can be chosen, or that of the menu. */
  readonly id: TuneId | "menu";
  readonly beatsPerBar: number;
  readonly bars: number;
  /** Beats a minute at level 1 and from level 15 on. */
  readonly tempo: { readonly start: number; readonly end: number };
  readonly voices: readonly Voice[];
}

/** The notes of bars, and the beats each bar has. */
export function parseBars(bars: readonly string[], beatsPerBar: number): Note[] {
  return bars.flatMap((bar, index) => {
    let at = 0;
    return bar.split(" ").flatMap((word) => {
      const [names = "", length = "1"] = word.split("/");
      const note = { at: index * beatsPerBar + at, beats: Number(length) };
      at += note.beats;
      return names === "-" ? [] : names.split("+").map((name) => ({ ...note, pitch: pitchOf(name) }));
    });
  });
}

export function beatsIn(bar: string): number {
  return bar.split(" ").reduce((sum, word) => sum + Number(word.split("/")[1] ?? "1"), 0);
}

/** A note on every beat: the heart that is heard in danger. */
export function pulseFor(bars: number, beatsPerBar: number, level: number): Voice {
  const notes = Array.from({ length: bars * beatsPerBar }, (_, at) => ({ pitch: pitchOf("A1"), at, beats: 0.5 }));
  return { role: "pulse", instrument: "pulse", level, pan: 0, notes };
}

/** The melody an octave higher: what a great move is heard by. */
export function liftFor(melody: readonly Note[], instrument: InstrumentId, level: number): Voice {
  return {
    role: "lift",
    instrument,
    level,
    pan: 0.2,
    notes: melody.map((note) => ({ ...note, pitch: note.pitch + 12 })),
  };
}
