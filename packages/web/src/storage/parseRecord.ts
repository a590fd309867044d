// Lines of a table as they come from the disk: what is not whole is left out, so that one bad line loses no table.

import { RULE_BOOKS } from "@korobeinix/engine";
import type { RecordLine } from "./storage.ts";

export function parseRecords(values: readonly unknown[]): readonly RecordLine[] {
  return values.filter(isRecord);
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
    line.log instanceof Uint8Array
  );
}
