// The command line for logs: called in place, and once as the program it is.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Input, hashState, parseSetup, unwrap } from "@korobeinix/engine";
import { type Log, MAX_LOG_TEXT, checkLog, makeBinaryLog, makeTextLog, replay } from "@korobeinix/engine/log";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runReplay } from "../src/replay/commands.ts";
import { Gathered } from "./gathered.ts";

const REPLAY = fileURLToPath(new URL("../src/replay.ts", import.meta.url));

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "replay-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Answer {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

async function run(...args: string[]): Promise<Answer> {
  const [out, error] = [new Gathered(), new Gathered()];
  const code = await runReplay(args, out, error);
  return { code, out: out.text, error: error.text };
}

function runProgram(...args: string[]): Answer {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--conditions=@korobeinix/source", REPLAY, ...args], {
    encoding: "utf8",
    timeout: 20_000,
  });
  return { code: status, out: stdout, error: stderr };
}

function put(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** An I laid flat between two walls clears a row; then a second piece is held. */
function makeLog(...more: Input[]): Log {
  const setup = unwrap(
    parseSetup({ ruleBook: "guideline", seed: 7, options: { next: 3 }, queue: ["I", "T"], board: ["###....###"] }),
  );
  const inputs: Input[] = [
    { at: 100_000, name: "hardDrop" },
    { at: 500_000, name: "hold" },
    { at: 600_000, name: "hold" },
  ];
  return unwrap(checkLog(setup, [...inputs, ...more], more.at(-1)?.at ?? 1_000_000));
}

describe("replay verify", () => {
  it.each(["text", "binary"] as const)("E-8: prints result and hash of a log in its %s form", async (form) => {
    const log = makeLog();
    const game = replay(log);
    const file = put(`log.${form}`, form === "text" ? makeTextLog(log) : makeBinaryLog(log));
    const { code, out, error } = await run("verify", file);
    expect(error).toBe("");
    expect(code).toBe(0);
    const values = Object.fromEntries(out.split("\n").map((line) => [line.slice(0, 14).trimEnd(), line.slice(14)]));
    expect(values).toMatchObject({
      "rule book": "guideline",
      variation: "marathon",
      options: "next 3",
      outcome: "none: the log ends before the game does",
      time: "1.000000 s",
      score: String(game.state.score),
      lines: "1",
      level: "1",
      pieces: "1, 1.00 per second",
      actions: "single 1",
      hash: hashState(game),
    });
    expect(values).not.toHaveProperty("note");
  });

  it("E-8: says when inputs come after the game's end", async () => {
    const drops = Array.from({ length: 30 }, (_, i): Input => ({ at: 1_000_000 * (i + 1), name: "hardDrop" }));
    const log = makeLog(...drops);
    const game = replay(log);
    const { state } = game;
    const late = drops.filter(({ at }) => at > state.time).length;
    expect(state.phase).toBe("ended");
    const { out } = await run("verify", put("late.txt", makeTextLog(log)));
    expect(out).toContain(`${late} of 33 inputs come after the game's end`);
    expect(out).toContain(hashState(game));
  });
});

describe("replay show", () => {
  it("E-8: prints inputs, events and the board after each Lock Down", async () => {
    const { code, out } = await run("show", put("show.txt", makeTextLog(makeLog())));
    expect(code).toBe(0);
    const lines = out.split("\n").map((line) => line.trim());
    expect(lines).toEqual(
      expect.arrayContaining([
        "0.000000 s   I is generated at column 5, row 21",
        "0.100000 s > Hard Drop",
        "0.100000 s   row 1 cleared",
        "0.100000 s   single: 100 points",
        "0.500000 s   T is held, the next one comes",
        "0.600000 s   hold is refused: Hold was used already (G-5.6)",
        "1.000000 s   the log ends here, the game goes on",
      ]),
    );
    expect(lines.filter((line) => line === "+----------+")).toHaveLength(1);
  });

  it("E-8: the board is the one after the rows have gone", async () => {
    const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 1, queue: ["T"], board: ["OO........"] }));
    const log = unwrap(checkLog(setup, [{ at: 0, name: "hardDrop" }], 100_000));
    const { out } = await run("show", put("board.txt", makeTextLog(log)));
    const board = out.split("\n").filter((line) => /[|+]/.test(line));
    expect(board.map((line) => line.trim())).toEqual(["|....T.....|", "|OO.TTT....|", "+----------+"]);
  });
});

describe("The program", () => {
  it("E-8: prints to its output and ends with its code", async () => {
    const file = put("program.txt", makeTextLog(makeLog()));
    expect(runProgram("verify", file)).toEqual(await run("verify", file));
    expect(runProgram("verify", folder)).toEqual(await run("verify", folder));
  });
});

describe("Conversions", () => {
  it("E-8: a place that cannot be written to is told", async () => {
    const out = join(folder, "no", "such", "folder");
    const answer = await run("binary", put("in.txt", makeTextLog(makeLog())), out);
    expect(answer).toMatchObject({ code: 1, out: "", error: expect.stringContaining(`${out}: cannot be written: `) });
  });

  it("E-8: text and binary turn into one another", async () => {
    const log = makeLog();
    const out = join(folder, "out.kx");
    expect(await run("binary", put("in.txt", makeTextLog(log)), out)).toMatchObject({ code: 0, error: "" });
    expect(new Uint8Array(readFileSync(out))).toEqual(makeBinaryLog(log));
    expect(await run("text", out)).toMatchObject({ out: makeTextLog(log) });
  });
});

describe("Refusals", () => {
  const bytes = makeBinaryLog(makeLog());
  const cases: readonly (readonly [what: string, content: string | Uint8Array, why: string])[] = [
    ["no log", "hello\n", "line 1: "],
    ["an empty file", "", "log: "],
    ["a text cut short", makeTextLog(makeLog()).slice(0, -12), "log: "],
    ["a binary log cut short", bytes.slice(0, -9), "byte "],
    ["a binary log with a changed byte", bytes.with(9, bytes[9]! ^ 1), "byte "],
    ["a line that talks to the terminal", "korobeinix-log 2\n\u001B[2J\n", 'line 2: "?[2J"'],
  ];

  it.each(cases)("E-8: %s is refused with where and why", async (what, content, why) => {
    const file = put(`${what}.bad`, content);
    for (const command of ["verify", "show"]) {
      const { code, out, error } = await run(command, file);
      expect(error.startsWith(`${file}: ${why}`), error).toBe(true);
      expect(out).toBe("");
      expect(code).toBe(1);
    }
  });

  it("E-8: what is no readable file is refused", async () => {
    const large = put("large.txt", "");
    truncateSync(large, MAX_LOG_TEXT + 1);
    const missing = join(folder, "missing");
    expect(await run("verify", missing)).toEqual({
      code: 1,
      out: "",
      error: `${missing}: file: cannot be read: there is no such file\n`,
    });
    expect(await run("verify", folder)).toMatchObject({
      code: 1,
      error: `${folder}: file: cannot be read: it is a folder\n`,
    });
    expect(await run("verify", large)).toMatchObject({
      code: 1,
      error: `${large}: file: larger than ${MAX_LOG_TEXT} bytes\n`,
    });
  });

  it.each([[], ["verify"], ["dance", "FILE"], ["toString", "FILE"], ["verify", "A", "B"], ["binary", "A"]])(
    "E-8: a wrong call is answered with the usage: %s %s %s",
    async (...args) => {
      const { code, out, error } = await run(...args.filter((arg) => typeof arg === "string"));
      expect(code).toBe(2);
      expect(out).toBe("");
      expect(error).toContain("usage: replay verify FILE");
    },
  );
});
