// Compact tables of cells: "-1,0 0,0 1,0 2,0" is four cells, x to the right, y up.

import type { Offset } from "../ruleBook.ts";

export function cells(text: string): readonly Offset[] {
  return text.split(" ").map((pair): Offset => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return [x, y];
  });
}

/** The cells turned clockwise about the centre: (x, y) becomes (y, -x). */
function turnedClockwise(shape: readonly Offset[]): readonly Offset[] {
  // The sum turns -0 into 0.
  return shape.map(([x, y]): Offset => [y, -x + 0]);
}

/** A shape and its three turns about its centre. */
export function fourTurns(first: readonly Offset[]): readonly (readonly Offset[])[] {
  const second = turnedClockwise(first);
  const third = turnedClockwise(second);
  return [first, second, third, turnedClockwise(third)];
}
