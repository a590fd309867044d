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
  "speed",
] as const;
/** One of the controls. */
export type Control = (typeof CONTROLS)[number];

/**
 * Inputs in the order of their codes in a binary log: append, never reorder. Only the controls that can act while
 * held have a release.
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
  "speed",
  "freeze",
  "rotateClockwiseReleased",
  "rotateCounterclockwiseReleased",
  "holdReleased",
] as const;
/** What an input says. */
export type InputName = (typeof INPUT_NAMES)[number];

/** The releases of the controls that can act while held; whether one does, `actsWhileHeld` says. */
export const RELEASES: { readonly [Name in InputName]?: InputName } = {
  left: "leftReleased",
  right: "rightReleased",
  softDrop: "softDropReleased",
  rotateClockwise: "rotateClockwiseReleased",
  rotateCounterclockwise: "rotateCounterclockwiseReleased",
  hold: "holdReleased",
};

/** Whether a control that is down is not pressed again: it goes on by itself. Turns and Hold act with every press. */
export function isPressedOnce(control: Control): boolean {
  return control === "left" || control === "right" || control === "softDrop";
}

/**
 * One timed input. Two have a value: `speed`, the new Fall Speed in tenths of a row per second (B-3), and `freeze`, 1 for
 * gravity that stands still and 0 for gravity that goes on, which only practice knows (E-18).
 */
export interface Input {
  readonly at: number;
  readonly name: InputName;
  readonly value?: number;
}

/** The inputs that carry a value, and its bounds. */
export const INPUT_VALUES: { readonly [Name in InputName]?: { readonly min: number; readonly max: number } } = {
  speed: { min: 5, max: 200 },
  freeze: { min: 0, max: 1 },
};

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
/** What a Lock Down can be named as. */
export type ScoringAction = (typeof SCORING_ACTIONS)[number];

/** Whether an action is a spin, with or without lines. */
export function isSpin(action: ScoringAction): boolean {
  switch (action) {
    case "single":
    case "double":
    case "triple":
    case "tetris":
      return false;
    case "miniTSpin":
    case "miniTSpinSingle":
    case "tSpin":
    case "tSpinSingle":
    case "tSpinDouble":
    case "tSpinTriple":
      return true;
  }
}
