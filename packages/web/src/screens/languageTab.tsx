// Options of language.

import type { VNode } from "preact";
import { LANGUAGE_IDS, LANGUAGES } from "../words/words.ts";
import type { Shell } from "../parts/context.ts";
import { Choice } from "../parts/controls.tsx";

interface TabProps {
  readonly shell: Shell;
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
