// Sound that is fetched with the first gesture: before it, browsers allow none, and the first game need not wait for it.

import type { Sound } from "./sound.ts";

/** Does what the real one would, as soon as there is one. */
export function lazySound(): Sound {
  let sound: Sound | undefined;
  let loading: Promise<void> | undefined;
  let settings: Parameters<Sound["setSettings"]> | undefined;
  let music: Parameters<Sound["startMusic"]>[0] | undefined;
  let isPaused = false;
  let hasBackground = false;

  const load = async (): Promise<void> => {
    const { createSound } = await import("./soundPlayer.ts");
    sound = createSound();
    if (settings !== undefined) sound.setSettings(...settings);
    sound.setBackground(hasBackground);
    if (music !== undefined) sound.startMusic(music);
    if (isPaused) sound.pauseMusic();
  };

  return {
    unlock: async () => {
      loading ??= load();
      await loading;
      await sound?.unlock();
    },
    setSettings: (...next) => {
      settings = next;
      sound?.setSettings(...next);
    },
    hear: (game, events, from) => sound?.hear(game, events, from),
    playMenu: (name) => sound?.playMenu(name),
    startMusic: (options) => {
      music = options;
      isPaused = false;
      sound?.startMusic(options);
    },
    pauseMusic: () => {
      isPaused = true;
      sound?.pauseMusic();
    },
    stopMusic: () => {
      music = undefined;
      isPaused = false;
      sound?.stopMusic();
    },
    setBackground: (isOn) => {
      hasBackground = isOn;
      sound?.setBackground(isOn);
    },
    preview: (tune, onEnd) => sound?.preview(tune, onEnd),
    follow: (game) => sound?.follow(game),
    dispose: () => sound?.dispose(),
  };
}
