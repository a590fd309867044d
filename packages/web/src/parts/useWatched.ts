// What is watched, on the stage above a bar.

import { useEffect, useLayoutEffect } from "preact/hooks";
import { isUpright } from "../stage/layout.ts";
import type { Layout } from "../stage/stage.ts";
import type { Activity } from "../table/loop.ts";
import type { App } from "./context.ts";

/** The bar takes room from the Matrix, which takes the more of what is left. */
const DISPLAY = { matrixPosition: "centre", matrixSize: 90 } as const;
/** The way back and the title, above all else on a screen that stands upright. */
const HEAD_ROOM = 54;

/** Above the boards of a match, which take all of the width. */
const MATCH_HEAD_ROOM = 46;

/** Whether what stands beside one board has no place in the window. */
export function isUprightWindow(): boolean {
  return isUpright({ widthPx: window.innerWidth, heightPx: window.innerHeight });
}

/** Puts it on the stage as soon as there is one, and keeps the bar's room free, and so much beside a wide Matrix. */
export function useWatched(
  app: App,
  activity: Activity | undefined,
  bar: { readonly current: HTMLElement | null },
  rightPx = 0,
): Layout | undefined {
  const stage = app.stage.value;
  const layout = stage?.layout.value;
  const isMatch = activity?.seating !== undefined;
  // The boards of a match may each stand upright in a window that does not.
  const isPortrait = isMatch ? layout !== undefined && isUprightWindow() : layout?.isPortrait === true;
  useEffect(() => {
    if (stage !== undefined && activity !== undefined) app.show(activity, DISPLAY, true);
  }, [app, stage, activity]);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || stage === undefined) return undefined;
    const keepRoom = (): void =>
      stage.keepRoom({
        top: isPortrait ? HEAD_ROOM : isMatch ? MATCH_HEAD_ROOM : 0,
        bottom: Math.ceil(element.offsetHeight),
        right: isPortrait ? 0 : rightPx,
      });
    const watching = new ResizeObserver(keepRoom);
    watching.observe(element);
    return () => watching.disconnect();
  }, [stage, bar, isPortrait, isMatch, rightPx]);
  // Before whoever comes next keeps room for itself.
  useLayoutEffect(() => () => stage?.keepRoom({}), [stage]);
  return layout;
}
