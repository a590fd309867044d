// One table out of the lines of all. Which games it takes, and in which order, the engine says (E-28).

import { compareStandings, parseTable, type Standing, type Table } from "@korobeinix/engine/records";

/** What of a line says its place. */
interface Line extends Standing {
  readonly id: string;
  readonly table: string;
  readonly date: number;
}

export const TABLE_LENGTH = 10;

/** The lines of a table, best first, at most `TABLE_LENGTH`; of equals the earlier keeps its place. */
export function linesOf<Each extends Line>(records: readonly Each[], name: string): readonly Each[] {
  const table = parseTable(name);
  if (!table.ok) return [];
  const compare = (one: Each, other: Each): number =>
    compareStandings(table.value, one, other) || one.date - other.date || (one.id < other.id ? -1 : 1);
  return records
    .filter((line) => line.table === name)
    .toSorted(compare)
    .slice(0, TABLE_LENGTH);
}

/** The lines of its table after a line is added; the same line twice stands in it once. */
export function linesWith<Each extends Line>(records: readonly Each[], line: Each): readonly Each[] {
  return linesOf([...records.filter(({ id }) => id !== line.id), line], line.table);
}

/** The place that a game would take among the lines of its table, counted from 1; undefined: none. */
export function placeAmong(lines: readonly Standing[], table: Table, standing: Standing): number | undefined {
  const better = lines.filter((line) => compareStandings(table, line, standing) <= 0).length;
  return better < TABLE_LENGTH ? better + 1 : undefined;
}
