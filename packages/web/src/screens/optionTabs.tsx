// Options of sound, display and language.

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { DisplaySettings, SoundSettings } from "../settings/settings.ts";
import { TUNES } from "../settings/tunes.ts";
import { LANGUAGE_IDS, LANGUAGES } from "../words/words.ts";
import type { Shell } from "../parts/context.ts";
import { Choice, Slider, Switch } from "../parts/controls.tsx";

interface TabProps {
  readonly shell: Shell;
}

const VOLUME_STEP = 5;
const SMALLEST_MATRIX = 50;
const LARGEST_MATRIX = 96;

export function SoundTab({ shell }: TabProps): VNode {
  const { t } = shell;
  const { sound } = shell.settings.value;
  const save = (change: Partial<SoundSettings>): void =>
    shell.saveSettings((settings) => ({ ...settings, sound: { ...settings.sound, ...change } }));
  const volume = (label: string, value: number, onChange: (value: number) => void): VNode => (
    <Slider
      {...{ label, value, onChange }}
      min={0}
      max={100}
      step={VOLUME_STEP}
      text={t("value.percent", { percent: value })}
    />
  );
  const [heard, hear] = useState<"tune" | "chip">();
  // For as long as the tab is open. A game that is paused keeps its place in its music if nothing was played here.
  useEffect(() => {
    if (heard === undefined) return undefined;
    shell.sound.startMusic({ isChip: heard === "chip", isSilentByDefault: false });
    return () => shell.sound.stopMusic();
  }, [shell.sound, heard]);
  const tunes = [...TUNES, "random" as const].map((value) => ({ value, label: t(`tune.${value}`) }));
  return (
    <>
      <Switch label={t("sound.music")} isOn={sound.isMusicOn} onChange={(isMusicOn) => save({ isMusicOn })} />
      {volume(t("sound.musicVolume"), sound.musicVolume, (musicVolume) => save({ musicVolume }))}
      <Choice
        label={t("sound.tune")}
        hint={t("sound.tuneHint")}
        value={sound.tune}
        among={tunes}
        onChange={(tune) => {
          save({ tune });
          hear("tune");
        }}
      />
      {sound.isMusicOn && (
        <button type="button" class="secondary" onClick={() => hear(heard === undefined ? "tune" : undefined)}>
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
          hear(hasTerminalSound ? "chip" : undefined);
        }}
      />
    </>
  );
}

export function DisplayTab({ shell }: TabProps): VNode {
  const { t } = shell;
  const { display, hasTouchButtons } = shell.settings.value;
  const save = (change: Partial<DisplaySettings>): void =>
    shell.saveSettings((settings) => ({ ...settings, display: { ...settings.display, ...change } }));
  const motions = (["system", "full", "reduced"] as const).map((value) => ({
    value,
    label: t(`display.motion.${value}`),
  }));
  const places = (["left", "centre", "right"] as const).map((value) => ({
    value,
    label: t(`display.position.${value}`),
  }));
  const { matrixSize, skins } = display;
  return (
    <>
      <Choice
        label={t("display.motion")}
        hint={t("display.motionHint")}
        value={display.motion}
        among={motions}
        onChange={(motion) => save({ motion })}
      />
      <Switch
        label={t("display.flashes")}
        hint={t("display.flashesHint")}
        isOn={display.limitsFlashes}
        onChange={(limitsFlashes) => save({ limitsFlashes })}
      />
      <Switch
        label={t("display.contrast")}
        hint={t("display.contrastHint")}
        isOn={display.isHighContrast}
        onChange={(isHighContrast) => save({ isHighContrast })}
      />
      <Switch
        label={t("display.patterns")}
        hint={t("display.patternsHint")}
        isOn={display.hasPatterns}
        onChange={(hasPatterns) => save({ hasPatterns })}
      />
      <Slider
        label={t("display.size")}
        value={matrixSize}
        min={SMALLEST_MATRIX}
        max={LARGEST_MATRIX}
        step={2}
        text={t("value.percent", { percent: matrixSize })}
        onChange={(size) => save({ matrixSize: size })}
      />
      <Choice
        label={t("display.position")}
        value={display.matrixPosition}
        among={places}
        onChange={(matrixPosition) => save({ matrixPosition })}
      />
      <Switch
        label={t("display.terminal")}
        hint={t("display.terminalHint")}
        isOn={skins.korobeinix === "terminalColour"}
        onChange={(isOn) => save({ skins: { ...skins, korobeinix: isOn ? "terminalColour" : "korobeinix" } })}
      />
      <Switch
        label={t("display.touch")}
        hint={t("display.touchHint")}
        isOn={hasTouchButtons}
        onChange={(has) => shell.saveSettings((settings) => ({ ...settings, hasTouchButtons: has }))}
      />
    </>
  );
}

export function LanguageTab({ shell }: TabProps): VNode {
  const { t } = shell;
  const among = (["system", ...LANGUAGE_IDS] as const).map((value) => ({
    value,
    label: value === "system" ? t("language.system") : LANGUAGES[value].name,
    ...(value === "system" ? {} : { lang: value }),
  }));
  return (
    <Choice
      label={t("options.language")}
      value={shell.settings.value.language}
      among={among}
      onChange={(language) => shell.saveSettings((settings) => ({ ...settings, language }))}
    />
  );
}
