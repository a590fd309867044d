// The end of a game that is played alone is looked at for as long as its skin shows it (F-5).

import type { Game } from "@korobeinix/engine";
import type { DisplaySettings } from "../settings/settings.ts";
import { lookedAtMs } from "../stage/endings/times.ts";
import { skinOf } from "../stage/skinOf.ts";
import type { Ending } from "./table.ts";

export function endingOf(game: Pick<Game, "rules" | "state">, display: () => DisplaySettings): Ending {
  return {
    get lastsMs() {
      const now = display();
      return lookedAtMs(skinOf(game.rules.book.id, now), game.state.outcome, now);
    },
  };
}
