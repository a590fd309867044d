// What was learned, read when it is shown.

import { useEffect, useState } from "preact/hooks";
import type { App } from "../parts/context.ts";
import type { DrillRecord } from "../storage/storage.ts";

/** By the drill's id; undefined while they are being read. */
type Records = ReadonlyMap<string, DrillRecord>;

export function useRecords({ storage }: App): Records | undefined {
  const [records, setRecords] = useState<Records>();
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const all = await storage.loadDrills();
      if (isCurrent) setRecords(new Map(all.map((record) => [record.id, record])));
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [storage]);
  return records;
}
