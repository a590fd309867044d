import { readFileSync } from "node:fs";
import { newGame, parseSetup, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { makeClock } from "../../src/sound/music/clock.ts";
import {
  CALM,
  FULL,
  liftAt,
  liftedBy,
  type Mood,
  moodOf,
  NO_LIFT,
  tempoOf,
  voiceGain,
} from "../../src/sound/music/mix.ts";
import { renderTune } from "../../src/sound/music/renderTune.ts";
import { beatsOf } from "../../src/sound/music/sequence.ts";
import { type Note, type Role, type Tune, beatsIn } from "../../src/sound/music/tune.ts";
import { HALUCI_BARS } from "../../src/sound/music/tunes/haluci.ts";
import { TUNE_TABLE } from "../../src/sound/music/tunes/index.ts";
import { KALINKA_BARS } from "../../src/sound/music/tunes/kalinka.ts";
import { KOROBEINIKI_BARS } from "../../src/sound/music/tunes/korobeiniki.ts";
import { MENU, MENU_BARS } from "../../src/sound/music/tunes/menu.ts";
import { TREPAK_BARS } from "../../src/sound/music/tunes/trepak.ts";
import { TUNES } from "../../src/settings/tunes.ts";
import { pitchOf } from "../../src/sound/synth/pitch.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { peakOf, rmsOf } from "../../tools/measures.ts";

type Bar = readonly (readonly [pitch: string, beats: number])[];
interface Fixture {
  readonly first: readonly Bar[];
  readonly second: readonly Bar[];
  readonly A: readonly Bar[];
  readonly B: readonly Bar[];
  readonly tempo: { readonly start: number; readonly end: number };
}

const file = new URL("../../../../docs/rules/fixtures/korobeiniki.json", import.meta.url);
const fixture = JSON.parse(readFileSync(file, "utf8")) as Fixture;
const RATE = 16_000;

function melodyOf(id: (typeof TUNES)[number]): readonly Note[] {
  return TUNE_TABLE[id].voices.find(({ role }) => role === "melody")!.notes;
}

function notesOf(bars: readonly Bar[]): Note[] {
  let at = 0;
  return bars.flat().map(([name, beats]) => {
    const note = { pitch: pitchOf(name), at, beats };
    at += beats;
    return note;
  });
}

describe("tunes", () => {
  it("G-13.3: Korobeiniki is the default", () => {
    expect(DEFAULT_SETTINGS.sound).toMatchObject({ isMusicOn: true, tune: "korobeiniki" });
  });

  it.each([
    ["korobeiniki", 2],
    ["korobeiniki-chip", 1],
  ] as const)("F-14, G-13.3: %s begins as everybody hums it; the song follows", (id, times) => {
    const { first, second, A, B } = fixture;
    const dances = Array.from({ length: times }, () => [...first, ...second]).flat();
    expect(melodyOf(id)).toEqual(notesOf([...dances, ...A, ...B, ...B]));
  });

  it.each([
    ["korobeiniki", KOROBEINIKI_BARS, 4],
    ["kalinka", KALINKA_BARS, 2],
    ["trepak", TREPAK_BARS, 2],
    ["haluci", HALUCI_BARS, 4],
    ["menu", MENU_BARS, 3],
  ] as const)("G-13.3: the bars of %s add up", (_id, bars, beats) => {
    expect(bars.filter((bar) => beatsIn(bar) !== beats)).toEqual([]);
  });

  it.each([...Object.values(TUNE_TABLE), MENU])("G-13.3, F-14: all voices of $id lie within its bars", (tune) => {
    for (const { notes } of tune.voices) {
      expect(notes.length).toBeGreaterThan(0);
      expect(Math.max(...notes.map(({ at, beats }) => at + beats))).toBeLessThanOrEqual(beatsOf(tune));
    }
  });

  it.each(TUNES)("G-13.3, F-13: %s is heard and does not clip, however much it is lifted", (id) => {
    for (const isDanger of [false, true]) {
      const samples = renderTune(TUNE_TABLE[id], { level: 15, isDanger, seconds: 9, lift: 1 }, RATE);
      expect(peakOf(samples)).toBeLessThanOrEqual(1);
      expect(rmsOf(samples)).toBeGreaterThan(0.02);
    }
  });

  it("F-14: the menu is quieter than any game, and ends on the chord that leads into it", () => {
    const loudness = (tune: Tune): number => rmsOf(renderTune(tune, { ...FULL, seconds: 9 }, RATE));
    expect(loudness(MENU)).toBeGreaterThan(0.01);
    expect(loudness(MENU)).toBeLessThan(loudness(TUNE_TABLE.korobeiniki) * 0.7);
    const last = (role: Role): number => MENU.voices.find((voice) => voice.role === role)!.notes.at(-1)!.pitch;
    expect([last("melody"), last("bass")].map((pitch) => pitch % 12)).toEqual([pitchOf("E4") % 12, pitchOf("E4") % 12]);
  });
});

describe("music follows the game", () => {
  it("G-13.3: the tempo rises with the level", () => {
    const tempi = [0, 1, 8, 15, 20].map((level) => tempoOf(TUNE_TABLE.korobeiniki, level));
    const { start, end } = fixture.tempo;
    expect(tempi).toEqual([start, start, (start + end) / 2, end, end]);
  });

  const ROLES: readonly Role[] = ["melody", "bass", "chords", "beat", "counter", "ornament", "pulse", "lift"];
  const heardIn = (mood: Mood, lift = 0): Role[] => ROLES.filter((role) => voiceGain(role, mood, lift) > 0);

  it("F-13: it begins with melody and bass, and voices enter as levels rise", () => {
    const counts = [1, 2, 3, 5, 8].map((level) => heardIn({ level, isDanger: false }));
    expect(counts).toEqual([2, 3, 4, 5, 6].map((count) => ROLES.slice(0, count)));
    expect(heardIn({ level: 4, isDanger: false })).not.toContain("counter");
  });

  it("F-13, G-13.3: in danger only bass and pulse are left", () => {
    expect(heardIn({ level: 9, isDanger: true })).toEqual(["bass", "pulse"]);
  });

  it("F-13: a great move lifts it for a bar, the greater the more; a small one does not", () => {
    const tempo = 120;
    expect([0, 0.12, 0.35].map((weight) => liftedBy(weight, NO_LIFT, 10, tempo))).toEqual([NO_LIFT, NO_LIFT, NO_LIFT]);
    const strengths = [0.48, 0.63, 1].map((weight) => liftAt(liftedBy(weight, NO_LIFT, 10, tempo), 10));
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect([strengths[0]! > 0.3, strengths[2]]).toEqual([true, 1]);
    const lift = liftedBy(1, NO_LIFT, 10, tempo);
    expect([9.99, 10, 11.9, 12].map((now) => liftAt(lift, now))).toEqual([1, 1, 1, 0]);
    expect(heardIn(CALM, 1)).toEqual(["melody", "bass", "chords", "beat", "counter", "ornament", "lift"]);
    // A lesser one takes nothing from it.
    expect(liftAt(liftedBy(0.5, lift, 11, tempo), 11)).toBe(1);
  });

  it("G-13.3: danger begins four rows below the Skyline and ends below the fifth", () => {
    const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1 })));
    let mood = CALM;
    const dangers = [15, 16, 15, 14].map((height) => {
      game.state.stackHeight = height;
      mood = moodOf(game, mood);
      return mood.isDanger;
    });
    expect(dangers).toEqual([false, true, true, false]);
  });

  it("G-13.3, F-13: the level is the game's, or where there is none it follows time, lines or the speed that is set", () => {
    const guideline = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1, options: { startingLevel: 7 } })));
    const basic = newGame(unwrap(parseSetup({ ruleBook: "basic", seed: 1 })));
    basic.state.time = 3 * 60_000_000;
    expect([guideline, basic].map((game) => moodOf(game, CALM).level)).toEqual([7, 4]);
    basic.state.lines = 50;
    expect(moodOf(basic, CALM).level).toBe(6);
    basic.state.speed = 90;
    expect(moodOf(basic, CALM).level).toBe(9);
  });
});

describe("the clock of the music", () => {
  /** Takes all of a tune in small looks ahead, as a timer does. */
  function takeAll(seconds: number, tempoAt: (now: number) => number): { at: number; beat: number }[] {
    const clock = makeClock(TUNE_TABLE.korobeiniki);
    const due: { at: number; beat: number }[] = [];
    for (let now = 0; now < seconds; now += 0.05) {
      for (const { at, step } of clock.take(now, now + 0.25, tempoAt(now))) {
        expect(at).toBeGreaterThanOrEqual(now);
        due.push({ at, beat: step.at });
      }
    }
    return due;
  }

  it("G-13.3: notes come on their beat, each once", () => {
    const due = takeAll(10, () => 120);
    expect(due.every(({ at, beat }) => Math.abs(at - due[0]!.at - beat / 2) < 1e-9)).toBe(true);
    const expected = TUNE_TABLE.korobeiniki.voices.flatMap(({ notes }) => notes.filter(({ at }) => at < 20)).length;
    expect(due.length).toBeGreaterThanOrEqual(expected);
  });

  it("G-13.3: a change of tempo leaves no gap", () => {
    const due = takeAll(12, (now) => (now < 5 ? 120 : 160));
    const gaps = due.slice(1).map(({ at }, i) => at - due[i]!.at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(0.5 + 1e-9);
  });

  it("G-13.3: what a sleeping page missed is not made up for", () => {
    const clock = makeClock(TUNE_TABLE.korobeiniki);
    clock.take(0, 0.25, 120);
    const due = clock.take(30, 30.25, 120);
    expect(due.length).toBeLessThan(12);
    expect(Math.min(...due.map(({ at }) => at))).toBeGreaterThanOrEqual(30);
  });

  it("G-13.3: after a pause it goes on with its bar", () => {
    const clock = makeClock(TUNE_TABLE.korobeiniki);
    clock.take(0, 3.3, 120);
    clock.rewindToBar();
    expect(clock.take(50, 50.1, 120)[0]).toMatchObject({ step: { at: 4 } });
  });
});
