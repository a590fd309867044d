// Lines of tables, and the data of the rule books by their names.

import { RULE_BOOKS, type RuleBook, type RuleBookId, type Variation } from "@korobeinix/engine";
import type { KeptReplay, RecordLine } from "../../src/storage/storage.ts";

let count = 0;

export function line(fields: Partial<RecordLine> = {}): RecordLine {
  count += 1;
  return {
    id: `line ${String(count).padStart(6, "0")}`,
    name: "ANNA",
    ruleBook: "guideline",
    variation: "marathon",
    score: 1000,
    lines: 10,
    level: 2,
    micros: 60_000_000,
    isWon: false,
    date: 1_700_000_000_000,
    log: new Uint8Array([1, 2, 3]),
    ...fields,
  };
}

export function rules(book: RuleBookId, variation = "marathon"): [RuleBook, Variation] {
  const found = RULE_BOOKS.find(({ id }) => id === book)!;
  return [found, found.variations.find(({ id }) => id === variation)!];
}

export function kept(fields: Partial<KeptReplay> = {}): KeptReplay {
  const { log, ...facts } = line();
  return { ...facts, origin: "finished", isFavourite: false, size: log.length, board: ["IIII......"], ...fields };
}
