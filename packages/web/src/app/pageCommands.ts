// What the keys of the page do, on whatever screen (F-15): mute and the full screen, each with a short sign.

import type { RuleBookId } from "@korobeinix/engine";
import { effect, type ReadonlySignal, signal } from "@preact/signals";
import { bindingsFor } from "../input/bindings.ts";
import { listenPageKeys } from "../input/pageKeys.ts";
import { isFullScreen, toggleFullScreen } from "../parts/fullScreen.ts";
import type { Sign } from "../parts/pageSign.tsx";
import type { PageCommand, Settings } from "../settings/settings.ts";

interface Host {
  readonly settings: ReadonlySignal<Settings>;
  readonly saveSettings: (update: (settings: Settings) => Settings) => void;
  /** Whose keys hold now. */
  readonly book: () => RuleBookId;
}

/** The sign that is to be seen. */
export function followPageCommands({ settings, saveSettings, book }: Host): ReadonlySignal<Sign | undefined> {
  const sign = signal<Sign | undefined>(undefined);
  let wasFull = isFullScreen.peek();
  effect(() => {
    const isFull = isFullScreen.value;
    if (isFull !== wasFull) sign.value = { name: isFull ? "fullScreen" : "window" };
    wasFull = isFull;
  });
  const commands: { readonly [Name in PageCommand]: () => boolean } = {
    mute: () => {
      saveSettings((now) => ({ ...now, sound: { ...now.sound, isMuted: !now.sound.isMuted } }));
      sign.value = { name: settings.peek().sound.isMuted ? "muted" : "heard" };
      return true;
    },
    fullScreen: toggleFullScreen,
  };
  listenPageKeys(window, {
    keyboard: () => bindingsFor(settings.peek(), book()).keyboard,
    onCommand: (command) => commands[command](),
  });
  return sign;
}
