// What a commit that touches the engine says of the simulation, and whether that is true (CONTRIBUTING.md, "Commits").
//
// The commit that added this file is where it begins to hold.

export interface Commit {
  readonly id: string;
  readonly message: string;
  /** What packages/engine/signature.json keeps at this commit. */
  readonly signature: string | undefined;
  /** What it kept at the (first) parent. */
  readonly parentSignature: string | undefined;
}

const SIGNATURE_LINE = /^Signature: ([\da-f]{16})$/;
const SAME_LINE = "No functional change.";

/** What is wrong with these commits, all of which touch the engine. */
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
  const saysSame = lines.includes(SAME_LINE);
  const isSame = signature === parentSignature;
  const right = isSame ? SAME_LINE : `Signature: ${signature}`;
  const wayOut = `Amend the message: a line of its own says "${right}" (see CONTRIBUTING.md, "Commits").`;
  if (named.length + (saysSame ? 1 : 0) > 1) return `it says more than one thing of the simulation. ${wayOut}`;
  if (saysSame) return isSame ? undefined : `it says "${SAME_LINE}", but changes signature.json. ${wayOut}`;
  if (named[0] === undefined) return `it touches the engine and does not say what became of the simulation. ${wayOut}`;
  if (named[0] !== signature) return `it names ${named[0]}, but signature.json has ${signature}. ${wayOut}`;
  return isSame ? `it names ${named[0]}, but its parent has the same signature. ${wayOut}` : undefined;
}
