// Time in the engine is a whole number of microseconds since the game began.

/** A millisecond in microseconds. */
export const MILLISECOND = 1_000;
/** A second in microseconds. */
export const SECOND = 1_000_000;
/** A minute in microseconds. */
export const MINUTE: number = 60 * SECOND;

/** The moment that never comes. */
export const NEVER: number = Number.MAX_SAFE_INTEGER;
