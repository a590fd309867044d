// Matching clauses with the tests that name them.

import type { TestResult, TestRun } from "../checks/results.ts";
import { type Catalogue, type Clause, idsOf } from "./catalogue.ts";
import { FINISHED, KINDS, type Kind } from "./finished.ts";

/** One clause and one of its tags. */
export interface Proof {
  readonly clause: Clause;
  readonly kind: Kind;
  readonly tests: readonly TestResult[];
  /** Some test of this kind passes and none fails. */
  readonly isProved: boolean;
  /** Whether it has to be proved by now. */
  readonly isDue: boolean;
}

export interface Report {
  readonly proofs: readonly Proof[];
  readonly problems: readonly string[];
}

/** The kind of a test comes from where it lies. */
export function kindOf(file: string): Kind | undefined {
  if (file.startsWith("packages/engine/test/match/")) return "match";
  // What is promised of the browser is proved in one.
  if (file.startsWith("packages/web/test/") && !file.startsWith("packages/web/test/browser/")) return undefined;
  const [, name] = /^(?:packages\/(?!tools\/)|(?=tools\/))([a-z]+)\/test\//.exec(file) ?? [];
  return KINDS.find((kind) => kind === name);
}

export function makeReport(
  { clauses, problems }: Catalogue,
  run: TestRun,
  finished: typeof FINISHED = FINISHED,
): Report {
  const tests = new Map<string, TestResult[]>();
  const keyOf = (id: string, kind: Kind | undefined): string => `${id} ${kind}`;
  const known = new Set(clauses.map(({ id }) => id));
  const found = [...problems, ...run.brokenFiles.map((file) => `${file}: could not be run`)];
  for (const test of run.tests) {
    const ids = idsOf(test.title);
    if (ids.length === 0) found.push(`${test.file}: the title begins with no clause: "${test.title}"`);
    for (const id of ids) {
      if (!known.has(id)) found.push(`${test.file}: there is no clause ${id}: "${test.title}"`);
      const key = keyOf(id, kindOf(test.file));
      tests.set(key, [...(tests.get(key) ?? []), test]);
    }
  }
  const proofs = clauses.flatMap((clause) =>
    clause.kinds.map((kind): Proof => {
      const mine = tests.get(keyOf(clause.id, kind)) ?? [];
      const isProved =
        mine.some(({ status }) => status === "passed") && !mine.some(({ status }) => status === "failed");
      return { clause, kind, tests: mine, isProved, isDue: finished[clause.book]?.includes(kind) === true };
    }),
  );
  for (const proof of proofs) if (proof.isDue && !proof.isProved) found.push(describeGap(proof));
  return { proofs, problems: found };
}

function describeGap({ clause, kind, tests }: Proof): string {
  const failing = tests.filter(({ status }) => status === "failed").length;
  const why = failing > 0 ? `${failing} failing` : tests.length > 0 ? "only skipped ones" : "none";
  return `${clause.id} [${kind}] is finished and needs passing tests: there are ${why}`;
}
