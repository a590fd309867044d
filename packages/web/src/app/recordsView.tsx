// A table of records, for the app.

import { unwrap } from "@korobeinix/engine";
import { ownTableName, parseTable } from "@korobeinix/engine/records";
import type { VNode } from "preact";
import { MatchRecords } from "../matches/matchRecords.tsx";
import { Records } from "../screens/records.tsx";
import { tableNow } from "../settings/requests.ts";
import type { RouteOf } from "../routes/routes.ts";
import type { Application } from "./app.ts";
import { useTable, useTableNames } from "../parts/useTable.ts";

interface RecordsViewProps {
  readonly app: Application;
  readonly route: RouteOf<"records">;
}

export function RecordsView({ app, route: { table: name } }: RecordsViewProps): VNode {
  const lines = useTable(app, name);
  const stored = useTableNames(app);
  const shell = app.shell.value;
  const table = unwrap(parseTable(name));
  const { book, variation } = table;
  const own = ownTableName(book, variation);
  const now = tableNow(shell.settings.value, book.id, variation.id).name;
  const others = [...stored, now, name].filter((each) => each.startsWith(`${own} `));
  return (
    <Records
      {...{ shell, table, lines }}
      siblings={[own, ...[...new Set(others)].toSorted(byNumbers)]}
      highlightId={app.games.result.value?.replay}
      onWatch={({ id }) => shell.go({ screen: "watch", id })}
    >
      <MatchRecords app={app} book={book.id} />
    </Records>
  );
}

/** Level 5 comes before level 10. */
function byNumbers(one: string, other: string): number {
  return one.localeCompare(other, "en", { numeric: true });
}
