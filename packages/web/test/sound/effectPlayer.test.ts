import { afterEach, describe, expect, it, vi } from "vitest";
import type { Bank } from "../../src/sound/bank.ts";
import { makeEffectPlayer } from "../../src/sound/effectPlayer.ts";
import { isFar, placeOf } from "../../src/sound/place.ts";
import type { SoundPlace } from "../../src/sound/sound.ts";
import type { EffectId } from "../../src/sound/synth/effects/index.ts";
import { fakeAudio } from "./fakeAudio.ts";

interface Heard {
  readonly play: (id: EffectId, from?: SoundPlace) => void;
  /** What is heard, by the names of the effects. */
  readonly heard: () => string[];
  readonly pass: (seconds: number) => void;
}

function player(): Heard {
  const { started } = fakeAudio();
  const context = new AudioContext() as AudioContext & { currentTime: number };
  const bank = { prepare: () => undefined, get: ({ effect }: { effect: EffectId }) => ({ effect }) };
  const effects = makeEffectPlayer(context, new GainNode(context), bank as unknown as Bank);
  return {
    play: (id, from) => effects.play(id, from),
    heard: () =>
      started
        .filter(({ isStopped }) => !isStopped)
        .map(({ buffer, gain }) => `${(buffer as unknown as { effect: EffectId }).effect} ${gain}`),
    pass: (seconds) => void (context.currentTime += seconds),
  };
}

afterEach(() => void vi.unstubAllGlobals());

const FAR: SoundPlace = { pan: 0.5, gain: 0.35 };

describe("sounds of several boards", () => {
  it("S-13: of all that begins in a frame the loudest are heard, in whatever order it comes", () => {
    const far = ["attack", "cancel", "incoming", "single", "rise", "double"] as const;
    const own = ["hardDrop", "tetris"] as const;
    const all = [...far.map((id) => [id, FAR] as const), ...own.map((id) => [id] as const)];
    for (const sounds of [all, all.toReversed()]) {
      const { play, heard } = player();
      for (const [id, from] of sounds) play(id, from);
      const loudest = ["double 0.35", "hardDrop 1", "incoming 0.35", "rise 0.35", "single 0.35", "tetris 1"];
      expect(heard().toSorted()).toEqual(loudest);
    }
  });

  it("S-13: the next frame has its own", () => {
    const { play, heard, pass } = player();
    for (const id of ["attack", "cancel", "incoming", "single", "rise", "double", "triple"] as const) play(id);
    expect(heard()).toHaveLength(6);
    pass(1 / 60);
    play("focus");
    expect(heard()).toHaveLength(7);
  });

  it("S-13: what others do takes nothing from one's own, and gives way to it", () => {
    const { play, heard, pass } = player();
    play("lock");
    pass(0.02);
    play("lock");
    pass(0.02);
    play("lock", FAR);
    expect(heard()).toEqual(["lock 1", "lock 1"]);
    play("single", FAR);
    play("single", FAR);
    pass(0.02);
    play("single");
    expect(heard()).toEqual(["lock 1", "lock 1", "single 0.35", "single 1"]);
  });

  it("G-13.2: of sounds that are alike the oldest gives way", () => {
    const { play, heard, pass } = player();
    for (let i = 0; i < 3; i++) {
      play("lock");
      pass(0.02);
    }
    expect(heard()).toEqual(["lock 1", "lock 1"]);
  });
});

describe("the places of boards", () => {
  const at = (x: number): { matrix: { x: number; width: number } } => ({ matrix: { x, width: 200 } });

  it("S-13: one's own is from the front and loudest, the others from where they stand", () => {
    const own = placeOf(at(200), 1366, "own");
    const near = placeOf(at(700), 1366, "other");
    const far = placeOf(at(1100), 1366, "other");
    expect(own).toEqual({ pan: 0, gain: 1 });
    expect(near.gain).toBeLessThan(0.5);
    expect([near.pan > 0, far.pan > near.pan, far.pan <= 0.8]).toEqual([true, true, true]);
    expect([isFar(own), isFar(near)]).toEqual([false, true]);
  });

  it("S-13: people side by side are equally loud, from left to right", () => {
    const places = [70, 410, 750, 1090].map((x) => placeOf(at(x), 1366, "shared"));
    expect(new Set(places.map(({ gain }) => gain)).size).toBe(1);
    expect(places.some(isFar)).toBe(false);
    const pans = places.map(({ pan }) => pan);
    expect(pans).toEqual(pans.toSorted((a, b) => a - b));
    expect(pans[0]).toBeCloseTo(-pans[3]!, 1);
  });

  it("S-13: nothing is outside the room", () => {
    for (const x of [-5000, 5000]) expect(Math.abs(placeOf(at(x), 0, "other").pan)).toBe(0.8);
  });
});
