import { RULE_BOOKS } from "@korobeinix/engine";
import { makeBinaryLog, makeTextLog, MAX_LOG_BYTES, MAX_LOG_TEXT } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { fileNameOf, nameOfFile, readFile } from "../../src/replays/file.ts";
import { inSlices } from "../../src/logs/slices.ts";
import { kept } from "../storage/records.ts";
import { demoLog } from "../demoLogs.ts";
import { fileOf, longLog } from "./logs.ts";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("A file", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))(
    "W-13: holds a game of %s, in either form, and gives it back",
    async (book) => {
      const log = demoLog(book);
      expect(await readFile(fileOf(makeBinaryLog(log)))).toEqual({ ok: true, value: log });
      expect(await readFile(fileOf(utf8(makeTextLog(log))))).toEqual({ ok: true, value: log });
    },
  );

  it.each([
    [{ isWon: true, micros: 58_400_000, variation: "sprint" }, "guideline-sprint-0m58s-2026-11-16.korobeinix"],
    [{ score: 184_320 }, "guideline-marathon-184320-2026-11-16.korobeinix"],
    [{ score: 0, lines: 12, ruleBook: "basic" }, "basic-marathon-12lines-2026-11-16.korobeinix"],
  ] as const)("W-13: is named after its game: %j", (fields, name) => {
    expect(fileNameOf(kept({ date: Date.UTC(2026, 10, 16, 12), ...fields }))).toBe(name);
  });

  it.each([
    ["guideline-marathon-184320-2026-11-16.korobeinix", ""],
    ["My best.korobeinix", "My best"],
    [`${"x".repeat(300)}.txt`, "x".repeat(40)],
    [".korobeinix", ""],
  ])("W-13: %s calls its game %j", (fileName, name) => {
    expect(nameOfFile(fileName, { ruleBook: "guideline", variation: "marathon" })).toBe(name);
  });

  it.each([
    ["empty", utf8(""), "empty", { part: "file" }],
    ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47]), "notALog", { part: "line", which: 1 }],
    ["a page", utf8("<script>alert(1)</script>"), "notALog", { part: "line", which: 1 }],
    ["cut short", makeBinaryLog(demoLog("new")).slice(0, 99), "damaged", { part: "byte", which: 99 }],
    [
      "a text with a strange line",
      utf8("korobeinix-log 2\nedition 1\nrun everything\n"),
      "form",
      { part: "line", which: 3 },
    ],
    [
      "a game of no rule book",
      utf8("korobeinix-log 2\nedition 1\nrules chess marathon\nseed 1\nend 0\n"),
      "unknown",
      { part: "rule book" },
    ],
    [
      "time that goes backwards",
      utf8("korobeinix-log 2\nedition 1\nrules guideline marathon\nseed 1\n9 left\n5 right\nend 9\n"),
      "backwards",
      { part: "line", which: 6 },
    ],
  ])("W-19: from a stranger that is %s is refused, and where is said", async (_, bytes, code, where) => {
    expect(await readFile(fileOf(bytes))).toMatchObject({ ok: false, problem: { code, where } });
  });

  it("W-19: is refused by its size before it is read, and where it cannot be read", async () => {
    const arrayBuffer = (): Promise<ArrayBuffer> => Promise.reject(new DOMException("gone", "NotFoundError"));
    const large = await readFile(fakeBlob(Math.max(MAX_LOG_BYTES, MAX_LOG_TEXT) + 1, arrayBuffer));
    expect(large).toMatchObject({ ok: false, problem: { code: "tooMuch", where: { part: "file" } } });
    const gone = await readFile(fakeBlob(10, arrayBuffer));
    expect(gone).toMatchObject({ ok: false, problem: { code: "unreadable", where: { part: "file" } } });
  });

  it("W-19: a million inputs are read in slices between which others have their turn", async () => {
    const bytes = makeBinaryLog(longLog(1_000_000));
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    const shares: number[] = [];
    const result = await readFile(fileOf(bytes), { onProgress: (share) => shares.push(share) });
    clearInterval(timer);
    expect(result.ok && result.value.inputs.length).toBe(1_000_000);
    expect(turns).toBeGreaterThan(3);
    expect(shares.toSorted((one, other) => one - other)).toEqual(shares);
  });

  it("W-19: reading stops as soon as nobody wants it", async () => {
    const controller = new AbortController();
    function* forever(): Generator<number, never, void> {
      for (;;) yield 0;
    }
    const reading = inSlices(forever(), { signal: controller.signal, onProgress: () => controller.abort() });
    await expect(reading).rejects.toThrow(/abort/i);
  });
});

/** A blob that claims a size and reads as told. */
function fakeBlob(size: number, arrayBuffer: () => Promise<ArrayBuffer>): Blob {
  return Object.defineProperties(new Blob(), { size: { value: size }, arrayBuffer: { value: arrayBuffer } });
}
