// Layers to samples, and the promises every rendered sound keeps: its peak, no offset, silent ends.

import { BLOCK, type Layer, addInSteps, endOf } from "./layers.ts";

/** Below what anybody hears; takes away an offset, which would click when the sound is cut off. */
const OFFSET_HZ = 24;
const FADE_IN = 0.001;
const FADE_OUT = 0.008;

/** Renders in small steps, so that a caller may do other things in between. */
export function* renderInSteps(
  layers: readonly Layer[],
  peak: number,
  rate: number,
): Generator<undefined, Float32Array<ArrayBuffer>> {
  const samples = new Float32Array(Math.ceil(endOf(layers) * rate));
  for (const layer of layers) yield* addInSteps(samples, layer, rate);
  yield* finishInSteps(samples, peak, rate);
  return samples;
}

export function render(layers: readonly Layer[], peak: number, rate: number): Float32Array<ArrayBuffer> {
  const steps = renderInSteps(layers, peak, rate);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

function* finishInSteps(samples: Float32Array, peak: number, rate: number): Generator<undefined, void> {
  const drift = 1 - Math.exp((-2 * Math.PI * OFFSET_HZ) / rate);
  const fadeIn = FADE_IN * rate;
  const fadeOut = FADE_OUT * rate;
  let slow = 0;
  let most = 0;
  for (let i = 0; i < samples.length; i++) {
    const left = samples.length - 1 - i;
    slow += drift * (samples[i]! - slow);
    const value = (samples[i]! - slow) * Math.min(1, i / fadeIn, left / fadeOut);
    samples[i] = value;
    most = Math.max(most, Math.abs(value));
    if (i % BLOCK === BLOCK - 1) yield;
  }
  const gain = most === 0 ? 0 : peak / most;
  for (let i = 0; i < samples.length; i++) {
    samples[i]! *= gain;
    if (i % BLOCK === BLOCK - 1) yield;
  }
}
