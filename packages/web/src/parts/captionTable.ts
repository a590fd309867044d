// What displays of another time and language call their figures.

import type { RuleBookId } from "@korobeinix/engine";

type Captioned = "lines" | "level" | "score" | "time";
export type Captions = { readonly [Name in Captioned]?: string };

const CAPTIONS: { readonly [Book in RuleBookId]?: Captions } = {
  // What stood on the screen of 1984 (K-3), and the time in its manner.
  korobeinix: { score: "СЧЕТ", lines: "ПОЛНЫХ СТРОК", level: "УРОВЕНЬ", time: "ВРЕМЯ" },
};

export function captionsFor(book: RuleBookId): Captions | undefined {
  return CAPTIONS[book];
}

/** In the order in which they are explained. */
export function captionsOf(book: RuleBookId): readonly (readonly [Captioned, string])[] {
  return Object.entries(CAPTIONS[book] ?? {}) as [Captioned, string][];
}
