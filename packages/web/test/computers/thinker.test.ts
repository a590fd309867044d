import { type RatedStep, type Sight, sightOf, type Skill, type Thought } from "@korobeinix/bots";
import { advance, newGame, RULE_BOOKS, SECOND, setupFor, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { Bench } from "./fakeWorker.ts";

const SKILL: Skill = { width: 4, foresight: 2, nodes: 1000, seesQueue: true };
const STEP: RatedStep = { holds: false, kind: 0, facing: 0, x: 4, y: 0, spin: "none", worth: 7 };
const THOUGHT: Thought = { steps: [STEP], nodes: 12 };
const OTHER: Thought = { steps: [], nodes: 99 };
/** Longer than any answer may take, and than a Worker may take to come. */
const TOO_LONG = 8_000;
const NEVER_COMES = 20_000;

describe("a thinker", () => {
  it("C-14: is asked in a Worker and gives what that answers", async () => {
    const bench = new Bench();
    const thought = bench.thinker.think(sight(), SKILL);
    expect(bench.worker.questions).toMatchObject([{ ask: "think", sight: sight(), skill: SKILL }]);
    bench.worker.say("ready");
    bench.worker.answer(THOUGHT);
    expect(await thought).toEqual(THOUGHT);
    const reasons = bench.thinker.explain(sight(), [STEP]);
    expect(bench.worker.questions).toMatchObject([{ ask: "think" }, { ask: "explain", steps: [STEP] }]);
    bench.worker.answer([[{ feature: "holes", worth: -40 }]]);
    expect(await reasons).toEqual([[{ feature: "holes", worth: -40 }]]);
    expect(bench.workers).toHaveLength(1);
    expect(bench.timers, "nothing is waited for").toBe(0);
  });

  it("C-14: answers one question after another", async () => {
    const bench = new Bench();
    const first = bench.thinker.think(sight(), SKILL);
    const second = bench.thinker.think(sight(), SKILL);
    bench.worker.say("ready");
    expect(bench.worker.questions).toHaveLength(1);
    bench.worker.answer(THOUGHT);
    expect(bench.worker.questions).toHaveLength(2);
    bench.worker.answer(OTHER);
    expect(await first).toEqual(THOUGHT);
    expect(await second).toEqual(OTHER);
  });

  it("C-14: a Worker that hangs is replaced and the new one is asked the same", async () => {
    const bench = new Bench();
    const thought = bench.thinker.think(sight(), SKILL);
    bench.worker.say("ready");
    bench.pass(TOO_LONG);
    expect(bench.workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
    expect(bench.worker.questions).toMatchObject([{ ask: "think", sight: sight(), skill: SKILL }]);
    bench.worker.say("ready");
    bench.worker.answer(THOUGHT);
    expect(await thought).toEqual(THOUGHT);
  });

  it("C-14: what hangs twice is given up, and the next question gets a new Worker", async () => {
    const bench = new Bench();
    const thought = bench.thinker.think(sight(), SKILL);
    const reasons = bench.thinker.explain(sight(), [STEP, STEP]);
    for (let i = 0; i < 2; i++) {
      bench.worker.say("ready");
      bench.pass(TOO_LONG);
    }
    expect(await thought).toEqual({ steps: [], nodes: 0 });
    expect(bench.workers.map(({ isTerminated }) => isTerminated)).toEqual([true, true, false]);
    for (let i = 0; i < 2; i++) {
      bench.worker.say("ready");
      bench.pass(TOO_LONG);
    }
    expect(await reasons, "a list for each step").toEqual([[], []]);
    const next = bench.thinker.think(sight(), SKILL);
    bench.worker.say("ready");
    bench.worker.answer(THOUGHT);
    expect(await next).toEqual(THOUGHT);
  });

  it("C-14: what a Worker says after it was replaced is not heard", async () => {
    const bench = new Bench();
    const thought = bench.thinker.think(sight(), SKILL);
    const old = bench.worker;
    old.say("ready");
    bench.pass(TOO_LONG);
    old.answer(OTHER);
    old.say({ id: bench.worker.questions[0]!.id, answer: OTHER });
    old.fail();
    expect(bench.workers).toHaveLength(2);
    bench.worker.answer(THOUGHT);
    expect(await thought).toEqual(THOUGHT);
  });

  it("C-14: an answer to an earlier question is none to this one", async () => {
    const bench = new Bench();
    void bench.thinker.think(sight(), SKILL);
    bench.worker.answer(OTHER);
    const thought = bench.thinker.think(sight(), SKILL);
    bench.worker.say({ id: bench.worker.questions[0]!.id, answer: OTHER });
    bench.worker.answer(THOUGHT);
    expect(await thought).toEqual(THOUGHT);
  });

  it("C-14: a Worker may take its time to come, and then has to answer soon", async () => {
    const bench = new Bench();
    const thought = bench.thinker.think(sight(), SKILL);
    bench.pass(TOO_LONG);
    expect(bench.workers).toHaveLength(1);
    bench.worker.say("ready");
    bench.pass(TOO_LONG);
    expect(bench.workers).toHaveLength(2);
    bench.pass(NEVER_COMES);
    expect(await thought).toEqual({ steps: [], nodes: 0 });
  });

  it("C-14: a Worker that breaks is replaced at once", async () => {
    const bench = new Bench();
    const thought = bench.thinker.think(sight(), SKILL);
    bench.worker.fail();
    expect(bench.workers).toHaveLength(2);
    bench.worker.fail();
    expect(await thought).toEqual({ steps: [], nodes: 0 });
  });

  it("C-14: closed, it stops its Worker and refuses", async () => {
    const bench = new Bench();
    const asked = [bench.thinker.think(sight(), SKILL), bench.thinker.explain(sight(), [STEP])];
    bench.worker.say("ready");
    bench.thinker.close();
    for (const each of asked) await expect(each).rejects.toThrow("closed");
    await expect(bench.thinker.think(sight(), SKILL)).rejects.toThrow("closed");
    bench.pass(TOO_LONG);
    expect(bench.workers).toHaveLength(1);
    expect(bench.worker.isTerminated).toBe(true);
  });
});

function sight(): Sight {
  const game = newGame(unwrap(setupFor(RULE_BOOKS[0]!, { seed: 1 })));
  advance(game, SECOND);
  return sightOf(game);
}
