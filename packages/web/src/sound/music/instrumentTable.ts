// What the instruments of the music are made of: tones by factors of the note's frequency, and bands of noise.

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

/** A band of noise, the same for every pitch. */
interface Noise {
  readonly from: number;
  readonly to: number;
  readonly level: number;
  readonly decay: number;
  readonly attack?: number;
}

interface Instrument {
  /** How long a note can ring. */
  readonly seconds: number;
  /** Seconds from the end of a note to silence. */
  readonly release: number;
  readonly partials: readonly Partial[];
  readonly noises?: readonly Noise[];
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
  | "chipNoise"
  | "breath"
  | "pad"
  | "glass"
  | "svirel"
  | "celesta"
  | "spoons"
  | "cymbal";

export const INSTRUMENTS: { readonly [Id in InstrumentId]: Instrument } = {
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
  chipNoise: {
    seconds: 0.1,
    release: 0.02,
    partials: [],
    noises: [{ from: 1500, to: 6000, level: 1, decay: 0.022 }],
  },
  /** The breath of the menus. */
  breath: {
    seconds: 5.6,
    release: 1.2,
    partials: [
      { wave: "triangle", ratio: 0.9985, level: 0.5, decay: 5, attack: 0.9 },
      { wave: "triangle", ratio: 1.0015, level: 0.5, decay: 5, attack: 1.2 },
    ],
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
  /** Ornaments: a shepherd's pipe, with its breath. */
  svirel: {
    seconds: 1.6,
    release: 0.1,
    partials: [
      { wave: "sine", ratio: 1, level: 0.9, decay: 2, attack: 0.03 },
      { wave: "triangle", ratio: 2.002, level: 0.14, decay: 0.9, attack: 0.04 },
    ],
    noises: [{ from: 1800, to: 5000, level: 0.16, decay: 0.05, attack: 0.012 }],
  },
  /** What lifts the melody: small struck plates, an octave above it. */
  celesta: {
    seconds: 1.6,
    release: 0.35,
    partials: [
      { wave: "sine", ratio: 1, level: 0.85, decay: 0.5 },
      { wave: "sine", ratio: 3.99, level: 0.14, decay: 0.12 },
      { wave: "triangle", ratio: 2.003, level: 0.2, decay: 0.24 },
    ],
  },
  /** The beat: wooden spoons; the pitch tells the two apart. */
  spoons: {
    seconds: 0.16,
    release: 0.03,
    partials: [
      { wave: "triangle", ratio: 1, level: 0.8, decay: 0.014 },
      { wave: "sine", ratio: 2.71, level: 0.35, decay: 0.008 },
    ],
    noises: [{ from: 900, to: 3600, level: 0.5, decay: 0.01 }],
  },
  /** Swells at once and dies away over a bar. */
  cymbal: {
    seconds: 2.2,
    release: 0.4,
    partials: [
      { wave: "sine", ratio: 1, level: 0.12, decay: 0.8, attack: 0.02 },
      { wave: "sine", ratio: 1.503, level: 0.08, decay: 0.7, attack: 0.03 },
    ],
    noises: [
      { from: 3000, to: 9000, level: 0.9, decay: 0.5, attack: 0.09 },
      { from: 900, to: 3000, level: 0.35, decay: 0.28, attack: 0.05 },
    ],
  },
};
