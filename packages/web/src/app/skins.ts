// How each rule book looks and sounds: which skin a game is shown in, and what its music is like.

import type { RuleBookId } from "@korobeinix/engine";
import type { DisplaySettings } from "../settings/settings.ts";
import type { Sound } from "../sound/sound.ts";
import type { SkinId } from "../stage/skin.ts";

type MusicStyle = Parameters<Sound["startMusic"]>[0];

interface Style {
  readonly skin: SkinId;
  /** The skin where the player wants colour. */
  readonly coloured: SkinId;
  readonly music: MusicStyle;
}

const ORCHESTRA: MusicStyle = { isChip: false, isSilentByDefault: false };

const STYLES: { readonly [Book in RuleBookId]: Style } = {
  guideline: { skin: "guideline", coloured: "guideline", music: ORCHESTRA },
  basic: { skin: "basic", coloured: "basic", music: ORCHESTRA },
  new: { skin: "new", coloured: "new", music: ORCHESTRA },
  reglas: { skin: "reglas", coloured: "reglas", music: ORCHESTRA },
  // The Elektronika-60 had no sound (K-11).
  korobeinix: { skin: "korobeinix", coloured: "terminalColour", music: { isChip: true, isSilentByDefault: true } },
};

export function skinOf(ruleBook: RuleBookId, display: DisplaySettings): SkinId {
  const { skin, coloured } = STYLES[ruleBook];
  return display.isTerminalColoured ? coloured : skin;
}

export function musicOf(ruleBook: RuleBookId): MusicStyle {
  return STYLES[ruleBook].music;
}
