// What is felt in the hands (F-22): a tick when a piece locks, more the more a move weighs. It follows the events of the
// player's own board, and never keeps anything waiting.

import type { GameEvent } from "@korobeinix/engine";
import type { BookInPlay } from "@korobeinix/engine/ruleBook";
import { RINGING, weightOfAll } from "./weight.ts";

/** Milliseconds on, off, on… as `navigator.vibrate` takes them. */
export type Pulses = readonly number[];

/** One pulse: what it lasts at least, and with what it weighs. */
const TICK = { least: 8, more: 70 };
/** From here on it is the move of the game. */
const GREATEST = 0.75;
const REST_MS = 45;

/** What is lighter than this is not worth a pulse. */
const LIGHTEST = 0.02;

export function pulsesOf(weight: number): Pulses {
  if (weight < LIGHTEST) return [];
  const beat = Math.round(TICK.least + TICK.more * weight);
  if (weight < RINGING) return [beat];
  return weight < GREATEST ? [beat, REST_MS, beat * 2] : [beat, REST_MS, beat, REST_MS, beat * 3];
}

export interface HapticsOptions {
  /** As the browser has it; undefined: the device cannot. */
  readonly vibrate: ((pulses: number[]) => unknown) | undefined;
  /** Whether the player wants it, and plays by hand. */
  readonly isOn: () => boolean;
  readonly nowMs: () => number;
}

export class Haptics {
  readonly #options: HapticsOptions;
  /** What is being felt weighs so much, until then. */
  #weight = 0;
  #untilMs = Number.NEGATIVE_INFINITY;

  constructor(options: HapticsOptions) {
    this.#options = options;
  }

  /** The heaviest of what happened in a frame. A tick does not cut short what weighs more. */
  hear({ rules: { book } }: { readonly rules: { readonly book: BookInPlay } }, events: readonly GameEvent[]): void {
    const { vibrate, isOn, nowMs } = this.#options;
    // What is looked at again is not felt again.
    if (vibrate === undefined || events.some(({ type }) => type === "rewound")) return;
    const weight = weightOfAll(events, book);
    const pulses = pulsesOf(weight);
    if (pulses.length === 0 || !isOn()) return;
    const now = nowMs();
    if (now < this.#untilMs && weight < this.#weight) return;
    this.#weight = weight;
    this.#untilMs = now + pulses.reduce((sum, ms) => sum + ms, 0);
    vibrate([...pulses]);
  }
}
