// A 64-bit hash of a state: two 32-bit lanes over every number of the state. The same log gives the same hash
// everywhere.
//
// New scalars and words do not change the hashes of earlier editions (E-24). A scalar counts only if it differs from
// its first value, together with its index: a scalar that an edition does not use adds nothing. A word counts by its
// index in its own list. The number of events does not count, so a later engine may describe more events. The feed does
// not count either: a game that is fed its pieces has the same hash as a game that draws them.

import type { Game } from "./game.ts";
import { WALL } from "./geometry.ts";
import { mix } from "./random.ts";
import { FIRST_SCALARS, OUTCOMES, PHASES, SPINS, type Scalars } from "./state.ts";

/** Every scalar except the number of events: append, never reorder. If one is missing, `complete` does not compile. */
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
  "riseAt",
  "target",
  "queued",
  "receives",
  "attacks",
  "sending",
  "sent",
  "cancelled",
  "raised",
  "gap",
  "starvedAt",
  "rowAt",
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

const FIRST: readonly number[] = SCALARS.map((name) => numberOf(FIRST_SCALARS, name));

/** Two lanes of 32 bits over a stream of words. */
export class Hasher {
  #a = complete ? 0x9e37_79b9 : 0;
  #b = 0x85eb_ca6b;

  eat(word: number): void {
    const a = Math.imul(this.#a ^ word, 0xcc9e_2d51);
    this.#a = (a << 15) | (a >>> 17);
    const b = Math.imul(this.#b + word, 0x1b87_3593) ^ this.#a;
    this.#b = (b << 13) | (b >>> 19);
  }

  /** A whole number of up to 53 bits. */
  number(value: number): void {
    this.eat(value | 0);
    this.eat(Math.floor(value / WORD));
  }

  text(value: string): void {
    for (let i = 0; i < value.length; i++) this.eat(value.charCodeAt(i));
  }

  /** Sixteen hexadecimal digits. */
  finish(): string {
    return hex(mix(this.#a ^ this.#b)) + hex(mix(this.#b + Math.imul(this.#a, 5)));
  }
}

/** The hash of a game's state as sixteen hexadecimal digits. */
export function hashState({ state, rules }: Game): string {
  const { rows, cells, tally, incoming, stackHeight } = state;
  const hasher = new Hasher();
  const eatChanged = (index: number, value: number, first: number): void => {
    if (value === first) return;
    hasher.eat(index);
    hasher.number(value);
  };
  SCALARS.forEach((name, i) => eatChanged(i, numberOf(state, name), FIRST[i]!));
  // -1 is no index: it marks the end of a list.
  hasher.eat(-1);
  for (let i = 0; i < tally.length; i++) eatChanged(i, tally[i]!, 0);
  hasher.eat(-1);
  for (let y = 0; y < stackHeight; y++) hasher.eat(rows[y + WALL]!);
  for (let i = 0; i < stackHeight * rules.geometry.columns; i++) hasher.eat(cells[i]!);
  for (let i = 0; i < incoming.length; i++) hasher.eat(incoming[i]!);
  return hasher.finish();
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, "0");
}
