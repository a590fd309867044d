// The stage keeps to a part of the page: the board stands where an element leaves room for it, and the styles, which let
// the picture fade out round it, learn where that is.

import { useLayoutEffect } from "preact/hooks";
import type { App } from "./context.ts";

/** Wider than this share of its height, a room has place for Hold and Next beside the Matrix. */
const LYING = 0.72;
/** A new room means new textures: it is taken up when the page has come to rest. */
const REST_MS = 120;
const EDGES = ["top", "bottom", "left", "right"] as const;

export function usePictureRoom(app: App, room: { readonly current: HTMLElement | null }): void {
  const stage = app.stage.value;
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null || stage === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let before = "";
    const keep = (): void => {
      const kept = roomOf(element);
      if (kept === undefined || JSON.stringify(kept) === before) return;
      before = JSON.stringify(kept);
      for (const edge of EDGES) document.documentElement.style.setProperty(`--picture-${edge}`, `${kept[edge]}px`);
      stage.keepRoom(kept);
    };
    const keepSoon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST_MS);
    };
    keep();
    const watching = new ResizeObserver(keepSoon);
    watching.observe(element);
    watching.observe(document.documentElement);
    return () => {
      clearTimeout(timer);
      watching.disconnect();
      stage.keepRoom({});
    };
  }, [stage, room]);
}

/** From the edges of the window, as the page stands before anybody scrolls; undefined: it is not shown. */
function roomOf(
  element: HTMLElement,
): ({ [Edge in (typeof EDGES)[number]]: number } & { isLying: boolean }) | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return undefined;
  const isFixed = getComputedStyle(element).position === "fixed";
  const [x, y] = [Math.round(left + (isFixed ? 0 : scrollX)), Math.round(top + (isFixed ? 0 : scrollY))];
  const [right, bottom] = [Math.round(innerWidth - x - width), Math.round(innerHeight - y - height)];
  return { top: Math.max(0, y), bottom: Math.max(0, bottom), left: x, right, isLying: width > height * LYING };
}
