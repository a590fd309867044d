// Any key, click or touch ends the end.

import { useEffect } from "preact/hooks";
import type { Table } from "../table/table.ts";

export function SkipEnd({ table }: { readonly table: Table }): null {
  useEffect(() => {
    const skip = (event: Event): void => {
      const isRepeat = event instanceof KeyboardEvent && event.repeat;
      // Its buttons do what they say.
      const isButton = event.target instanceof Element && event.target.closest(".play-bar") !== null;
      if (!isRepeat && !isButton) table.skip(event.timeStamp);
    };
    const names = ["keydown", "pointerdown"] as const;
    for (const name of names) window.addEventListener(name, skip);
    return () => {
      for (const name of names) window.removeEventListener(name, skip);
    };
  }, [table]);
  return null;
}
