// A short sign at the top of any screen: sound on or off, full screen or window. Also told to those who listen.

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Translate } from "../words/translate.ts";

const ICONS = {
  muted: "M4 9v6h4l5 4V5L8 9zm12.5 0 5 6m0-6-5 6",
  heard: "M4 9v6h4l5 4V5L8 9zm12.5.5a4 4 0 0 1 0 5m2.5-7.5a8 8 0 0 1 0 10",
  fullScreen: "M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5",
  window: "M9 4v5H4m16 0h-5V4m0 16v-5h5M4 15h5v5",
} as const;

export type SignName = keyof typeof ICONS;

/** Each is an object of its own, so that the same one can be shown again. */
export interface Sign {
  readonly name: SignName;
}

const SHOWN_MS = 1500;

export function PageSign({ t, sign }: { readonly t: Translate; readonly sign: Sign | undefined }): VNode {
  const [past, setPast] = useState<Sign>();
  useEffect(() => {
    if (sign === undefined) return undefined;
    const timer = setTimeout(() => setPast(sign), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [sign]);
  const shown = sign === past ? undefined : sign;
  return (
    <div class="page-sign" role="status">
      {shown !== undefined && (
        <p key={shown.name} data-sign={shown.name}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[shown.name]} />
          </svg>
          {t(`sign.${shown.name}`)}
        </p>
      )}
    </div>
  );
}
