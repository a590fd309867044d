// Running the tests: how far they are is shown, and what came of each is read.

import { readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Ended, ROOT, runProgram } from "./command.ts";
import { type Failure, type TestEvent, makeFailureSummary } from "./progress.ts";
import { type TestRun, parseReport } from "./results.ts";
import { type Output, openScreen } from "./screen.ts";

const RESULTS_FILE = join("out", "test-results.json");
const REPORTER = fileURLToPath(import.meta.resolve("./reporter.ts"));

export interface TestsToRun {
  /** Only the tests that need no browser. */
  readonly isNodeOnly?: boolean;
  readonly signal?: AbortSignal;
  /** Where people see how far the tests are. */
  readonly output: Output;
}

function argumentsOf(isNodeOnly: boolean): string[] {
  const reporters = [`--reporter=${REPORTER}`, "--reporter=json", `--outputFile.json=${RESULTS_FILE}`];
  if (!isNodeOnly) return ["run", ...reporters];
  // Left to itself vitest leaves one processor idle, which on a small machine is half of it.
  return ["run", ...reporters, "--project=node", `--maxWorkers=${Math.max(2, availableParallelism() - 1)}`];
}

/** Runs the tests and shows how far they are; without a run they could not be run at all. */
export async function runTests(tests: TestsToRun): Promise<Ended & { readonly run?: TestRun }> {
  const file = join(ROOT, RESULTS_FILE);
  // What an earlier run left behind must never be taken for this one.
  rmSync(file, { force: true });
  const failures: Failure[] = [];
  const screen = openScreen(tests.output);
  const ended = await runProgram("vitest/vitest.mjs", argumentsOf(tests.isNodeOnly === true), {
    signal: tests.signal,
    onMessage(message) {
      const event = message as TestEvent;
      if (event.kind === "failed") failures.push(event);
      screen.show(event);
    },
  });
  screen.close();
  // What went wrong stands further up, perhaps minutes ago.
  const output = [ended.output, ...failures.flatMap(makeFailureSummary)].join("\n").trimStart();
  try {
    return { ok: ended.ok, output, run: parseReport(readFileSync(file, "utf8"), ROOT) };
  } catch (error) {
    return { ok: false, output: `${output}\nThe tests left no results: ${String(error)}` };
  }
}
