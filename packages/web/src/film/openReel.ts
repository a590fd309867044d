// The reel of a log, whether it is a game or a match; and a single picture of it.

import type { Game } from "@korobeinix/engine";
import { type AnyLog, isMatchLog } from "../logs/anyLog.ts";
import { gameReel } from "./gameReel.ts";
import { matchReel } from "./matchReel.ts";
import type { Reel, ReelOptions } from "./reel.ts";

export function openReel(log: AnyLog, options: ReelOptions): Promise<Reel> {
  return isMatchLog(log) ? matchReel(log, options) : gameReel(log, options);
}

/** A moment as it stands: nothing of what has just happened lies over it. */
export async function paintMoment(
  log: AnyLog,
  at: number,
  options: Omit<ReelOptions, "from" | "speed" | "runUpMs">,
): Promise<{ readonly canvas: HTMLCanvasElement; readonly game: Game }> {
  const reel = await openReel(log, { ...options, from: at, speed: 1, runUpMs: 0 });
  try {
    options.signal?.throwIfAborted();
    reel.paint(at, 0);
    return { canvas: reel.canvas, game: reel.game };
  } finally {
    reel.destroy();
  }
}

export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error("no image")) : resolve(blob)), "image/png");
  });
}
