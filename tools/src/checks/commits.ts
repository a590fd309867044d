// Checks what a commit that touches the engine says about the simulation (CONTRIBUTING.md, "Commits").
//
// The rule holds for the commits after the one that added this file.

export interface Commit {
  readonly id: string;
  readonly message: string;
  /** The signature in packages/engine/signature.json at this commit. */
  readonly signature: string | undefined;
  /** The signature at its first parent. */
  readonly parentSignature: string | undefined;
}

const SIGNATURE_LINE = /^Signature: ([\da-f]{16})$/;
const SAME_LINE = "Simulation unchanged.";
/** Commits from before the line above have this one, and a message in the history cannot be changed any more. */
const OLD_SAME_LINE = "No functional change.";

/** The problems of these commits. All of them touch the engine. */
export function findCommitProblems(commits: readonly Commit[]): string[] {
  return commits.flatMap((commit) => {
    const problem = problemOf(commit);
    const subject = commit.message.split("\n", 1)[0];
    return problem === undefined ? [] : [`${commit.id.slice(0, 10)} "${subject}": ${problem}`];
  });
}

function problemOf({ message, signature, parentSignature }: Commit): string | undefined {
  const lines = message.split("\n").map((line) => line.trimEnd());
  const named = lines.flatMap((line) => SIGNATURE_LINE.exec(line)?.[1] ?? []);
  const said = [SAME_LINE, OLD_SAME_LINE].find((line) => lines.includes(line));
  const isSame = signature === parentSignature;
  const right = isSame ? SAME_LINE : `Signature: ${signature}`;
  const wayOut = `Amend the message: a line of its own says "${right}" (see CONTRIBUTING.md, "Commits").`;
  if (named.length + (said === undefined ? 0 : 1) > 1)
    return `it says more than one thing about the simulation. ${wayOut}`;
  if (said !== undefined) return isSame ? undefined : `it says "${said}", but changes signature.json. ${wayOut}`;
  if (named[0] === undefined) return `it touches the engine and does not say whether the simulation changed. ${wayOut}`;
  if (named[0] !== signature) return `it names ${named[0]}, but signature.json has ${signature}. ${wayOut}`;
  return isSame ? `it names ${named[0]}, but its parent has the same signature. ${wayOut}` : undefined;
}
