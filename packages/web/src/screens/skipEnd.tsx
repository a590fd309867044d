// Any key, click or touch ends the end, if it is meant for that.

import { useEffect } from "preact/hooks";
import type { Table } from "../table/table.ts";

export function SkipEnd({ table }: { readonly table: Table }): null {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // The keys of the game have told the table themselves.
      if (!event.repeat && !event.defaultPrevented) table.skip(false);
    };
    const onPointerDown = ({ target, pointerType }: PointerEvent): void => {
      // Its buttons do what they say.
      const isButton = target instanceof Element && target.closest(".play-bar") !== null;
      if (!isButton) table.skip(pointerType !== "mouse");
    };
    window.addEventListener("keydown", onKeyDown);
    window.addEventListener("pointerdown", onPointerDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      window.removeEventListener("pointerdown", onPointerDown);
    };
  }, [table]);
  return null;
}
