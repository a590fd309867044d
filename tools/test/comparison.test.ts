import { readFileSync } from "node:fs";
import { RULE_BOOKS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { COMPARISON_FILE, comparisonPage } from "../src/comparison/page.ts";
import { ROWS } from "../src/comparison/words.ts";

describe("the comparison of the rule books", () => {
  it("E-17: the page in the repository is the one that the data give", () => {
    expect(readFileSync(COMPARISON_FILE, "utf8")).toBe(comparisonPage());
  });

  it("E-17: every row has a word for every rule book, and tells at least two of them apart", () => {
    for (const [title, words] of ROWS) {
      const cells = RULE_BOOKS.map(words);
      cells.forEach((cell) => expect(cell, title).not.toMatch(/^$|undefined|NaN/));
      expect(new Set(cells).size, title).toBeGreaterThan(1);
    }
  });
});
