// The checks that need nothing but the sources, in the order they are reported.

import { globSync } from "node:fs";
import { dirname, sep } from "node:path";
import { ROOT } from "./command.ts";

export interface SourceCheck {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
}

function typeChecks(): SourceCheck[] {
  const projects = globSync("{packages/*,tools}/**/tsconfig.json", { cwd: ROOT, exclude: ["**/node_modules/**"] });
  return projects.toSorted().map((project) => ({
    name: `types of ${dirname(project).split(sep).join("/")}`,
    program: "typescript/bin/tsc",
    args: ["-p", project],
  }));
}

export function sourceChecks(): SourceCheck[] {
  return [
    ...typeChecks(),
    { name: "lint", program: "oxlint/bin/oxlint", args: ["--type-aware", "--deny-warnings"] },
    { name: "format", program: "oxfmt/bin/oxfmt", args: ["--check", "."] },
    { name: "unused code", program: "knip/bin/knip.js", args: ["--no-progress", "--treat-config-hints-as-errors"] },
    // Without the tests: finds what only tests use, and packages used without being declared.
    { name: "unused code in what is shipped", program: "knip/bin/knip.js", args: ["--no-progress", "--strict"] },
  ];
}
