// Menus by gamepad: its directions move the focus as the arrow keys do.

import { type MenuStep, navigateMenusByGamepad } from "../input/gamepad.ts";
import { acceptFocus, moveFocus } from "../screens/focus.ts";

function key(name: "Enter" | "Escape"): void {
  window.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
}

function step(direction: MenuStep, hasAnyKey: boolean): void {
  if (hasAnyKey) key("Enter");
  else if (direction === "accept") acceptFocus();
  else if (direction === "back") key("Escape");
  else moveFocus(direction);
}

/** `hasAnyKey`: the screen goes on with whatever is pressed. */
export function drivePadMenus(isActive: () => boolean, hasAnyKey: () => boolean): void {
  const device = navigateMenusByGamepad((direction) => step(direction, hasAnyKey()), { isActive });
  const poll = (timeStampMs: number): void => {
    device.poll(timeStampMs);
    requestAnimationFrame(poll);
  };
  requestAnimationFrame(poll);
}
