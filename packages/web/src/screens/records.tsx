// The high-score tables (G-11.2): one for every rule book, variation and whatever else parts them, with the columns that
// fit it.

import { RULE_BOOKS, type Table as RecordTable, parseTable, unwrap } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { RecordLine } from "../storage/storage.ts";
import type { RecordColumn, Shell } from "../parts/context.ts";
import { variationName } from "./menu.tsx";
import { tableNow } from "../settings/requests.ts";
import { Screen } from "../parts/screen.tsx";
import { tableTitle } from "../parts/tableTitle.ts";

export interface RecordsProps {
  readonly shell: Shell;
  readonly table: RecordTable;
  /** Best first; undefined while they are being read. */
  readonly lines: readonly RecordLine[] | undefined;
  /** The names of the tables of this rule book and variation, this one among them. */
  readonly siblings: readonly string[];
  /** The line that was just made. */
  readonly highlightId?: string | undefined;
  readonly onWatch?: ((line: RecordLine) => void) | undefined;
}

export function Records({ shell, table, lines, siblings, highlightId, onWatch }: RecordsProps): VNode {
  const { t } = shell;
  const settings = shell.settings.value;
  const { book, variation } = table;
  const { id } = book;
  const show = (name: string): void => shell.replace({ screen: "records", table: name });
  return (
    <Screen shell={shell} name="records" title={t("records.title")} part={id} book={id} onBack={shell.back}>
      <nav class="tabs" aria-label={t("setup.book")}>
        {RULE_BOOKS.map((one) => (
          <button
            key={one.id}
            type="button"
            class="tab"
            data-first={one.id === id ? true : undefined}
            aria-current={one.id === id ? "page" : undefined}
            onClick={() => show(tableNow(settings, one.id).name)}
          >
            {t(`book.${one.id}`)}
          </button>
        ))}
      </nav>
      {book.variations.length > 1 && (
        <nav class="tabs is-small" aria-label={t("setup.variation")}>
          {book.variations.map((one) => (
            <button
              key={one.id}
              type="button"
              class="tab"
              aria-current={one === variation ? "page" : undefined}
              onClick={() => show(tableNow(settings, id, one.id).name)}
            >
              {variationName(shell, one.id)}
            </button>
          ))}
        </nav>
      )}
      {siblings.length > 1 && (
        <nav class="tabs is-small" aria-label={t("records.tables")}>
          {siblings.map((name) => (
            <button
              key={name}
              type="button"
              class="tab"
              aria-current={name === table.name ? "page" : undefined}
              onClick={() => show(name)}
            >
              {tableTitle(t, unwrap(parseTable(name)))}
            </button>
          ))}
        </nav>
      )}
      <div class="records-body" aria-live="polite">
        {lines === undefined && <p class="quiet">{t("records.loading")}</p>}
        {lines?.length === 0 && (
          <>
            <p class="records-empty">{t("records.empty")}</p>
            <button type="button" class="primary" onClick={() => shell.go({ screen: "setup", book: id })}>
              {t("menu.play")}
            </button>
          </>
        )}
        {lines !== undefined && lines.length > 0 && (
          <Table {...{ shell, table, lines, highlightId, onWatch }} isOneOfMany={siblings.length > 1} />
        )}
      </div>
    </Screen>
  );
}

interface TableProps extends Omit<RecordsProps, "siblings"> {
  readonly lines: readonly RecordLine[];
  readonly isOneOfMany: boolean;
}

function Table({ shell, table, lines, isOneOfMany, highlightId, onWatch }: TableProps): VNode {
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
              {t(`column.${column}`)}
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
