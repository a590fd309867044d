// The controls of a player, the inputs of a log and the scoring actions.

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
 * The names of the inputs. An input's code in a binary log is its index here: append, never reorder. Only controls that
 * can act while they are held have a release.
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
/** The name of an input. */
export type InputName = (typeof INPUT_NAMES)[number];

/** Reasons for an end from outside. The value of the input `ended` is an index here: append, never reorder. */
export const OUTSIDE_ENDS = ["left", "won", "lost", "drawn"] as const;
/** A reason for an end from outside. */
export type OutsideEnd = (typeof OUTSIDE_ENDS)[number];

/** The most seats of a match. */
export const MAX_SEATS = 6;
/** The most lines in a Receiving Queue; more lines are void (E-38). */
export const MAX_QUEUED = 100;
/** The highest number of an attack in a match. */
const MAX_ATTACKS = 1_000_000;

/** The releases of the controls that can act while they are held. `actsWhileHeld` says whether one does in a game. */
export const RELEASES: { readonly [Name in InputName]?: InputName } = {
  left: "leftReleased",
  right: "rightReleased",
  softDrop: "softDropReleased",
  rotateClockwise: "rotateClockwiseReleased",
  rotateCounterclockwise: "rotateCounterclockwiseReleased",
  hold: "holdReleased",
};

/** Whether a control ignores a second press while it is down. Rotations and Hold act with every press. */
export function isPressedOnce(control: Control): boolean {
  return control === "left" || control === "right" || control === "softDrop";
}

/**
 * One timed input. The meaning of its value:
 * - `speed`: the new Fall Speed in tenths of a row per second (B-3);
 * - `freeze`: 1 stops gravity, 0 lets it go on (E-18);
 * - `received`: the number of lines;
 * - `target`: the seat that gets the attacks;
 * - `ended`: an index into `OUTSIDE_ENDS`.
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
/** The name of such a number. */
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
/** The name of a scoring action. */
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
