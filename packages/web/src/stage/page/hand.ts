// A schoolchild's handwriting: letters as strokes on a grid, capitals 7 high, small letters 4, tails 2 below the line.

import { makeDice } from "../paint/canvas.ts";
import { moveStrokes, readStrokes, type Stroke } from "./strokes.ts";

const SMALL = {
  a: "~43230406274643 4347",
  b: "0007 ~042344462706",
  c: "~442304062746",
  d: "4047 ~442304062746",
  e: "~0545442304062746",
  f: "~30111317 0333",
  g: "~442304062746 ~43482908",
  h: "0007 ~04234447",
  i: "1317 1112",
  j: "~131809 1112",
  k: "0007 330537",
  l: "~000617",
  m: "0307 ~04233437 ~34536467",
  n: "0307 ~04234447",
  o: "~23040627464423",
  p: "0309 ~042344462706",
  q: "4349 ~442304062746",
  r: "0307 ~051333",
  s: "~44230425462706",
  t: "~11162737 0333",
  u: "~03062746 4347",
  v: "032743",
  w: "0317345763",
  x: "0347 4307",
  y: "0326 4319",
  z: "03430747",
} as const;

/** Over the letter. */
const ACCENT = "3122";

const GLYPHS: { readonly [character: string]: string } = {
  ...SMALL,
  á: `${SMALL.a} ${ACCENT}`,
  é: `${SMALL.e} ${ACCENT}`,
  í: "1317 2112",
  ó: `${SMALL.o} ${ACCENT}`,
  ú: `${SMALL.u} ${ACCENT}`,
  ñ: `${SMALL.n} ~02113241`,
  "0": "~20020527454220",
  "1": "022027",
  "2": "~02204207 0747",
  "3": "~01204123452706",
  "4": "300545 3037",
  "5": "400003 ~0333452706",
  "6": "~30030627463405",
  "7": "004017",
  "8": "~230220422305274523",
  "9": "~42200224424527",
  "!": "1015 1716",
  "¡": "1314 1519",
  "?": "~01204224 2526",
  ".": "0706",
  ",": "~1708",
  "×": "0437 3407",
};

const SPACE = 2.6;
/** Between two letters. */
const GAP = 1.5;
/** How far a letter strays from the line. */
const STRAY = 0.35;

export interface Written {
  readonly strokes: readonly Stroke[];
  /** On the grid; the height is always `HAND_HEIGHT`. */
  readonly width: number;
}

export const HAND_HEIGHT = 9;

/** Whether the hand can write all of it. */
export function isWritable(text: string): boolean {
  return [...text.toLowerCase()].every((character) => character === " " || GLYPHS[character] !== undefined);
}

/** A text by hand; what the hand has not learned is left out. */
export function writeByHand(text: string): Written {
  const dice = makeDice(text.length * 31 + (text.codePointAt(0) ?? 0));
  const strokes: Stroke[] = [];
  let x = 0;
  for (const character of text.toLowerCase()) {
    const form = GLYPHS[character];
    if (form === undefined) {
      x += SPACE;
      continue;
    }
    const letter = readStrokes(form);
    strokes.push(...moveStrokes(letter, { x, y: dice(-STRAY, STRAY) }, dice(0.95, 1.05)));
    x += Math.max(1, ...letter.flat().map((dot) => dot.x)) + GAP;
  }
  return { strokes, width: Math.max(0, x - GAP) };
}
