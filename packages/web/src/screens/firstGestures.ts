// When the gestures are shown by themselves: before the first game by touch.

import { useLayoutEffect, useState } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import type { Table } from "../table/table.ts";
import { lastByTouch } from "./fingers.ts";

/** Before the first game by touch the gestures are shown, and the game waits. */
export function useFirstGestures(
  { settings, saveSettings }: Pick<Shell, "settings" | "saveSettings">,
  table: Pick<Table, "pause" | "resume">,
): { readonly isShown: boolean; readonly onClose: () => void } {
  const [isShown, setShown] = useState(() => lastByTouch.peek() && !settings.peek().hasSeenGestures);
  useLayoutEffect(() => {
    if (isShown) table.pause(performance.now());
  }, [table, isShown]);
  const onClose = (): void => {
    setShown(false);
    saveSettings((now) => ({ ...now, hasSeenGestures: true }));
    table.resume();
  };
  return { isShown, onClose };
}
