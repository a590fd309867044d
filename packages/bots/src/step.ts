// What a computer player may do with the piece in play, and what it thinks of it.

import type { Spin } from "@korobeinix/engine";

/** Put a piece to rest there: the one in play, or the one that Hold brings. */
export interface Step {
  readonly holds: boolean;
  readonly kind: number;
  readonly facing: number;
  readonly x: number;
  readonly y: number;
  /** What its Lock Down is to be recognised as. */
  readonly spin: Spin;
}

/** A step and what it is worth, all that is foreseen included; one line sent is worth about 100. */
export interface RatedStep extends Step {
  readonly worth: number;
}

/** What thinking has come to. */
export interface Thought {
  /** Best first; none: every one loses, or there is no piece. */
  readonly steps: readonly RatedStep[];
  /** Positions looked at. */
  readonly nodes: number;
}

/** How hard it thinks. */
export interface Skill {
  /** Lines of play kept at each piece. */
  readonly width: number;
  /** Pieces thought of, the one in play included; no more than are shown. */
  readonly foresight: number;
  /** Positions looked at, at most. */
  readonly nodes: number;
  /** Whether it thinks of its Receiving Queue. */
  readonly seesQueue: boolean;
  /** How far its judgement of a position may be off, in hundredths of a line; left out: it never is. */
  readonly blur?: number;
  /** Which way it is off in which position: two players of one rank with other tastes play differently. */
  readonly taste?: number;
}

/** What an evaluation is made of, by the names that a coach explains it with. */
export const FEATURES = [
  "attack",
  "score",
  "lines",
  "backToBack",
  "tSlot",
  "tWasted",
  "tetrisWell",
  "holes",
  "cover",
  "height",
  "danger",
  "roughness",
  "wells",
  "rowChanges",
  "columnChanges",
  "gold",
  "silver",
  "squareStarts",
] as const;
/** The name of a part of the evaluation. */
export type Feature = (typeof FEATURES)[number];

/** A part of the evaluation and what it counts for: above zero it speaks for a step, below against it. */
export interface Reason {
  readonly feature: Feature;
  readonly worth: number;
}
