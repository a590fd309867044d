// The checks that need nothing but the sources, in the order they are reported.

import { globSync } from "node:fs";
import { dirname, sep } from "node:path";
import { type Ended, ROOT, runProgram } from "./command.ts";
import { checkCommits } from "./history.ts";
import { checkLockFile } from "./lockFile.ts";

const LINT = ["--type-aware", "--deny-warnings", "--report-unused-disable-directives"];

export interface SourceCheck {
  readonly name: string;
  /** Whether it belongs to the inner loop, `npm run check`. */
  readonly isQuick: boolean;
  readonly run: (signal: AbortSignal) => Ended | Promise<Ended>;
}

function program(name: string, file: string, args: readonly string[], isQuick = true): SourceCheck {
  return { name, isQuick, run: (signal) => runProgram(file, args, { signal }) };
}

function typeChecks(): SourceCheck[] {
  const projects = globSync("{packages/*,tools}/**/tsconfig.json", { cwd: ROOT, exclude: ["**/node_modules/**"] });
  const folders = projects.map((project) => dirname(project).split(sep).join("/"));
  return folders.toSorted().map((folder) => program(`types of ${folder}`, "typescript/bin/tsc", ["-p", folder]));
}

export function sourceChecks(): SourceCheck[] {
  const knip = "knip/bin/knip.js";
  return [
    { name: "commits", isQuick: true, run: () => checkCommits(ROOT) },
    { name: "lock file", isQuick: true, run: () => checkLockFile(ROOT) },
    ...typeChecks(),
    program("lint", "oxlint/bin/oxlint", LINT),
    program("format", "oxfmt/bin/oxfmt", ["--check", "."]),
    program("unused code", knip, ["--no-progress", "--treat-config-hints-as-errors"], false),
    // Without the tests: finds packages that are used and not declared, which the type check lets pass.
    program("undeclared packages", knip, ["--no-progress", "--strict", "--dependencies", "--files"], false),
  ];
}
