// The keys of every screen but the game: arrows move, Enter chooses (the browser's doing), Escape goes back.

import { useLayoutEffect } from "preact/hooks";
import { isTextField } from "../input/keyboard.ts";
import type { Shell } from "./context.ts";
import { type Direction, focusRoot, moveFocus } from "./focus.ts";

const DIRECTIONS: { readonly [key: string]: Direction } = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** Keys that alone mean nothing: a shortcut of the system begins with them. */
const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock", "Fn"]);

export function useScreenKeys(sound: Shell["sound"], onBack: (() => void) | undefined): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === "Escape") {
        if (onBack === undefined || event.repeat) return;
        event.preventDefault();
        sound.playMenu("back");
        onBack();
        return;
      }
      const direction = DIRECTIONS[event.key];
      if (direction === undefined) return;
      const isSideways = direction === "left" || direction === "right";
      // The cursor of a text moves sideways.
      if (isSideways && isTextField(event.target)) return;
      const hasMoved = moveFocus(direction, focusRoot());
      // Left to the browser, up and down would change radio buttons and sliders.
      if (hasMoved || event.target instanceof HTMLInputElement) event.preventDefault();
      if (hasMoved) sound.playMenu("focus");
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [sound, onBack]);
}

/** Any key, click or tap goes on, but not the one that brought the screen up. */
export function useAnyKey(onGo: () => void): void {
  useLayoutEffect(() => {
    const since = performance.now();
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.timeStamp <= since || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      if (MODIFIERS.has(event.key)) return;
      event.preventDefault();
      onGo();
    };
    const onClick = (event: MouseEvent): void => {
      if (event.timeStamp > since) onGo();
    };
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("click", onClick);
    };
  }, [onGo]);
}
