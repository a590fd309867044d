// Which skin a rule book's games are shown in.

import type { RuleBookId } from "@korobeinix/engine";
import type { DisplaySettings } from "../settings/settings.ts";
import type { SkinId } from "./skin.ts";

/** Where the player wants colour. */
const COLOURED: { readonly [Book in RuleBookId]?: SkinId } = { korobeinix: "terminalColour" };

export function skinOf(ruleBook: RuleBookId, display: DisplaySettings): SkinId {
  return (display.isTerminalColoured ? COLOURED[ruleBook] : undefined) ?? ruleBook;
}
