// Thinkers without a Worker, for tests: what they say is written down here.

import type { Reason, Sight, Step, Thought } from "@korobeinix/bots";
import type { Thinker } from "../../src/computers/thinker.ts";

/** Every column of the piece in play is a place for it; the farther to the right, the better, a line a column. */
function rightward(sight: Sight): Thought {
  const width = 2;
  const steps = Array.from({ length: 10 - width + 1 }, (_, x) => {
    return { holds: false, kind: sight.kind, facing: 0, x, y: 0, spin: "none", worth: x * 100 } as const;
  });
  return { steps: steps.toReversed(), nodes: steps.length };
}

/** A hole for every column from the right. */
function reasons({ x }: Step): readonly Reason[] {
  return [{ feature: "holes", worth: x * 100 }];
}

export interface FakeThinker extends Pick<Thinker, "think" | "explain" | "close"> {
  readonly sights: readonly Sight[];
  isClosed: boolean;
  /** Answers what has been asked, where answers are held back. */
  answer(): void;
}

export function fakeThinker({ isSlow = false } = {}): FakeThinker {
  const sights: Sight[] = [];
  const waiting: (() => void)[] = [];
  const later = <T>(value: T): Promise<T> =>
    isSlow ? new Promise((resolve) => waiting.push(() => resolve(value))) : Promise.resolve(value);
  return {
    sights,
    isClosed: false,
    think(sight) {
      if (this.isClosed) return Promise.reject(new Error("closed"));
      sights.push(sight);
      return later(rightward(sight));
    },
    explain: (_, steps) => later(steps.map(reasons)),
    close() {
      this.isClosed = true;
    },
    answer: () => {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

/** Until everything that can be answered has been heard. */
export async function answers(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}
