// The high-score tables (G-11.2): one for every rule book and variation, with the columns that fit it.

import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { RecordLine } from "../storage/storage.ts";
import type { RecordColumn, RecordsTable, Shell } from "./context.ts";
import { variationName } from "./menu.tsx";
import { bookOf, variationOf } from "./requests.ts";
import { Screen } from "./screen.tsx";

export interface RecordsProps {
  readonly shell: Shell;
  readonly book: RuleBookId;
  readonly variation: string;
  readonly table: RecordsTable;
  /** The line that was just made. */
  readonly highlightId?: string | undefined;
  readonly onWatch?: ((line: RecordLine) => void) | undefined;
}

export function Records({ shell, book: id, variation, table, highlightId, onWatch }: RecordsProps): VNode {
  const { t } = shell;
  const book = bookOf(id);
  const show = (next: RuleBookId, nextVariation: string): void =>
    shell.replace({ screen: "records", book: next, variation: nextVariation });
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
            onClick={() => show(one.id, variationOf(shell.settings.value, one).id)}
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
              aria-current={one.id === variation ? "page" : undefined}
              onClick={() => show(id, one.id)}
            >
              {variationName(shell, one.id)}
            </button>
          ))}
        </nav>
      )}
      <div class="records-body" aria-live="polite">
        {table.lines === undefined && <p class="quiet">{t("records.loading")}</p>}
        {table.lines?.length === 0 && (
          <>
            <p class="records-empty">{t("records.empty")}</p>
            <button type="button" class="primary" onClick={() => shell.go({ screen: "setup", book: id })}>
              {t("menu.play")}
            </button>
          </>
        )}
        {table.lines !== undefined && table.lines.length > 0 && (
          <Table
            {...{ shell, book: id, variation, highlightId, onWatch }}
            columns={["name", ...table.columns.filter((one) => one !== "name" && one !== "date"), "date"]}
            lines={table.lines}
          />
        )}
      </div>
    </Screen>
  );
}

interface TableProps extends Omit<RecordsProps, "table"> {
  readonly columns: readonly RecordColumn[];
  readonly lines: readonly RecordLine[];
}

function Table({ shell, book, variation, columns, lines, highlightId, onWatch }: TableProps): VNode {
  const { t } = shell;
  return (
    <table class="records">
      <caption class="unseen">
        {t("records.caption", { book: t(`book.${book}`), variation: variationName(shell, variation) })}
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
