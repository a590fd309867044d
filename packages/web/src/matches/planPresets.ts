// Matches kept under names. Pure.

import { SEAT_NAME_LENGTH } from "../settings/matchPlan.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { MAX_PRESETS } from "../settings/parse.ts";
import type { Preset, Settings } from "../settings/settings.ts";

export const PRESET_NAME_LENGTH: number = SEAT_NAME_LENGTH * 2;

/** Whether there is room for one of this name: what has the name makes room for it. */
export function canSave({ presets }: Pick<Settings, "presets">, name: string): boolean {
  return name !== "" && (presets.length < MAX_PRESETS || presets.some((preset) => preset.name === name));
}

/** The newest first; a name is given once. */
export function withPreset(settings: Settings, name: string, plan: MatchPlan): Settings {
  return { ...settings, presets: [{ name, plan }, ...settings.presets.filter((preset) => preset.name !== name)] };
}

export function withoutPreset(settings: Settings, name: string): Settings {
  return { ...settings, presets: settings.presets.filter((preset) => preset.name !== name) };
}

/** Back where it was. */
export function withPresetAt(settings: Settings, preset: Preset, at: number): Settings {
  return { ...settings, presets: withoutPreset(settings, preset.name).presets.toSpliced(at, 0, preset) };
}
