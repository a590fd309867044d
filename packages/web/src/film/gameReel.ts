// The pictures of a film of one game.

import { takeEvents } from "@korobeinix/engine";
import { type Log, LogPlayer } from "@korobeinix/engine/log";
import { openReplay } from "../logs/openReplay.ts";
import { seatSizeOf } from "../stage/seatRoom.ts";
import { SKINS } from "../stage/skins/index.ts";
import { makeGameLetters } from "./gameLetters.ts";
import { layOutGame } from "./gameSheet.ts";
import { makeKeys } from "./keysView.ts";
import { loadLetters } from "./letters.ts";
import { makeReel, type Reel, type ReelOptions, runUpFrom } from "./reel.ts";

export async function gameReel(log: Log, options: ReelOptions): Promise<Reel> {
  const { look, speed, hasKeys, signal } = options;
  const skin = SKINS[options.skin];
  await loadLetters(skin);
  const player = new LogPlayer(await openReplay(log, { signal }));
  const { game } = player;
  player.jumpTo(runUpFrom(options));
  const sheet = layOutGame(options, seatSizeOf(game, options.skin));
  const letters = makeGameLetters({ ...options, setup: log.setup, skin, sheet });
  const keys = hasKeys ? makeKeys({ log, skin, place: sheet.keys, speed }) : undefined;
  const scene = { ...look, boards: [{ game, skin: options.skin }] };
  return makeReel(
    {
      game,
      playTo: (moment) => {
        player.playTo(moment);
        return [{ game, events: takeEvents(game) }];
      },
      write: (context, moment) => {
        letters(context, game);
        keys?.(context, moment);
      },
    },
    { size: sheet.size, scene, layouts: [sheet.board] },
    options,
  );
}
