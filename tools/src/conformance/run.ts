// `npm run conformance`: every clause of the rule catalogue, the tests that name it, and whether they pass.

import process from "node:process";
import { ROOT } from "../checks/command.ts";
import { runTests } from "../checks/tests.ts";
import { readCatalogue } from "./catalogue.ts";
import { listProofs, makeTable } from "./print.ts";
import { makeReport } from "./report.ts";

const { run, output } = await runTests({ output: process.stderr });
if (run === undefined) {
  console.error(output);
  process.exitCode = 1;
} else {
  const report = makeReport(readCatalogue(ROOT), run);
  console.log([...listProofs(report.proofs), "", ...makeTable(report.proofs)].join("\n"));
  if (report.problems.length > 0) {
    console.error(["", ...report.problems.map((problem) => `✗ ${problem}`)].join("\n"));
    process.exitCode = 1;
  }
}
