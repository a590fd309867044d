// A sound is layers laid over one another: tones and bands of noise, each with its envelope.

import { makeNoise } from "./random.ts";
import { TABLE_SIZE, type Wave, tableFor } from "./waves.ts";

interface Envelope {
  /** Seconds from the start of the sound. */
  readonly at: number;
  readonly seconds: number;
  readonly level: number;
  /** Seconds to full strength. */
  readonly attack: number;
  /** Seconds to fall to a third; the layer's end is faded whatever is left. */
  readonly decay: number;
}

export interface Tone extends Envelope {
  readonly kind: "tone";
  readonly wave: Wave;
  readonly frequency: number;
  /** Where the pitch has glided to at the end. */
  readonly glideTo?: number;
}

export interface Hiss extends Envelope {
  readonly kind: "hiss";
  readonly seed: number;
  readonly lowPass: number;
  readonly highPass: number;
}

export type Layer = Tone | Hiss;

/** Every layer ends in so many seconds of fade, or half its length. */
const FADE = 0.012;
/** Samples in one step: well below a millisecond's work on a fast machine. */
export const BLOCK = 8192;

export function endOf(layers: readonly Layer[]): number {
  return Math.max(...layers.map(({ at, seconds }) => at + seconds));
}

/** Adds a layer, pausing every so many samples. */
export function* addInSteps(into: Float32Array, layer: Layer, rate: number): Generator<undefined, void> {
  const start = Math.round(layer.at * rate);
  const count = Math.min(Math.round(layer.seconds * rate), into.length - start);
  const next = layer.kind === "tone" ? toneSource(layer, count, rate) : hissSource(layer, rate);
  const rise = Math.max(1, layer.attack * rate);
  const fade = Math.max(1, Math.min(FADE * rate, count / 2));
  const fall = Math.exp(-1 / (layer.decay * rate));
  let strength = layer.level;
  for (let from = 0; from < count; from += BLOCK) {
    const to = Math.min(count, from + BLOCK);
    for (let i = from; i < to; i++) {
      let envelope = strength;
      if (i < rise) envelope *= 0.5 - 0.5 * Math.cos((Math.PI * i) / rise);
      else strength *= fall;
      if (count - i < fade) envelope *= (count - i) / fade;
      into[start + i]! += envelope * next();
    }
    yield;
  }
}

function toneSource(tone: Tone, count: number, rate: number): () => number {
  const { frequency, glideTo = frequency } = tone;
  const table = tableFor(tone.wave, Math.max(frequency, glideTo), rate);
  const bend = (glideTo / frequency) ** (1 / Math.max(1, count));
  let step = (frequency * TABLE_SIZE) / rate;
  let phase = 0;
  return () => {
    const index = Math.floor(phase);
    const low = table[index]!;
    const value = low + (table[index + 1]! - low) * (phase - index);
    phase += step;
    step *= bend;
    if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
    return value;
  };
}

/** One-pole filters do not ring; two of them below, for one alone leaves a hiss. */
function hissSource({ seed, lowPass, highPass }: Hiss, rate: number): () => number {
  const noise = makeNoise(seed);
  const smooth = 1 - Math.exp((-2 * Math.PI * lowPass) / rate);
  const drift = 1 - Math.exp((-2 * Math.PI * highPass) / rate);
  let first = 0;
  let low = 0;
  let slow = 0;
  return () => {
    first += smooth * (noise() - first);
    low += smooth * (first - low);
    slow += drift * (low - slow);
    return low - slow;
  };
}
