// Any sound there is, by plain data that can be sent to a worker.

import { renderNote } from "./music/instruments.ts";
import type { InstrumentId } from "./music/instrumentTable.ts";
import { type EffectId, renderEffect } from "./synth/effects/index.ts";

export type SoundKey = { readonly effect: EffectId } | { readonly instrument: InstrumentId; readonly pitch: number };

/** What a worker is asked for, and what it answers with. */
export interface RenderRequest {
  readonly key: SoundKey;
  readonly rate: number;
}
export interface RenderAnswer {
  readonly key: SoundKey;
  readonly samples: Float32Array<ArrayBuffer>;
}

export function soundName(key: SoundKey): string {
  return "effect" in key ? key.effect : `${key.instrument} ${key.pitch}`;
}

export function renderSound({ key, rate }: RenderRequest): Float32Array<ArrayBuffer> {
  return "effect" in key ? renderEffect(key.effect, rate) : renderNote(key.instrument, key.pitch, rate);
}
