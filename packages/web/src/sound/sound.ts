// What the rest of the game knows of sound.

import type { Game, GameEvent } from "@korobeinix/engine";
import type { SoundSettings } from "../settings/settings.ts";

/** Sounds of the menus, beside those that events call for. */
export type MenuSound = "focus" | "choose" | "back" | "pause";

export interface Sound {
  /** To be called from a user's gesture: browsers allow no sound before one. Loads what is needed; safe to call often. */
  unlock(): Promise<void>;
  setSettings(settings: SoundSettings): void;
  /** Sounds that these events call for, now; at most a few at a time. */
  hear(game: Game, events: readonly GameEvent[]): void;
  playMenu(sound: MenuSound): void;
  /** Starts, or goes on with, the music of a game; `isChip` asks for the 1984 arrangement. */
  startMusic(options: { readonly isChip: boolean; readonly isSilentByDefault: boolean }): void;
  pauseMusic(): void;
  stopMusic(): void;
  /** Called once a frame: tempo follows the level, the music thins when the stack is near the Skyline. */
  follow(game: Game): void;
  dispose(): void;
}
