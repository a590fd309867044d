// The sound of the game. Nothing here may throw or wait: a game without a sound device is still a game.

import { weightOfAll } from "../feel/weight.ts";
import { type DisplaySettings, DEFAULT_SETTINGS, type SoundSettings } from "../settings/settings.ts";
import { TUNES, type TuneId } from "../settings/tunes.ts";
import { type Device, type MusicPart, openDevice } from "./device.ts";
import { FRONT } from "./effectPlayer.ts";
import { effectsFromAfar, effectsOfAll } from "./effectsOf.ts";
import { CALM, isSameMood, type Mood, moodOf } from "./music/mix.ts";
import type { Tune } from "./music/tune.ts";
import { TUNE_TABLE } from "./music/tunes/index.ts";
import { MENU } from "./music/tunes/menu.ts";
import { musicOf } from "./musicOf.ts";
import { isFar } from "./place.ts";
import type { Sound } from "./sound.ts";

/** Notes are rendered with more headroom than effects. */
export const MUSIC_SHARE = 1.4;
/** How long a tune is heard where it is chosen. */
const PREVIEW_MS = 14_000;

interface GameMusic {
  readonly isChip: boolean;
  readonly isSilentByDefault: boolean;
  readonly isPaused: boolean;
}

interface Preview {
  readonly tune: TuneId | "random";
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Ears hear volume in ratios: half of the slider is about half as loud. */
export function gainOf(percent: number): number {
  return (Math.min(100, Math.max(0, percent)) / 100) ** 2;
}

export function createSound(): Sound {
  let device: Device | undefined;
  let isDisposed = false;
  let settings: SoundSettings = DEFAULT_SETTINGS.sound;
  let skins: DisplaySettings["skins"] = {};
  let gameMusic: GameMusic | undefined;
  let preview: Preview | undefined;
  let hasBackground = false;
  let mood: Mood = CALM;
  /** Random Play goes round the tunes, from game to game (G-2.5). */
  let turn = Math.floor(Math.random() * TUNES.length);
  const page = typeof document === "undefined" ? undefined : document;

  // Sounds given to a context that stands still would all be heard when it goes on.
  const isRunning = (): boolean => device?.context.state === "running";
  const hasEffects = (): boolean => isRunning() && settings.areEffectsOn && !settings.isMuted;
  /** Silent by default (K-11). */
  const isHushed = (music: { readonly isSilentByDefault: boolean }): boolean =>
    music.isSilentByDefault && !settings.hasTerminalSound;

  function tuneNamed(name: TuneId | "random"): Tune {
    return TUNE_TABLE[name === "random" ? TUNES[turn % TUNES.length]! : name];
  }

  /** What is to be heard: a tune that is being chosen before a game's, and that before the menu's. */
  function wanted(): readonly [MusicPart, Tune] | undefined {
    if (settings.isMuted || !settings.isMusicOn || page?.visibilityState === "hidden") return undefined;
    if (preview !== undefined) return ["preview", tuneNamed(preview.tune)];
    if (gameMusic === undefined) return hasBackground ? ["menu", MENU] : undefined;
    if (isHushed(gameMusic)) return undefined;
    return ["game", tuneNamed(gameMusic.isChip ? "korobeiniki-chip" : settings.tune)];
  }

  function refresh(): void {
    if (device === undefined) return;
    const { graph, music } = device;
    graph.setVolumes({
      music: settings.isMusicOn ? gainOf(settings.musicVolume) * MUSIC_SHARE : 0,
      effects: settings.areEffectsOn ? gainOf(settings.effectsVolume) : 0,
      all: settings.isMuted ? 0 : gainOf(settings.masterVolume),
    });
    graph.setMuffled(gameMusic?.isPaused === true);
    const [part, tune] = wanted() ?? [];
    for (const other of Object.keys(music) as MusicPart[]) if (other !== part) music[other].pause();
    if (part !== undefined && tune !== undefined) music[part].play(tune);
  }

  function resume(): void {
    // Refused where there is no device or no gesture: then there is no sound, and the next gesture asks again.
    device?.context.resume().catch(() => undefined);
  }

  function endPreview(): void {
    if (preview === undefined) return;
    clearTimeout(preview.timer);
    preview = undefined;
    device?.music.preview.stop();
  }

  page?.addEventListener("visibilitychange", refresh);

  return {
    async unlock() {
      if (isDisposed) return;
      if (device === undefined) {
        device = openDevice();
        device?.context.addEventListener("statechange", refresh);
        refresh();
      }
      if (!isRunning()) resume();
      await device?.bank.whenReady();
    },
    setSettings(next, worn = {}) {
      settings = next;
      skins = worn;
      refresh();
    },
    hear(game, events, from = FRONT) {
      const { book } = game.rules;
      if (events.length === 0 || !isRunning() || isHushed(musicOf(book.id))) return;
      if (!isFar(from)) device?.music.game.lift(weightOfAll(events, book));
      if (!hasEffects()) return;
      const played = { book, skin: skins[book.id] ?? book.id };
      const heard = isFar(from) ? effectsFromAfar(events, played) : effectsOfAll(events, played);
      for (const { id, gain } of heard) device?.effects.play(id, from, gain);
    },
    playMenu(sound) {
      if (hasEffects()) device?.effects.play(sound);
    },
    startMusic(options) {
      gameMusic = { ...options, isPaused: false };
      refresh();
    },
    pauseMusic() {
      if (gameMusic !== undefined) gameMusic = { ...gameMusic, isPaused: true };
      refresh();
    },
    stopMusic() {
      gameMusic = undefined;
      mood = CALM;
      turn++;
      device?.music.game.stop();
      device?.music.game.setMood(mood);
      refresh();
    },
    setBackground(isOn) {
      hasBackground = isOn;
      refresh();
    },
    preview(tune, onEnd) {
      endPreview();
      if (tune !== undefined) {
        const over = (): void => {
          endPreview();
          refresh();
          onEnd?.();
        };
        preview = { tune, timer: setTimeout(over, PREVIEW_MS) };
      }
      refresh();
    },
    follow(game) {
      const next = moodOf(game, mood);
      if (isSameMood(next, mood)) return;
      mood = next;
      device?.music.game.setMood(mood);
    },
    dispose() {
      isDisposed = true;
      page?.removeEventListener("visibilitychange", refresh);
      endPreview();
      for (const player of Object.values(device?.music ?? {})) player.stop();
      device?.bank.close();
      device?.context.removeEventListener("statechange", refresh);
      device?.context.close().catch(() => undefined);
      device = undefined;
    },
  };
}
