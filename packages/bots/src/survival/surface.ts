// The surface of a stack: the steps from each column to the next, and which pieces they suit.

/** A step as a class: 0 to 4 are steps from -2 to 2, and then come all others, walls among them. */
export const OTHER_STEP = 5;
const CLASSES = 6;

/** By a step plus 32. */
const CLASS_OF = Uint8Array.from({ length: 64 }, (_, i) => (Math.abs(i - 32) <= 2 ? i - 30 : OTHER_STEP));

/** The class of the step from one height to the next. */
export function stepClass(from: number, to: number): number {
  return CLASS_OF[to - from + 32]!;
}

/** Low bits, one for each class of step that is there; above them one for each of O, S, Z, T, L, J that rests without a gap. */
const KINDS_AT = 5;
/** Steps that a facing of each kind rests on, from left to right. */
const RESTS: readonly (readonly (readonly number[])[])[] = [
  [[0]],
  [[-1], [0, 1]],
  [[1], [-1, 0]],
  [[1], [-1], [0, 0]],
  [[0], [-2]],
  [[0], [2]],
];

function suits(before: number, step: number): number {
  let bits = step === OTHER_STEP ? 0 : 1 << step;
  RESTS.forEach((rests, kind) => {
    for (const rest of rests) {
      const classes = rest.map((each) => each + 2);
      if (classes.at(-1) === step && (classes.length === 1 || classes[0] === before)) bits |= 1 << (KINDS_AT + kind);
    }
  });
  return bits;
}

const SUITS = Int32Array.from({ length: CLASSES * CLASSES }, (_, i) => suits(Math.floor(i / CLASSES), i % CLASSES));

/** What two steps in a row add to a surface, as bits to be gathered. */
export function surfaceBits(before: number, step: number): number {
  return SUITS[before * CLASSES + step]!;
}

/** All sets of such bits. */
export const SURFACES: number = 1 << (KINDS_AT + RESTS.length);

/** The classes of steps among gathered bits, and the kinds. */
export function stepsAmong(bits: number): number {
  return bits & ((1 << KINDS_AT) - 1);
}
export function kindsAmong(bits: number): number {
  return bits >>> KINDS_AT;
}
