// What is called out while a game is played (G-13.1.5): the action in full, in the player's language.

import type { GameEvent } from "@korobeinix/engine";
import type { Translate } from "./translate.ts";

/** What an event is to be announced as; undefined for nothing. */
export function announce(t: Translate, event: GameEvent): string | undefined {
  switch (event.type) {
    case "scored": {
      const action = t(`action.${event.action}`);
      return event.isBackToBack ? t("notice.backToBack", { action }) : action;
    }
    case "levelled":
      return t("notice.level", { level: event.level });
    case "spun":
      return t("notice.spin");
    case "squared":
      return t(event.isGold ? "notice.gold" : "notice.silver");
    case "ended":
      return t(`outcome.${event.outcome}`);
    default:
      return undefined;
  }
}
