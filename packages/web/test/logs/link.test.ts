import { RULE_BOOKS } from "@korobeinix/engine";
import { makeBinaryLog } from "@korobeinix/engine/log";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeLink, parseLink } from "../../src/logs/link.ts";
import { demoLog } from "../demoLogs.ts";
import { longLog } from "../replays/logs.ts";

function codeOf(bytes: readonly number[]): string {
  return Buffer.from(bytes).toString("base64url");
}

describe("A link", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))("W-13: holds a whole game of %s and gives it back", (book) => {
    const log = demoLog(book);
    const code = makeLink(log);
    expect(code).toMatchObject({ ok: true, value: expect.stringMatching(/^[\w-]+$/) as string });
    expect(code.ok && parseLink(code.value)).toEqual({ ok: true, value: log });
  });

  it("W-13: has at most 16,000 characters; a game that is longer is said to be", () => {
    const fitting = makeLink(longLog(5_900));
    expect(fitting.ok && fitting.value.length).toBeLessThanOrEqual(16_000);
    for (const count of [12_000, 1_000_000]) {
      expect(makeLink(longLog(count))).toEqual({
        ok: false,
        problem: { code: "tooMuch", where: { part: "link" }, why: "longer than 16000 characters" },
      });
    }
  });

  it.each([
    ["nothing", "", "damaged", { part: "link" }],
    ["a letter alone", "S", "damaged", { part: "link" }],
    ["more than a link may have", "A".repeat(16_001), "tooMuch", { part: "link" }],
    ["what no address has", "S1gB<script>", "form", { part: "character", which: 5 }],
    ["padding", "S1gBAA==", "form", { part: "character", which: 7 }],
    [
      "a game cut short",
      codeOf([...makeBinaryLog(demoLog("basic"))].slice(0, 300)),
      "damaged",
      { part: "byte", which: 300 },
    ],
    ["no game", codeOf([1, 2, 3, 4, 5, 6, 7, 8]), "notALog", { part: "byte", which: 1 }],
    ["another version", codeOf([0x4b, 0x58, 99, 0, 0, 0, 0, 0]), "version", { part: "byte", which: 3 }],
  ] as const)("W-19: from a stranger with %s in it is refused, and where is said", (_, link, code, where) => {
    expect(parseLink(link)).toMatchObject({ ok: false, problem: { code, where } });
  });

  it("W-19: whatever stands in it, there is an answer", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.uint8Array().map((bytes) => codeOf([...bytes])),
        ),
        (code) => {
          const result = parseLink(code);
          expect(result.ok || result.problem.why !== "").toBe(true);
        },
      ),
    );
  });
});
