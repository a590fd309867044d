// What a variation is called.

import type { Translate } from "./translate.ts";

/** Its id where nobody has named it. */
export function variationName({ t }: { readonly t: Translate }, id: string): string {
  return id === "marathon" || id === "sprint" || id === "ultra" ? t(`variation.${id}`) : id;
}
