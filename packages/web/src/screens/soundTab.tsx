// Options of sound: how loud everything is, music and effects each, and which tune; a tune is heard where it is chosen.

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { bindingsFor } from "../input/bindings.ts";
import type { SoundSettings } from "../settings/settings.ts";
import { TUNES, type TuneId } from "../settings/tunes.ts";
import type { Shell } from "../parts/context.ts";
import { Choice, Slider, Switch } from "../parts/controls.tsx";

const VOLUME_STEP = 5;

export function SoundTab({ shell }: { readonly shell: Shell }): VNode {
  const { t } = shell;
  const settings = shell.settings.value;
  const { sound } = settings;
  const save = (change: Partial<SoundSettings>): void =>
    shell.saveSettings((now) => ({ ...now, sound: { ...now.sound, ...change } }));
  const volume = (label: string, value: number, onChange: (value: number) => void): VNode => (
    <Slider
      {...{ label, value, onChange }}
      min={0}
      max={100}
      step={VOLUME_STEP}
      text={t("value.percent", { percent: value })}
    />
  );
  const [heard, setHeard] = useState<TuneId | "random">();
  const hear = (tune: TuneId | "random" | undefined): void => {
    setHeard(tune);
    shell.sound.preview(tune, () => setHeard(undefined));
  };
  useEffect(() => () => shell.sound.preview(undefined), [shell.sound]);
  const tunes = [...TUNES, "random" as const].map((value) => ({ value, label: t(`tune.${value}`) }));
  const [muteKey] = bindingsFor(settings, settings.last.ruleBook).keyboard.mute ?? [];
  const key = muteKey === undefined ? t("controls.none") : shell.bindings.labelOf("keyboard", muteKey);
  return (
    <>
      {volume(t("sound.all"), sound.masterVolume, (masterVolume) => save({ masterVolume }))}
      <Switch
        label={t("sound.mute")}
        hint={t("sound.muteHint", { key })}
        isOn={sound.isMuted}
        onChange={(isMuted) => save({ isMuted })}
      />
      <Switch label={t("sound.music")} isOn={sound.isMusicOn} onChange={(isMusicOn) => save({ isMusicOn })} />
      {volume(t("sound.musicVolume"), sound.musicVolume, (musicVolume) => save({ musicVolume }))}
      <Choice
        label={t("sound.tune")}
        hint={t("sound.tuneHint")}
        value={sound.tune}
        among={tunes}
        onChange={(tune) => {
          save({ tune });
          hear(tune);
        }}
      />
      {sound.isMusicOn && !sound.isMuted && (
        <button
          type="button"
          class="secondary"
          onClick={() => hear(heard === undefined ? shell.settings.peek().sound.tune : undefined)}
        >
          {t(heard === undefined ? "sound.listen" : "sound.stop")}
        </button>
      )}
      <Switch
        label={t("sound.effects")}
        isOn={sound.areEffectsOn}
        onChange={(areEffectsOn) => save({ areEffectsOn })}
      />
      {volume(t("sound.effectsVolume"), sound.effectsVolume, (effectsVolume) => save({ effectsVolume }))}
      <Switch
        label={t("sound.terminal")}
        hint={t("sound.terminalHint")}
        isOn={sound.hasTerminalSound}
        onChange={(hasTerminalSound) => {
          save({ hasTerminalSound });
          hear(hasTerminalSound ? "korobeiniki-chip" : undefined);
        }}
      />
    </>
  );
}
