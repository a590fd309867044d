// Pause and restart in the upper corners while fingers may play (G-4.4, W-1), far from each other.

import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { InputTarget } from "../input/input.ts";
import { pressButton } from "../input/touchButton.ts";
import type { TableCommand } from "../settings/settings.ts";
import type { Translate } from "../words/translate.ts";
import { hasFingers } from "./fingers.ts";
import { ICONS } from "../parts/touchButtons.tsx";

export interface PlayBarProps {
  readonly t: Translate;
  readonly target: InputTarget;
  readonly isPortrait: boolean;
  /** A match has no Restart: it belongs to several players. */
  readonly hasRestart?: boolean;
}

export function PlayBar({ t, target, isPortrait, hasRestart = false }: PlayBarProps): VNode | null {
  if (!hasFingers.value) return null;
  return (
    <div class={isPortrait ? "play-bar is-portrait" : "play-bar"}>
      {hasRestart && <BarButton {...{ t, target }} command="restart" />}
      <BarButton {...{ t, target }} command="pause" />
    </div>
  );
}

interface BarButtonProps extends Pick<PlayBarProps, "t" | "target"> {
  readonly command: Extract<TableCommand, "pause" | "restart">;
}

function BarButton({ t, target, command }: BarButtonProps): VNode {
  const handlers = useMemo(() => pressButton(target, command), [target, command]);
  return (
    <button
      type="button"
      class="touch-button"
      data-command={command}
      tabIndex={-1}
      aria-label={t(`command.${command}`)}
      {...handlers}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[command] ?? ""} />
      </svg>
    </button>
  );
}
