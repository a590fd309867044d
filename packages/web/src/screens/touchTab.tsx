// Options of touch (F-22): buttons for thumbs and where they stand, how far a finger goes, what is felt, and a board to try
// it on.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { pulsesOf } from "../feel/haptics.ts";
import { RINGING } from "../feel/weight.ts";
import type { Shell } from "../parts/context.ts";
import { Slider, Switch } from "../parts/controls.tsx";
import { SETTING_RANGES } from "../settings/parse.ts";
import { bookOf } from "../settings/requests.ts";
import type { TouchSettings } from "../settings/touch.ts";
import { makeTranslator } from "../words/translate.ts";
import { hasFingers } from "./fingers.ts";
import { GestureGuide } from "./gestureGuide.tsx";
import { HandlingField } from "./handlingField.tsx";

const STEP = 10;

export function TouchTab({ shell }: { readonly shell: Shell }): VNode {
  const { t } = shell;
  const w = makeTranslator(shell.language, "touch");
  const [hasGestures, setGestures] = useState(false);
  const { touch, hasTouchButtons, last } = shell.settings.value;
  const save = (change: Partial<TouchSettings>): void =>
    shell.saveSettings((settings) => ({ ...settings, touch: { ...settings.touch, ...change } }));
  return (
    <div class="handling is-touch">
      <div class="handling-figures" data-column>
        <Switch
          label={w("buttons")}
          hint={w("buttonsHint")}
          isOn={hasTouchButtons}
          onChange={(has) => shell.saveSettings((settings) => ({ ...settings, hasTouchButtons: has }))}
        />
        {hasTouchButtons && (
          <button type="button" class="secondary" onClick={() => shell.go({ screen: "arrange" })}>
            {w("arrange")}
          </button>
        )}
        {hasFingers.value && canVibrate() && (
          <Switch
            label={w("haptics")}
            hint={w("hapticsHint")}
            isOn={touch.hasHaptics}
            onChange={(hasHaptics) => {
              save({ hasHaptics });
              // What it is like is felt at once.
              if (hasHaptics) navigator.vibrate([...pulsesOf(RINGING)]);
            }}
          />
        )}
        <button type="button" class="secondary" onClick={() => setGestures(true)}>
          {t("gesture.show")}
        </button>
        <Slider
          label={w("sensitivity")}
          hint={w("sensitivityHint")}
          {...SETTING_RANGES.sensitivity}
          step={STEP}
          value={touch.sensitivity}
          text={t("value.percent", { percent: touch.sensitivity })}
          onChange={(sensitivity) => save({ sensitivity })}
        />
      </div>
      <HandlingField shell={shell} byTouch={{ hint: w("try.hint"), yours: w("try.yours") }} />
      {hasGestures && <GestureGuide shell={shell} book={bookOf(last.ruleBook)} onClose={() => setGestures(false)} />}
    </div>
  );
}

function canVibrate(): boolean {
  return "vibrate" in navigator;
}
