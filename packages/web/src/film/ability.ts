// Whether the browser can write videos; asked before one is made.

import type { Size } from "./shapes.ts";

export type Ability = "unknown" | "can" | "cannot";

export async function abilityFor(size: Size): Promise<Ability> {
  try {
    const { canFilm } = await import("./codecs.ts");
    return (await canFilm(size)) === undefined ? "cannot" : "can";
  } catch {
    return "cannot";
  }
}
