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
  "received",
  "target",
  "ended",
] as const;
/** What an input says. */
export type InputName = (typeof INPUT_NAMES)[number];

/** Why a game ends from outside, in the order of the values of `ended`: append, never reorder. */
export const OUTSIDE_ENDS = ["left", "won", "lost", "drawn"] as const;
/** Why a game ends from outside. */
export type OutsideEnd = (typeof OUTSIDE_ENDS)[number];

/** Seats that a match may have. */
export const MAX_SEATS = 6;
/** Lines that a Receiving Queue holds; what goes beyond is void (E-38). */
export const MAX_QUEUED = 100;
/** Attacks that a match may number. */
const MAX_ATTACKS = 1_000_000;

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
 * One timed input. The value is: of `speed` the new Fall Speed in tenths of a row per second (B-3); of `freeze` 1 for
 * gravity that stands still and 0 for gravity that goes on (E-18); of `received` the number of lines; of `target` the
 * seat that gets the attacks; of `ended` an index into `OUTSIDE_ENDS`.
 */
export interface Input {
  readonly at: number;
  readonly name: InputName;
  readonly value?: number;
  /** Only `received` has these: the seat that made the attack, and the attack's number. */
  readonly from?: number;
  readonly attack?: number;
}

/** The numbers that an input carries besides its time. */
export const INPUT_FIELDS = ["value", "from", "attack"] as const;
/** One of them. */
export type InputField = (typeof INPUT_FIELDS)[number];

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const SEAT: Bounds = { min: 0, max: MAX_SEATS - 1 };

/** The inputs that carry numbers, and their bounds. */
export const INPUT_VALUES: { readonly [Name in InputName]?: { readonly [Field in InputField]?: Bounds } } = {
  speed: { value: { min: 5, max: 200 } },
  freeze: { value: { min: 0, max: 1 } },
  received: { value: { min: 1, max: MAX_QUEUED }, from: SEAT, attack: { min: 1, max: MAX_ATTACKS } },
  target: { value: SEAT },
  ended: { value: { min: 0, max: OUTSIDE_ENDS.length - 1 } },
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
