// What the rest of the game knows of sound.

import type { Game, GameEvent } from "@korobeinix/engine";
import type { DisplaySettings, SoundSettings } from "../settings/settings.ts";
import type { TuneId } from "../settings/tunes.ts";

/** Sounds of the menus, beside those that events call for. */
export type MenuSound = "focus" | "choose" | "back" | "pause";

/** Where a board is heard from. */
export interface SoundPlace {
  /** -1 is the left, 1 the right. */
  readonly pan: number;
  /** 1 is as loud as one's own. */
  readonly gain: number;
}

export interface Sound {
  /** To be called from a user's gesture: browsers allow no sound before one. Loads what is needed; safe to call often. */
  unlock(): Promise<void>;
  /** `skins`: what the rule books wear, for they end by it; their own unless told. */
  setSettings(settings: SoundSettings, skins?: DisplaySettings["skins"]): void;
  /** Sounds that these events call for, now; at most a few at a time, of all boards together. From the front unless said. */
  hear(game: Game, events: readonly GameEvent[], from?: SoundPlace): void;
  playMenu(sound: MenuSound): void;
  /** Starts, or goes on with, the music of a game; `isChip` asks for the 1984 arrangement. */
  startMusic(options: { readonly isChip: boolean; readonly isSilentByDefault: boolean }): void;
  /** The music of a game goes on behind a door. */
  pauseMusic(): void;
  stopMusic(): void;
  /** Whether the music of the menus is heard wherever no game has its own. */
  setBackground(isOn: boolean): void;
  /** A few bars of a tune, in the place of all other music; undefined: no more of it. */
  preview(tune: TuneId | "random" | undefined, onEnd?: () => void): void;
  /** Called once a frame: tempo and voices follow the level, the music thins when the stack is near the Skyline. */
  follow(game: Game): void;
  dispose(): void;
}
