// Work in small slices: rendering sounds must never hold up a frame.

const SLICE_MS = 4;

export interface Slices {
  /** Work to be done when there is time, a step at a time. */
  add(work: Generator<undefined, void>): void;
  /** Resolves when nothing is left. */
  whenDone(): Promise<void>;
  clear(): void;
}

export function makeSlices(): Slices {
  let queue: Generator<undefined, void>[] = [];
  let waiting: (() => void)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function runSlice(): void {
    timer = undefined;
    const end = performance.now() + SLICE_MS;
    while (queue.length > 0 && performance.now() < end) if (queue[0]!.next().done === true) queue.shift();
    if (queue.length > 0) timer = setTimeout(runSlice, 0);
    else finish();
  }

  function finish(): void {
    const resolvers = waiting;
    waiting = [];
    for (const resolve of resolvers) resolve();
  }

  return {
    add(work) {
      queue.push(work);
      timer ??= setTimeout(runSlice, 0);
    },
    whenDone() {
      if (queue.length === 0) return Promise.resolve();
      return new Promise((resolve) => waiting.push(resolve));
    },
    clear() {
      clearTimeout(timer);
      timer = undefined;
      queue = [];
      finish();
    },
  };
}
