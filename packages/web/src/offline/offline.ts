// The page's side of being offline: what it keeps, what it is told, what it may offer. Touches the browser's own objects.

import { type ReadonlySignal, signal } from "@preact/signals";
import { watchInstall } from "./install.ts";
import { holdBuild, type Updates, watchUpdates } from "./updates.ts";

export interface Offline {
  /** Undefined until it is watched for, and where there is no service worker. */
  readonly updates: ReadonlySignal<Updates | undefined>;
  readonly install: ReadonlySignal<(() => void) | undefined>;
  /** Begins to keep the site, as soon as that is in nobody's way. */
  readonly start: () => void;
}

const HOUR_MS = 3_600_000;
/** A machine without a GPU is never idle: the picture takes all its time. */
const PATIENCE_MS = 2_000;

/** `script` is the address of the page's own script: its name is that of the build. */
export function makeOffline(script: string): Offline {
  const updates = signal<Updates | undefined>();
  const begin = async (): Promise<void> => {
    holdBuild(navigator.locks, script);
    try {
      updates.value = await watchUpdates({
        workers: navigator.serviceWorker,
        reload: () => window.location.reload(),
        onOccasion,
      });
    } catch {
      // Forbidden by the browser's settings, or a host without the worker: the game plays as long as there is a network.
    }
  };
  return {
    updates,
    install: watchInstall(window),
    start: () => {
      if ("serviceWorker" in navigator) whenIdle(() => void begin());
    },
  };
}

function onOccasion(check: () => void): void {
  check();
  setInterval(check, HOUR_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") check();
  });
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, PATIENCE_MS);
}
