// Time in the engine is a whole number of microseconds since the game began.

export const MILLISECOND = 1_000;
export const SECOND = 1_000_000;
export const MINUTE: number = 60 * SECOND;

/** The moment that never comes. */
export const NEVER: number = Number.MAX_SAFE_INTEGER;
