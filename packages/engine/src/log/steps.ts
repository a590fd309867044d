// Long work on a log in steps: a shell that must stay awake takes them one by one, everybody else all at once.

/** Work that can pause between two steps. Each step yields how much is done, 0 to 1. */
export type Steps<T> = Generator<number, T, void>;

/** Inputs between two steps: about a millisecond of the hardest work. */
export const STEP = 256;

/** Does all the steps at once. */
export function takeAll<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
