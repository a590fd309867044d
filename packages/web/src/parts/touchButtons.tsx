// Buttons for the thumbs: moving at the left, turning and dropping at the right, Hold out of the way.

import type { RuleBook } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { commandsOf } from "../input/bindings.ts";
import type { InputTarget } from "../input/input.ts";
import { pressButton } from "../input/touchButton.ts";
import type { Command } from "../settings/settings.ts";
import type { Translate } from "../words/translate.ts";

/** A sign for each command, drawn as a line in a square of 24. */
export const ICONS: { readonly [Name in Command]?: string } = {
  left: "M15 4 7 12l8 8",
  right: "M9 4l8 8-8 8",
  softDrop: "M4 9l8 8 8-8",
  hardDrop: "M4 4l8 7 8-7M4 12l8 7 8-7M4 21h16",
  rotateClockwise: "M19 12a7 7 0 1 1-2.5-5.4M17 2v5h-5",
  rotateCounterclockwise: "M5 12a7 7 0 1 0 2.5-5.4M7 2v5h5",
  hold: "M5 5h14v14H5zM9 12h6",
  pause: "M8 5v14M16 5v14",
  speedUp: "M12 5v14M5 12h14",
  restart: "M5 5v6h6M5.6 11a7 7 0 1 1-.4 4",
  speedDown: "M5 12h14",
};

const CLUSTERS: readonly { readonly side: string; readonly commands: readonly Command[] }[] = [
  { side: "top", commands: ["hold", "speedDown", "speedUp", "pause"] },
  { side: "left", commands: ["left", "softDrop", "right"] },
  { side: "right", commands: ["rotateCounterclockwise", "hardDrop", "rotateClockwise"] },
];

export interface TouchButtonsProps {
  readonly t: Translate;
  readonly book: RuleBook;
  readonly isPortrait: boolean;
  /** Whether Pause is among them: it may have its own place. */
  readonly hasPause?: boolean;
  readonly target: InputTarget;
}

export function TouchButtons({ t, book, isPortrait, hasPause = true, target }: TouchButtonsProps): VNode {
  const commands = new Set(commandsOf(book));
  if (!hasPause) commands.delete("pause");
  return (
    <div class={isPortrait ? "touch is-portrait" : "touch"}>
      {CLUSTERS.map(({ side, commands: cluster }) => (
        <div key={side} class={`touch-cluster is-${side}`}>
          {cluster
            .filter((command) => commands.has(command))
            .map((command) => (
              <TouchButton key={command} {...{ t, command, target }} />
            ))}
        </div>
      ))}
    </div>
  );
}

interface TouchButtonProps extends Pick<TouchButtonsProps, "t" | "target"> {
  readonly command: Command;
}

function TouchButton({ t, command, target }: TouchButtonProps): VNode {
  const handlers = useMemo(() => pressButton(target, command), [target, command]);
  return (
    <button
      type="button"
      class={`touch-button is-${command}`}
      tabIndex={-1}
      aria-label={t(`command.${command}`)}
      onPointerDown={handlers.onPointerDown}
      onPointerUp={handlers.onPointerUp}
      onPointerCancel={handlers.onPointerCancel}
      onLostPointerCapture={handlers.onLostPointerCapture}
      onContextMenu={handlers.onContextMenu}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[command] ?? ""} />
      </svg>
    </button>
  );
}
