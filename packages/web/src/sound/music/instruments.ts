// Instruments of the music. A note is rendered once for its pitch, as long as it can ring; who plays it cuts it off
// with the instrument's release, so one buffer serves every tempo.

import type { Layer } from "../synth/layers.ts";
import { frequencyOf } from "../synth/pitch.ts";
import { render, renderInSteps } from "../synth/render.ts";
import type { Wave } from "../synth/waves.ts";

interface Partial {
  readonly wave: Wave;
  /** Factor of the note's frequency; a little off 1 makes a chorus. */
  readonly ratio: number;
  readonly level: number;
  readonly decay: number;
  readonly attack?: number;
  readonly glideTo?: number;
}

interface Instrument {
  /** How long a note can ring. */
  readonly seconds: number;
  /** Seconds from the end of a note to silence. */
  readonly release: number;
  readonly partials: readonly Partial[];
}

export type InstrumentId =
  | "domra"
  | "garmon"
  | "strum"
  | "bass"
  | "pulse"
  | "chipLead"
  | "chipArpeggio"
  | "chipBass"
  | "pad"
  | "glass";

const INSTRUMENTS: { readonly [Id in InstrumentId]: Instrument } = {
  /** Melody: a plucked double string. */
  domra: {
    seconds: 1.8,
    release: 0.09,
    partials: [
      { wave: "triangle", ratio: 1, level: 0.8, decay: 0.55 },
      { wave: "pluck", ratio: 1.0012, level: 0.5, decay: 0.22 },
      { wave: "pluck", ratio: 2.002, level: 0.16, decay: 0.06 },
    ],
  },
  /** Counter-voice: a garmon's two reeds, a little apart. */
  garmon: {
    seconds: 2.4,
    release: 0.12,
    partials: [
      { wave: "reed", ratio: 0.9982, level: 0.5, decay: 3, attack: 0.04 },
      { wave: "reed", ratio: 1.0018, level: 0.5, decay: 3, attack: 0.05 },
    ],
  },
  /** Chords: a short strum. */
  strum: {
    seconds: 0.7,
    release: 0.08,
    partials: [
      { wave: "triangle", ratio: 1, level: 0.8, decay: 0.16 },
      { wave: "pluck", ratio: 1.001, level: 0.35, decay: 0.07 },
    ],
  },
  bass: {
    seconds: 1.3,
    release: 0.08,
    partials: [
      { wave: "sine", ratio: 1, level: 0.8, decay: 0.5 },
      { wave: "triangle", ratio: 2, level: 0.45, decay: 0.3 },
      { wave: "pluck", ratio: 1, level: 0.2, decay: 0.06 },
    ],
  },
  pulse: {
    seconds: 0.3,
    release: 0.05,
    partials: [
      { wave: "sine", ratio: 2, level: 1, decay: 0.08, glideTo: 1 },
      { wave: "triangle", ratio: 4, level: 0.45, decay: 0.045, glideTo: 2 },
      { wave: "triangle", ratio: 8, level: 0.22, decay: 0.012 },
    ],
  },
  chipLead: {
    seconds: 1.4,
    release: 0.02,
    partials: [{ wave: "square", ratio: 1, level: 1, decay: 0.8 }],
  },
  chipArpeggio: {
    seconds: 0.3,
    release: 0.015,
    partials: [{ wave: "pulse", ratio: 1, level: 1, decay: 0.12 }],
  },
  chipBass: {
    seconds: 0.8,
    release: 0.02,
    partials: [{ wave: "triangle", ratio: 1, level: 1, decay: 1.2 }],
  },
  /** A slow breath. */
  pad: {
    seconds: 10,
    release: 2,
    partials: [
      { wave: "triangle", ratio: 0.9985, level: 0.5, decay: 9, attack: 1.6 },
      { wave: "triangle", ratio: 1.0015, level: 0.5, decay: 9, attack: 2 },
      { wave: "sine", ratio: 2.001, level: 0.2, decay: 6, attack: 2.4 },
    ],
  },
  glass: {
    seconds: 3,
    release: 1,
    partials: [
      { wave: "sine", ratio: 1, level: 0.8, decay: 0.9, attack: 0.02 },
      { wave: "sine", ratio: 2.004, level: 0.25, decay: 0.5, attack: 0.01 },
      { wave: "sine", ratio: 3.01, level: 0.08, decay: 0.2 },
    ],
  },
};

/** The highest sample of every note; voices have levels of their own. */
const PEAK = 0.5;

export function releaseOf(id: InstrumentId): number {
  return INSTRUMENTS[id].release;
}

function layersOf(id: InstrumentId, pitch: number): Layer[] {
  const { seconds, partials } = INSTRUMENTS[id];
  const frequency = frequencyOf(pitch);
  return partials.map(({ wave, ratio, level, decay, attack = 0.004, glideTo = ratio }) => ({
    kind: "tone",
    wave,
    frequency: frequency * ratio,
    glideTo: frequency * glideTo,
    at: 0,
    seconds,
    level,
    attack,
    decay,
  }));
}

export function renderNote(id: InstrumentId, pitch: number, rate: number): Float32Array<ArrayBuffer> {
  return render(layersOf(id, pitch), PEAK, rate);
}

export function renderNoteInSteps(
  id: InstrumentId,
  pitch: number,
  rate: number,
): Generator<undefined, Float32Array<ArrayBuffer>> {
  return renderInSteps(layersOf(id, pitch), PEAK, rate);
}
