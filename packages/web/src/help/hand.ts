// Which demonstration of a page is going: one at a time. Another one that begins sends it back to its first picture.

import type { BoardDemonstration } from "./boardDemonstration.ts";

export interface Hand {
  take(exhibit: BoardDemonstration): void;
  /** Whoever has it is stopped. */
  empty(): void;
}

export function makeHand(): Hand {
  let held: BoardDemonstration | undefined;
  return {
    take: (exhibit) => {
      if (held !== exhibit) held?.stop();
      held = exhibit;
    },
    empty: () => {
      held?.stop();
      held = undefined;
    },
  };
}
