// The pictures of a film of a match: all its boards, and what goes on between them.

import { takeEvents, unwrap } from "@korobeinix/engine";
import { type MatchLog, MatchPlayer, takeMatchEvents } from "@korobeinix/engine/match";
import { openMatch } from "../logs/openMatch.ts";
import { seatSizeOf } from "../stage/seatRoom.ts";
import { SKINS } from "../stage/skins/index.ts";
import { onlyPerson } from "../table/matchReplayPlayer.ts";
import { seatFrame } from "../table/seatFrames.ts";
import { loadLetters } from "./letters.ts";
import { makeMatchLetters } from "./matchLetters.ts";
import { layOutMatch } from "./matchSheet.ts";
import { makeReel, type Reel, type ReelOptions, runUpFrom } from "./reel.ts";

export async function matchReel(log: MatchLog, options: ReelOptions): Promise<Reel> {
  const { look, skin, seats, signal } = options;
  await loadLetters(SKINS[skin]);
  const player = new MatchPlayer(unwrap(await openMatch(log, { signal })));
  player.jumpTo(runUpFrom(options));
  const { match } = player;
  const own = ownOf(seats.length > 0 ? seats : log.setup.seats);
  const [first, ...others] = match.games.map((game) => seatSizeOf(game, skin));
  if (first === undefined) throw new Error("a match without seats");
  const sheet = layOutMatch({ ...options, boards: [first, ...others], own });
  const write = makeMatchLetters(match, sheet, options);
  const seating = { own, teams: log.setup.seats.map(({ team }) => team) };
  return makeReel(
    {
      game: match.games[own ?? 0]!,
      playTo: (moment) => {
        player.playTo(moment);
        const between = takeMatchEvents(match);
        return match.games.map((game, seat) => ({
          game,
          events: takeEvents(game),
          seat: seatFrame(match, seat, between),
        }));
      },
      write: (context) => write(context, match),
    },
    {
      size: sheet.size,
      layouts: sheet.boards,
      scene: { ...look, seating, boards: match.games.map((game) => ({ game, skin })) },
    },
    options,
  );
}

/** Two are shown as equals; among more, the one person against computers is the larger. */
function ownOf(seats: Parameters<typeof onlyPerson>[0]): number | undefined {
  return seats.length > 2 ? onlyPerson(seats) : undefined;
}
