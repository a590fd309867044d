// Whether the browser can write videos; asked before one is made.

import type { Size } from "./shapes.ts";

/** "plainHttp": the page came in a way by which no browser gives encoders. */
export type Ability = "unknown" | "can" | "cannot" | "plainHttp";

/** Why there can be no video. */
export type Refusal = Exclude<Ability, "unknown" | "can">;

export function isRefused(ability: Ability): ability is Refusal {
  return ability === "cannot" || ability === "plainHttp";
}

export async function abilityFor(size: Size): Promise<Ability> {
  try {
    const { canFilm } = await import("./codecs.ts");
    if ((await canFilm(size)) !== undefined) return "can";
    return isSecureContext ? "cannot" : "plainHttp";
  } catch {
    return "cannot";
  }
}
