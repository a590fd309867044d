import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advance,
  EDITIONS,
  hashState,
  type Input,
  newGame,
  parseSetup,
  play,
  PROBLEM_CODES,
  SECOND,
  type SetupRequest,
  unwrap,
} from "../src/index.ts";
import {
  checkLog,
  GrowingLog,
  growTimeline,
  type Log,
  makeBatch,
  makeBinaryLog,
  makeTextLog,
  MAX_INPUTS,
  MAX_INPUTS_PER_SECOND,
  MAX_LOG_BYTES,
  MAX_MICROS,
  parseBatch,
  parseBinaryLog,
  parseTextLog,
  readBinaryLog,
  readTextLog,
  replay,
  replayInSteps,
  type Steps,
} from "../src/doors/log.ts";
import { seal } from "./seal.ts";
import { anyLog } from "./randomPlay.ts";

const setup = unwrap(parseSetup({ ruleBook: "basic", seed: 1 }));

/** Rotations at equal distances over a time. */
function turns(count: number, micros: number): Input[] {
  return Array.from({ length: count }, (_, i) => ({ at: Math.floor((i * micros) / count), name: "rotateClockwise" }));
}

describe("the bounds of a log", () => {
  it("E-25: at most a thousand inputs in a second, wherever the second begins", () => {
    expect(checkLog(setup, turns(MAX_INPUTS_PER_SECOND, 0), 0).ok).toBe(true);
    const burst = turns(MAX_INPUTS_PER_SECOND + 1, 0);
    expect(checkLog(setup, burst, 0)).toMatchObject({
      ok: false,
      problem: { code: "tooFast", where: { part: "input", which: 1001 } },
    });
    const late = burst.map(({ name }, i): Input => ({ at: 5 * SECOND + i * 998, name }));
    expect(checkLog(setup, late, 7 * SECOND).ok).toBe(false);
    const spread = burst.map(({ name }, i): Input => ({ at: 5 * SECOND + i * 1000, name }));
    expect(checkLog(setup, spread, 7 * SECOND).ok).toBe(true);
  });

  it("E-25: both parsers refuse a flood of inputs before they have read all of it", () => {
    const flood: Log = { setup, inputs: turns(20_000, 0), end: 0 };
    const refused = { ok: false, problem: { code: "tooFast" } };
    expect(parseBinaryLog(makeBinaryLog(flood))).toMatchObject(refused);
    expect(parseTextLog(makeTextLog(flood))).toMatchObject({
      ok: false,
      problem: { code: "tooFast", where: { part: "line", which: 4 + MAX_INPUTS_PER_SECOND + 1 } },
    });
    const steps = readBinaryLog(makeBinaryLog(flood), EDITIONS);
    let taken = 0;
    while (steps.next().done !== true) taken++;
    expect(taken).toBeLessThan(10);
  });

  it("E-25: more bytes than any log has are refused by their number alone", () => {
    const bytes = new Uint8Array(MAX_LOG_BYTES + 1);
    bytes.set([0x4b, 0x58, 2]);
    expect(parseBinaryLog(bytes)).toMatchObject({ ok: false, problem: { code: "tooMuch" } });
  });

  it("E-25: reading, running and opening can be done in steps and give the same results", () => {
    // The slowest rotations: an I in a shaft finds room only far above.
    const shaft = unwrap(
      parseSetup({ ruleBook: "basic", seed: 1, queue: ["I"], board: Array.from({ length: 30 }, () => "####.#####") }),
    );
    const log = unwrap(checkLog(shaft, turns(3_000, 3 * SECOND), 3 * SECOND));
    const count = <T>(steps: Steps<T>): readonly [number, T] => {
      for (let taken = 0; ; taken++) {
        const { done, value } = steps.next();
        if (done === true) return [taken, value];
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(1);
      }
    };
    const [byBytes, fromBytes] = count(readBinaryLog(makeBinaryLog(log), EDITIONS));
    const [byLines, fromLines] = count(readTextLog(makeTextLog(log), EDITIONS));
    const [byInputs, game] = count(replayInSteps(log));
    const [byKeyframes, timeline] = count(growTimeline(log));
    for (const taken of [byBytes, byLines, byInputs, byKeyframes]) expect(taken).toBeGreaterThanOrEqual(3000 / 256 - 1);
    expect([unwrap(fromBytes), unwrap(fromLines), timeline.log]).toEqual([log, log, log]);
    expect(hashState(game)).toBe(hashState(replay(log)));
  });
});

describe("the only compact form of a log", () => {
  const log = unwrap(
    checkLog(
      unwrap(parseSetup({ ruleBook: "guideline", seed: 1, options: { next: 3, hold: true }, queue: ["T"], hold: "I" })),
      [{ at: 100, name: "left" }],
      300,
    ),
  );
  const bytes = Array.from(makeBinaryLog(log)).slice(0, -4);

  it("E-26: a log that parses is written as the same bytes again", () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), fc.integer({ min: 0, max: 255 }), (any, place, byte) => {
        const body = makeBinaryLog(any).slice(0, -4);
        body[place % body.length] = byte;
        const result = parseBinaryLog(seal(body));
        expect(result.ok ? makeBinaryLog(result.value) : seal(body)).toEqual(seal(body));
      }),
      { numRuns: 2000 },
    );
  });

  // "KX", form, edition, book, variation, seed, two options: next 3 (code 2), Hold of I; a queue of T; no board; unit 100.
  const [OPTIONS, UNIT] = [7, 15];
  it.each([
    ["a number with needless bytes", bytes.toSpliced(UNIT, 1, 0x80 | 100, 0)],
    ["another unit", [...bytes.slice(0, UNIT), 50, 1, 2 * 16, 4]],
    ["an option with the rule book's own value", bytes.toSpliced(OPTIONS, 1, 3, 4, 0)],
    ["an option twice", bytes.toSpliced(OPTIONS, 1, 3, 5, 2)],
    ["Hold before the options", bytes.toSpliced(OPTIONS + 1, 4, 255, 0, 5, 2)],
    ["an empty row on top of the board", bytes.toSpliced(UNIT - 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)],
  ])("E-26: %s is refused", (_what, other) => {
    expect(parseBinaryLog(seal(Uint8Array.from(bytes))).ok).toBe(true);
    expect(parseBinaryLog(seal(Uint8Array.from(other)))).toMatchObject({ ok: false, problem: { code: "form" } });
  });
});

describe("a log that grows", () => {
  it("E-23: a growing log has the inputs of the finished log, and batches of them travel as bytes", () => {
    fc.assert(
      fc.property(anyLog, fc.nat(250), (log, cut) => {
        const growing = new GrowingLog(log.setup, { ...log, inputs: [] });
        for (const input of log.inputs) expect(growing.append(input).ok).toBe(true);
        expect(growing.toLog(log.end)).toEqual(log);
        const n = Math.min(cut, growing.length);
        const before = log.inputs[n - 1]?.at ?? 0;
        const batch = unwrap(parseBatch(makeBatch(growing.since(n), before), before));
        expect(batch).toEqual(log.inputs.slice(n));
        const other = new GrowingLog(log.setup, { ...log, inputs: log.inputs.slice(0, n) });
        for (const input of batch) unwrap(other.append(input));
        expect(other.toLog(log.end)).toEqual(log);
      }),
    );
  });

  it("E-23: the bytes of a batch do not depend on later inputs", () => {
    const inputs: Input[] = [
      { at: 100, name: "left" },
      { at: 150, name: "leftReleased" },
      { at: 177, name: "speed", value: 20 },
    ];
    const whole = makeBatch(inputs, 0);
    const parts = [makeBatch(inputs.slice(0, 2), 0), makeBatch(inputs.slice(2), 150)];
    expect([...parts[0]!, ...parts[1]!]).toEqual([...whole]);
  });

  it("E-23: an input that is not allowed is refused, and the log does not change", () => {
    const growing = new GrowingLog(setup, { inputs: [{ at: 50, name: "left" }] });
    const refused = (input: Input, code: string): void => {
      expect(growing.append(input)).toMatchObject({ ok: false, problem: { code } });
      expect(growing.length).toBe(1);
    };
    refused({ at: 49, name: "right" }, "backwards");
    refused({ at: 60.5, name: "right" }, "form");
    refused({ at: 60, name: "speed" }, "form");
    refused({ at: 60, name: "freeze", value: 1 }, "notAllowed");
    refused({ at: MAX_MICROS + 1, name: "right" }, "tooMuch");
    expect(growing.toLog(MAX_MICROS + 5).end).toBe(MAX_MICROS);
    for (let i = 1; i < MAX_INPUTS_PER_SECOND; i++) growing.append({ at: 60, name: "right" });
    expect(growing.append({ at: 61, name: "right" })).toMatchObject({ ok: false, problem: { code: "tooFast" } });
    expect(growing.append({ at: 50 + SECOND, name: "right" }).ok).toBe(true);
    const inputs = Array.from({ length: MAX_INPUTS }, (): Input => ({ at: 0, name: "left" }));
    const full = new GrowingLog(setup, { inputs });
    expect(full.append({ at: 9, name: "left" })).toMatchObject({ ok: false, problem: { code: "tooMuch" } });
  });

  it("E-23: damaged bytes are refused", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (noise) => {
        const result = parseBatch(noise, 7);
        if (result.ok) expect(makeBatch(result.value, 7)).toEqual(noise);
        else expect(result.problem.where.part).toBe("byte");
      }),
      { numRuns: 2000 },
    );
  });

  it("E-23: a log played while it grows gives the game of the finished log", () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const growing = new GrowingLog(log.setup, { ...log, inputs: [] });
        const game = newGame(log.setup, log.feed);
        for (const input of log.inputs) play(game, unwrap(growing.append(input)));
        advance(game, log.end);
        expect(hashState(replay(growing.toLog(log.end)))).toBe(hashState(game));
      }),
      { numRuns: 50 },
    );
  });
});

describe("problems", () => {
  it("E-29: every request gives a set-up or a problem with a known code", () => {
    const anything = fc.anything();
    const request = fc.record(
      {
        ruleBook: fc.oneof(fc.constantFrom("guideline", "new"), anything),
        edition: fc.oneof(fc.constant(1), anything),
        variation: fc.oneof(fc.constant("marathon"), anything),
        seed: fc.oneof(fc.constant(1), anything),
        options: fc.oneof(fc.constant({}), anything, fc.dictionary(fc.constantFrom("hold", "next", "magic"), anything)),
        queue: fc.oneof(fc.constant([]), fc.array(anything), anything),
        board: fc.oneof(fc.constant([]), fc.array(anything), anything),
        hold: fc.oneof(fc.constant("T"), anything),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(request, (any) => {
        const result = parseSetup(any as unknown as SetupRequest);
        if (result.ok) expect(() => newGame(result.value)).not.toThrow();
        else expect(PROBLEM_CODES).toContain(result.problem.code);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    ["a piece without a name", { queue: [null] }, "queue"],
    ["a row that is not a string", { board: [null] }, "board"],
    ["a queue that is not a list", { queue: 7 }, "queue"],
    ["nothing on Hold", { hold: null }, "hold"],
  ])("E-29: %s is refused with its place", (_what, part, where) => {
    const request = { ruleBook: "guideline", seed: 1, ...part } as unknown as SetupRequest;
    expect(parseSetup(request)).toMatchObject({ ok: false, problem: { where: { part: where } } });
  });
});
