// Writing on a canvas: as large as there is room for, and figures that stand still while they count.

import type { Context } from "../stage/paint/canvas.ts";

export interface Face {
  readonly colour: string;
  /** Largest size in pixels; what does not fit into the width is written smaller. */
  readonly size: number;
  readonly weight: number;
  readonly family: string;
  /** Between letters, in shares of the size. */
  readonly spacing?: number;
}

export interface Line {
  readonly text: string;
  readonly x: number;
  /** The base line. */
  readonly y: number;
  readonly width: number;
  /** Whether it ends at the right end of its width. */
  readonly isRight?: boolean;
  readonly face: Face;
}

export function writeLine(context: Context, { text, x, y, width, isRight = false, face }: Line): void {
  const { colour, size, weight, family, spacing = 0 } = face;
  const setFont = (pixels: number): void => {
    context.font = `${weight} ${pixels}px ${family}`;
    context.letterSpacing = `${spacing * pixels}px`;
  };
  setFont(size);
  const wanted = context.measureText(text).width;
  if (wanted > width) setFont((size * width) / wanted);
  context.fillStyle = colour;
  context.textAlign = isRight ? "right" : "left";
  context.textBaseline = "alphabetic";
  context.fillText(text, isRight ? x + width : x, y);
  context.letterSpacing = "0px";
}

const DIGIT = /\d/;

/** The same width whatever the figures are: every digit has the room of the widest. */
export function writeFigures(context: Context, { text, x, y, width, face }: Line): void {
  const { colour, size, weight, family } = face;
  const advances = (pixels: number): number[] => {
    context.font = `${weight} ${pixels}px ${family}`;
    const digit = context.measureText("0").width;
    return Array.from(text, (letter) => (DIGIT.test(letter) ? digit : context.measureText(letter).width));
  };
  let steps = advances(size);
  const wanted = steps.reduce((sum, step) => sum + step, 0);
  if (wanted > width) steps = advances((size * width) / wanted);
  context.fillStyle = colour;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  let at = x;
  Array.from(text).forEach((letter, i) => {
    const step = steps[i] ?? 0;
    context.fillText(letter, at + step / 2, y);
    at += step;
  });
}
