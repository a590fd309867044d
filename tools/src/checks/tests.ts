// Running the tests and reading what came of each.

import { readFileSync, rmSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Ended, ROOT, runProgram } from "./command.ts";

const RESULTS_FILE = join("out", "test-results.json");

export type TestStatus = "passed" | "failed" | "skipped";

export interface TestResult {
  /** The title of the test itself, without those of its groups. */
  readonly title: string;
  /** Relative to the repository, with forward slashes. */
  readonly file: string;
  readonly status: TestStatus;
}

export interface TestRun {
  readonly tests: readonly TestResult[];
  /** Files that came to grief before their tests did. */
  readonly brokenFiles: readonly string[];
}

/** The part of the JSON report that is read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

export function parseReport(json: string, root: string): TestRun {
  const { testResults } = JSON.parse(json) as Report;
  const pathOf = (name: string): string => relative(root, name).split(sep).join("/");
  return {
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status }) => ({ title, file: pathOf(name), status: statusOf(status) })),
    ),
    // A file whose group or hook failed may still list tests that passed.
    brokenFiles: testResults
      .filter((file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"))
      .map(({ name }) => pathOf(name)),
  };
}

function statusOf(status: string): TestStatus {
  return status === "passed" || status === "failed" ? status : "skipped";
}

/** Runs every test; without a run the tests could not be run at all. */
export async function runTests(signal?: AbortSignal): Promise<Ended & { readonly run?: TestRun }> {
  const file = join(ROOT, RESULTS_FILE);
  // What an earlier run left behind must never be taken for this one.
  rmSync(file, { force: true });
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${RESULTS_FILE}`];
  const ended = await runProgram("vitest/vitest.mjs", ["run", ...reporters], signal);
  try {
    return { ...ended, run: parseReport(readFileSync(file, "utf8"), ROOT) };
  } catch (error) {
    return { ok: false, output: `${ended.output}\nThe tests left no results: ${String(error)}` };
  }
}
