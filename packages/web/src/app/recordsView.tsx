// A table of records, for the app.

import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { AppProps } from "./app.ts";
import type { RecordColumn } from "../screens/context.ts";
import { Records } from "../screens/records.tsx";
import { bookOf } from "../screens/requests.ts";
import { columnsOf } from "../storage/ranking.ts";
import { useTable } from "./useTable.ts";

interface RecordsViewProps extends AppProps {
  readonly book: RuleBookId;
  readonly variation: string;
}

export function RecordsView({ app, book, variation }: RecordsViewProps): VNode {
  const lines = useTable(app, book, variation);
  const rules = bookOf(book);
  const chosen = rules.variations.find(({ id }) => id === variation) ?? rules.variations[0]!;
  const columns: readonly RecordColumn[] = ["name", ...columnsOf(rules, chosen), "date"];
  const shell = app.shell.value;
  return (
    <Records
      {...{ shell, book, variation }}
      table={{ columns, lines }}
      onWatch={({ id }) => shell.go({ screen: "watch", id })}
    />
  );
}
