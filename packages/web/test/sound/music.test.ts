import { readFileSync } from "node:fs";
import { newGame, parseSetup, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { makeClock } from "../../src/sound/music/clock.ts";
import { CALM, isHeard, moodOf, tempoOf } from "../../src/sound/music/mix.ts";
import { renderTune } from "../../src/sound/music/renderTune.ts";
import { beatsOf } from "../../src/sound/music/sequence.ts";
import { type Note, beatsIn } from "../../src/sound/music/tune.ts";
import { HALUCI_BARS } from "../../src/sound/music/tunes/haluci.ts";
import { TUNE_TABLE } from "../../src/sound/music/tunes/index.ts";
import { KALINKA_BARS } from "../../src/sound/music/tunes/kalinka.ts";
import { KOROBEINIKI_BARS, PART_A, PART_B } from "../../src/sound/music/tunes/korobeiniki.ts";
import { TREPAK_BARS } from "../../src/sound/music/tunes/trepak.ts";
import { TUNES } from "../../src/settings/tunes.ts";
import { pitchOf } from "../../src/sound/synth/pitch.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { peakOf, rmsOf } from "../../tools/measures.ts";

type Bar = readonly (readonly [pitch: string, beats: number])[];
interface Fixture {
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

  it.each(["korobeiniki", "korobeiniki-chip"] as const)("G-13.3: the melody of %s is the folk song's", (id) => {
    const stanza = notesOf([...fixture.A, ...fixture.B, ...fixture.B]);
    expect(melodyOf(id).slice(0, stanza.length)).toEqual(stanza);
    expect(PART_A).toHaveLength(fixture.A.length);
    expect(PART_B).toHaveLength(fixture.B.length);
  });

  it.each([
    ["korobeiniki", KOROBEINIKI_BARS, 4],
    ["kalinka", KALINKA_BARS, 2],
    ["trepak", TREPAK_BARS, 2],
    ["haluci", HALUCI_BARS, 4],
  ] as const)("G-13.3: the bars of %s add up", (_id, bars, beats) => {
    expect(bars.filter((bar) => beatsIn(bar) !== beats)).toEqual([]);
  });

  it.each(TUNES)("G-13.3: all voices of %s lie within its bars", (id) => {
    const tune = TUNE_TABLE[id];
    for (const { notes } of tune.voices) {
      expect(notes.length).toBeGreaterThan(0);
      expect(Math.max(...notes.map(({ at, beats }) => at + beats))).toBeLessThanOrEqual(beatsOf(tune));
    }
  });

  it.each(TUNES)("G-13.3: %s is heard and does not clip", (id) => {
    for (const isDanger of [false, true]) {
      const samples = renderTune(TUNE_TABLE[id], { level: 15, isDanger, seconds: 20 }, RATE);
      expect(peakOf(samples)).toBeLessThanOrEqual(1);
      expect(rmsOf(samples)).toBeGreaterThan(0.02);
    }
  });
});

describe("music follows the game", () => {
  it("G-13.3: the tempo rises with the level", () => {
    const tempi = [0, 1, 8, 15, 20].map((level) => tempoOf(TUNE_TABLE.korobeiniki, level));
    const { start, end } = fixture.tempo;
    expect(tempi).toEqual([start, start, (start + end) / 2, end, end]);
  });

  it("G-13.3: a counter-voice enters at level 5", () => {
    expect([4, 5].map((level) => isHeard("counter", { level, isDanger: false }))).toEqual([false, true]);
  });

  it("G-13.3: in danger only bass and pulse are left", () => {
    const roles = ["melody", "counter", "chords", "bass", "pulse"] as const;
    expect(roles.filter((role) => isHeard(role, { level: 9, isDanger: true }))).toEqual(["bass", "pulse"]);
    expect(roles.filter((role) => isHeard(role, CALM))).toEqual(["melody", "chords", "bass"]);
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

  it("G-13.3: the level is the game's, or where there is none the minutes played", () => {
    const guideline = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1, options: { startingLevel: 7 } })));
    const basic = newGame(unwrap(parseSetup({ ruleBook: "basic", seed: 1 })));
    basic.state.time = 3 * 60_000_000;
    expect([guideline, basic].map((game) => moodOf(game, CALM).level)).toEqual([7, 4]);
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
