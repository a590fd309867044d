// What the music of each rule book is like.

import type { RuleBookId } from "@korobeinix/engine";
import type { Sound } from "./sound.ts";

type MusicStyle = Parameters<Sound["startMusic"]>[0];

const ORCHESTRA: MusicStyle = { isChip: false, isSilentByDefault: false };

const STYLES: { readonly [Book in RuleBookId]: MusicStyle } = {
  guideline: ORCHESTRA,
  basic: ORCHESTRA,
  new: ORCHESTRA,
  reglas: ORCHESTRA,
  // The Elektronika-60 had no sound (K-11).
  korobeinix: { isChip: true, isSilentByDefault: true },
};

export function musicOf(ruleBook: RuleBookId): MusicStyle {
  return STYLES[ruleBook];
}
