// A high-score table, for as long as a view shows it.

import type { RuleBookId } from "@korobeinix/engine";
import { useEffect, useState } from "preact/hooks";
import type { RecordLine } from "../storage/storage.ts";
import type { App } from "./app.ts";

/** Best first; undefined while it is being read. */
export function useTable(app: App, book: RuleBookId, variation: string): readonly RecordLine[] | undefined {
  const [lines, setLines] = useState<readonly RecordLine[]>();
  useEffect(() => {
    let isCurrent = true;
    setLines(undefined);
    const read = async (): Promise<void> => {
      const table = await app.storage.loadTable(book, variation);
      if (isCurrent) setLines(table);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [app, book, variation]);
  return lines;
}
