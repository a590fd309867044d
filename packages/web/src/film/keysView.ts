// The keys of a game on its film, lit as they were pressed.

import { SECOND } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { isLit, keyTracksOf } from "../logs/keyTracks.ts";
import { ICONS } from "../parts/touchButtons.tsx";
import { withAlpha } from "../stage/colour.ts";
import type { Context } from "../stage/paint/canvas.ts";
import type { Skin } from "../stage/skin.ts";
import type { Rect } from "../stage/stage.ts";

export interface KeysOptions {
  readonly log: Log;
  readonly skin: Skin;
  readonly place: Rect;
  /** Seconds of the game to a second of the film. */
  readonly speed: number;
}

/** In time of the film. */
const GLOW_MICROS: number = 0.11 * SECOND;
const PITCH = 1.18;
const SPEED_ICON = "M4 18a9 9 0 1 1 16 0M12 13l4-5";

export function makeKeys({ log, skin, place, speed }: KeysOptions): (context: Context, moment: number) => void {
  const keys = keyTracksOf(log).map((track) => ({ track, path: new Path2D(ICONS[track.control] ?? SPEED_ICON) }));
  const step = Math.min(place.height * PITCH, place.width / keys.length);
  const side = step / PITCH;
  const left = place.x + (place.width - step * keys.length + step - side) / 2;
  return (context, moment) =>
    keys.forEach(({ track, path }, i) => {
      const isOn = isLit(track, moment, GLOW_MICROS * Math.max(1, speed));
      context.save();
      context.translate(left + i * step, place.y + (place.height - side) / 2);
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
}
