// The page that compares the rule books, made from their data.

import { RULE_BOOKS } from "@korobeinix/engine";
import { ROWS } from "./words.ts";

export const COMPARISON_FILE: URL = new URL("../../../docs/rules/comparison.md", import.meta.url);

const TITLES: { readonly [id: string]: string } = {
  guideline: "Guideline (2009)",
  basic: "Basic",
  new: "The New (1999)",
  reglas: "Reglas (2018)",
  korobeinix: "1984",
};

export function comparisonPage(): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    "# Five games side by side",
    "",
    "Made from the rule books' data by `npm run comparison`; a test fails when it is not up to date. The clauses",
    "behind each cell are in the catalogues beside this page.",
    "",
    row(["", ...RULE_BOOKS.map(({ id }) => TITLES[id] ?? id)]),
    row(["---", ...RULE_BOOKS.map(() => "---")]),
    ...ROWS.map(([title, words]) => row([`**${title}**`, ...RULE_BOOKS.map(words)])),
    "",
  ].join("\n");
}
