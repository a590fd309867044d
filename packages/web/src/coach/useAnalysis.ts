// An analysis as long as somebody looks at it: it runs in the background and stops when they leave.

import type { Log } from "@korobeinix/engine/log";
import { useEffect, useState } from "preact/hooks";
import { makeThinker } from "../computers/thinker.ts";
import { type Analysis, analyse } from "./analyse.ts";

export type Analysing = { readonly percent: number } | { readonly analysis: Analysis } | "failed";

/** And a way to begin again where it has failed. */
export function useAnalysis(log: Log): readonly [Analysing, () => void] {
  const [state, setState] = useState<Analysing>({ percent: 0 });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const thinker = makeThinker();
    const begin = async (): Promise<void> => {
      try {
        const analysis = await analyse(log, { thinker, signal, onProgress: (percent) => setState({ percent }) });
        if (!signal.aborted) setState({ analysis });
      } catch {
        // Whoever has gone on is not interested any more.
        if (!signal.aborted) setState("failed");
      } finally {
        thinker.close();
      }
    };
    setState({ percent: 0 });
    void begin();
    return () => {
      leaving.abort();
      thinker.close();
    };
  }, [log, attempt]);
  return [state, () => setAttempt(attempt + 1)];
}
