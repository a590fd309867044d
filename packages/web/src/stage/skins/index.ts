// The skins there are.

import type { RuleBookId } from "@korobeinix/engine";
import type { Skin } from "../skin.ts";
import type { SkinId } from "../../settings/skinIds.ts";
import { basic } from "./basic.ts";
import { guideline } from "./guideline.ts";
import { reglas } from "./reglas.ts";
import { korobeinix, terminalColour } from "./terminal.ts";
import { theNew } from "./theNew.ts";

export const SKINS: { readonly [Id in SkinId]: Skin } = {
  guideline,
  basic,
  new: theNew,
  reglas,
  korobeinix,
  terminalColour,
};

/** A skin on a rule book's games: whether rows above the Skyline are seen is the book's to say (R-1, K-1, G-3.4b). */
export function wornBy(book: RuleBookId, skin: SkinId): Skin {
  const { rowsAbove } = SKINS[book];
  return SKINS[skin].rowsAbove === rowsAbove ? SKINS[skin] : { ...SKINS[skin], rowsAbove };
}
