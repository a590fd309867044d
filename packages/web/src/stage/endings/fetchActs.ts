// What endings are made of is fetched when the first board is there: no game ends with its first picture. One that ends
// before it has come ends without.

import type * as Acts from "./acts.ts";

let fetched: typeof Acts | undefined;

/** Undefined until they have come. */
export function actsNow(): typeof Acts | undefined {
  return fetched;
}

export async function fetchActs(): Promise<void> {
  fetched ??= await import("./acts.ts");
}
