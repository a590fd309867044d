// What a film sounds like: as the game does out of the box, with the tune that the player has chosen.

import type { RuleBookId } from "@korobeinix/engine";
import { musicOf } from "../sound/musicOf.ts";
import { DEFAULT_SETTINGS, type Settings } from "../settings/settings.ts";
import { TUNE_TABLE } from "../sound/music/tunes/index.ts";
import { gainOf, MUSIC_SHARE } from "../sound/soundPlayer.ts";
import type { SoundtrackOptions } from "./soundtrack.ts";

export function soundOf(
  ruleBook: RuleBookId,
  { sound, display }: Pick<Settings, "sound" | "display">,
): Omit<SoundtrackOptions, "rate"> {
  const { musicVolume, effectsVolume } = DEFAULT_SETTINGS.sound;
  const { tune } = sound;
  const chosen = musicOf(ruleBook).isChip ? "korobeiniki-chip" : tune === "random" ? "korobeiniki" : tune;
  return {
    tune: TUNE_TABLE[chosen],
    musicGain: gainOf(musicVolume) * MUSIC_SHARE,
    effectsGain: gainOf(effectsVolume),
    skins: display.skins,
  };
}
