import { type GameEvent, newGame, parseSetup, type ScoringAction, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { effectsOfAll } from "../../src/sound/effectsOf.ts";
import { LOSSES, WINS } from "../../src/sound/endingOf.ts";
import { EFFECT_IDS, type EffectId, renderEffect } from "../../src/sound/synth/effects/index.ts";
import { peakOf, rmsOf, spectrumOf } from "../../tools/measures.ts";

const RATE = 48_000;
const rendered = new Map(EFFECT_IDS.map((id) => [id, renderEffect(id, RATE)]));
const soundOf = (id: EffectId): Float32Array => rendered.get(id)!;

/** Fanfares and cadences; all else is over before the next piece has come far. */
const LONG: ReadonlySet<EffectId> = new Set([
  ...(["tetris", "tSpinDouble", "tSpinTriple", "crown", "goldSquare", "levelUp", "gameOver", "won", "timeUp"] as const),
  ...Object.values(LOSSES),
  ...Object.values(WINS),
]);

const FRAME = 1024;
const BANDS = 28;
const FRAMES = 48;

/** The strength of bands of equal width to the ear, moment by moment. */
function pictureOf(samples: Float32Array): Float64Array {
  const picture = new Float64Array(FRAMES * BANDS);
  for (let frame = 0; frame < FRAMES && frame * FRAME < samples.length; frame++) {
    const spectrum = spectrumOf(samples.subarray(frame * FRAME, (frame + 1) * FRAME));
    spectrum.forEach((strength, i) => {
      if (i < 2) return;
      const band = Math.min(BANDS - 1, Math.floor((Math.log2(i) / 10) * BANDS));
      picture[frame * BANDS + band]! += strength;
    });
  }
  return picture;
}

/** 1 for sounds that differ in loudness alone. */
function similarity(a: Float64Array, b: Float64Array): number {
  const product = (p: Float64Array, q: Float64Array): number => p.reduce((sum, value, i) => sum + value * q[i]!, 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

describe("effects", () => {
  it.each(EFFECT_IDS)("G-13.2: %s is heard, and never too loud", (id) => {
    expect(rmsOf(soundOf(id))).toBeGreaterThan(0.01);
    expect(peakOf(soundOf(id))).toBeLessThanOrEqual(0.9);
  });

  it.each(EFFECT_IDS)("G-13.2: %s begins and ends in silence, without an offset", (id) => {
    const samples = soundOf(id);
    const offset = samples.reduce((sum, value) => sum + value, 0) / samples.length;
    expect(Math.abs(offset)).toBeLessThan(0.005);
    expect(peakOf(samples.subarray(0, 4))).toBeLessThan(0.02);
    expect(peakOf(samples.subarray(-24))).toBeLessThan(0.005);
  });

  it.each(EFFECT_IDS)("G-13.2: %s is short", (id) => {
    expect(soundOf(id).length / RATE).toBeLessThan(LONG.has(id) ? 2.6 : 0.4);
  });

  it("G-13.2: each effect is distinct from every other", () => {
    const pictures = EFFECT_IDS.map((id) => pictureOf(soundOf(id)));
    const alike = EFFECT_IDS.flatMap((a, i) =>
      EFFECT_IDS.slice(0, i).flatMap((b, j) => {
        const value = similarity(pictures[i]!, pictures[j]!);
        return value > 0.95 ? [`${a} ${b} ${value.toFixed(3)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it("F-1: the heavier an action, the more there is of its sound; the greatest has the most", () => {
    const { book } = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1 }))).rules;
    const scored = (action: ScoringAction, isBackToBack: boolean): GameEvent => ({
      type: "scored",
      action,
      isBackToBack,
      points: 0,
      seq: 1,
      at: 0,
    });
    const energyOf = (event: GameEvent): number =>
      effectsOfAll([event], { book, skin: "guideline" }).reduce((sum, { id, gain }) => {
        const samples = soundOf(id);
        return sum + gain ** 2 * rmsOf(samples) ** 2 * samples.length;
      }, 0);
    const actions = ["single", "double", "triple", "tetris", "tSpinDouble", "tSpinTriple"] as const;
    const events = [...actions.map((action) => scored(action, false)), scored("tSpinTriple", true)];
    const energies = events.map(energyOf);
    expect(energies).toEqual(energies.toSorted((a, b) => a - b));
    expect(energies.at(-1)! / energies[0]!).toBeGreaterThan(10);
    expect(peakOf(soundOf("single"))).toBeLessThan(0.5);
  });

  it("G-13.2: an effect is the same every time", () => {
    expect(renderEffect("hardDrop", RATE)).toEqual(soundOf("hardDrop"));
  });

  it.each([22_050, 44_100, 96_000])("G-13.2: all effects render at %i samples a second", (rate) => {
    for (const id of EFFECT_IDS) expect(peakOf(renderEffect(id, rate))).toBeCloseTo(peakOf(soundOf(id)), 5);
  });
});
