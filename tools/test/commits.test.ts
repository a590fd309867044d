// What commits say about the simulation.

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
    ["says that nothing changed", commitOf(["Simulation unchanged."], OLD)],
    ["says so by the line of older commits", commitOf(["No functional change."], OLD)],
    ["says so before other lines", commitOf(["Simulation unchanged.", "", "Reviewed-by: somebody"], OLD)],
    ["has Windows line ends", commitOf([`Signature: ${NEW}\r`, "\r"], NEW)],
    ["brings the first signature", { ...commitOf([`Signature: ${NEW}`], NEW), parentSignature: undefined }],
  ])("E-31: passes when it %s", (_, commit) => {
    expect(findCommitProblems([commit])).toEqual([]);
  });

  it.each<[string, Commit, string, string]>([
    ["says nothing", commitOf([], OLD), "does not say", "Simulation unchanged."],
    ["does not mention a change", commitOf([], NEW), "does not say", `Signature: ${NEW}`],
    ["hides a change", commitOf(["Simulation unchanged."], NEW), "but changes", `Signature: ${NEW}`],
    ["hides a change by the old line", commitOf(["No functional change."], NEW), "but changes", `Signature: ${NEW}`],
    ["names another number", commitOf([`Signature: ${OLD}`], NEW), "but signature.json has", `Signature: ${NEW}`],
    [
      "names the parent's signature",
      commitOf([`Signature: ${OLD}`], OLD),
      "the same signature",
      "Simulation unchanged.",
    ],
    [
      "says both",
      commitOf([`Signature: ${NEW}`, "Simulation unchanged."], NEW),
      "more than one thing",
      `Signature: ${NEW}`,
    ],
    [
      "says it in the middle of a line",
      commitOf(["It is Simulation unchanged."], OLD),
      "does not say",
      "Simulation unchanged.",
    ],
    ["has too few digits", commitOf(["Signature: fedcba"], NEW), "does not say", `Signature: ${NEW}`],
  ])("E-31: is reported, with the line to write, when it %s", (_, commit, problem, remedy) => {
    const [found, ...more] = findCommitProblems([commitOf(["Simulation unchanged."], OLD), commit]);
    expect(more).toEqual([]);
    expect(found).toMatch(/^c0ffee0123 "Turn faster": /);
    expect(found).toContain(problem);
    expect(found).toContain(`says "${remedy}" (see CONTRIBUTING.md, "Commits")`);
  });

  it("E-31: is not checked where there is no history", () => {
    const folder = mkdtempSync(join(tmpdir(), "korobeinix-"));
    try {
      expect(checkCommits(folder)).toMatchObject({ ok: true, note: expect.stringMatching(/^nothing to check: /) });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
