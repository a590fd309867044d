// The pictures of a film of a match: all its boards, and rows that have just gone.

import { growMatchTimeline, type MatchLog, MatchPlayer, takeEvents, takeMatchEvents } from "@korobeinix/engine";
import { inSlices } from "../logs/slices.ts";
import { makeMatchPoster, type MatchOverlay } from "../picture/matchPoster.ts";
import { withAlpha } from "../stage/colour.ts";
import { SKINS } from "../stage/skins/index.ts";
import { FLASH_APART_MICROS, FLASH_MICROS } from "./overlay.ts";
import type { FilmOptions, Reel } from "./reel.ts";

interface Flash {
  readonly seat: number;
  readonly rows: readonly number[];
}

export async function matchReel(log: MatchLog, options: FilmOptions): Promise<Reel> {
  const player = new MatchPlayer(await inSlices(growMatchTimeline(log), options));
  player.jumpTo(options.from);
  const poster = await makeMatchPoster(player.match, options);
  const { light } = SKINS[options.skin];
  let flashes: readonly Flash[] = [];
  let flashedAt = Number.NEGATIVE_INFINITY;
  let now = 0;
  const overlay: MatchOverlay = (context, layouts) => {
    const left = 1 - (now - flashedAt) / FLASH_MICROS;
    if (left <= 0) return;
    context.fillStyle = withAlpha(light, 0.75 * left * left);
    for (const { seat, rows } of flashes) {
      const { matrix, cell } = layouts[seat]!;
      for (const row of rows)
        context.fillRect(matrix.x, matrix.y + matrix.height - (row + 1) * cell, matrix.width, cell);
    }
  };
  return {
    canvas: poster.canvas,
    size: poster.size,
    paint: (moment, filmMicros) => {
      now = filmMicros;
      player.playTo(moment);
      takeMatchEvents(player.match);
      const events = player.match.games.map(takeEvents);
      const cleared = events.flatMap((own, seat) =>
        own.flatMap((event) => (event.type === "cleared" ? [{ seat, rows: event.rows }] : [])),
      );
      // One limit for the whole picture: nothing flashes more than three times a second.
      if (cleared.length > 0 && now - flashedAt >= FLASH_APART_MICROS) {
        flashes = cleared;
        flashedAt = now;
      }
      poster.paint(player.match, overlay);
      return { game: player.match.games[0]!, events: events.flat() };
    },
  };
}
