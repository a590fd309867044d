// A screen that came in place of a game: whether it has the keys already.

import type { RuleBookId } from "@korobeinix/engine";
import { useLayoutEffect, useState } from "preact/hooks";
import { guardAftermath } from "../input/aftermath.ts";
import { bindingsFor } from "../input/bindings.ts";
import type { Shell } from "./context.ts";

/** `book`: the one that was played; undefined for a screen that no game came before. */
export function useAftermath({ settings }: Pick<Shell, "settings">, book: RuleBookId | undefined): boolean {
  const [isSettled, setSettled] = useState(book === undefined);
  useLayoutEffect(() => {
    if (book === undefined) return undefined;
    const guard = guardAftermath({
      bindings: bindingsFor(settings.peek(), book),
      onSettled: () => setSettled(true),
    });
    const poll = (nowMs: number): void => {
      guard.poll(nowMs);
      frame = requestAnimationFrame(poll);
    };
    let frame = requestAnimationFrame(poll);
    return () => {
      cancelAnimationFrame(frame);
      guard.stop();
    };
  }, [settings, book]);
  return isSettled;
}
