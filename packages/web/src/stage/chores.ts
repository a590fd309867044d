// What can be painted between frames, a little at a time: no frame of a game waits for it.

/** How long a slice may take where the browser does not say how much time there is. */
const SLICE_MS = 3;
const PAUSE_MS = 40;
/** Time that must be left before another step begins. */
const LEAST_MS = 2;

interface Deadline {
  timeRemaining(): number;
}

export class Chores {
  #waiting: Iterator<unknown>[] = [];
  #cancel: (() => void) | undefined;

  /** A step of `chore` should take a few milliseconds at most. */
  add(chore: Iterator<unknown>): void {
    this.#waiting.push(chore);
    this.#schedule();
  }

  drop(chore: Iterator<unknown>): void {
    this.#waiting = this.#waiting.filter((other) => other !== chore);
  }

  stop(): void {
    this.#waiting = [];
    this.#cancel?.();
    this.#cancel = undefined;
  }

  #schedule(): void {
    if (this.#waiting.length === 0 || this.#cancel !== undefined) return;
    this.#cancel = whenIdle((deadline) => {
      this.#cancel = undefined;
      do {
        const [chore] = this.#waiting;
        if (chore === undefined) return;
        if (chore.next().done === true) this.#waiting.shift();
      } while (deadline.timeRemaining() > LEAST_MS);
      this.#schedule();
    });
  }
}

/** Returns what calls it off. */
function whenIdle(then: (deadline: Deadline) => void): () => void {
  // Not every browser has it.
  if ("requestIdleCallback" in globalThis) {
    const id = requestIdleCallback(then);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(() => {
    const end = performance.now() + SLICE_MS + LEAST_MS;
    then({ timeRemaining: () => end - performance.now() });
  }, PAUSE_MS);
  return () => clearTimeout(id);
}
