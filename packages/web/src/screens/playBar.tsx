// Pause and restart at the top edge while fingers may play (G-4.4, W-1).

import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { InputTarget } from "../input/input.ts";
import { pressButton } from "../input/touchButton.ts";
import type { Translate } from "../words/translate.ts";
import { hasFingers } from "./fingers.ts";
import { ICONS } from "../parts/touchButtons.tsx";

export interface PlayBarProps {
  readonly t: Translate;
  readonly target: InputTarget;
  readonly isPortrait: boolean;
}

export function PlayBar({ t, target, isPortrait }: PlayBarProps): VNode | null {
  const pause = useMemo(() => pressButton(target, "pause"), [target]);
  // With the lift of the finger: one that has slid away restarts nothing.
  const restart = (event: MouseEvent): void => target.press("restart", event.timeStamp);
  if (!hasFingers.value) return null;
  return (
    <div class={isPortrait ? "play-bar is-portrait" : "play-bar"}>
      <button type="button" class="touch-button" tabIndex={-1} aria-label={t("command.restart")} onClick={restart}>
        <Icon command="restart" />
      </button>
      <button type="button" class="touch-button" tabIndex={-1} aria-label={t("command.pause")} {...pause}>
        <Icon command="pause" />
      </button>
    </div>
  );
}

function Icon({ command }: { readonly command: "pause" | "restart" }): VNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[command] ?? ""} />
    </svg>
  );
}
