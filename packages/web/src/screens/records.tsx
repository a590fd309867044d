// The high-score tables (G-11.2): one for every rule book, variation and whatever else parts them, with the columns that
// fit it.

import { RULE_BOOKS, unwrap } from "@korobeinix/engine";
import { type Table as RecordTable, parseTable } from "@korobeinix/engine/records";
import type { ComponentChildren, VNode } from "preact";
import type { RecordLine } from "../storage/storage.ts";
import type { Shell } from "../parts/context.ts";
import { RecordsTable } from "../parts/recordsTable.tsx";
import { variationName } from "../words/variationName.ts";
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
  /** What else the rule book has records of, below its table. */
  readonly children?: ComponentChildren;
}

export function Records({ shell, table, lines, siblings, highlightId, onWatch, children }: RecordsProps): VNode {
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
          <RecordsTable {...{ shell, table, lines, highlightId, onWatch }} isOneOfMany={siblings.length > 1} />
        )}
      </div>
      {children}
    </Screen>
  );
}
