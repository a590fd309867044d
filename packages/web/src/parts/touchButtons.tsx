// Buttons for the thumbs, where the player has put them.

import type { RuleBook } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { commandsOf } from "../input/bindings.ts";
import type { InputTarget } from "../input/input.ts";
import { layButtons, type ThumbBox, thumbNames, type ThumbWindow } from "../input/thumbLayout.ts";
import { Thumbs } from "../input/thumbs.ts";
import type { Command } from "../settings/settings.ts";
import type { TouchSettings } from "../settings/touch.ts";
import type { Translate } from "../words/translate.ts";
import { boxOf } from "./boxOf.ts";

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
  /** Back to the beginning: nothing that could be taken for a turn. */
  restart: "M6 5v14M18.5 5.5 10 12l8.5 6.5z",
  speedDown: "M5 12h14",
};

/** The buttons of a rule book in a window. */
export function boxesFor(
  page: ThumbWindow,
  book: RuleBook,
  touch: TouchSettings,
  hasPause = false,
): readonly ThumbBox[] {
  return layButtons(page, thumbNames(commandsOf(book), hasPause), touch);
}

export interface TouchButtonsProps {
  readonly t: Translate;
  readonly boxes: readonly ThumbBox[];
  readonly target: InputTarget;
}

export function TouchButtons({ t, boxes, target }: TouchButtonsProps): VNode {
  const host = useRef<HTMLDivElement>(null);
  const now = useRef(boxes);
  now.current = boxes;
  const thumbs = useMemo(() => new Thumbs(target, () => now.current), [target]);
  useEffect(() => () => thumbs.letGo(performance.now()), [thumbs]);
  /** Seen in the same frame, without a rendering. */
  const light = (): void => {
    const { pressed } = thumbs;
    for (const button of host.current?.children ?? [])
      button.toggleAttribute("data-pressed", pressed.has(button.getAttribute("data-command") as Command));
  };
  const onDown = (event: PointerEvent): void => {
    const button = event.target instanceof Element ? event.target.closest("[data-command]") : null;
    const box = boxes.find(({ name }) => name === button?.getAttribute("data-command"));
    if (button === null || box === undefined) return;
    // The focus stays where the keys are, and no long press opens a menu.
    event.preventDefault();
    button.setPointerCapture(event.pointerId);
    thumbs.down(event.pointerId, box.name, event.timeStamp);
    light();
  };
  const onMove = ({ pointerId, clientX, clientY, timeStamp }: PointerEvent): void => {
    thumbs.move(pointerId, clientX, clientY, timeStamp);
    light();
  };
  const onUp = ({ pointerId, timeStamp }: PointerEvent): void => {
    thumbs.up(pointerId, timeStamp);
    light();
  };
  return (
    <div
      class="touch"
      ref={host}
      onPointerDown={onDown}
      onPointerMove={onMove}
      onPointerUp={onUp}
      onPointerCancel={onUp}
      onLostPointerCapture={onUp}
      onContextMenu={(event) => event.preventDefault()}
    >
      {boxes.map((box) => (
        <button
          key={box.name}
          type="button"
          class="touch-button"
          data-command={box.name}
          tabIndex={-1}
          aria-label={t(`command.${box.name}`)}
          style={boxOf(box)}
        >
          <ThumbSign name={box.name} />
        </button>
      ))}
    </div>
  );
}

export function ThumbSign({ name }: { readonly name: Command }): VNode {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name] ?? ""} />
    </svg>
  );
}
