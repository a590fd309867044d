// What a player can do, and what may enter a log.

/** The controls of the five documents. */
export const CONTROLS = [
  "left",
  "right",
  "softDrop",
  "hardDrop",
  "rotateClockwise",
  "rotateCounterclockwise",
  "hold",
] as const;
export type Control = (typeof CONTROLS)[number];

/**
 * Inputs in the order of their codes in a binary log: append, never reorder. Only the controls that act while
 * held have a release; `value` is read by no input yet and is always 0.
 */
export const INPUT_NAMES = [
  "left",
  "leftReleased",
  "right",
  "rightReleased",
  "softDrop",
  "softDropReleased",
  "hardDrop",
  "rotateClockwise",
  "rotateCounterclockwise",
  "hold",
] as const;
export type InputName = (typeof INPUT_NAMES)[number];

/** One timed input. */
export interface Input {
  readonly at: number;
  readonly name: InputName;
}

/** The scoring actions of the Guideline, section 8. */
export const SCORING_ACTIONS = [
  "single",
  "double",
  "triple",
  "tetris",
  "miniTSpin",
  "miniTSpinSingle",
  "tSpin",
  "tSpinSingle",
  "tSpinDouble",
  "tSpinTriple",
] as const;
export type ScoringAction = (typeof SCORING_ACTIONS)[number];
