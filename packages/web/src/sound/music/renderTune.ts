// A tune to samples, without a browser: for listening to it as a file, and for tests.

import { releaseOf, renderNote } from "./instruments.ts";
import type { InstrumentId } from "./instrumentTable.ts";
import { type Mood, tempoOf, voiceGain } from "./mix.ts";
import { type Step, beatsOf, sequenceOf } from "./sequence.ts";
import type { Tune } from "./tune.ts";

export interface RenderOptions extends Mood {
  readonly seconds: number;
  /** As after a great move all the time, from 0 to 1. */
  readonly lift?: number;
}

export function renderTune(tune: Tune, options: RenderOptions, rate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(options.seconds * rate));
  const secondsPerBeat = 60 / tempoOf(tune, options.level);
  const steps = sequenceOf(tune)
    .map((step) => ({ ...step, level: step.level * voiceGain(step.role, options, options.lift) }))
    .filter(({ level }) => level > 0);
  const buffers = new Map<string, Float32Array>();
  for (let round = 0; ; round++) {
    const start = round * beatsOf(tune) * secondsPerBeat;
    if (start >= options.seconds) return samples;
    for (const step of steps) {
      const note = noteFor(buffers, step.instrument, step.pitch, rate);
      addNote(samples, note, step, { at: start + step.at * secondsPerBeat, secondsPerBeat, rate });
    }
  }
}

function noteFor(
  buffers: Map<string, Float32Array>,
  instrument: InstrumentId,
  pitch: number,
  rate: number,
): Float32Array {
  const key = `${instrument} ${pitch}`;
  const note = buffers.get(key) ?? renderNote(instrument, pitch, rate);
  buffers.set(key, note);
  return note;
}

interface Place {
  readonly at: number;
  readonly secondsPerBeat: number;
  readonly rate: number;
}

/** Adds a note as long as it is held, and its release. */
export function addNote(into: Float32Array, note: Float32Array, step: Step, { at, secondsPerBeat, rate }: Place): void {
  const start = Math.round(at * rate);
  const held = Math.round(step.beats * secondsPerBeat * rate);
  const release = Math.round(releaseOf(step.instrument) * rate);
  const count = Math.min(note.length, held + release, into.length - start);
  for (let i = 0; i < count; i++) {
    const fade = i < held ? 1 : 1 - (i - held) / release;
    into[start + i]! += note[i]! * fade * step.level;
  }
}
