// Handling that players ask for by name, and which of it is set now. A preset leaves alone what belongs to the keyboard,
// and the generation delay, for a shorter one keeps games out of the tables.

import { DEFAULT_SETTINGS, type Handling } from "./settings.ts";

/** Farther than any Matrix is high, within any time between two frames. */
export const AT_ONCE = 1_000_000;

type Preset = Omit<Handling, "debounceMs">;

const { debounceMs: _, ...OWN }: Handling = DEFAULT_SETTINGS.handling;

/** Every rule book's own; what most games of today begin with; what fast players set. */
export const HANDLING_PRESETS = {
  own: OWN,
  modern: { ...OWN, delayMs: 133, repeatMs: 10, softDropFactor: 20 },
  fast: { ...OWN, delayMs: 110, repeatMs: 0, softDropFactor: AT_ONCE },
} as const satisfies { readonly [name: string]: Preset };

export type PresetName = keyof typeof HANDLING_PRESETS;
export const PRESET_NAMES: readonly PresetName[] = ["own", "modern", "fast"];

/** The preset that is set; undefined: the handling is the player's own. */
export function presetOf(handling: Handling): PresetName | undefined {
  const fields = Object.keys(OWN) as (keyof Preset)[];
  return PRESET_NAMES.find((name) => fields.every((field) => HANDLING_PRESETS[name][field] === handling[field]));
}
