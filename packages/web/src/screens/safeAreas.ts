// What a notch, rounded corners or a bar of the system take of the window, in CSS pixels.

import { useEffect, useState } from "preact/hooks";

export interface SafeAreas {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Only a style can ask for them: `tokens.css` has them as lengths, and an element that is not seen makes them numbers. */
function measure(): SafeAreas {
  const probe = document.createElement("div");
  probe.className = "safe-areas";
  document.body.append(probe);
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(probe);
  const [top = 0, right = 0, bottom = 0, left = 0] = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(
    Number.parseFloat,
  );
  probe.remove();
  return { top, right, bottom, left };
}

/** Measured again whenever the window is another one: a phone that is turned has its notch elsewhere. */
export function useSafeAreas(): SafeAreas {
  const [areas, setAreas] = useState(measure);
  useEffect(() => {
    const onResize = (): void => setAreas(measure());
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, []);
  return areas;
}
