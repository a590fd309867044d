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

/** A game, or a board on a page, that is being played has the pad to itself, as it has the keys. */
function isPlaying(): boolean {
  const isBoardPlayed = document.activeElement?.hasAttribute("data-plays") === true;
  return isBoardPlayed || document.querySelector('main[data-keys="game"]') !== null;
}

/** `hasAnyKey`: the screen goes on with whatever is pressed. */
export function drivePadMenus(hasAnyKey: () => boolean): void {
  const device = navigateMenusByGamepad((direction) => step(direction, hasAnyKey()), {
    isActive: () => !isPlaying(),
  });
  const poll = (timeStampMs: number): void => {
    device.poll(timeStampMs);
    requestAnimationFrame(poll);
  };
  requestAnimationFrame(poll);
}
