// Sound that is fetched with the first gesture: before it, browsers allow none, and the first game need not wait for it.

import type { Sound } from "./sound.ts";
import type { SoundSettings } from "../settings/settings.ts";

/** Does what the real one would, as soon as there is one. */
export function lazySound(): Sound {
  let sound: Sound | undefined;
  let loading: Promise<void> | undefined;
  let settings: SoundSettings | undefined;
  let music: Parameters<Sound["startMusic"]>[0] | undefined;

  const load = async (): Promise<void> => {
    const { createSound } = await import("./soundPlayer.ts");
    sound = createSound();
    if (settings !== undefined) sound.setSettings(settings);
    if (music !== undefined) sound.startMusic(music);
  };

  return {
    unlock: async () => {
      loading ??= load();
      await loading;
      await sound?.unlock();
    },
    setSettings: (next) => {
      settings = next;
      sound?.setSettings(next);
    },
    hear: (game, events, from) => sound?.hear(game, events, from),
    playMenu: (name) => sound?.playMenu(name),
    startMusic: (options) => {
      music = options;
      sound?.startMusic(options);
    },
    pauseMusic: () => {
      music = undefined;
      sound?.pauseMusic();
    },
    stopMusic: () => {
      music = undefined;
      sound?.stopMusic();
    },
    follow: (game) => sound?.follow(game),
    dispose: () => sound?.dispose(),
  };
}
