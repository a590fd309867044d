// Options of display: the board, what the rule books wear, effects, comfort.

import "../styles/display.css";
import type { ComponentChildren, VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { Choice, Slider, Switch } from "../parts/controls.tsx";
import { PanelChooser } from "../parts/panelChooser.tsx";
import { SkinPicture } from "../picture/skinPicture.tsx";
import { SETTING_RANGES } from "../settings/parse.ts";
import type { DisplaySettings } from "../settings/settings.ts";
import { skinOf } from "../stage/skinOf.ts";
import type { WordKey } from "../words/words.ts";
import { FullScreenSwitch } from "./fullScreenSwitch.tsx";
import { SkinChooser } from "./skinChooser.tsx";

interface TabProps {
  readonly shell: Shell;
}

const STEP = 10;
const SIZE_STEP = 2;
const SAMPLE = { cell: 16, width: 232, height: 276 } as const;

/** What is set in per cent. */
type Percent = "matrixSize" | "effectStrength" | "ghostStrength" | "gridStrength" | "boardStrength";

export function DisplayTab({ shell }: TabProps): VNode {
  return (
    <>
      <BoardPart shell={shell} />
      <Part shell={shell} title="display.looks">
        <SkinChooser shell={shell} />
        <Captions shell={shell} />
      </Part>
      <EffectsPart shell={shell} />
      <ComfortPart shell={shell} />
    </>
  );
}

interface PartProps extends TabProps {
  readonly title: WordKey;
  readonly children: ComponentChildren;
}

function Part({ shell: { t }, title, children }: PartProps): VNode {
  return (
    <section class="form-part">
      <h3>{t(title)}</h3>
      {children}
    </section>
  );
}

function saver(shell: Shell): (change: Partial<DisplaySettings>) => void {
  return (change) => shell.saveSettings((settings) => ({ ...settings, display: { ...settings.display, ...change } }));
}

interface PercentFieldProps extends TabProps {
  readonly name: Percent;
  readonly label: WordKey;
  readonly hint?: WordKey;
  readonly step?: number;
}

function PercentField({ shell, name, label, hint, step = STEP }: PercentFieldProps): VNode {
  const { t } = shell;
  const value = shell.settings.value.display[name];
  return (
    <Slider
      label={t(label)}
      hint={hint === undefined ? undefined : t(hint)}
      {...SETTING_RANGES[name]}
      {...{ value, step }}
      text={t("value.percent", { percent: value })}
      onChange={(next) => saver(shell)({ [name]: next })}
    />
  );
}

function BoardPart({ shell }: TabProps): VNode {
  const { t } = shell;
  const { display, last } = shell.settings.value;
  const book = last.ruleBook;
  const places = (["left", "centre", "right"] as const).map((value) => ({
    value,
    label: t(`display.position.${value}`),
  }));
  return (
    <Part shell={shell} title="display.board">
      <div class="display-board">
        <div class="display-strengths">
          <PercentField shell={shell} name="ghostStrength" label="display.ghost" />
          <PercentField shell={shell} name="gridStrength" label="display.grid" />
          <PercentField shell={shell} name="boardStrength" label="display.ground" hint="display.groundHint" />
          <PercentField shell={shell} name="matrixSize" label="display.size" step={SIZE_STEP} />
        </div>
        <figure class="display-sample">
          <SkinPicture {...{ book, display }} skin={skinOf(book, display)} {...SAMPLE} />
          <figcaption class="unseen">{t("display.boardHint", { book: t(`book.${book}`) })}</figcaption>
        </figure>
      </div>
      <Choice
        label={t("display.position")}
        value={display.matrixPosition}
        among={places}
        onChange={(matrixPosition) => saver(shell)({ matrixPosition })}
      />
      <PanelChooser shell={shell} />
      <FullScreenSwitch shell={shell} />
    </Part>
  );
}

function Captions({ shell }: TabProps): VNode {
  const { t } = shell;
  return (
    <Switch
      label={t("display.captions")}
      hint={t("display.captionsHint")}
      isOn={shell.settings.value.display.areCaptionsTranslated}
      onChange={(areCaptionsTranslated) => saver(shell)({ areCaptionsTranslated })}
    />
  );
}

function EffectsPart({ shell }: TabProps): VNode {
  const { t } = shell;
  const { display } = shell.settings.value;
  const motions = (["system", "full", "reduced"] as const).map((value) => ({
    value,
    label: t(`display.motion.${value}`),
  }));
  return (
    <Part shell={shell} title="display.effects">
      <PercentField shell={shell} name="effectStrength" label="display.strength" hint="display.strengthHint" />
      <Choice
        label={t("display.motion")}
        hint={t("display.motionHint")}
        value={display.motion}
        among={motions}
        onChange={(motion) => saver(shell)({ motion })}
      />
      <Switch
        label={t("display.flashes")}
        hint={t("display.flashesHint")}
        isOn={display.limitsFlashes}
        onChange={(limitsFlashes) => saver(shell)({ limitsFlashes })}
      />
    </Part>
  );
}

function ComfortPart({ shell }: TabProps): VNode {
  const { t } = shell;
  const { display } = shell.settings.value;
  return (
    <Part shell={shell} title="display.comfort">
      <Switch
        label={t("display.contrast")}
        hint={t("display.contrastHint")}
        isOn={display.isHighContrast}
        onChange={(isHighContrast) => saver(shell)({ isHighContrast })}
      />
      <Switch
        label={t("display.patterns")}
        hint={t("display.patternsHint")}
        isOn={display.hasPatterns}
        onChange={(hasPatterns) => saver(shell)({ hasPatterns })}
      />
    </Part>
  );
}
