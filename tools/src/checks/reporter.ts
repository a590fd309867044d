// The reporter that vitest loads: tells the process that started vitest what becomes of the tests, as it happens.

import { relative, sep } from "node:path";
import process from "node:process";
import type { Reporter, TestCase, TestModule, TestSuite } from "vitest/node";
import { ROOT } from "./command.ts";
import type { TestEvent } from "./progress.ts";

/** The part of an error that is shown. */
interface Shown {
  readonly name?: string;
  readonly message: string;
  readonly diff?: string;
  readonly stacks?: readonly { readonly file: string; readonly line: number; readonly column: number }[];
}

function tell(event: TestEvent): void {
  process.send?.(event);
}

function pathOf(file: string): string {
  return relative(ROOT, file).split(sep).join("/");
}

function describe({ name, message, diff, stacks }: Shown): string {
  const place = stacks?.map(({ file, line, column }) => `at ${pathOf(file)}:${line}:${column}`) ?? [];
  const what = message === "" ? (name ?? "an error without words") : message;
  return [what, ...(diff === undefined ? [] : [diff]), ...place].join("\n");
}

function tellFailures(file: string, title: string, errors: readonly Shown[]): void {
  for (const error of errors) tell({ kind: "failed", file, title, message: describe(error) });
}

class ProgressReporter implements Reporter {
  onTestRunStart(files: readonly unknown[]): void {
    tell({ kind: "runStarted", files: files.length });
  }

  onTestModuleStart({ moduleId }: TestModule): void {
    tell({ kind: "fileStarted", file: pathOf(moduleId) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    const file = pathOf(test.module.moduleId);
    tell({ kind: "testEnded", file, status: state === "passed" || state === "failed" ? state : "skipped" });
    if (state === "failed") tellFailures(file, test.fullName, errors ?? []);
  }

  onTestSuiteResult(suite: TestSuite): void {
    tellFailures(pathOf(suite.module.moduleId), suite.fullName, suite.errors());
  }

  onTestModuleEnd(module: TestModule): void {
    const file = pathOf(module.moduleId);
    tellFailures(file, "", module.errors());
    tell({ kind: "fileEnded", file, ms: module.diagnostic().duration });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly Shown[]): void {
    tellFailures("", "outside of any test", unhandled);
  }
}

// oxlint-disable-next-line import/no-default-export -- vitest takes a reporter by its file's default export
export default ProgressReporter;
