import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  describeProblem,
  hashState,
  makeSetup,
  parseSetup,
  type SetupRequest,
  statisticsOf,
  unwrap,
} from "../src/index.ts";
import {
  checkLog,
  type Log,
  makeBinaryLog,
  makeTextLog,
  MAX_INPUTS,
  MAX_MICROS,
  parseBinaryLog,
  parseTextLog,
  replay,
} from "../src/doors/log.ts";
import { anyLog, anySetup } from "./randomPlay.ts";
import { seal } from "./seal.ts";

const sprint = new Uint8Array(readFileSync(new URL("../../../tools/fixtures/sprint.kx", import.meta.url)));

describe("the forms of a log", () => {
  it("E-3: the binary form parses back to the same log", () => {
    fc.assert(fc.property(anyLog, (log) => void expect(unwrap(parseBinaryLog(makeBinaryLog(log)))).toEqual(log)));
  });

  it("E-3: the text form parses back to the same log", () => {
    fc.assert(fc.property(anyLog, (log) => void expect(unwrap(parseTextLog(makeTextLog(log)))).toEqual(log)));
  });

  it("E-3: a set-up and its request make each other, with board, queue and Hold", () => {
    fc.assert(fc.property(anySetup, (setup) => void expect(unwrap(parseSetup(makeSetup(setup)))).toEqual(setup)));
    const request: SetupRequest = {
      ruleBook: "guideline",
      seed: 3,
      queue: ["T", "I"],
      board: ["I.........", "#########."],
      hold: "S",
    };
    const setup = unwrap(parseSetup(request));
    expect(makeSetup(setup)).toMatchObject(request);
    const log = unwrap(checkLog(setup, [], 5));
    expect(unwrap(parseBinaryLog(makeBinaryLog(log)))).toEqual(log);
    expect(unwrap(parseTextLog(makeTextLog(log)))).toEqual(log);
  });

  it("E-3: a 40-line Sprint fits in 2 kB", () => {
    const log = unwrap(parseBinaryLog(sprint));
    const game = replay(log);
    const { pieces, keys, lines } = statisticsOf(game);
    expect(game.state.outcome).toBe("goalReached");
    expect(lines).toBeGreaterThanOrEqual(40);
    expect(pieces).toBeGreaterThanOrEqual(100);
    expect(keys).toBeGreaterThan(280);
    expect(makeBinaryLog(log).length).toBeLessThan(2000);
  });

  it("E-3: people can read the text form", () => {
    const setup = unwrap(
      parseSetup({
        ruleBook: "guideline",
        variation: "ultra",
        seed: 9,
        options: { minutes: 3, lockDown: "classic" },
        queue: ["T"],
        hold: "Z",
      }),
    );
    const log = unwrap(checkLog(setup, [{ at: 12_345, name: "left" }], 20_000));
    expect(makeTextLog(log)).toBe(
      [
        "korobeinix-log 2",
        "edition 1",
        "rules guideline ultra",
        "seed 9",
        "option lockDown classic",
        "option minutes 3",
        "queue T",
        "hold Z",
        "12345 left",
        "end 20000",
        "",
      ].join("\n"),
    );
  });
});

describe("logs from outside", () => {
  it("E-4: every truncation is refused", () => {
    for (let length = 0; length < sprint.length; length++) {
      const result = parseBinaryLog(sprint.slice(0, length));
      expect(result).toMatchObject({ ok: false, problem: { where: { part: "byte" } } });
    }
  });

  it("E-4: every damaged byte is refused", () => {
    for (let i = 0; i < sprint.length; i++) {
      const damaged = sprint.slice();
      damaged[i]! ^= 1 << (i % 8);
      expect(parseBinaryLog(damaged).ok, `byte ${i}`).toBe(false);
    }
  });

  it("E-4: bytes after the end are refused", () => {
    expect(parseBinaryLog(Uint8Array.from([...sprint, 0])).ok).toBe(false);
  });

  it("E-4, E-5: random bytes, with a right checksum or not, are refused or are a log, and nothing throws", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        const body = Uint8Array.from([0x4b, 0x58, 2, 1, 0, noise[0]! % 3, ...noise]);
        for (const bytes of [noise, seal(body)]) {
          const result = parseBinaryLog(bytes);
          if (result.ok) expect(() => replay(result.value)).not.toThrow();
          else expect(result.problem.why).not.toBe("");
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("E-4, E-5: random text is refused", () => {
    const line = fc.oneof(
      fc.string({ maxLength: 30 }),
      fc.constantFrom(
        "rules guideline marathon",
        "seed 1",
        "option hold maybe",
        "end 7",
        "7 left",
        "board ##",
        "queue Q",
        "hold T",
      ),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const result = parseTextLog(["korobeinix-log 2", "edition 1", ...lines].join("\n"));
        if (!result.ok) expect(result.problem.why).not.toBe("");
        else expect(() => replay(result.value)).not.toThrow();
      }),
      { numRuns: 3000 },
    );
  });

  const GOOD = [
    "korobeinix-log 2",
    "edition 1",
    "rules guideline sprint",
    "seed 1",
    "10 left",
    "20 leftReleased",
    "end 30",
  ];
  const replaceLine = (index: number, ...by: string[]): string => GOOD.toSpliced(index, 1, ...by).join("\n");

  it.each([
    ["a later form", replaceLine(0, "korobeinix-log 3"), "line 1", "korobeinix-log 2"],
    ["no edition", replaceLine(1), "log", "edition"],
    ["an edition that is not known", replaceLine(1, "edition 9"), "edition", "no edition 9"],
    ["an unknown rule book", replaceLine(2, "rules sega sprint"), "rule book", "sega"],
    ["an unknown variation", replaceLine(2, "rules guideline battle"), "variation", "battle"],
    ["no rules", replaceLine(2), "log", "rules"],
    ["no seed", replaceLine(3), "log", "seed"],
    ["a negative seed", replaceLine(3, "seed -1"), "line 4", "whole number"],
    ["a seed beyond 2^53", replaceLine(3, "seed 9007199254740993"), "line 4", "whole number"],
    ["time going backwards", replaceLine(5, "9 leftReleased"), "line 6", "backwards"],
    ["a time that is no whole number", replaceLine(5, "20.5 left"), "line 6", "whole number"],
    ["an unknown input", replaceLine(5, "20 jump"), "line 6", "jump"],
    [
      "an impossible option",
      replaceLine(3, "seed 1", "option startingLevel 99"),
      "option startingLevel",
      "from 1 to 15",
    ],
    ["an unknown option", replaceLine(3, "seed 1", "option gravity 3"), "line 5", "gravity"],
    ["an option twice", replaceLine(3, "seed 1", "option hold true", "option hold false"), "line 6", "twice"],
    ["an option of the wrong kind", replaceLine(3, "seed 1", "option hold 1"), "option hold", "one of"],
    ["an option after the inputs", replaceLine(6, "option hold false", "end 30"), "line 7", "among the inputs"],
    ["an end before the last input", replaceLine(6, "end 15"), "end", "before its last input"],
    ["no end", replaceLine(6), "log", "cut short"],
    ["more after the end", replaceLine(6, "end 30", "40 left"), "line 8", "after the end"],
    ["more than a day", replaceLine(6, `end ${MAX_MICROS + 1}`), "end", "24 hours"],
    ["an unknown piece", replaceLine(3, "seed 1", "queue I X"), "queue, piece 2", "X"],
    ["an unknown piece on Hold", replaceLine(3, "seed 1", "hold X"), "hold", "X"],
    ["two pieces on Hold", replaceLine(3, "seed 1", "hold T", "hold I"), "line 6", "twice"],
    [
      "a piece on Hold without a Hold Queue",
      replaceLine(3, "seed 1", "option hold false", "hold T"),
      "hold",
      "no Hold Queue",
    ],
    ["a narrow board", replaceLine(3, "seed 1", "board ###"), "board, line 1", "3 cells"],
    ["a full row", replaceLine(3, "seed 1", "board ##########"), "board, line 1", "full row"],
    ["a strange cell", replaceLine(3, "seed 1", "board ####Q....."), "board, line 1", "Q"],
    [
      "a board and Starting Blocks",
      replaceLine(3, "seed 1", "option startingRows 2", "board ........#."),
      "board",
      "both",
    ],
    ["a very long line", replaceLine(3, `seed ${"1".repeat(5000)}`), "line 4", "longer"],
  ])("E-4: %s is refused with the place and the reason", (_name, text, where, why) => {
    const result = parseTextLog(text);
    const told = result.ok ? "" : describeProblem(result.problem);
    expect(told.slice(0, where.length + 2)).toBe(`${where}: `);
    expect(told).toContain(why);
  });

  it("E-4: the log without a mistake is accepted", () => {
    expect(parseTextLog(GOOD.join("\n")).ok).toBe(true);
  });

  it("E-4: too many inputs are refused", () => {
    const { setup } = unwrap(parseTextLog(GOOD.join("\n")));
    const input = { at: 0, name: "left" } as const;
    const result = checkLog(
      setup,
      Array.from({ length: MAX_INPUTS + 1 }, () => input),
      0,
    );
    expect(result).toMatchObject({ ok: false, problem: { code: "tooMuch", where: { part: "inputs" } } });
  });

  it("E-4: more inputs than the bytes can hold are refused before any memory is used for them", () => {
    const bytes = seal(Uint8Array.from([0x4b, 0x58, 2, 1, 0, 0, 1, 0, 0, 0, 1, 0xc0, 0x84, 0x3d]));
    expect(parseBinaryLog(bytes)).toMatchObject({
      ok: false,
      problem: { why: expect.stringContaining("1000000 inputs") },
    });
  });
});

describe("hostile games", () => {
  it("E-5: a day with every key held at the fastest handling can be played, and the state keeps its size", () => {
    const setup = unwrap(
      parseSetup({
        ruleBook: "guideline",
        seed: 1,
        options: {
          delayMicros: 0,
          repeatMicros: 0,
          softDropFactor: 1_000_000,
          startingLevel: 15,
          lockDown: "infinite",
        },
      }),
    );
    const held = (["left", "right", "softDrop"] as const).map((name) => ({ at: 0, name }));
    const game = replay({ setup, inputs: held, end: MAX_MICROS } satisfies Log);
    expect(game.state.phase).toBe("ended");
    expect(game.state.pieces).toBeLessThan(100);
  });

  it("E-5: a hundred thousand inputs at the same time can be played", () => {
    const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 1, options: { lockDown: "infinite" } }));
    const names = ["rotateClockwise", "left", "leftReleased", "right", "rightReleased", "hold"] as const;
    const inputs = Array.from({ length: 100_000 }, (_, i) => ({ at: 0, name: names[i % names.length]! }));
    const game = replay({ setup, inputs, end: 0 } satisfies Log);
    expect(game.state.time).toBe(0);
    expect(hashState(game)).toMatch(/^[0-9a-f]{16}$/);
  });
});
