import { type GameEvent, newGame, parseSetup, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { makeSoundtrack, type Soundtrack } from "../../src/film/soundtrack.ts";
import { TUNE_TABLE } from "../../src/sound/music/tunes/index.ts";

const RATE = 8_000;

/** All of it at once. */
function hear(track: Soundtrack, ...[whose, events, frame]: Parameters<Soundtrack["follow"]>): void {
  Array.from(track.follow(whose, events, frame));
}

const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", variation: "marathon", options: {}, seed: 1 })));
const locked: GameEvent = { type: "locked", kind: 0, facing: 0, x: 4, y: 0, points: 0, seq: 1, at: 0 };

const loudest = (samples: Float32Array): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe("The sound of a film", () => {
  it("W-18: an effect begins in the frame of its event, and what is taken is as long as asked", () => {
    const track = makeSoundtrack({ rate: RATE, tune: undefined, musicGain: 0, effectsGain: 1 });
    hear(track, game, [], { at: 0, length: 0.5 });
    const before = track.take(0.5);
    hear(track, game, [locked], { at: 0.5, length: 0.5 });
    const after = track.take(1);
    expect([before.length, after.length]).toEqual([RATE / 2, RATE / 2]);
    expect(loudest(before)).toBe(0);
    expect(loudest(after.subarray(0, RATE / 10))).toBeGreaterThan(0.01);
  });

  it("W-18: in whatever pieces it is taken, it sounds the same", () => {
    const listen = (times: readonly number[]): number[] => {
      const track = makeSoundtrack({ rate: RATE, tune: TUNE_TABLE.korobeiniki, musicGain: 0.5, effectsGain: 0.6 });
      const heard: number[] = [];
      for (let frame = 0; frame < 60; frame++) {
        hear(track, game, frame % 20 === 7 ? [locked] : [], { at: frame / 30, length: 1 / 30 });
        if (times.includes(frame + 1)) heard.push(...track.take((frame + 1) / 30));
      }
      return heard;
    };
    const whole = listen([60]);
    expect(whole).toHaveLength(2 * RATE);
    expect(listen([7, 15, 31, 44, 60])).toEqual(whole);
  });

  it("W-18: music plays on and nothing clips, however much happens at once", () => {
    const track = makeSoundtrack({ rate: RATE, tune: TUNE_TABLE.korobeiniki, musicGain: 8, effectsGain: 8 });
    for (let frame = 0; frame < 90; frame++) hear(track, game, [locked], { at: frame / 30, length: 1 / 30 });
    const samples = track.take(3);
    expect(loudest(samples)).toBeLessThanOrEqual(1);
    expect(loudest(samples.subarray(2 * RATE))).toBeGreaterThan(0.5);
  });
});
