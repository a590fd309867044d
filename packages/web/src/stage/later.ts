// Parts of the stage that are fetched apart, so that the first picture does not wait for what it does not show: what only one
// skin's ground has comes before the first game on it, endings come when the first board is there.

import type { SkinId } from "../settings/skinIds.ts";
import type * as Acts from "./endings/acts.ts";
import type * as Page from "./page/page.ts";
import type * as Wonder from "./wonder/wonderView.ts";

class Later<Part> {
  readonly #load: () => Promise<Part>;
  #part: Part | undefined;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  /** Undefined until it has come. */
  get now(): Part | undefined {
    return this.#part;
  }

  async fetch(): Promise<void> {
    this.#part ??= await this.#load();
  }
}

export const ACTS: Later<typeof Acts> = new Later(() => import("./endings/acts.ts"));
export const PAGE: Later<typeof Page> = new Later(() => import("./page/page.ts"));
export const WONDER: Later<typeof Wonder> = new Later(() => import("./wonder/wonderView.ts"));

const GROUNDS: { readonly [Id in SkinId]?: Later<unknown> } = { basic: PAGE, new: WONDER };

export function hasGround(skin: SkinId): boolean {
  return GROUNDS[skin] === undefined || GROUNDS[skin].now !== undefined;
}

/** Where it cannot be fetched, the ground does without. */
export async function fetchGround(skin: SkinId): Promise<void> {
  await GROUNDS[skin]?.fetch().catch(() => undefined);
}
