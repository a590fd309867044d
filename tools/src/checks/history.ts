// Reads from git the commits that commits.ts checks.

import { execFileSync } from "node:child_process";
import type { Ended } from "./command.ts";
import { type Commit, findCommitProblems } from "./commits.ts";

const CHECK_FILE = "tools/src/checks/commits.ts";
const SIGNATURE_FILE = "packages/engine/signature.json";
const ENGINE_PATHS = ["packages/engine/src", SIGNATURE_FILE];
const MAX_BYTES = 256 * 1024 * 1024;

/** The commits that touch the engine, the oldest first; or the reason why none can be checked. */
function readCommits(root: string): readonly Commit[] | string {
  const git = (args: readonly string[], input = ""): string =>
    execFileSync("git", args, { cwd: root, input, encoding: "utf8", maxBuffer: MAX_BYTES, stdio: "pipe" });
  try {
    // Somebody may have unpacked a tarball of the project inside another repository.
    if (git(["rev-parse", "--show-prefix"]).trim() !== "") return "this is not the root of a git repository";
    // In a shallow clone the oldest commit seems to add every file.
    if (git(["rev-parse", "--is-shallow-repository"]).trim() === "true") return "the clone is shallow";
    const start = git(["log", "--diff-filter=A", "--format=%H", "--", CHECK_FILE]).trim().split("\n").at(-1) ?? "";
    if (start === "") return "the history does not have this check yet";
    return withSignatures(git, touching(git, start));
  } catch (error) {
    return `git does not answer: ${String(error).split("\n", 1)[0]}`;
  }
}

type Git = (args: readonly string[], input?: string) => string;

/** Only descendants of `start` count: a branch that began before the check did not know it. */
function touching(git: Git, start: string): { readonly id: string; readonly message: string }[] {
  const range = ["--reverse", "--full-history", "--ancestry-path", `${start}..HEAD`];
  // For a merge, -c names only the files that differ from every parent, so the files that the merge itself changes.
  const log = git(["log", ...range, "-c", "--name-only", "--format=%x01%H%x00%B%x00", "--", ...ENGINE_PATHS]);
  return log
    .split("\u0001")
    .map((entry) => entry.split("\0"))
    .flatMap(([id = "", message = "", files = ""]) => (files.trim() === "" ? [] : [{ id, message: message.trim() }]));
}

function withSignatures(git: Git, commits: ReturnType<typeof touching>): Commit[] {
  if (commits.length === 0) return [];
  const names = commits.flatMap(({ id }) => [`${id}:${SIGNATURE_FILE}`, `${id}^1:${SIGNATURE_FILE}`]);
  const answers = git(["cat-file", "--batch=%(objecttype)"], `${names.join("\n")}\n`);
  // Each answer is either "blob" and the file's text, or one line that ends with "missing".
  const signatures = [...answers.matchAll(/^blob\n(\{[^}]*\})|missing$/gm)].map(([, json]) =>
    json === undefined ? undefined : (JSON.parse(json) as { readonly signature: string }).signature,
  );
  return commits.map(({ id, message }, i) => {
    return { id, message, signature: signatures[2 * i], parentSignature: signatures[2 * i + 1] };
  });
}

export function checkCommits(root: string): Ended {
  const commits = readCommits(root);
  if (typeof commits === "string") return { ok: true, output: "", note: `nothing to check: ${commits}` };
  const problems = findCommitProblems(commits);
  return { ok: problems.length === 0, output: problems.join("\n"), note: `${commits.length} touch the engine` };
}
