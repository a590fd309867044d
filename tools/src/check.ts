// `npm test`: every check there is; `npm run check` (--quick): the inner loop, which needs no browser and no minute.
// What a check prints is shown only if it fails; the last line is the count.

import process from "node:process";
import { type Ended, ROOT } from "./checks/command.ts";
import { sourceChecks } from "./checks/list.ts";
import { type Timed, makeCheckLines, makeCountLine } from "./checks/outcome.ts";
import type { TestRun } from "./checks/results.ts";
import { runTests } from "./checks/tests.ts";
import { readCatalogue } from "./conformance/catalogue.ts";
import { listProofs, makeTable } from "./conformance/print.ts";
import { makeReport } from "./conformance/report.ts";

/** Most checks keep a processor busy, and small machines have two. */
const AT_ONCE = 2;

const isQuick = process.argv.includes("--quick");

const stop = new AbortController();
process.on("SIGINT", () => stop.abort());
process.on("SIGTERM", () => stop.abort());

let passed = 0;
let failed = 0;

/** A check that throws has failed, like any other. */
async function timed<T extends Ended>(check: () => T | Promise<T>): Promise<(T | Ended) & Timed> {
  const start = performance.now();
  let ended: T | Ended;
  try {
    stop.signal.throwIfAborted();
    ended = await check();
  } catch (error) {
    ended = { ok: false, output: String(error) };
  }
  return { ...ended, ms: performance.now() - start };
}

function tell(name: string, ended: Timed): void {
  if (ended.ok) passed++;
  else failed++;
  console.log(makeCheckLines(name, ended).join("\n"));
}

async function checkSources(): Promise<void> {
  const checks = sourceChecks().filter((check) => check.isQuick || !isQuick);
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
  const results = checks.map((check, i) => {
    const result = Promise.resolve(lanes[i % AT_ONCE]).then(() => timed(() => check.run(stop.signal)));
    lanes[i % AT_ONCE] = result;
    return result;
  });
  for (const [i, { name }] of checks.entries()) tell(name, (await results[i])!);
}

async function checkTests(): Promise<TestRun | undefined> {
  const result = await timed(() => runTests({ isNodeOnly: isQuick, signal: stop.signal, output: process.stdout }));
  tell(isQuick ? "tests in Node" : "tests", result);
  const run = "run" in result ? result.run : undefined;
  const count = (status: string): number => run?.tests.filter((test) => test.status === status).length ?? 0;
  console.log(`    ${count("passed")} tests passed, ${count("failed")} failed, ${count("skipped")} skipped`);
  passed += count("passed");
  failed += count("failed");
  return run;
}

function checkConformance(run: TestRun): Ended {
  const { proofs, problems } = makeReport(readCatalogue(ROOT), run);
  console.log(makeTable(proofs).join("\n").replaceAll(/^/gm, "    "));
  const gaps = listProofs(proofs.filter(({ isDue, isProved }) => isDue && !isProved));
  const output = [...gaps, "", ...problems.map((problem) => `✗ ${problem}`), "npm run conformance lists every clause."];
  return { ok: problems.length === 0, output: output.join("\n").trimStart() };
}

await checkSources();
const run = await checkTests();
// Half of the clauses are proved in the browser.
if (!isQuick) {
  const conformance = await timed(() =>
    run ? checkConformance(run) : { ok: false, output: "there are no test results" },
  );
  tell("conformance", conformance);
}
console.log(makeCountLine(passed, failed));
process.exitCode = failed > 0 ? 1 : 0;
