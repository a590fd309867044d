// The full screen as an option, where the browser has it for pages.

import type { VNode } from "preact";
import { bindingsFor } from "../input/bindings.ts";
import type { Shell } from "../parts/context.ts";
import { Switch } from "../parts/controls.tsx";
import { canFullScreen, isFullScreen, toggleFullScreen } from "../parts/fullScreen.ts";

export function FullScreenSwitch({ shell }: { readonly shell: Shell }): VNode | null {
  const { t } = shell;
  const settings = shell.settings.value;
  const [code] = bindingsFor(settings, settings.last.ruleBook).keyboard.fullScreen ?? [];
  const key = code === undefined ? t("controls.none") : shell.bindings.labelOf("keyboard", code);
  if (!canFullScreen()) return null;
  return (
    <Switch
      label={t("display.fullScreen")}
      hint={t("display.fullScreenHint", { key })}
      isOn={isFullScreen.value}
      onChange={toggleFullScreen}
    />
  );
}
