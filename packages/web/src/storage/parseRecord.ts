// Lines of a table as they come from the disk: what is not whole is left out, so that one bad line loses no table.

import { parseTable, RULE_BOOKS } from "@korobeinix/engine";
import type { RecordLine } from "./storage.ts";

export function parseRecords(values: readonly unknown[]): readonly RecordLine[] {
  return values.filter(isRecord);
}

/** Names of tables, without what is none. */
export function parseTableNames(values: readonly unknown[]): readonly string[] {
  return values.filter((name): name is string => typeof name === "string" && parseTable(name).ok);
}

function isRecord(value: unknown): value is RecordLine {
  if (typeof value !== "object" || value === null) return false;
  const line = value as { readonly [Name in keyof RecordLine]?: unknown };
  const numbers = [line.score, line.lines, line.level, line.micros, line.date];
  return (
    [line.id, line.name, line.variation].every((text) => typeof text === "string") &&
    numbers.every((number) => typeof number === "number" && Number.isFinite(number) && number >= 0) &&
    RULE_BOOKS.some(({ id }) => id === line.ruleBook) &&
    typeof line.isWon === "boolean" &&
    line.log instanceof Uint8Array &&
    hasPlace(line.table, line.isWon)
  );
}

/** Races that were lost stood in tables once; only a goal that was reached has a time (E-28). */
function hasPlace(name: unknown, isWon: boolean): boolean {
  const table = typeof name === "string" ? parseTable(name) : undefined;
  return table?.ok === true && (isWon || table.value.measure !== "time");
}
