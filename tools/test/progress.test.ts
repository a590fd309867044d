// What people see of the checks while they run, and at their end.

import { describe, expect, it, vi } from "vitest";
import { makeCheckLines, makeCountLine } from "../src/checks/outcome.ts";
import {
  type Failure,
  NO_PROGRESS,
  type TestEvent,
  followEvent,
  makeFailureSummary,
  makeProgressLine,
} from "../src/checks/progress.ts";
import { openScreen } from "../src/checks/screen.ts";

const FILE = "tools/test/a.test.ts";
const FAILURE: Failure = {
  kind: "failed",
  file: FILE,
  title: "Group > E-1: turns",
  message: "expected 1\n\nat x:1:2",
};
const EVENTS: readonly TestEvent[] = [
  { kind: "runStarted", files: 2 },
  { kind: "fileStarted", file: FILE },
  { kind: "fileStarted", file: "tools/test/b.test.ts" },
  { kind: "testEnded", file: FILE, status: "passed" },
  { kind: "testEnded", file: FILE, status: "skipped" },
  { kind: "testEnded", file: FILE, status: "failed" },
  FAILURE,
];
const END: TestEvent = { kind: "fileEnded", file: FILE, ms: 1234 };

function printed(isTTY: boolean, events: readonly TestEvent[]): string[] {
  vi.useFakeTimers();
  try {
    const written: string[] = [];
    const screen = openScreen({ isTTY, columns: 80, write: (text: string) => written.push(text) > 0 });
    for (const event of events) screen.show(event);
    screen.close();
    return written;
  } finally {
    vi.useRealTimers();
  }
}

describe("While the tests run", () => {
  it("E-33: a line has the time, the files, the tests and the file heard of last", () => {
    const progress = EVENTS.reduce(followEvent, NO_PROGRESS);
    expect(makeProgressLine(progress, 65.9, 200)).toBe(`  1:05  0/2 files, 1 passed, 1 failed  ${FILE}`);
    const later = followEvent(progress, END);
    expect(makeProgressLine(later, 66, 200)).toBe("  1:06  1/2 files, 1 passed, 1 failed  tools/test/b.test.ts");
    expect(makeProgressLine(later, 66, 30)).toHaveLength(29);
  });

  it("E-33: a terminal has one line that is rewritten, and failures above it at once", () => {
    const written = printed(true, [...EVENTS, END]);
    const kept = written.filter((text) => text.includes("\n"));
    expect(kept).toEqual([`\r\u001B[K  ✗ ${FILE}: Group > E-1: turns\n      expected 1\n\n      at x:1:2\n`]);
    expect(written.at(-2)).toContain("1/2 files, 1 passed, 1 failed");
    expect(written.at(-1)).toBe("\r\u001B[K");
    expect(written.every((text) => text.startsWith("\r"))).toBe(true);
  });

  it("E-33: elsewhere there is a plain line for each file that ends, and failures at once", () => {
    expect(printed(false, [...EVENTS, END])).toEqual([
      `  ✗ ${FILE}: Group > E-1: turns\n      expected 1\n\n      at x:1:2\n`,
      `  1/2 ${FILE} (1 passed, 1 failed, 1.2 s)\n`,
    ]);
  });
});

describe("At the end", () => {
  it("E-33: a check shows what it printed only if it failed", () => {
    expect(makeCheckLines("lint", { ok: true, output: "a\nb", ms: 1234 })).toEqual(["✓ lint (1.2 s)"]);
    expect(makeCheckLines("lint", { ok: false, output: "a\nb", ms: 1234 })).toEqual(["✗ lint (1.2 s)", "    a\n    b"]);
    expect(makeCheckLines("commits", { ok: true, output: "", note: "none", ms: 0 })).toEqual([
      "✓ commits (0.0 s): none",
    ]);
  });

  it("E-33: a failure is named once more with the first line of its reason", () => {
    expect(makeFailureSummary(FAILURE)).toEqual([`✗ ${FILE}: Group > E-1: turns`, "    expected 1"]);
    expect(makeFailureSummary({ ...FAILURE, title: "", message: "" })).toEqual([`✗ ${FILE}`, ""]);
  });

  it("E-33: the last line is the count", () => {
    expect(makeCountLine(12, 3)).toBe("12 passed, 3 failed");
  });
});
