// What a variation is called.

import { type Translate, isWordKey } from "./translate.ts";

/** Its id where nobody has named it. */
export function variationName({ t }: { readonly t: Translate }, id: string): string {
  const key = `variation.${id}`;
  return isWordKey(key) ? t(key) : id;
}
