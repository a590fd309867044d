// High-score tables, for as long as a view shows them.

import { useEffect, useState } from "preact/hooks";
import type { RecordLine } from "../storage/storage.ts";
import type { App } from "./context.ts";

/** The lines of the table of this name, best first; undefined while it is being read. */
export function useTable(app: App, name: string): readonly RecordLine[] | undefined {
  const [lines, setLines] = useState<{ readonly name: string; readonly all: readonly RecordLine[] }>();
  const version = app.tablesVersion.value;
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const table = await app.storage.loadTable(name);
      if (isCurrent) setLines({ name, all: table });
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [app, name, version]);
  return lines?.name === name ? lines.all : undefined;
}

/** The best line of each of these tables, null where there is none; a table that is still being read is left out. */
export function useBests(app: App, names: readonly string[]): ReadonlyMap<string, RecordLine | null> {
  const [bests, setBests] = useState<ReadonlyMap<string, RecordLine | null>>(new Map());
  const version = app.tablesVersion.value;
  const all = names.join("\n");
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const wanted = all.split("\n");
      const tables = await Promise.all(wanted.map((name) => app.storage.loadTable(name)));
      if (isCurrent) setBests(new Map(wanted.map((name, i) => [name, tables[i]?.[0] ?? null])));
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [app, all, version]);
  return bests;
}

/** The names of the tables that have a line; none while they are being read. */
export function useTableNames(app: App): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const found = await app.storage.loadTableNames();
      if (isCurrent) setNames(found);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [app]);
  return names;
}
