// Every effect there is (G-13.2), tuned to A minor, the key of the music.

import { render, renderInSteps } from "../render.ts";
import { CLEARS } from "./clears.ts";
import type { Effect } from "./effect.ts";
import { HANDLING } from "./handling.ts";
import { SIGNALS } from "./signals.ts";

export type EffectId = keyof typeof HANDLING | keyof typeof CLEARS | keyof typeof SIGNALS;

const EFFECTS: { readonly [Id in EffectId]: Effect } = { ...HANDLING, ...CLEARS, ...SIGNALS };
export const EFFECT_IDS: readonly EffectId[] = Object.keys(EFFECTS) as EffectId[];

export function renderEffect(id: EffectId, rate: number): Float32Array<ArrayBuffer> {
  return render(EFFECTS[id].layers, EFFECTS[id].peak, rate);
}

export function renderEffectInSteps(id: EffectId, rate: number): Generator<undefined, Float32Array<ArrayBuffer>> {
  return renderInSteps(EFFECTS[id].layers, EFFECTS[id].peak, rate);
}
