// Instruments of the music. A note is rendered once for its pitch, as long as it can ring; who plays it cuts it off
// with the instrument's release, so one buffer serves every tempo.

import type { Layer } from "../synth/layers.ts";
import { frequencyOf } from "../synth/pitch.ts";
import { render, renderInSteps } from "../synth/render.ts";
import { type InstrumentId, INSTRUMENTS } from "./instrumentTable.ts";

/** The highest sample of every note; voices have levels of their own. */
const PEAK = 0.5;
const NOISE_SEED = 200;

export function releaseOf(id: InstrumentId): number {
  return INSTRUMENTS[id].release;
}

function layersOf(id: InstrumentId, pitch: number): Layer[] {
  const { seconds, partials, noises = [] } = INSTRUMENTS[id];
  const frequency = frequencyOf(pitch);
  const tones = partials.map<Layer>(({ wave, ratio, level, decay, attack = 0.004, glideTo = ratio }) => ({
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
  const bands = noises.map<Layer>(({ from, to, level, decay, attack = 0.001 }, i) => ({
    kind: "hiss",
    seed: NOISE_SEED + i,
    highPass: from,
    lowPass: to,
    at: 0,
    seconds,
    level,
    attack,
    decay,
  }));
  return [...tones, ...bands];
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
