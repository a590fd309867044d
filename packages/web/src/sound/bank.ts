// Rendered sounds as audio buffers, each rendered once: ahead of time in slices, or at once when it is needed sooner.

import type { Slices } from "./slices.ts";

export interface Bank<Key> {
  isReady(key: Key): boolean;
  get(key: Key): AudioBuffer;
  prepare(keys: readonly Key[]): void;
}

export interface BankOptions<Key> {
  readonly context: BaseAudioContext;
  readonly slices: Slices;
  nameOf(key: Key): string;
  render(key: Key, rate: number): Float32Array<ArrayBuffer>;
  renderInSteps(key: Key, rate: number): Generator<undefined, Float32Array<ArrayBuffer>>;
}

export function makeBank<Key>(options: BankOptions<Key>): Bank<Key> {
  const { context, slices } = options;
  const buffers = new Map<string, AudioBuffer>();

  function store(key: Key, samples: Float32Array<ArrayBuffer>): AudioBuffer {
    const buffer = context.createBuffer(1, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, 0);
    buffers.set(options.nameOf(key), buffer);
    return buffer;
  }

  function* prepareOne(key: Key): Generator<undefined, void> {
    if (buffers.has(options.nameOf(key))) return;
    const samples = yield* options.renderInSteps(key, context.sampleRate);
    // It may have been needed in the meantime.
    if (!buffers.has(options.nameOf(key))) store(key, samples);
  }

  return {
    isReady: (key) => buffers.has(options.nameOf(key)),
    get: (key) => buffers.get(options.nameOf(key)) ?? store(key, options.render(key, context.sampleRate)),
    prepare(keys) {
      for (const key of keys) slices.add(prepareOne(key));
    },
  };
}
