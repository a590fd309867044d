// When the gestures are shown by themselves: before the first game by touch.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import type { Table } from "../table/table.ts";
import { lastByTouch } from "./fingers.ts";

/** Before the first game by touch the gestures are shown, and the game waits. */
export function useFirstGestures(
  { settings, saveSettings }: Pick<Shell, "settings" | "saveSettings">,
  table: Pick<Table, "pause" | "resume" | "phase">,
): { readonly isShown: boolean; readonly onClose: () => void } {
  const [isShown, setShown] = useState(() => lastByTouch.peek() && !settings.peek().hasSeenGestures);
  const wasPaused = useRef(false);
  useLayoutEffect(() => {
    if (isShown) table.pause(performance.now());
  }, [table, isShown]);
  const isPaused = table.phase.value === "paused";
  useEffect(() => {
    // A key or a pad may end the pause, too.
    if (isShown && wasPaused.current && !isPaused) {
      setShown(false);
      saveSettings((now) => ({ ...now, hasSeenGestures: true }));
    }
    wasPaused.current = isPaused;
  }, [isShown, isPaused, saveSettings]);
  return { isShown, onClose: () => table.resume() };
}
