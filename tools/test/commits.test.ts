// What commits say of the simulation.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Commit, findCommitProblems } from "../src/checks/commits.ts";
import { checkCommits } from "../src/checks/history.ts";

const OLD = "0123456789abcdef";
const NEW = "fedcba9876543210";

function commitOf(lines: readonly string[], signature: string | undefined, parentSignature = OLD): Commit {
  const message = ["Turn faster", "", "Because of G-5.3.", ...lines].join("\n");
  return { id: "c0ffee0123456789", message, signature, parentSignature };
}

describe("A commit that touches the engine", () => {
  it.each<[string, Commit]>([
    ["names the new signature", commitOf([`Signature: ${NEW}`], NEW)],
    ["says that nothing changed", commitOf(["No functional change."], OLD)],
    ["says so before other lines", commitOf(["No functional change.", "", "Reviewed-by: somebody"], OLD)],
    ["has Windows' ends of lines", commitOf([`Signature: ${NEW}\r`, "\r"], NEW)],
    ["brings the first signature", { ...commitOf([`Signature: ${NEW}`], NEW), parentSignature: undefined }],
  ])("E-31: is well when it %s", (_, commit) => {
    expect(findCommitProblems([commit])).toEqual([]);
  });

  it.each<[string, Commit, string, string]>([
    ["says nothing", commitOf([], OLD), "does not say", "No functional change."],
    ["says nothing of a change", commitOf([], NEW), "does not say", `Signature: ${NEW}`],
    ["keeps a change quiet", commitOf(["No functional change."], NEW), "but changes", `Signature: ${NEW}`],
    ["names another number", commitOf([`Signature: ${OLD}`], NEW), "but signature.json has", `Signature: ${NEW}`],
    ["names what is not new", commitOf([`Signature: ${OLD}`], OLD), "the same signature", "No functional change."],
    [
      "says both",
      commitOf([`Signature: ${NEW}`, "No functional change."], NEW),
      "more than one thing",
      `Signature: ${NEW}`,
    ],
    ["says it within a line", commitOf(["It is No functional change."], OLD), "does not say", "No functional change."],
    ["has too few digits", commitOf(["Signature: fedcba"], NEW), "does not say", `Signature: ${NEW}`],
  ])("E-31: is named, with what to do, when it %s", (_, commit, problem, remedy) => {
    const [found, ...more] = findCommitProblems([commitOf(["No functional change."], OLD), commit]);
    expect(more).toEqual([]);
    expect(found).toMatch(/^c0ffee0123 "Turn faster": /);
    expect(found).toContain(problem);
    expect(found).toContain(`says "${remedy}" (see CONTRIBUTING.md, "Commits")`);
  });

  it("E-31: is not looked for where there is no history", () => {
    const folder = mkdtempSync(join(tmpdir(), "korobeinix-"));
    try {
      expect(checkCommits(folder)).toMatchObject({ ok: true, note: expect.stringMatching(/^nothing to look at: /) });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
