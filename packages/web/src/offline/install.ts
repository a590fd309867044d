// Installing the game, where the browser offers it.

import { type ReadonlySignal, signal } from "@preact/signals";

/** Of Chromium alone; others have a menu of their own, or nothing. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

function isInstallEvent(event: Event): event is InstallEvent {
  return "prompt" in event;
}

/** Asks the player to install; undefined where and while there is nothing to offer. To be called early: it is offered once. */
export function watchInstall(window: Pick<Window, "addEventListener">): ReadonlySignal<(() => void) | undefined> {
  const install = signal<(() => void) | undefined>();
  const end = (): void => {
    install.value = undefined;
  };
  window.addEventListener("beforeinstallprompt", (event) => {
    if (!isInstallEvent(event)) return;
    // Asked when the player wants it, and not by the browser.
    event.preventDefault();
    install.value = () => {
      end();
      void event.prompt();
    };
  });
  window.addEventListener("appinstalled", end);
  return install;
}
