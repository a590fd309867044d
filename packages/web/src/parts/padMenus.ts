// Menus by gamepad: its directions move the focus as the arrow keys do, its shoulders go by pages.

import { type MenuStep, navigateMenusByGamepad } from "../input/gamepad.ts";
import { acceptFocus, type Direction, moveFocus, scrollBy } from "./focus.ts";

/** Where the focus is, as the key itself would: a field takes Escape before its screen does. Tells whether it was used. */
function press(key: string, fields: KeyboardEventInit = {}): boolean {
  const target = document.activeElement ?? window;
  return !target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...fields }));
}

function move(direction: Direction): void {
  if (moveFocus(direction) || direction === "left" || direction === "right") return;
  scrollBy(direction, "line");
}

const STEPS: { readonly [Step in MenuStep]: () => void } = {
  up: () => move("up"),
  down: () => move("down"),
  left: () => move("left"),
  right: () => move("right"),
  previous: () => press("PageUp") || scrollBy("up", "page"),
  next: () => press("PageDown") || scrollBy("down", "page"),
  accept: acceptFocus,
  back: () => press("Escape"),
  undo: () => press("z", { ctrlKey: true }),
  other: () => undefined,
};

/**
 * A game that is being played has the pad to itself, as it has the keys; so has a dialog that asks for it, and anything else
 * that asks for it while it has the focus.
 */
function isTaken(): boolean {
  const isAskedFor = document.activeElement?.hasAttribute("data-takes-pad") === true;
  return isAskedFor || document.querySelector('main[data-keys="game"], [role="dialog"][data-takes-pad]') !== null;
}

/** `hasAnyKey`: the screen goes on with whatever is pressed. */
export function drivePadMenus(hasAnyKey: () => boolean): void {
  const onStep = (step: MenuStep, isRepeat: boolean): void => {
    if (hasAnyKey()) press("Enter", { repeat: isRepeat });
    else STEPS[step]();
  };
  const device = navigateMenusByGamepad(onStep, { isActive: () => !isTaken() });
  const poll = (timeStampMs: number): void => {
    device.poll(timeStampMs);
    requestAnimationFrame(poll);
  };
  requestAnimationFrame(poll);
}
