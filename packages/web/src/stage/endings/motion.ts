// How things move in an ending: pure functions of time.

/** How far something is between two moments, 0 to 1. */
export function share(ms: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (ms - from) / (to - from)));
}

/** Fast at first. */
export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

/** Slow at first. */
export function easeIn(t: number): number {
  return t * t * t;
}

/** A little too far, and back. */
export function overshoot(t: number): number {
  const back = t - 1;
  return 1 + 2.2 * back * back * back + 1.2 * back * back;
}

/** Comes within so many milliseconds, and goes in the last of them. */
export function comesAndGoes(ms: number, lifeMs: number, { inMs, outMs }: { inMs: number; outMs: number }): number {
  return Math.min(share(ms, 0, inMs), 1 - share(ms, lifeMs - outMs, lifeMs));
}

export interface Throw {
  readonly x: number;
  readonly y: number;
  /** CSS pixels a second. */
  readonly vx: number;
  readonly vy: number;
  readonly gravity: number;
}

/** Where something thrown is after so many milliseconds. */
export function thrown({ x, y, vx, vy, gravity }: Throw, ms: number): { readonly x: number; readonly y: number } {
  const seconds = ms / 1000;
  return { x: x + vx * seconds, y: y + vy * seconds + (gravity * seconds * seconds) / 2 };
}

/** How long something that begins at rest takes to fall so far, in milliseconds. */
export function fallMs(distance: number, gravity: number): number {
  return Math.sqrt((2 * Math.max(0, distance)) / gravity) * 1000;
}
