// Faces of letters. The stage paints letters into textures, so their face has to be there before it does.

import { SKINS } from "../stage/skins/index.ts";
import type { SkinId } from "../settings/skinIds.ts";

/** What every first screen is written in. */
const FIRST: readonly string[] = ['16px "Onest Variable"', '16px "Unbounded Variable"'];

/** Those that have come, or never will. */
const settled = new Set<string>();

/** Asked for before anything is written in them, so that they come beside the rest. */
export function fetchFirstFaces(): void {
  for (const face of FIRST) void document.fonts.load(face).catch(() => undefined);
}

export function hasFace(skin: SkinId): boolean {
  return settled.has(SKINS[skin].font);
}

/** Where a face cannot be had, the next best of the machine's is taken. */
export async function fetchFace(skin: SkinId): Promise<void> {
  const { font } = SKINS[skin];
  await document.fonts.load(`16px ${font}`).catch(() => undefined);
  settled.add(font);
}
