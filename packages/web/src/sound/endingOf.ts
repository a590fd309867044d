// What each skin is heard by when a game ends.

import type { SkinId } from "../settings/skinIds.ts";
import type { EffectId } from "./synth/effects/index.ts";

export const LOSSES: { readonly [Skin in SkinId]: EffectId } = {
  guideline: "glassEnd",
  basic: "paperEnd",
  new: "stoneEnd",
  reglas: "tilesEnd",
  korobeinix: "tubeEnd",
  terminalColour: "tubeEnd",
};

export const WINS: { readonly [Skin in SkinId]: EffectId } = {
  guideline: "glassWin",
  basic: "paperWin",
  new: "stoneWin",
  reglas: "tilesWin",
  korobeinix: "tubeWin",
  terminalColour: "tubeWin",
};
