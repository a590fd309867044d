// What came in place of a game, or of something else that keys were pressed for: whether it has the keys already.

import type { RuleBookId } from "@korobeinix/engine";
import { useLayoutEffect, useState } from "preact/hooks";
import { guardAftermath } from "../input/aftermath.ts";
import { bindingsFor } from "../input/bindings.ts";
import type { Shell } from "./context.ts";

/** The keys that were pressed before: those of a rule book, in a match also those of the two halves of the keyboard. */
export interface KeysBefore {
  readonly book: RuleBookId;
  readonly isMatch: boolean;
}

/** `before`: undefined where none were pressed. */
export function useAftermath({ settings }: Pick<Shell, "settings">, before: KeysBefore | undefined): boolean {
  const { book, isMatch } = before ?? {};
  const [settledFor, setSettledFor] = useState<RuleBookId>();
  useLayoutEffect(() => {
    if (book === undefined) return undefined;
    const { keyboard, leftKeys, rightKeys } = bindingsFor(settings.peek(), book);
    const guard = guardAftermath({
      tables: isMatch === true ? [keyboard, leftKeys, rightKeys] : [keyboard],
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
  }, [settings, book, isMatch]);
  return book === settledFor;
}
