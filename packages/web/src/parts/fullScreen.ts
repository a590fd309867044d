// The full screen, where the browser has one for pages.

import { type ReadonlySignal, signal } from "@preact/signals";

interface LockableKeyboard {
  lock?(codes: readonly string[]): Promise<void>;
}

const isOn = signal(typeof document !== "undefined" && document.fullscreenElement !== null);
if (typeof document !== "undefined") {
  document.addEventListener("fullscreenchange", () => {
    isOn.value = document.fullscreenElement !== null;
  });
}

export const isFullScreen: ReadonlySignal<boolean> = isOn;

export function canFullScreen(): boolean {
  return document.fullscreenEnabled;
}

/** To be called from a key or a click. Tells whether it is the page's to change: what the browser did itself, it undoes. */
export function toggleFullScreen(): boolean {
  if (document.fullscreenElement !== null) {
    document.exitFullscreen().catch(() => undefined);
    return true;
  }
  if (!canFullScreen() || matchMedia("(display-mode: fullscreen)").matches) return false;
  void enter();
  return true;
}

async function enter(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    // Escape pauses: held down, it still leaves the full screen.
    const { keyboard } = navigator as Navigator & { readonly keyboard?: LockableKeyboard };
    await keyboard?.lock?.(["Escape"]);
  } catch {
    // Refused: the page stays in its window.
  }
}
