// A 64-bit hash of a state, equal wherever the same log was played: two 32-bit lanes over every number of the state.

import { OUTCOMES, PHASES, SPINS, type State } from "./state.ts";

/** Every scalar of the state, in the order they are hashed. A missing one fails to compile below. */
const SCALARS = [
  "time",
  "phase",
  "outcome",
  "eventCount",
  "kind",
  "facing",
  "x",
  "y",
  "queue",
  "queueLength",
  "bag",
  "piecesDrawn",
  "garbageDrawn",
  "holdsDrawn",
  "hold",
  "isHoldUsed",
  "coming",
  "endAt",
  "generateAt",
  "repeatAt",
  "fallAt",
  "lockAt",
  "isFrozen",
  "speed",
  "fallMicros",
  "lockMicros",
  "actionsLeft",
  "lowestRow",
  "hasLanded",
  "rotationPoint",
  "isPointFive",
  "spin",
  "hitBottom",
  "hits",
  "pauseMicros",
  "held",
  "direction",
  "isCharged",
  "isMovePending",
  "level",
  "goal",
  "lines",
  "score",
  "isBackToBack",
  "pieces",
  "keys",
  "holds",
  "backToBacks",
  "spins",
  "silverSquares",
  "goldSquares",
  "stackHeight",
] as const;

type Planes = "rows" | "cells" | "tally";
type Forgotten = Exclude<keyof State, Planes | (typeof SCALARS)[number]>;
const complete: [Forgotten] extends [never] ? true : Forgotten = true;

const WORD = 0x1_0000_0000;

/** Every word that a state can hold; its index stands for it. */
const WORDS: readonly string[] = [...PHASES, ...OUTCOMES, ...SPINS];

function numberOf(value: string | number | boolean): number {
  if (typeof value === "number") return value;
  if (typeof value === "boolean") return value ? 1 : 0;
  return WORDS.indexOf(value);
}

/** The hash as sixteen hexadecimal digits. */
export function hashState(state: Readonly<State>): string {
  let a = complete ? 0x9e37_79b9 : 0;
  let b = 0x85eb_ca6b;
  const eat = (word: number): void => {
    a = Math.imul(a ^ word, 0xcc9e_2d51);
    a = (a << 15) | (a >>> 17);
    b = Math.imul(b + word, 0x1b87_3593) ^ a;
    b = (b << 13) | (b >>> 19);
  };
  for (const name of SCALARS) {
    const value = numberOf(state[name]);
    eat(value | 0);
    eat(Math.floor(value / WORD));
  }
  for (const plane of [state.rows, state.cells, state.tally]) for (const word of plane) eat(word);
  return hex(finish(a ^ b)) + hex(finish(b + Math.imul(a, 5)));
}

function finish(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85eb_ca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2_ae35);
  return h ^ (h >>> 16);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
