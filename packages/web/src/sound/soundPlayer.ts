// The sound of the game. Nothing here may throw or wait: a game without a sound device is still a game.

import { DEFAULT_SETTINGS, type SoundSettings } from "../settings/settings.ts";
import { type Bank, makeBank } from "./bank.ts";
import { type EffectPlayer, FRONT, makeEffectPlayer } from "./effectPlayer.ts";
import { effectsFromAfar, effectsOfAll } from "./effectsOf.ts";
import { type Graph, makeGraph } from "./graph.ts";
import { CALM, type Mood, moodOf } from "./music/mix.ts";
import { type MusicPlayer, makeMusicPlayer } from "./music/musicPlayer.ts";
import { TUNE_TABLE } from "./music/tunes/index.ts";
import { TUNES, type TuneId } from "../settings/tunes.ts";
import { musicOf } from "./musicOf.ts";
import { isFar } from "./place.ts";
import type { Sound } from "./sound.ts";

/** Notes are rendered with more headroom than effects. */
export const MUSIC_SHARE = 1.4;

interface Device {
  readonly context: AudioContext;
  readonly graph: Graph;
  readonly bank: Bank;
  readonly effects: EffectPlayer;
  readonly music: MusicPlayer;
}

interface Wanted {
  readonly isChip: boolean;
  readonly isSilentByDefault: boolean;
  readonly isPlaying: boolean;
}

const NOTHING: Wanted = { isChip: false, isSilentByDefault: false, isPlaying: false };

/** Ears hear volume in ratios: half of the slider is about half as loud. */
export function gainOf(percent: number): number {
  return (Math.min(100, Math.max(0, percent)) / 100) ** 2;
}

function openDevice(): Device | undefined {
  try {
    const context = new AudioContext({ latencyHint: "interactive" });
    const graph = makeGraph(context);
    const bank = makeBank(context);
    const effects = makeEffectPlayer(context, graph.effects, bank);
    return { context, graph, bank, effects, music: makeMusicPlayer(context, graph.music, bank) };
  } catch {
    return undefined;
  }
}

export function createSound(): Sound {
  let device: Device | undefined;
  let isDisposed = false;
  let settings: SoundSettings = DEFAULT_SETTINGS.sound;
  let wanted = NOTHING;
  let mood: Mood = CALM;
  /** Random Play goes round the tunes, from game to game (G-2.5). */
  let turn = Math.floor(Math.random() * TUNES.length);

  /** Silent by default (K-11). */
  const isHushed = (): boolean => wanted.isSilentByDefault && !settings.hasTerminalSound;
  // Sounds given to a context that stands still would all be heard when it goes on.
  const isRunning = (): boolean => device?.context.state === "running";

  function chosenTune(): TuneId {
    if (wanted.isChip) return "korobeiniki-chip";
    return settings.tune === "random" ? TUNES[turn % TUNES.length]! : settings.tune;
  }

  function refresh(): void {
    if (device === undefined) return;
    const { graph, music } = device;
    graph.setVolumes(
      settings.isMusicOn ? gainOf(settings.musicVolume) * MUSIC_SHARE : 0,
      settings.areEffectsOn ? gainOf(settings.effectsVolume) : 0,
    );
    if (wanted.isPlaying && settings.isMusicOn && !isHushed()) music.play(TUNE_TABLE[chosenTune()]);
    else music.pause();
  }

  function resume(): void {
    // Refused where there is no device or no gesture: then there is no sound, and the next gesture asks again.
    device?.context.resume().catch(() => undefined);
  }

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
    setSettings(next) {
      settings = next;
      refresh();
    },
    hear(game, events, from = FRONT) {
      const isSilent = musicOf(game.rules.book.id).isSilentByDefault && !settings.hasTerminalSound;
      if (events.length === 0 || !isRunning() || !settings.areEffectsOn || isSilent) return;
      const heard = isFar(from) ? effectsFromAfar(events) : effectsOfAll(events);
      for (const id of heard) device?.effects.play(id, from);
    },
    playMenu(sound) {
      if (isRunning() && settings.areEffectsOn) device?.effects.play(sound);
    },
    startMusic(options) {
      wanted = { ...options, isPlaying: true };
      refresh();
    },
    pauseMusic() {
      wanted = { ...wanted, isPlaying: false };
      refresh();
    },
    stopMusic() {
      wanted = NOTHING;
      mood = CALM;
      turn++;
      device?.music.stop();
      device?.music.setMood(mood);
    },
    follow(game) {
      const next = moodOf(game, mood);
      if (next.level === mood.level && next.isDanger === mood.isDanger) return;
      mood = next;
      device?.music.setMood(mood);
    },
    dispose() {
      isDisposed = true;
      device?.music.stop();
      device?.bank.close();
      device?.context.removeEventListener("statechange", refresh);
      device?.context.close().catch(() => undefined);
      device = undefined;
    },
  };
}
