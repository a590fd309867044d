import { type Fact, type GameEvent, newGame, parseSetup, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { Haptics, pulsesOf } from "../../src/feel/haptics.ts";
import { RINGING } from "../../src/feel/weight.ts";

const GAME = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 1 })));
const LOCKED: Fact = { type: "locked", kind: 0, facing: 0, x: 4, y: 0, points: 0 };
const MOVED: Fact = { type: "moved", dx: 1, x: 4, isRepeat: false, isTouching: false };

function scored(action: "single" | "tetris" | "tSpinTriple"): Fact {
  return { type: "scored", action, isBackToBack: action === "tSpinTriple", points: 0 };
}

function hands(options: { readonly isOn?: boolean; readonly canVibrate?: boolean } = {}): {
  readonly felt: number[][];
  readonly hear: (nowMs: number, ...facts: Fact[]) => void;
} {
  const felt: number[][] = [];
  let now = 0;
  const haptics = new Haptics({
    vibrate: options.canVibrate === false ? undefined : (pulses) => felt.push(pulses),
    isOn: () => options.isOn ?? true,
    nowMs: () => now,
  });
  return {
    felt,
    hear: (nowMs, ...facts) => {
      now = nowMs;
      haptics.hear(
        GAME,
        facts.map((fact, seq): GameEvent => ({ ...fact, seq, at: 0 })),
      );
    },
  };
}

function lengthOf(pulses: readonly number[]): number {
  return pulses.reduce((sum, ms) => sum + ms, 0);
}

describe("What is felt", () => {
  it("F-22: a Lock Down is a tick, a move of the piece nothing, and more the more a clear weighs", () => {
    const { felt, hear } = hands();
    hear(0, MOVED);
    expect(felt).toEqual([]);
    hear(1_000, LOCKED);
    hear(2_000, LOCKED, scored("single"));
    hear(3_000, LOCKED, scored("tetris"));
    hear(4_000, LOCKED, scored("tSpinTriple"));
    expect(felt.map((pulses) => pulses.length)).toEqual([1, 1, 3, 5]);
    const lengths = felt.map(lengthOf);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(lengths[0]).toBeLessThan(20);
  });

  it("F-22: grows with the weight all the way", () => {
    const lengths = Array.from({ length: 21 }, (_, i) => lengthOf(pulsesOf(i / 20)));
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(pulsesOf(0)).toEqual([]);
    expect(pulsesOf(RINGING)).toHaveLength(3);
    expect(lengths.at(-1)).toBeLessThan(600);
  });

  it("F-22: a tick does not cut short a greater move, and comes again when that is over", () => {
    const { felt, hear } = hands();
    hear(0, scored("tetris"));
    hear(50, LOCKED);
    expect(felt).toHaveLength(1);
    hear(50 + lengthOf(felt[0]!), LOCKED);
    expect(felt).toHaveLength(2);
  });

  it("F-22: nothing is felt of what is looked at again, where it is switched off, or where the device cannot", () => {
    const rewound: Fact = { type: "rewound" };
    const on = hands();
    on.hear(0, rewound, LOCKED);
    expect(on.felt).toEqual([]);
    const off = hands({ isOn: false });
    off.hear(0, LOCKED);
    expect(off.felt).toEqual([]);
    const none = hands({ canVibrate: false });
    none.hear(0, LOCKED);
    expect(none.felt).toEqual([]);
  });
});
