// How matches against computers went, for as long as a view shows it.

import { useEffect, useState } from "preact/hooks";
import type { App } from "../parts/context.ts";
import type { MatchCount } from "../storage/storage.ts";

/** None while they are being read. */
export function useMatchCounts(app: App): readonly MatchCount[] {
  const [counts, setCounts] = useState<readonly MatchCount[]>([]);
  const version = app.tablesVersion.value;
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const found = await app.storage.loadMatchCounts();
      if (isCurrent) setCounts(found);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [app, version]);
  return counts;
}
