// The pictures of a film of one game.

import { type Log, LogPlayer, takeEvents } from "@korobeinix/engine";
import { openReplay } from "../logs/openReplay.ts";
import { makePoster } from "../picture/poster.ts";
import { SKINS } from "../stage/skins/index.ts";
import { makeOverlay } from "./overlay.ts";
import type { FilmOptions, Reel } from "./reel.ts";

export async function gameReel(log: Log, options: FilmOptions): Promise<Reel> {
  const { signal } = options;
  const poster = await makePoster({ ...options, setup: log.setup, hasKeys: true });
  const player = new LogPlayer(await openReplay(log, { signal }));
  player.jumpTo(options.from);
  const overlay = makeOverlay({ ...options, log, skin: SKINS[options.skin] });
  return {
    canvas: poster.canvas,
    size: poster.layout.size,
    paint: (moment, filmMicros) => {
      player.playTo(moment);
      const events = takeEvents(player.game);
      overlay.follow(events, filmMicros, moment);
      poster.paint(player.game, overlay.paint);
      return { game: player.game, events };
    },
  };
}
