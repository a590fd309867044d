// The window: how large it is, how it stands, and what a notch, rounded corners or a bar of the system take of it.

import { useEffect, useState } from "preact/hooks";
import type { ThumbWindow } from "../input/thumbLayout.ts";
import { isUpright } from "../stage/layout.ts";

/** Only a style can ask for the safe areas: `tokens.css` has them as lengths, and an element that is not seen makes them numbers. */
function measure(): ThumbWindow {
  const probe = document.createElement("div");
  probe.className = "safe-areas";
  document.body.append(probe);
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
  const [top = 0, right = 0, bottom = 0, left = 0] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    Number.parseFloat,
  );
  probe.remove();
  const { innerWidth: width, innerHeight: height } = window;
  // As the stage sees it, which keeps off the sides.
  const stands = isUpright({ widthPx: width - left - right, heightPx: height });
  return { width, height, safe: { top, right, bottom, left }, isUpright: stands };
}

/** Measured again whenever the window is another one: a phone that is turned has its notch elsewhere. */
export function usePageWindow(): ThumbWindow {
  const [page, setPage] = useState(measure);
  useEffect(() => {
    const onResize = (): void => setPage(measure());
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, []);
  return page;
}
