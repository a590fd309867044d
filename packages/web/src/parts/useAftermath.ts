// What came in place of a game, or of something else that keys were pressed for: whether it has the keys already.

import type { RuleBookId } from "@korobeinix/engine";
import { useLayoutEffect, useState } from "preact/hooks";
import { guardAftermath } from "../input/aftermath.ts";
import { bindingsFor } from "../input/bindings.ts";
import type { Shell } from "./context.ts";

/** `book`: the one whose keys were pressed; undefined where none were. */
export function useAftermath({ settings }: Pick<Shell, "settings">, book: RuleBookId | undefined): boolean {
  const [settledFor, setSettledFor] = useState<RuleBookId>();
  useLayoutEffect(() => {
    if (book === undefined) return undefined;
    const guard = guardAftermath({
      bindings: bindingsFor(settings.peek(), book),
      onSettled: () => setSettledFor(book),
    });
    const poll = (nowMs: number): void => {
      guard.poll(nowMs);
      frame = requestAnimationFrame(poll);
    };
    let frame = requestAnimationFrame(poll);
    return () => {
      cancelAnimationFrame(frame);
      guard.stop();
      setSettledFor(undefined);
    };
  }, [settings, book]);
  return book === settledFor;
}
