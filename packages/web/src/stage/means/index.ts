// The means of every skin, by what its minos are made of.

import type { MinoStyle } from "../skin.ts";
import { glass } from "./glass.ts";
import type { Means } from "./means.ts";
import { paper } from "./paper.ts";
import { phosphor } from "./phosphor.ts";
import { stone } from "./stone.ts";
import { tiles } from "./tiles.ts";

export const MEANS: { readonly [Style in MinoStyle]: Means } = {
  glass,
  pencil: paper,
  stone,
  tile: tiles,
  glyph: phosphor,
};
