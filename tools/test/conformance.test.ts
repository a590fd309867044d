// The conformance report: what counts as a clause, as its test, and as a gap.

import { describe, expect, it } from "vitest";
import { type TestRun, type TestStatus, parseReport } from "../src/checks/results.ts";
import { idsOf, parseCatalogue, readCatalogue } from "../src/conformance/catalogue.ts";
import { BOOKS } from "../src/conformance/finished.ts";
import { listProofs, makeTable } from "../src/conformance/print.ts";
import { kindOf, makeReport } from "../src/conformance/report.ts";
import { ROOT } from "../src/checks/command.ts";

const FINISHED = { guideline: ["engine"] } as const;

function catalogueOf(...lines: string[]): ReturnType<typeof parseCatalogue> {
  return parseCatalogue([{ name: "x.md", text: lines.join("\n") }]);
}

function runOf(...tests: (readonly [title: string, status?: TestStatus, file?: string])[]): TestRun {
  return {
    tests: tests.map(([title, status = "passed", file = "packages/engine/test/x.test.ts"]) => ({
      title,
      status,
      file,
    })),
    brokenFiles: [],
  };
}

const CATALOGUE = catalogueOf("- G-5.7 Seven. [engine]", "- G-5.7a Seven a. [engine] [web]", "- B-3 Three. [engine]");

describe("The catalogue", () => {
  it.each(["G-2.4.1", "G-5.7a", "G-A1", "G-B2.1", "B-3", "N-10", "R-13", "K-4", "E-3"])("E-9: %s is a clause", (id) => {
    expect(catalogueOf(`- ${id} Something [x](y) holds. [engine] [web]`)).toMatchObject({
      clauses: [{ id, text: "Something [x](y) holds.", kinds: ["engine", "web"] }],
      problems: [],
    });
  });

  it("E-9: the letter tells the rule book", () => {
    const { clauses } = catalogueOf(
      "- G-1 a [web]",
      "- B-1 a [web]",
      "- N-1 a [web]",
      "- R-1 a [web]",
      "- K-1 a [web]",
    );
    expect(clauses.map(({ book }) => book)).toEqual(["guideline", "basic", "new", "reglas", "korobeinix"]);
  });

  it("E-9: other lines are none", () => {
    expect(catalogueOf("# G-1", "G-1 text [web]", "- **After a lock.** G-1 [web]", "- The clause [web]", "")).toEqual({
      clauses: [],
      problems: [],
    });
  });

  it.each([
    ["- G-1 without a tag", "does not say who proves it"],
    ["- G-1 with a slip [engnie]", "unknown tag [engnie]"],
    ["- X-1 of no rule book [web]", "belongs to no rule book"],
    ["- **G-1** in bold [web]", "not of the form"],
    ["- G-1.a with a dot too many [web]", "not of the form"],
    ["  - G-1 indented [web]", "not of the form"],
  ])("E-9: a clause with a slip is told, not lost: %s", (line, why) => {
    const { clauses, problems } = catalogueOf("", line);
    expect(clauses).toEqual([]);
    expect(problems).toEqual([expect.stringContaining(why)]);
    expect(problems[0]).toMatch(/^x\.md, line 2: /);
  });

  it("E-9: an id stands once", () => {
    expect(catalogueOf("- G-1 a [web]", "- G-1 b [web]").problems).toEqual(["x.md, line 2: G-1 stands twice"]);
  });

  it("E-9: the catalogue of this repository has no slips", () => {
    const { clauses, problems } = readCatalogue(ROOT);
    expect(problems).toEqual([]);
    expect(new Set(clauses.map(({ book }) => book))).toEqual(new Set(Object.values(BOOKS)));
  });
});

describe("Titles", () => {
  it.each([
    ["G-5.7a: title", ["G-5.7a"]],
    ["G-9.3 title", ["G-9.3"]],
    ["G-5.7a, G-5.7b: title", ["G-5.7a", "G-5.7b"]],
    ["G-A1 B-3 title", ["G-A1", "B-3"]],
    ["G-5.7", ["G-5.7"]],
    ["G-5.7ab: title", []],
    ["G-5.7-1: title", []],
    ["title G-5.7", []],
    ["g-5.7: title", []],
    ["", []],
  ])("E-9: the ids of %j", (title, ids) => {
    expect(idsOf(title)).toEqual(ids);
  });

  it.each([
    ["packages/engine/test/lock.test.ts", "engine"],
    ["packages/engine/test/log/text.test.ts", "engine"],
    ["packages/engine/test/match/attack.test.ts", "match"],
    ["packages/web/test/browser/x.test.ts", "web"],
    ["packages/web/test/x.test.ts", undefined],
    ["packages/server/test/x.test.ts", "server"],
    ["packages/netplay/test/x.test.ts", "netplay"],
    ["packages/bots/test/x.test.ts", "bots"],
    ["tools/test/x.test.ts", "tools"],
    ["engine/test/x.test.ts", undefined],
    ["packages/engine/src/x.test.ts", undefined],
  ])("E-9: a test in %s is of the kind %s", (file, kind) => {
    expect(kindOf(file)).toBe(kind);
  });
});

describe("The report", () => {
  it("E-9: all is well when every finished clause has a passing test", () => {
    const { proofs, problems } = makeReport(CATALOGUE, runOf(["G-5.7: a"], ["G-5.7a: b"]), FINISHED);
    expect(problems).toEqual([]);
    expect(proofs.map(({ clause, kind, isProved }) => [clause.id, kind, isProved])).toEqual([
      ["G-5.7", "engine", true],
      ["G-5.7a", "engine", true],
      ["G-5.7a", "web", false],
      ["B-3", "engine", false],
    ]);
  });

  it.each<[string, TestRun, string]>([
    ["has no test", runOf(["G-5.7a: b"]), "G-5.7 [engine] is finished and needs passing tests: there are none"],
    [
      "has a failing test",
      runOf(["G-5.7, G-5.7a: b"], ["G-5.7: c", "failed"]),
      "G-5.7 [engine] is finished and needs passing tests: there are 1 failing",
    ],
    [
      "has only skipped tests",
      runOf(["G-5.7: a", "skipped"], ["G-5.7a: b"]),
      "G-5.7 [engine] is finished and needs passing tests: there are only skipped ones",
    ],
    [
      "is tested elsewhere only",
      runOf(["G-5.7: a", "passed", "tools/test/x.test.ts"], ["G-5.7a: b"]),
      "G-5.7 [engine] is finished and needs passing tests: there are none",
    ],
  ])("E-9: it fails when a finished clause %s", (_, run, problem) => {
    expect(makeReport(CATALOGUE, run, FINISHED).problems).toEqual([problem]);
  });

  it("E-9: it fails for titles without a clause or with an unknown one", () => {
    const run = runOf(["G-5.7, G-5.7a: fine"], ["turns"], ["G-99: turns"]);
    expect(makeReport(CATALOGUE, run, FINISHED).problems).toEqual([
      'packages/engine/test/x.test.ts: the title begins with no clause: "turns"',
      'packages/engine/test/x.test.ts: there is no clause G-99: "G-99: turns"',
    ]);
  });

  it("E-9: it fails for slips of the catalogue and for files that could not be run", () => {
    const run = { tests: [], brokenFiles: ["tools/test/x.test.ts"] };
    expect(makeReport(catalogueOf("- X-1 a [web]"), run, FINISHED).problems).toEqual([
      "x.md, line 1: X-1 belongs to no rule book",
      "tools/test/x.test.ts: could not be run",
    ]);
  });

  it("E-9: every clause is listed with its tests and whether they pass", () => {
    const run = runOf(["G-5.7, G-5.7a: both"], ["G-5.7a: no", "failed"], ["B-3: later", "skipped"]);
    expect(listProofs(makeReport(CATALOGUE, run, FINISHED).proofs)).toEqual([
      "",
      "G-5.7 Seven.",
      "  ✓ [engine]",
      "      ✓ G-5.7, G-5.7a: both (packages/engine/test/x.test.ts)",
      "",
      "G-5.7a Seven a.",
      "  ✗ [engine]",
      "      ✓ G-5.7, G-5.7a: both (packages/engine/test/x.test.ts)",
      "      ✗ G-5.7a: no (packages/engine/test/x.test.ts)",
      "  ✗ [web] no test yet",
      "",
      "B-3 Three.",
      "  ✗ [engine]",
      "      – B-3: later (packages/engine/test/x.test.ts)",
    ]);
  });

  it("E-9: the table counts what is proved and marks what is finished", () => {
    const table = makeTable(makeReport(CATALOGUE, runOf(["G-5.7: a"]), FINISHED).proofs);
    expect(table.map((line) => line.split(/\s+/).slice(0, 2).join(" "))).toEqual(
      expect.arrayContaining(["proved engine", "guideline 1/2*", "basic 0/1", "total 1/3"]),
    );
  });
});

describe("Test results", () => {
  it("E-9: titles, files and states come from the runner's report", () => {
    const report = {
      testResults: [
        {
          name: "/r/tools/test/a.test.ts",
          status: "failed",
          assertionResults: [
            { title: "G-1: a", status: "passed" },
            { title: "G-1: b", status: "failed" },
            { title: "G-1: c", status: "todo" },
          ],
        },
        { name: "/r/tools/test/b.test.ts", status: "failed", assertionResults: [] },
      ],
    };
    expect(parseReport(JSON.stringify(report), "/r")).toEqual({
      tests: [
        { title: "G-1: a", file: "tools/test/a.test.ts", status: "passed" },
        { title: "G-1: b", file: "tools/test/a.test.ts", status: "failed" },
        { title: "G-1: c", file: "tools/test/a.test.ts", status: "skipped" },
      ],
      brokenFiles: ["tools/test/b.test.ts"],
    });
  });
});
