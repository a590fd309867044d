// Which skin a rule book's games are shown in: its own, unless the player chose another.

import type { RuleBookId } from "@korobeinix/engine";
import type { DisplaySettings } from "../settings/settings.ts";
import type { SkinId } from "../settings/skinIds.ts";

export function skinOf(ruleBook: RuleBookId, { skins }: Pick<DisplaySettings, "skins">): SkinId {
  return skins[ruleBook] ?? ruleBook;
}
