// Long work on a log in slices between which the page goes on: what a stranger sent may hold a million inputs, and must
// not freeze anything (W-19).

import type { Steps } from "@korobeinix/engine/log";

export interface SliceOptions {
  /** Whoever no longer wants it says so; the promise then fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** How much is done, 0 to 1, after each slice. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Well below a frame, for others work in it too. */
const SLICE_MS = 6;

export async function inSlices<T>(steps: Steps<T>, { signal, onProgress }: SliceOptions = {}): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    let share = 0;
    do {
      signal?.throwIfAborted();
      const { done, value } = steps.next();
      if (done === true) return value;
      share = value;
    } while (performance.now() < end);
    onProgress?.(share);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
