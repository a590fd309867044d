// What stands in the queues of a game.

import type { Game } from "@korobeinix/engine";

/** What of a set-up decides what stands in the queues. */
export function queuesOf({ rules }: Game): { readonly hasHold: boolean; readonly next: number } {
  const { book, options } = rules;
  return { hasHold: book.controls.includes("hold") && options.hold, next: options.next };
}
