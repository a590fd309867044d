// Long work on a log, in steps. A shell that must stay responsive takes them one by one; other callers take all at
// once.

/** Work that can pause between two steps. Each step yields the share of the work that is done, 0 to 1. */
export type Steps<T> = Generator<number, T, void>;

/** Inputs in one step: at most about a millisecond of work. */
export const STEP = 256;

/** Takes all steps at once. */
export function takeAll<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
