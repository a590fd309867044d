// Pace: reactions, the time between presses, slips, and what the handling allows.

import { describe, expect, it } from "vitest";
import {
  type Input,
  MILLISECOND,
  minosOf,
  newGame,
  parseSetup,
  play,
  RULE_BOOK_IDS,
  type RuleBookId,
  SECOND,
  unwrap,
} from "@korobeinix/engine";
import { type Log, replay } from "@korobeinix/engine/log";
import { COMPUTER_RANKS } from "@korobeinix/engine/match";
import { placements } from "@korobeinix/engine/placements";
import { Dice } from "../../src/hand/dice.ts";
import { Hand } from "../../src/hand/hand.ts";
import type { Pace } from "../../src/hand/pace.ts";
import { playGame } from "../../src/playing.ts";
import { type Rank, rankOf } from "../../src/ranks.ts";
import { SLOW, lockBy, paceOf, randomGame, slotText, start } from "./games.ts";

const SKILL = { width: 1, foresight: 1, nodes: 200, seesQueue: false };

/** A game of so many seconds. */
function gameOf(ruleBook: RuleBookId, pace: Pace, seconds: number, options = {}): Log {
  const rank: Rank = { skill: SKILL, pace };
  return playGame(unwrap(parseSetup({ ruleBook, seed: 3, options })), rank, 4, seconds * SECOND);
}

function presses(inputs: readonly Input[]): readonly Input[] {
  return inputs.filter(({ name }) => !name.endsWith("Released"));
}

function gaps(times: readonly number[]): number[] {
  return times.slice(1).map((at, i) => at - times[i]!);
}

/** Of each piece, how long after its coming the first press came. */
function reactions(log: Log): number[] {
  const game = newGame(log.setup);
  game.events = [];
  for (const input of log.inputs) play(game, input);
  const found: number[] = [];
  let cameAt = 0;
  let locks = -1;
  let seen = -1;
  const times = presses(log.inputs).map(({ at }) => at);
  for (const event of game.events) {
    if (event.type === "locked") locks++;
    if (event.type !== "generated" || seen === locks) continue;
    seen = locks;
    cameAt = event.at;
    const first = times.find((at) => at > cameAt);
    if (first !== undefined) found.push(first - cameAt);
  }
  return found;
}

describe("pace", () => {
  it.each(SLOW)("C-8: presses keep their distance, and times are whole milliseconds ($ruleBook)", ({ ruleBook }) => {
    const pace: Pace = { ...paceOf(0), reactionMicros: [200_000, 300_000], pressMicros: [70_000, 110_000] };
    const log = gameOf(ruleBook, pace, 40);
    const between = gaps(presses(log.inputs).map(({ at }) => at));
    expect(between.length).toBeGreaterThan(4);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(70_000);
    expect(log.inputs.every(({ at }) => at % MILLISECOND === 0)).toBe(true);
  });

  it("C-8: the first press comes after the reaction, and not much later", () => {
    const pace: Pace = { ...paceOf(0), reactionMicros: [250_000, 400_000], pressMicros: [60_000, 60_000] };
    const found = reactions(gameOf("guideline", pace, 30));
    expect(found.length).toBeGreaterThan(15);
    expect(Math.min(...found)).toBeGreaterThanOrEqual(250_000);
    expect(Math.max(...found)).toBeLessThanOrEqual(401_000);
  });

  it("C-8: never faster than its handling: a direction is not tapped sooner than it would repeat", () => {
    const log = gameOf("guideline", paceOf(5, { hurries: true }), 30, { repeatMicros: 80_000, delayMicros: 500_000 });
    for (const name of ["left", "right"] as const) {
      const between = gaps(log.inputs.filter((input) => input.name === name).map(({ at }) => at));
      expect(between.length).toBeGreaterThan(20);
      expect(Math.min(...between)).toBe(80_000);
    }
  });

  it("C-8: every press finds a piece in play, and every key that goes down comes up", () => {
    for (const ruleBook of RULE_BOOK_IDS) {
      const log = gameOf(ruleBook, paceOf(30), 20, ruleBook === "guideline" ? { initialRotation: "hold" } : {});
      const game = newGame(log.setup);
      game.events = [];
      for (const input of log.inputs) play(game, input);
      expect(game.events.filter((event) => event.type === "refused")).toEqual([]);
      for (const name of ["left", "right", "softDrop", "rotateClockwise", "hold"]) {
        const released = log.inputs.filter((input) => input.name === `${name}Released`).length;
        const pressed = log.inputs.filter((input) => input.name === name).length;
        expect([0, pressed, pressed - 1]).toContain(released);
      }
    }
  });
});

describe("slips", () => {
  it.each(SLOW)("C-8: without slips a piece locks where it was wanted, with them beside it ($ruleBook)", (speed) => {
    const dice = new Dice(21);
    let off = 0;
    for (let seed = 0; seed < 30; seed++) {
      const steps = (): { wanted: string; locked: string | undefined }[] =>
        [0, 1_000].map((misdropsPerThousand) => {
          const game = randomGame(speed, seed, new Dice(seed));
          const all = placements(game, { softDrop: false });
          const step = { ...all[seed % all.length]!, holds: false };
          const hand = new Hand(paceOf(20, { misdropsPerThousand }), dice.below(1_000));
          expect(hand.plan(game, [step])).toBe(step);
          const inputs: Input[] = [];
          for (let input = hand.next; input !== undefined; input = hand.next) {
            inputs.push(input);
            hand.pressed();
          }
          return { wanted: slotText(game, step), locked: lockBy(game, inputs)?.slot };
        });
      const [sure, slipped] = steps();
      expect(sure!.locked).toBe(sure!.wanted);
      expect(slipped!.locked).toBeDefined();
      if (slipped!.locked !== slipped!.wanted) off++;
    }
    // An O that is turned too often is where it was, and so is what a wall stops.
    expect(off).toBeGreaterThan(15);
  });

  it("C-8: so many of a thousand", () => {
    let off = 0;
    for (let seed = 0; seed < 400; seed++) {
      const game = start({ queue: ["T"] });
      const hand = new Hand(paceOf(20, { misdropsPerThousand: 100 }), seed);
      const all = placements(game, { softDrop: false });
      const step = { ...all[seed % all.length]!, holds: false };
      hand.plan(game, [step]);
      const inputs: Input[] = [];
      for (let input = hand.next; input !== undefined; input = hand.next) {
        inputs.push(input);
        hand.pressed();
      }
      const wanted = slotText(game, step);
      expect(minosOf(game)).toHaveLength(4);
      if (lockBy(game, inputs)?.slot !== wanted) off++;
    }
    expect(off).toBeGreaterThan(15);
    expect(off).toBeLessThan(65);
  });
});

describe("ranks", () => {
  it("C-8: the higher the rank the more pieces a second, from a beginner's to the fastest hands", () => {
    const options = { delayMicros: 100_000, repeatMicros: 10_000 };
    const rates = COMPUTER_RANKS.map((rank) => {
      const { pace } = rankOf("guideline", rank);
      const log = gameOf("guideline", { ...pace, misdropsPerThousand: 0 }, 20, options);
      return (replay(log).state.pieces * SECOND) / log.end;
    });
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    expect(rates[0]).toBeGreaterThan(0.45);
    expect(rates[0]).toBeLessThan(0.8);
    expect(rates[4]).toBeGreaterThan(2.5);
  });

  it("C-8: The New's act every 14, 12, 10, 7 or 5 frames", () => {
    const frames = COMPUTER_RANKS.map((rank) => rankOf("new", rank).pace.pressMicros[0] / (SECOND / 60));
    expect(frames.map((each) => Math.floor(each + 0.001))).toEqual([14, 12, 10, 7, 5]);
  });

  it("C-8: every rule book has every rank, and a higher one thinks no less", () => {
    for (const ruleBook of RULE_BOOK_IDS) {
      const ranks = COMPUTER_RANKS.map((rank) => rankOf(ruleBook, rank));
      for (const measure of ["width", "foresight", "nodes"] as const) {
        const values = ranks.map(({ skill }) => skill[measure]);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }
      const slips = ranks.map(({ pace }) => pace.misdropsPerThousand);
      expect(slips).toEqual(slips.toSorted((a, b) => b - a));
    }
  });
});
