// A conformance report in words: the long listing, and the table.

import type { TestStatus } from "../checks/results.ts";
import { BOOKS, KINDS } from "./finished.ts";
import type { Proof } from "./report.ts";

const MARKS: { readonly [Status in TestStatus]: string } = { passed: "✓", failed: "✗", skipped: "–" };

/** Every clause with its tests. */
export function listProofs(proofs: readonly Proof[]): string[] {
  return proofs.flatMap((proof, i) => {
    const { clause } = proof;
    const title = clause === proofs[i - 1]?.clause ? [] : ["", `${clause.id} ${clause.text}`];
    return [
      ...title,
      `  ${proof.isProved ? "✓" : "✗"} [${proof.kind}]${remark(proof)}`,
      ...proof.tests.map(describeTest),
    ];
  });
}

function remark({ tests, isDue }: Proof): string {
  if (tests.length > 0) return "";
  return isDue ? " no test" : " no test yet";
}

function describeTest({ title, file, status }: Proof["tests"][number]): string {
  return `      ${MARKS[status]} ${title} (${file})`;
}

/** Proved / total for each rule book and tag; a star marks what is finished. */
export function makeTable(proofs: readonly Proof[]): string[] {
  const rows = Object.values(BOOKS).map((book) => [
    book,
    ...KINDS.map((kind) => count(proofs.filter((proof) => proof.clause.book === book && proof.kind === kind))),
  ]);
  const total = ["total", ...KINDS.map((kind) => count(proofs.filter((proof) => proof.kind === kind)))];
  const table = [["proved", ...KINDS], ...rows, total];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table.map((row) =>
    row
      .map((cell, i) => pad(cell, i, widths[i] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

function count(proofs: readonly Proof[]): string {
  if (proofs.length === 0) return "·";
  const proved = proofs.filter(({ isProved }) => isProved).length;
  return `${proved}/${proofs.length}${proofs.every(({ isDue }) => isDue) ? "*" : ""}`;
}

function pad(cell: string, column: number, width: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
