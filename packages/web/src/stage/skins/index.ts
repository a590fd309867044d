// The skins there are.

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
