// How keys are handled: presets, a field to try it in, and every figure of it by the name that players use.

import { INITIAL_ACTIONS, type InitialAction } from "@korobeinix/engine";
import type { VNode } from "preact";
import { AT_ONCE, HANDLING_PRESETS, PRESET_NAMES, presetOf } from "../settings/handlingPresets.ts";
import { SETTING_RANGES } from "../settings/parse.ts";
import type { Handling } from "../settings/settings.ts";
import type { Shell } from "../parts/context.ts";
import { Choice } from "../parts/controls.tsx";
import { HandlingField } from "./handlingField.tsx";
import { MsField } from "./msField.tsx";
import { trialBook } from "../settings/requests.ts";

const MICROS_PER_MS = 1000;
const MOST_DEBOUNCE_MS = 40;
/** Less than the longest of any rule book; where it is not shorter than the rule book's own, that one holds. */
const MOST_GENERATION_MS = 499;
const FACTORS = [5, 10, 20, 40, AT_ONCE] as const;

interface HandlingProps {
  readonly shell: Shell;
  readonly save: (change: Partial<Handling>) => void;
}

export function HandlingTab({ shell }: { readonly shell: Shell }): VNode {
  const save = (change: Partial<Handling>): void =>
    shell.saveSettings((settings) => ({ ...settings, handling: { ...settings.handling, ...change } }));
  return (
    <div class="handling">
      <Presets {...{ shell, save }} />
      <HandlingField shell={shell} />
      <Figures {...{ shell, save }} />
    </div>
  );
}

function Presets({ shell, save }: HandlingProps): VNode {
  const { t } = shell;
  const active = presetOf(shell.settings.value.handling);
  return (
    <div class="handling-presets" data-column>
      <p class="quiet">{t("handling.note")}</p>
      <div class="presets" role="group" aria-label={t("handling.presets")}>
        {PRESET_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            class="chip"
            aria-pressed={name === active}
            onClick={() => save(HANDLING_PRESETS[name])}
          >
            {t(`preset.${name}`)}
          </button>
        ))}
        <span class="preset-yours" role="status">
          {active === undefined && t("preset.yours")}
        </span>
      </div>
    </div>
  );
}

function Figures({ shell, save }: HandlingProps): VNode {
  const { t } = shell;
  const { handling } = shell.settings.value;
  const { delayMs, repeatMs, cutMs } = SETTING_RANGES;
  const factors = FACTORS.map((value) => ({
    value: String(value),
    label: value === AT_ONCE ? t("value.atOnce") : t("value.times", { factor: value }),
  }));
  return (
    <div class="handling-figures" data-column>
      <Own {...{ shell, save }} name="delayMicros" field="delayMs" max={delayMs.max} />
      <Own {...{ shell, save }} name="repeatMicros" field="repeatMs" max={repeatMs.max} />
      <Choice
        label={t("option.softDropFactor")}
        hint={t("hint.softDropFactor")}
        value={String(handling.softDropFactor ?? "own")}
        among={[{ value: "own", label: t("value.own") }, ...factors]}
        onChange={(value) => save({ softDropFactor: value === "own" ? undefined : Number(value) })}
      />
      <MsField
        {...{ t }}
        label={t("option.cutMicros")}
        hint={t("hint.cutMicros")}
        value={handling.cutMs ?? 0}
        ownMs={0}
        max={cutMs.max}
        onChange={(ms) => save({ cutMs: ms === 0 ? undefined : ms })}
      />
      <Initial {...{ shell, save }} name="initialRotation" />
      <Initial {...{ shell, save }} name="initialHold" />
      <Own {...{ shell, save }} name="generationMicros" field="generationMs" max={MOST_GENERATION_MS} />
      <MsField
        {...{ t }}
        label={t("handling.debounce")}
        hint={t("handling.debounceHint")}
        value={handling.debounceMs}
        ownMs={0}
        max={MOST_DEBOUNCE_MS}
        onChange={(debounceMs) => save({ debounceMs })}
      />
    </div>
  );
}

interface InitialProps extends HandlingProps {
  readonly name: "initialRotation" | "initialHold";
}

/** What is pressed before the next piece is there (G-3.4c). */
function Initial({ shell, name, save }: InitialProps): VNode {
  const { t } = shell;
  const actions = INITIAL_ACTIONS.map((value) => ({ value, label: t(`value.initial.${value}`) }));
  return (
    <Choice<InitialAction | "own">
      label={t(`option.${name}`)}
      hint={t(`hint.${name}`)}
      value={shell.settings.value.handling[name] ?? "own"}
      among={[{ value: "own", label: t("value.own") }, ...actions]}
      onChange={(value) => save({ [name]: value === "own" ? undefined : value })}
    />
  );
}

interface OwnProps extends HandlingProps {
  readonly name: "delayMicros" | "repeatMicros" | "generationMicros";
  readonly field: "delayMs" | "repeatMs" | "generationMs";
  readonly max: number;
}

/** A time that is the rule book's own until the player sets it; the field's rule book names it. */
function Own({ shell, save, name, field, max }: OwnProps): VNode {
  const { t } = shell;
  const settings = shell.settings.value;
  const { initial } = trialBook(settings).options[name];
  return (
    <MsField
      {...{ t, max }}
      label={t(`option.${name}`)}
      hint={t(`hint.${name}`)}
      value={settings.handling[field]}
      ownMs={Math.round(initial / MICROS_PER_MS)}
      onChange={(ms) => save({ [field]: ms })}
      onOwn={() => save({ [field]: undefined })}
    />
  );
}
