// Chords and basses by figure, one chord a bar.

import { pitchOf } from "../synth/pitch.ts";
import type { Note } from "./tune.ts";

export type ChordName = "Am" | "E7" | "Dm" | "C" | "G7" | "F";

const CHORDS: { readonly [Name in ChordName]: { readonly bass: readonly [string, string]; readonly notes: string } } = {
  Am: { bass: ["A2", "E2"], notes: "A3 C4 E4" },
  E7: { bass: ["E2", "B2"], notes: "G#3 B3 D4" },
  Dm: { bass: ["D2", "A2"], notes: "A3 D4 F4" },
  C: { bass: ["C3", "G2"], notes: "G3 C4 E4" },
  G7: { bass: ["G2", "D2"], notes: "G3 B3 F4" },
  F: { bass: ["F2", "C3"], notes: "A3 C4 F4" },
};

function eachBar(chords: readonly ChordName[], beatsPerBar: number, bar: (name: ChordName) => Note[]): Note[] {
  return chords.flatMap((name, i) => bar(name).map((note) => ({ ...note, at: note.at + i * beatsPerBar })));
}

/** The chord at these beats of every bar. */
export function strums(chords: readonly ChordName[], beatsPerBar: number, at: readonly number[]): Note[] {
  return eachBar(chords, beatsPerBar, (name) =>
    at.flatMap((beat) => pitchesOf(name).map((pitch) => ({ pitch, at: beat, beats: 0.5 }))),
  );
}

/** Root and fifth in turn at these beats of every bar. */
export function basses(
  chords: readonly ChordName[],
  beatsPerBar: number,
  at: readonly number[],
  beats: number,
): Note[] {
  return eachBar(chords, beatsPerBar, (name) =>
    at.map((beat, i) => ({ pitch: pitchOf(CHORDS[name].bass[i % 2]!), at: beat, beats })),
  );
}

/** Root and its octave in turn, every half beat. */
export function octaves(chords: readonly ChordName[], beatsPerBar: number): Note[] {
  const halves = Array.from({ length: beatsPerBar * 2 }, (_, i) => i);
  return eachBar(chords, beatsPerBar, (name) =>
    halves.map((i) => ({ pitch: pitchOf(CHORDS[name].bass[0]) + (i % 2) * 12, at: i / 2, beats: 0.4 })),
  );
}

/** The chord broken up, four notes a beat. */
export function arpeggios(chords: readonly ChordName[], beatsPerBar: number): Note[] {
  const quarters = Array.from({ length: beatsPerBar * 4 }, (_, i) => i);
  return eachBar(chords, beatsPerBar, (name) => {
    const pitches = pitchesOf(name);
    const round = [...pitches, pitches[0]! + 12];
    return quarters.map((i) => ({ pitch: round[i % round.length]! + 12, at: i / 4, beats: 0.22 }));
  });
}

function pitchesOf(name: ChordName): number[] {
  return CHORDS[name].notes.split(" ").map(pitchOf);
}

/** The chord broken up high above, between the beats. */
export function sparkles(chords: readonly ChordName[], beatsPerBar: number): Note[] {
  const steps = Array.from({ length: beatsPerBar }, (_, i) => i);
  return eachBar(chords, beatsPerBar, (name) => {
    const pitches = pitchesOf(name);
    return steps.map((i) => ({ pitch: pitches[i % pitches.length]! + 24, at: i + 0.5, beats: 0.5 }));
  });
}

const LOW = pitchOf("A4");
const HIGH = pitchOf("E5");

/** Low on every second beat, high between the beats. */
export function spoonStrokes(bars: number, beatsPerBar: number): Note[] {
  const halves = Array.from({ length: bars * beatsPerBar * 2 }, (_, i) => i);
  const isStruck = (half: number): boolean => half % 2 === 1 || half % 4 === 2;
  return halves.filter(isStruck).map((half) => ({ pitch: half % 2 === 1 ? HIGH : LOW, at: half / 2, beats: 0.25 }));
}

/** The same notes later. */
export function after(notes: readonly Note[], beats: number): Note[] {
  return notes.map((note) => ({ ...note, at: note.at + beats }));
}
