// A tune as data: voices of notes, counted in beats. A bar is written as "E4/1.5 G#4/.5 A3+C4 -/2": pitches with the
// beats they last (one, unless said), "+" for notes together, "-" for a rest.

import type { TuneId } from "../../settings/tunes.ts";
import { pitchOf } from "../synth/pitch.ts";
import type { InstrumentId } from "./instruments.ts";

/** What a voice is for: which ones sound depends on the level and on danger, see mix.ts. */
export type Role = "melody" | "counter" | "chords" | "bass" | "pulse";

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
  readonly id: TuneId;
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
