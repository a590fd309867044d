// package-lock.json: every package that npm fetches is known by its integrity, so that nobody can slip in another.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Ended } from "./command.ts";

interface Entry {
  readonly version?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
}

export interface LockFile {
  readonly packages: { readonly [path: string]: Entry };
}

/**
 * Builds for other machines whose integrity nobody could look up yet: how their names begin, by version. npm takes
 * them unchecked, and only on those machines. This list gets shorter and never longer: a new version asks for all.
 */
const UNKNOWN: readonly string[] = [
  "@oxc-parser/binding-…@0.155.0",
  "@oxfmt/binding-…@0.77.0",
  "@oxlint-tsgolint/…@7.0.2006",
  "@oxlint/binding-…@1.93.0",
  "@rolldown/binding-…@1.2.19",
];

/** What is wrong with a lock file; `unknown` are the packages that may lack their integrity. */
export function findLockProblems({ packages }: LockFile, unknown: readonly string[] = UNKNOWN): string[] {
  const lacking = Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes("node_modules/") && link !== true && !integrity)
    .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf("node_modules/") + 13), ...entry }));
  const excuseOf = ({ name, version, optional }: (typeof lacking)[number]): string | undefined =>
    unknown.find((excuse) => {
      const [start = "", end] = excuse.split("…");
      return optional === true && name.startsWith(start) && end === `@${version}`;
    });
  const excused = new Set(lacking.map(excuseOf));
  return [
    ...lacking
      .filter((entry) => excuseOf(entry) === undefined)
      .map(
        ({ name, version }) => `${name}@${version} has no integrity: enter what "npm view" gives as dist.integrity.`,
      ),
    ...unknown
      .filter((excuse) => !excused.has(excuse))
      .map((excuse) => `Nothing lacks its integrity as ${excuse} any more: take it from the list in lockFile.ts.`),
  ];
}

export function checkLockFile(root: string): Ended {
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as LockFile;
  const problems = findLockProblems(lock);
  return { ok: problems.length === 0, output: problems.join("\n") };
}
