// A 64-bit hash of a state, equal wherever the same log was played: two 32-bit lanes over every number of the state.
//
// Additions leave the hashes of earlier editions alone (E-24). Only what has left its first value counts, together with
// its index, so a scalar that an edition does not use adds nothing; a word counts by its index in its own list; and the
// number of events does not count, so that a later engine may tell more.

import type { Game } from "./game.ts";
import { WALL } from "./geometry.ts";
import { FIRST_SCALARS, OUTCOMES, PHASES, SPINS, type Scalars } from "./state.ts";

/** Every scalar of the state but the number of events: append, never reorder. A missing one fails to compile below. */
const SCALARS = [
  "time",
  "phase",
  "outcome",
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
  "cutUntil",
  "initialTurn",
  "isInitialHold",
] as const;

type Name = (typeof SCALARS)[number];
type Forgotten = Exclude<keyof Scalars, Name | "eventCount">;
const complete: [Forgotten] extends [never] ? true : Forgotten = true;

const WORD = 0x1_0000_0000;

function numberOf(scalars: Readonly<Scalars>, name: Name): number {
  switch (name) {
    case "phase":
      return PHASES.indexOf(scalars.phase);
    case "outcome":
      return OUTCOMES.indexOf(scalars.outcome);
    case "spin":
      return SPINS.indexOf(scalars.spin);
    default:
      return Number(scalars[name]);
  }
}

/** The hash of a game's state as sixteen hexadecimal digits. */
export function hashState({ state, rules }: Game): string {
  const { rows, cells, tally, stackHeight } = state;
  let a = complete ? 0x9e37_79b9 : 0;
  let b = 0x85eb_ca6b;
  const eat = (word: number): void => {
    a = Math.imul(a ^ word, 0xcc9e_2d51);
    a = (a << 15) | (a >>> 17);
    b = Math.imul(b + word, 0x1b87_3593) ^ a;
    b = (b << 13) | (b >>> 19);
  };
  const eatChanged = (index: number, value: number, first: number): void => {
    if (value === first) return;
    eat(index);
    eat(value | 0);
    eat(Math.floor(value / WORD));
  };
  SCALARS.forEach((name, i) => eatChanged(i, numberOf(state, name), numberOf(FIRST_SCALARS, name)));
  // Between two lists a mark that is no index of either.
  eat(-1);
  for (let i = 0; i < tally.length; i++) eatChanged(i, tally[i]!, 0);
  eat(-1);
  for (let y = 0; y < stackHeight; y++) eat(rows[y + WALL]!);
  for (let i = 0; i < stackHeight * rules.geometry.columns; i++) eat(cells[i]!);
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
