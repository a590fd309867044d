// Everything about a game that changes: plain numbers, two planes, a tally and the Receiving Queue. A copy of it is a
// saved game.

import { SCORING_ACTIONS } from "./actions.ts";
import type { Geometry } from "./geometry.ts";
import { type Matrix, emptyRows } from "./matrix.ts";
import { NEVER } from "./micros.ts";

/** The phases that last; Pattern to Completion take no game time (G-A1). */
export const PHASES = ["generation", "falling", "lock", "ended"] as const;
/** A phase that lasts. */
export type Phase = (typeof PHASES)[number];

/** How a game may end; "playing" while it goes on: append, never reorder. */
export const OUTCOMES = [
  "playing",
  "lockOut",
  "lockAbove",
  "blockOut",
  "goalReached",
  "timeUp",
  "topOut",
  "left",
  "won",
  "lost",
  "drawn",
] as const;
/** How a game ended, or "playing". */
export type Outcome = (typeof OUTCOMES)[number];

/** The kinds of spin that a Lock Down can be. */
export const SPINS = ["none", "mini", "full", "immobile"] as const;
/** The kind of spin that a Lock Down was. */
export type Spin = (typeof SPINS)[number];

/** Bits of `State.held`. */
export const HELD_LEFT = 1;
export const HELD_RIGHT = 2;
export const HELD_SOFT_DROP = 4;
export const HELD_CLOCKWISE = 8;
export const HELD_COUNTERCLOCKWISE = 16;
export const HELD_HOLD = 32;

/** The numbers and words of a state. */
export interface Scalars {
  time: number;
  phase: Phase;
  outcome: Outcome;
  eventCount: number;

  /** The Tetrimino in play; -1 when there is none. */
  kind: number;
  facing: number;
  x: number;
  y: number;

  /** The coming kinds, three bits each, the next one lowest. */
  queue: number;
  queueLength: number;
  /** Copies of each kind left in the bag, four bits each. */
  bag: number;
  piecesDrawn: number;
  /** How many gaps of raised lines were drawn. */
  garbageDrawn: number;
  /** How many pieces were drawn for the Hold Queue alone, outside of the bag. */
  holdsDrawn: number;
  /** The kind in the Hold Queue; -1 when it is empty. */
  hold: number;
  isHoldUsed: boolean;
  /** The kind that the next generation brings instead of the queue's next; -1: it brings the queue's. */
  coming: number;

  /** The times of the coming moments (see `runMoment`). */
  endAt: number;
  generateAt: number;
  repeatAt: number;
  fallAt: number;
  lockAt: number;

  /** The clocks of fall and Lock Down stand still (E-18). */
  isFrozen: boolean;
  /** The Fall Speed where the player sets it, in tenths of a row per second. */
  speed: number;
  /** The time for one row that `fallAt` was computed with. */
  fallMicros: number;
  /** What is left on the Lock Down Timer when it next starts. */
  lockMicros: number;
  /** Moves and rotations left under Extended Placement. */
  actionsLeft: number;
  lowestRow: number;
  hasLanded: boolean;

  /** Rotation point of the last successful action; 0 if that was no rotation. */
  rotationPoint: number;
  /** Rotation Point 5 turned the piece into a T-Slot and only rotations have followed (G-9.2). */
  isPointFive: boolean;

  /** For the phases of a Lock Down: its spin, the full rows as bits from `hitBottom` up, and a pause to come. */
  spin: Spin;
  hitBottom: number;
  hits: number;
  pauseMicros: number;

  held: number;
  /** The direction that Auto-Repeat goes in: -1, 0 or 1. */
  direction: number;
  /** The repeat is due but its way is blocked: it continues as soon as the way is free. */
  isCharged: boolean;
  /** A direction was pressed while no Tetrimino was in play: its first move is still to come. */
  isMovePending: boolean;
  /** A running Auto-Repeat waits until this time (DCD). */
  cutUntil: number;
  /** The turn that the next piece makes when it comes: 1 clockwise, -1 counterclockwise, 0 none. */
  initialTurn: number;
  /** The next piece goes to the Hold Queue when it comes. */
  isInitialHold: boolean;

  level: number;
  /** Lines left to the next level, as the Goal System counts; without levels, lines or rows to its end. */
  goal: number;
  lines: number;
  score: number;
  isBackToBack: boolean;

  pieces: number;
  keys: number;
  holds: number;
  backToBacks: number;
  spins: number;
  silverSquares: number;
  goldSquares: number;
  stackHeight: number;

  /** When the level next rises by time (G-B2.3). */
  riseAt: number;
  /** When the next row rises by time (O-5). */
  rowAt: number;
  /** The seat that the player put the Target Mark on; -1: none yet. */
  target: number;
  /** Lines in the Receiving Queue. */
  queued: number;
  /** How often lines were received, and how often a Lock Down cleared lines that may attack. */
  receives: number;
  attacks: number;
  /** Lines that the last such Lock Down sent, that all of them sent, and that they cancelled in the Receiving Queue. */
  sending: number;
  sent: number;
  cancelled: number;
  /** How many lines have risen, and the column of the last gap. */
  raised: number;
  gap: number;
  /** When the game first needed a piece or gap that had not been fed. From then on it is a guess (E-36). */
  starvedAt: number;
}

/** Everything that changes, the Matrix included. */
export interface State extends Scalars, Matrix {
  /** How often each scoring action was made. */
  readonly tally: Int32Array;
  /** The Receiving Queue, oldest attack first. Three numbers for each attack: its sender, its number and its lines. */
  readonly incoming: number[];
}

/**
 * The state of a game before time 0, without its planes. A hash counts what differs from these values. The planes are
 * empty; they are here because states are quick to copy if all are copies of one object.
 */
export const FIRST_SCALARS: Readonly<State> = {
  time: 0,
  phase: "generation",
  outcome: "playing",
  eventCount: 0,
  kind: -1,
  facing: 0,
  x: 0,
  y: 0,
  queue: 0,
  queueLength: 0,
  bag: 0,
  piecesDrawn: 0,
  garbageDrawn: 0,
  holdsDrawn: 0,
  hold: -1,
  isHoldUsed: false,
  coming: -1,
  endAt: NEVER,
  generateAt: 0,
  repeatAt: NEVER,
  fallAt: NEVER,
  lockAt: NEVER,
  isFrozen: false,
  speed: 0,
  fallMicros: 1,
  lockMicros: 0,
  actionsLeft: 0,
  lowestRow: 0,
  hasLanded: false,
  rotationPoint: 0,
  isPointFive: false,
  spin: "none",
  hitBottom: 0,
  hits: 0,
  pauseMicros: 0,
  held: 0,
  direction: 0,
  isCharged: false,
  isMovePending: false,
  cutUntil: 0,
  initialTurn: 0,
  isInitialHold: false,
  level: 0,
  goal: 0,
  lines: 0,
  score: 0,
  isBackToBack: false,
  pieces: 0,
  keys: 0,
  holds: 0,
  backToBacks: 0,
  spins: 0,
  silverSquares: 0,
  goldSquares: 0,
  stackHeight: 0,
  riseAt: NEVER,
  rowAt: NEVER,
  target: -1,
  queued: 0,
  receives: 0,
  attacks: 0,
  sending: 0,
  sent: 0,
  cancelled: 0,
  raised: 0,
  gap: -1,
  starvedAt: NEVER,
  rows: new Int32Array(0),
  cells: new Uint16Array(0),
  tally: new Int32Array(0),
  incoming: [],
};

/** The state before anything has happened. */
export function emptyState(geometry: Geometry): State {
  return {
    ...FIRST_SCALARS,
    rows: emptyRows(geometry),
    cells: new Uint16Array(geometry.height * geometry.columns),
    tally: new Int32Array(SCORING_ACTIONS.length),
    incoming: [],
  };
}
