// The checks that need nothing but the sources, in the order they are reported.

import { globSync } from "node:fs";
import { dirname, sep } from "node:path";
import { ROOT } from "./command.ts";

const LINT = ["--type-aware", "--deny-warnings", "--report-unused-disable-directives"];

export interface SourceCheck {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
}

function typeChecks(): SourceCheck[] {
  const projects = globSync("{packages/*,tools}/**/tsconfig.json", { cwd: ROOT, exclude: ["**/node_modules/**"] });
  const folders = projects.map((project) => dirname(project).split(sep).join("/"));
  return folders
    .toSorted()
    .map((folder) => ({ name: `types of ${folder}`, program: "typescript/bin/tsc", args: ["-p", folder] }));
}

export function sourceChecks(): SourceCheck[] {
  return [
    ...typeChecks(),
    { name: "lint", program: "oxlint/bin/oxlint", args: LINT },
    { name: "format", program: "oxfmt/bin/oxfmt", args: ["--check", "."] },
    { name: "unused code", program: "knip/bin/knip.js", args: ["--no-progress", "--treat-config-hints-as-errors"] },
    // Without the tests: finds packages that are used and not declared, which the type check lets pass.
    {
      name: "undeclared packages",
      program: "knip/bin/knip.js",
      args: ["--no-progress", "--strict", "--dependencies", "--files"],
    },
  ];
}
