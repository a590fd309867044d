// Which moment of a game each frame of a film shows: nothing depends on how long it takes to make them.

import { SECOND } from "@korobeinix/engine";

export interface Cut {
  /** From this moment of the game to that one. */
  readonly from: number;
  readonly to: number;
  /** Seconds of the game to a second of the film. */
  readonly speed: number;
  readonly fps: 30 | 60;
  /** What follows the last moment, in microseconds of the film: an ending plays while the game stands still. */
  readonly tail: number;
}

/** As many as it takes for all of it to be seen, and one at least. */
export function frameCountOf({ from, to, speed, fps, tail }: Cut): number {
  return Math.max(1, Math.ceil(((to - from) * fps) / (speed * SECOND))) + Math.round((tail * fps) / SECOND);
}

/** The moment of the game that a frame shows: where it ends, so that the last one shows the end. */
export function momentOf({ from, to, speed, fps }: Cut, frame: number): number {
  return Math.min(to, from + Math.floor(((frame + 1) * speed * SECOND) / fps));
}

/** How long the film is. */
export function filmMicrosOf(cut: Cut): number {
  return Math.round((frameCountOf(cut) * SECOND) / cut.fps);
}

/** Which stretch of a game is filmed: all of it, or what came last before a moment. */
export const STRETCHES = ["whole", "last30", "last10"] as const;
export type Stretch = (typeof STRETCHES)[number];

const LENGTHS: { readonly [Name in Stretch]: number } = {
  whole: Number.POSITIVE_INFINITY,
  last30: 30 * SECOND,
  last10: 10 * SECOND,
};

/**
 * A stretch that begins before the game begins with it, and takes its length from what follows. The end of the game is
 * looked at for as long as `tail` says.
 */
export function stretchOf(stretch: Stretch, at: number, end: number, tail: number): Pick<Cut, "from" | "to" | "tail"> {
  const length = LENGTHS[stretch];
  const to = length >= end ? end : Math.max(at, length);
  return { from: Math.max(0, to - length), to, tail: to === end ? tail : 0 };
}

/** "guideline-sprint-ana.mp4": letters any disk takes. */
export function mediaName(parts: readonly string[], extension: string): string {
  const plain = parts.map((part) =>
    part
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-+|-+$/g, "")
      .slice(0, LONGEST_PART),
  );
  return `${["korobeinix", ...plain].filter((part) => part !== "").join("-")}.${extension}`;
}

const LONGEST_PART = 40;
