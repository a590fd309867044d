// Long work on a log as steps: whoever must not be held up takes them one by one, everybody else all at once.

/** Work that can be left off between two steps. Each yields how much is done, 0 to 1. */
export type Steps<T> = Generator<number, T, void>;

/** Inputs between two steps: well under a millisecond of work. */
export const STEP = 256;

export function takeAll<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
