// What came of each test, read from the runner's report.

import { relative, sep } from "node:path";

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
  /** Files that failed outside of their tests. */
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
