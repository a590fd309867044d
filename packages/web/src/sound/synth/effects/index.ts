// Every effect there is (G-13.2), tuned to A minor, the key of the music.

import { render, renderInSteps } from "../render.ts";
import { CLEARS } from "./clears.ts";
import type { Effect } from "./effect.ts";
import { ENDINGS } from "./endings.ts";
import { EXCHANGE } from "./exchange.ts";
import { HANDLING } from "./handling.ts";
import { SIGNALS } from "./signals.ts";

export type EffectId =
  | keyof typeof HANDLING
  | keyof typeof CLEARS
  | keyof typeof EXCHANGE
  | keyof typeof SIGNALS
  | keyof typeof ENDINGS;

const EFFECTS: { readonly [Id in EffectId]: Effect } = {
  ...HANDLING,
  ...CLEARS,
  ...EXCHANGE,
  ...SIGNALS,
  ...ENDINGS,
};
export const EFFECT_IDS: readonly EffectId[] = Object.keys(EFFECTS) as EffectId[];

/** Whether it only tells how a piece is handled. */
export function isHandling(id: EffectId): boolean {
  return id in HANDLING;
}

/** How loud it is beside the others, 0 to 1. */
export function peakOf(id: EffectId): number {
  return EFFECTS[id].peak;
}

export function renderEffect(id: EffectId, rate: number): Float32Array<ArrayBuffer> {
  return render(EFFECTS[id].layers, EFFECTS[id].peak, rate);
}

export function renderEffectInSteps(id: EffectId, rate: number): Generator<undefined, Float32Array<ArrayBuffer>> {
  return renderInSteps(EFFECTS[id].layers, EFFECTS[id].peak, rate);
}
