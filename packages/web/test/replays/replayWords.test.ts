import type { Problem } from "@korobeinix/engine";
import { makeBinaryLog, makeTextLog } from "@korobeinix/engine/log";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFile } from "../../src/replays/file.ts";
import { makeLink, parseLink } from "../../src/logs/link.ts";
import { problemText } from "../../src/replays/replayWords.ts";
import { demoLog } from "../demoLogs.ts";
import { fileOf, longLog } from "./logs.ts";
import { fetchAllWords } from "../words/allWords.ts";

await fetchAllWords();

const textOf = (problem: Problem, language: "en" | "es" = "en"): string => problemText({ language }, problem);

const title = "korobeinix-log 2\nedition 1\n";
const head = `${title}rules guideline marathon\nseed 1\n`;
const crowd = Array.from({ length: 1_001 }, () => "5 hardDrop").join("\n");
const ROWS: readonly [string, string][] = [
  ["", "The file: it is empty."],
  ["hello", "Line 1: it is not a replay of this game."],
  ["korobeinix-log 1\nseed 1\nend 5\n", "Line 1: it is from another version of Korobeinix or of its rules."],
  [
    "korobeinix-log 2\nedition 99\nrules guideline marathon\nseed 1\nend 5\n",
    "The set-up: it is from another version of Korobeinix or of its rules.",
  ],
  [`${title}seed 1\nend 5\n`, "The replay: it is incomplete or damaged."],
  [`${title}rules chess marathon\nseed 1\nend 5\n`, "The set-up: it names something that the rules do not have."],
  [`${title}rules new endless\nseed 1\nend 5\n`, "The set-up: it names something that the rules do not have."],
  [`${head}option hold 7\nend 5\n`, "The set-up: it asks for something that the rules do not allow."],
  [`${head}option magic true\nend 5\n`, "Line 5: it names something that the rules do not have."],
  [`${head}queue Q\nend 5\n`, "The set-up: it names something that the rules do not have."],
  [`${head}5 jump\nend 5\n`, "Line 5: it names something that the rules do not have."],
  [`${head}5 freeze 1\nend 5\n`, "Line 5: it asks for something that the rules do not allow."],
  [`${head}5 left\n4 right\nend 5\n`, "Line 6: time goes backwards."],
  [`${head}5 left\nend 4\n`, "The end: time goes backwards."],
  [`${head}end 99999999999\n`, "The end: it is more than a replay may hold."],
  [`${head}${"x".repeat(5_000)}\nend 5\n`, "Line 5: it is more than a replay may hold."],
  [`${head}${crowd}\nend 5\n`, "Line 1005: it has more inputs per second than a replay may hold."],
  [`${head}5 left 3 4\nend 5\n`, "Line 5: it is not written the way replays are."],
  [`${head}end soon\n`, "Line 5: it is not written the way replays are."],
];

describe("What is wrong with a stranger's file or link", () => {
  it.each(ROWS)("W-19: %j is told where and why", async (text, told) => {
    const result = await readFile(fileOf(new TextEncoder().encode(text)));
    expect(result.ok ? "" : textOf(result.problem)).toBe(told);
  });

  it("W-19: a link cut short, of another version, too long", () => {
    const code = Buffer.from(makeBinaryLog(demoLog("reglas"))).toString("base64url");
    const problemOf = (text: string): string => {
      const result = parseLink(text);
      return result.ok ? "" : textOf(result.problem, "es");
    };
    expect(problemOf(code.slice(0, -8))).toMatch(/^Byte \d+: está incompleto o dañado\.$/);
    expect(problemOf(`S1hj${code.slice(4)}`)).toBe("Byte 3: es de otra versión de Korobeinix o de sus reglas.");
    expect(problemOf(`${code.slice(0, 9)}!`)).toMatch(/^Carácter 10 del enlace: /);
    const long = makeLink(longLog(20_000));
    expect(long.ok ? "" : textOf(long.problem, "es")).toBe("El enlace: es más de lo que cabe en una repetición.");
  });

  it("W-19: whatever is changed in a file, what is told holds nothing of the file", async () => {
    const lines = makeTextLog(longLog(20, { options: { hold: false }, queue: ["I", "T"] })).split("\n");
    await fc.assert(
      fc.asyncProperty(fc.nat(lines.length - 1), fc.string({ maxLength: 60 }), async (at, line) => {
        const result = await readFile(fileOf(new TextEncoder().encode(lines.with(at, line).join("\n"))));
        const told = result.ok ? "" : textOf(result.problem);
        expect(told).toMatch(/^$|^(Line \d+|Input \d+|Byte \d+|The (set-up|end|file|replay)): [a-zK ]+\.$/);
      }),
    );
  });
});
