import { type Game, type GameEvent, newGame, parseSetup, unwrap } from "@korobeinix/engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { createSound, gainOf } from "../../src/sound/soundPlayer.ts";
import type { Sound } from "../../src/sound/sound.ts";
import { type FakeAudio, fakeAudio } from "./fakeAudio.ts";

const settings = DEFAULT_SETTINGS.sound;
const GAME = { isChip: false, isSilentByDefault: false };
const TERMINAL = { isChip: true, isSilentByDefault: true };
const MOVE: GameEvent = { type: "moved", dx: 1, x: 4, isRepeat: false, isTouching: false, seq: 1, at: 0 };

const start = (ruleBook = "guideline"): Game => newGame(unwrap(parseSetup({ ruleBook, seed: 1 })));

let sound: Sound | undefined;

async function unlocked(state?: "running" | "suspended"): Promise<{ sound: Sound; audio: FakeAudio }> {
  const audio = fakeAudio(state);
  sound = createSound();
  await sound.unlock();
  return { sound, audio };
}

/** Lets the music look ahead a few times. */
function settle(): void {
  vi.advanceTimersByTime(120);
}

/** Lets some seconds pass. */
function pass({ contexts }: FakeAudio): void {
  for (let i = 0; i < 25; i++) {
    contexts[0]!.currentTime += 0.2;
    settle();
  }
}

/** Whether notes still come, some seconds on. */
function goesOn(audio: FakeAudio): boolean {
  settle();
  const count = audio.started.length;
  pass(audio);
  return audio.started.length > count;
}

function heardIn({ started }: FakeAudio): Set<unknown> {
  return new Set(started.map(({ buffer }) => buffer));
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  sound?.dispose();
  sound = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the player of sounds", () => {
  it("G-13.2: opens no device before a gesture", () => {
    const { contexts } = fakeAudio();
    sound = createSound();
    sound.setSettings(settings);
    sound.startMusic(GAME);
    sound.hear(start(), [MOVE]);
    expect(contexts).toHaveLength(0);
  });

  it("G-13.2: an effect starts in the moment it is asked for", async () => {
    const { sound: player, audio } = await unlocked();
    player.hear(start(), [MOVE]);
    player.playMenu("choose");
    expect(audio.started.map(({ at }) => at)).toEqual([undefined, undefined]);
  });

  it("S-13: a board is heard from its place, one's own from the front", async () => {
    const { sound: player, audio } = await unlocked();
    const attacked: GameEvent = { type: "attacked", lines: 4, seq: 1, at: 0 };
    player.hear(start(), [attacked]);
    player.hear(start(), [attacked], { pan: 0.6, gain: 0.8 });
    expect(audio.started.map(({ gain, pan }) => [gain, pan])).toEqual([
      [1, 0],
      [0.8, 0.6],
    ]);
  });

  it("S-13: nobody hears how pieces are moved far away; whoever plays beside one is heard", async () => {
    const { sound: player, audio } = await unlocked();
    player.hear(start(), [MOVE], { pan: -0.4, gain: 0.35 });
    expect(audio.started).toEqual([]);
    player.hear(start(), [MOVE], { pan: -0.4, gain: 0.8 });
    expect(audio.started).toHaveLength(1);
  });

  it("G-13.2: effects can be switched off", async () => {
    const { sound: player, audio } = await unlocked();
    player.setSettings({ ...settings, areEffectsOn: false });
    player.hear(start(), [MOVE]);
    player.playMenu("focus");
    expect(audio.started).toEqual([]);
  });

  it("G-13.2: without a device nothing is played and nothing fails", async () => {
    const { sound: player, audio } = await unlocked("suspended");
    await player.unlock();
    player.startMusic(GAME);
    player.hear(start(), [MOVE]);
    player.follow(start());
    player.pauseMusic();
    player.stopMusic();
    expect(audio.started).toEqual([]);
  });

  it("G-13.2: without Web Audio nothing fails", async () => {
    vi.stubGlobal("AudioContext", undefined);
    const player = createSound();
    await expect(player.unlock()).resolves.toBeUndefined();
    player.hear(start(), [MOVE]);
    player.dispose();
  });

  it("G-13.2: half of the slider is a quarter of the strength, and nothing lies beyond its ends", () => {
    expect([-5, 0, 50, 100, 300].map(gainOf)).toEqual([0, 0, 0.25, 1, 1]);
  });
});

describe("the music", () => {
  it("G-13.3: plays from the start of a game until it is stopped", async () => {
    const { sound: player, audio } = await unlocked();
    player.startMusic(GAME);
    settle();
    expect(audio.started.length).toBeGreaterThan(0);
    player.stopMusic();
    expect(goesOn(audio)).toBe(false);
  });

  it("F-13: in a pause it goes on, muffled", async () => {
    const { sound: player, audio } = await unlocked();
    player.startMusic(GAME);
    settle();
    const open = audio.cutoff();
    player.pauseMusic();
    expect(goesOn(audio)).toBe(true);
    expect(audio.cutoff()).toBeLessThan(open / 10);
    player.startMusic(GAME);
    expect(audio.cutoff()).toBe(open);
  });

  it("F-13: nothing is heard of it while the page is hidden", async () => {
    const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
    vi.stubGlobal("document", page);
    const { sound: player, audio } = await unlocked();
    player.startMusic(GAME);
    player.pauseMusic();
    settle();
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(goesOn(audio)).toBe(false);
    page.visibilityState = "visible";
    page.dispatchEvent(new Event("visibilitychange"));
    expect(goesOn(audio)).toBe(true);
  });

  it("F-13: four lines begin a swell in their moment, a Single none", async () => {
    const { sound: player, audio } = await unlocked();
    player.setSettings({ ...settings, areEffectsOn: false });
    player.startMusic(GAME);
    settle();
    const scored = (action: "single" | "tetris"): GameEvent => ({
      type: "scored",
      action,
      isBackToBack: false,
      points: 0,
      seq: 1,
      at: 0,
    });
    const count = audio.started.length;
    player.hear(start(), [scored("single")]);
    expect(audio.started).toHaveLength(count);
    player.hear(start(), [scored("tetris")]);
    expect(audio.started.slice(count).map(({ at }) => at)).toEqual([undefined]);
  });

  it("F-14: the menu has music of its own, which makes way for a game's and comes back after it", async () => {
    const { sound: player, audio } = await unlocked();
    player.setBackground(true);
    pass(audio);
    const menu = heardIn(audio);
    expect(menu.size).toBeGreaterThan(0);
    player.setBackground(false);
    expect(goesOn(audio)).toBe(false);
    player.startMusic(GAME);
    audio.started.length = 0;
    pass(audio);
    const game = heardIn(audio);
    expect([...game].some((buffer) => !menu.has(buffer))).toBe(true);
    player.stopMusic();
    expect(goesOn(audio)).toBe(false);
    player.setBackground(true);
    expect(goesOn(audio)).toBe(true);
  });

  it("F-14: a tune that is chosen is heard for some bars in the place of all else", async () => {
    const { sound: player, audio } = await unlocked();
    let isOver = false;
    player.preview("kalinka", () => (isOver = true));
    expect(goesOn(audio)).toBe(true);
    vi.advanceTimersByTime(20_000);
    expect(isOver).toBe(true);
    expect(goesOn(audio)).toBe(false);
    player.preview("trepak");
    expect(goesOn(audio)).toBe(true);
    player.preview(undefined);
    expect(goesOn(audio)).toBe(false);
  });

  it("F-15: one volume is over everything, and mute silences all", async () => {
    const { sound: player, audio } = await unlocked();
    player.startMusic(GAME);
    player.setSettings(settings);
    const full = audio.volume();
    player.setSettings({ ...settings, masterVolume: 50 });
    expect(audio.volume()).toBeCloseTo(full / 4);
    player.setSettings({ ...settings, isMuted: true });
    expect([audio.volume(), goesOn(audio)]).toEqual([0, false]);
    const count = audio.started.length;
    player.hear(start(), [MOVE]);
    player.playMenu("choose");
    expect(audio.started).toHaveLength(count);
    player.setSettings(settings);
    expect([audio.volume(), goesOn(audio)]).toEqual([full, true]);
  });

  it("G-13.3: can be switched off and on again in the middle of a game", async () => {
    const { sound: player, audio } = await unlocked();
    player.setSettings({ ...settings, isMusicOn: false });
    player.startMusic(GAME);
    settle();
    expect(audio.started).toEqual([]);
    player.setSettings(settings);
    settle();
    expect(audio.started.length).toBeGreaterThan(0);
  });

  it("K-11: the terminal is silent by default", async () => {
    const { sound: player, audio } = await unlocked();
    player.setSettings(settings);
    player.startMusic(TERMINAL);
    player.hear(start("korobeinix"), [MOVE]);
    settle();
    // Its last sounds come when its music has gone.
    player.stopMusic();
    player.hear(start("korobeinix"), [MOVE]);
    expect(audio.started).toEqual([]);
  });

  it("K-11: music and effects of the terminal can be chosen", async () => {
    const { sound: player, audio } = await unlocked();
    player.startMusic(TERMINAL);
    player.setSettings({ ...settings, hasTerminalSound: true });
    settle();
    const count = audio.started.length;
    expect(count).toBeGreaterThan(0);
    player.hear(start("korobeinix"), [MOVE]);
    expect(audio.started).toHaveLength(count + 1);
  });

  it("K-11: a game that is not the terminal's is not silent after it", async () => {
    const { sound: player, audio } = await unlocked();
    player.startMusic(TERMINAL);
    player.stopMusic();
    player.startMusic(GAME);
    settle();
    expect(audio.started.length).toBeGreaterThan(0);
  });
});
