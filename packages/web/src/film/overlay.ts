// What a film shows over its pictures: rows that have just gone, what a move was, the keys as they were pressed.

import { type GameEvent, type Log, SECOND } from "@korobeinix/engine";
import { isLit, keyTracksOf } from "../logs/keyTracks.ts";
import { ICONS } from "../parts/touchButtons.tsx";
import { mix, withAlpha } from "../stage/colour.ts";
import type { Context } from "../stage/paint/canvas.ts";
import type { Skin } from "../stage/skin.ts";
import type { PosterLayout } from "../picture/posterLayout.ts";
import type { Overlay } from "../picture/poster.ts";
import { writeLine } from "../picture/writing.ts";

export interface FilmOverlay {
  /** What has happened, at a time of the film in microseconds and the game's own. */
  follow(events: readonly GameEvent[], filmMicros: number, gameMicros: number): void;
  readonly paint: Overlay;
}

export interface OverlayOptions {
  readonly log: Log;
  readonly skin: Skin;
  readonly speed: number;
  readonly announce: (event: GameEvent) => string | undefined;
}

/** In time of the film. */
const NOTICE_MICROS: number = 1.1 * SECOND;
export const FLASH_MICROS: number = 0.3 * SECOND;
/** Nothing flashes more than three times a second. */
export const FLASH_APART_MICROS: number = 0.36 * SECOND;
const GLOW_MICROS: number = 0.11 * SECOND;

const SPEED_ICON = "M4 18a9 9 0 1 1 16 0M12 13l4-5";

export function makeOverlay({ log, skin, speed, announce }: OverlayOptions): FilmOverlay {
  const keys = keyTracksOf(log).map((track) => ({
    track,
    path: new Path2D(ICONS[track.control] ?? SPEED_ICON),
  }));
  let notice = { text: "", at: Number.NEGATIVE_INFINITY };
  let flash: { readonly rows: readonly number[]; readonly at: number } = { rows: [], at: Number.NEGATIVE_INFINITY };
  let now = 0;
  let moment = 0;

  const paintFlash = (context: Context, { stage: { matrix, cell } }: PosterLayout): void => {
    const left = 1 - (now - flash.at) / FLASH_MICROS;
    if (left <= 0) return;
    context.fillStyle = withAlpha(skin.light, 0.75 * left * left);
    for (const row of flash.rows)
      context.fillRect(matrix.x, matrix.y + matrix.height - (row + 1) * cell, matrix.width, cell);
  };

  const paintNotice = (context: Context, { stage: { matrix, cell } }: PosterLayout): void => {
    const share = (now - notice.at) / NOTICE_MICROS;
    if (share >= 1) return;
    // On its own ground, for the Blocks may be of any colour.
    const ground = skin.mino === "pencil" ? skin.page : skin.ground;
    context.save();
    context.globalAlpha = Math.min(1, (1 - share) * 3);
    const y = matrix.y + cell * (4.6 - 0.5 * share);
    context.fillStyle = withAlpha(ground, 0.78);
    context.fillRect(matrix.x, y - cell * 0.95, matrix.width, cell * 1.4);
    const size = cell * 0.74;
    context.font = `700 ${size}px ${skin.font}`;
    const width = Math.min(matrix.width - cell * 0.6, context.measureText(notice.text).width);
    const colour = skin.mino === "tile" ? skin.page : mix(skin.accent, skin.ink, 0.25);
    const face = { colour, size, weight: 700, family: skin.font };
    writeLine(context, { text: notice.text, x: matrix.x + (matrix.width - width) / 2, y, width, face });
    context.restore();
  };

  const paintKeys = (context: Context, { keys: place }: PosterLayout): void => {
    const step = Math.min(place.height * 1.18, place.width / keys.length);
    const side = step / 1.18;
    keys.forEach(({ track, path }, i) => {
      const isOn = isLit(track, moment, GLOW_MICROS * Math.max(1, speed));
      context.save();
      context.translate(place.x + i * step, place.y + (place.height - side) / 2);
      context.beginPath();
      context.roundRect(0, 0, side, side, side * 0.22);
      context.fillStyle = isOn ? skin.accent : withAlpha(skin.ink, 0.1);
      context.fill();
      context.translate(side * 0.22, side * 0.22);
      context.scale((side * 0.56) / 24, (side * 0.56) / 24);
      context.lineWidth = 2.6;
      context.lineCap = context.lineJoin = "round";
      context.strokeStyle = isOn ? skin.page : withAlpha(skin.ink, 0.6);
      context.stroke(path);
      context.restore();
    });
  };

  return {
    follow: (events, filmMicros, gameMicros) => {
      now = filmMicros;
      moment = gameMicros;
      for (const event of events) {
        const text = announce(event);
        if (text !== undefined) notice = { text, at: now };
        if (event.type === "cleared" && now - flash.at >= FLASH_APART_MICROS) flash = { rows: event.rows, at: now };
      }
    },
    paint: (context, layout) => {
      paintFlash(context, layout);
      paintNotice(context, layout);
      paintKeys(context, layout);
    },
  };
}
