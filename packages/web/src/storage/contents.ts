// What is stored, and what a write does to it: the same for the memory of this visit and, in database.ts, on the disk.

import { RULE_BOOKS, type RuleBook, type Variation } from "@korobeinix/engine";
import type { Settings } from "../settings/settings.ts";
import { rankRecords } from "./ranking.ts";
import type { RecordLine } from "./storage.ts";

export interface Contents {
  readonly settings: Settings;
  /** The lines of all tables. */
  readonly records: readonly RecordLine[];
  readonly save: Uint8Array | undefined;
  readonly wonderLines: number;
}

export type Write =
  | { readonly kind: "settings"; readonly settings: Settings }
  | { readonly kind: "record"; readonly line: RecordLine }
  | { readonly kind: "clearTables" }
  | { readonly kind: "save"; readonly log: Uint8Array | undefined }
  | { readonly kind: "addWonderLines"; readonly lines: number }
  | { readonly kind: "clearWonderLines" };

export type TableName = Pick<RecordLine, "ruleBook" | "variation">;

export function applyWrite(contents: Contents, write: Write): Contents {
  switch (write.kind) {
    case "settings":
      return { ...contents, settings: write.settings };
    case "record": {
      const others = contents.records.filter((line) => !isOf(write.line, line));
      return { ...contents, records: [...others, ...tableWith(contents.records, write.line)] };
    }
    case "clearTables":
      return { ...contents, records: [] };
    case "save":
      return { ...contents, save: write.log };
    case "addWonderLines":
      return { ...contents, wonderLines: contents.wonderLines + write.lines };
    case "clearWonderLines":
      return { ...contents, wonderLines: 0 };
  }
}

/** The writes still to be done when another comes: what it makes void is not done at all. */
export function withWrite(waiting: readonly Write[], write: Write): readonly Write[] {
  return [...waiting.filter((older) => !undoes(write, older)), write];
}

/** Whether nothing is left of a write if this one comes after it. */
export function undoes({ kind }: Write, earlier: Write): boolean {
  if (kind === "clearTables") return earlier.kind === "record" || earlier.kind === kind;
  if (kind === "clearWonderLines") return earlier.kind === "addWonderLines" || earlier.kind === kind;
  return earlier.kind === kind && (kind === "settings" || kind === "save");
}

/** One table, best first. */
export function tableOf(records: readonly RecordLine[], name: TableName): readonly RecordLine[] {
  const { book, variation } = rulesOf(name);
  return rankRecords(
    records.filter((line) => isOf(name, line)),
    book,
    variation,
  );
}

/** Its table after a line is added; the same line twice stands in it once. */
export function tableWith(records: readonly RecordLine[], line: RecordLine): readonly RecordLine[] {
  return tableOf([...records.filter(({ id }) => id !== line.id), line], line);
}

export function isOf(name: TableName, line: TableName): boolean {
  return line.ruleBook === name.ruleBook && line.variation === name.variation;
}

function rulesOf({ ruleBook, variation }: TableName): { readonly book: RuleBook; readonly variation: Variation } {
  const book = RULE_BOOKS.find(({ id }) => id === ruleBook) as RuleBook;
  const [first] = book.variations;
  return { book, variation: book.variations.find(({ id }) => id === variation) ?? (first as Variation) };
}
