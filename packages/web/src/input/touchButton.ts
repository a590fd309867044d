// A command on a button of the screen: held as long as the finger is, wherever the finger slides.

import type { Command } from "../settings/settings.ts";
import type { InputTarget } from "./input.ts";

export interface ButtonHandlers {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onLostPointerCapture: (event: PointerEvent) => void;
  readonly onContextMenu: (event: Event) => void;
}

/** To be made once for each button, not at each rendering: it knows the finger that is on it. */
export function pressButton(target: InputTarget, command: Command): ButtonHandlers {
  let finger: number | undefined;
  const release = ({ pointerId, timeStamp }: PointerEvent): void => {
    if (pointerId !== finger) return;
    finger = undefined;
    target.release(command, timeStamp);
  };
  return {
    onPointerDown: (event) => {
      // The focus stays where the keys are, and no long press opens a menu.
      event.preventDefault();
      if (finger !== undefined) return;
      finger = event.pointerId;
      (event.currentTarget as Element | null)?.setPointerCapture(event.pointerId);
      target.press(command, event.timeStamp);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
    onContextMenu: (event) => event.preventDefault(),
  };
}
