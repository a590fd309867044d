// Options (G-2.5): tabs at the left, and what each is about.

import type { VNode } from "preact";
import { OPTION_TABS, type OptionTab } from "../routes/routes.ts";
import type { Shell } from "../parts/context.ts";
import { ControlsTab } from "./controlsTab.tsx";
import { HandlingTab } from "./handlingTab.tsx";
import { DisplayTab } from "./displayTab.tsx";
import { LanguageTab } from "./languageTab.tsx";
import { GameTab } from "./playTabs.tsx";
import { SoundTab } from "./soundTab.tsx";
import { TouchTab } from "./touchTab.tsx";
import { Screen } from "../parts/screen.tsx";

const TABS: { readonly [Tab in OptionTab]: (props: { readonly shell: Shell }) => VNode } = {
  game: GameTab,
  handling: HandlingTab,
  controls: ControlsTab,
  touch: TouchTab,
  sound: SoundTab,
  display: DisplayTab,
  language: LanguageTab,
};

export interface OptionsProps {
  readonly shell: Shell;
  readonly tab: OptionTab;
}

export function Options({ shell, tab }: OptionsProps): VNode {
  const { t } = shell;
  const Tab = TABS[tab];
  return (
    <Screen
      shell={shell}
      name="options"
      title={t("options.title")}
      part={tab}
      book={shell.settings.value.last.ruleBook}
      onBack={shell.back}
    >
      <div class="options-body">
        <nav class="tabs is-side" data-column aria-label={t("options.title")}>
          {OPTION_TABS.map((id) => (
            <button
              key={id}
              type="button"
              class="tab"
              data-first={id === tab ? true : undefined}
              aria-current={id === tab ? "page" : undefined}
              onClick={() => shell.replace({ screen: "options", tab: id })}
            >
              {t(`options.${id}`)}
            </button>
          ))}
        </nav>
        <section class="form" data-column aria-labelledby="option-tab">
          <h2 id="option-tab" class="unseen">
            {t(`options.${tab}`)}
          </h2>
          <Tab key={tab} shell={shell} />
        </section>
      </div>
    </Screen>
  );
}
