// A high-score table with the columns that fit it (G-11.2).

import "../styles/tables.css";
import type { Column, Table } from "@korobeinix/engine/records";
import type { VNode } from "preact";
import type { RecordLine } from "../storage/storage.ts";
import { spokenBy } from "../words/translate.ts";
import { variationName } from "../words/variationName.ts";
import type { Shell } from "./context.ts";
import { tableTitle } from "./tableTitle.ts";

type RecordColumn = Column | "date" | "name";

export interface RecordsTableProps {
  readonly shell: Shell;
  readonly table: Table;
  /** Best first. */
  readonly lines: readonly RecordLine[];
  /** Whether the rule book and variation have other tables. */
  readonly isOneOfMany: boolean;
  /** The line that was just made. */
  readonly highlightId?: string | undefined;
  readonly onWatch?: ((line: RecordLine) => void) | undefined;
}

export function RecordsTable({ shell, table, lines, isOneOfMany, highlightId, onWatch }: RecordsTableProps): VNode {
  const { t } = shell;
  const columns: readonly RecordColumn[] = ["name", ...table.columns, "date"];
  const names = [variationName(shell, table.variation.id), ...(isOneOfMany ? [tableTitle(t, table)] : [])];
  return (
    <table class="records">
      <caption class="unseen">
        {t("records.caption", { book: t(`book.${table.book.id}`), variation: names.join(", ") })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("column.rank")}</th>
          {columns.map((column) => (
            <th key={column} scope="col" class={`column-${column}`}>
              {spokenBy(t, table.book.id)(`column.${column}`)}
            </th>
          ))}
          {onWatch !== undefined && (
            <th scope="col">
              <span class="unseen">{t("column.watch")}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, i) => (
          <tr key={line.id} class={line.id === highlightId ? "is-new" : ""}>
            <td class="column-rank">{i + 1}</td>
            {columns.map((column) => (
              <td key={column} class={`column-${column}`}>
                {cellOf(shell, column, line)}
              </td>
            ))}
            {onWatch !== undefined && (
              <td>
                <button
                  type="button"
                  class="icon"
                  aria-label={t("records.watch", { rank: i + 1 })}
                  onClick={() => onWatch(line)}
                >
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M8 5l11 7-11 7z" />
                  </svg>
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function cellOf({ t, format }: Shell, column: RecordColumn, line: RecordLine): string {
  switch (column) {
    case "name":
      return line.name === "" ? t("records.nobody") : line.name;
    case "time":
      return format.time(line.micros);
    case "date":
      return format.date(line.date);
    default:
      return format.number(line[column]);
  }
}
