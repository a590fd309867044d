// What a rule book says, as plain data. A phase reads these words and never asks which rule book it has.

import type { Control, ScoringAction } from "./actions.ts";
import type { OptionRules } from "./options.ts";

export type RuleBookId = "guideline";

/** Column and row, or a step of both: x to the right, y up. */
export type Offset = readonly [x: number, y: number];

export interface PieceData {
  readonly name: string;
  /** The Minos of each facing, spawn facing first, each the last one turned clockwise, relative to the centre. */
  readonly facings: readonly (readonly Offset[])[];
  /** For each facing, the displacements tried in order when it is turned. */
  readonly clockwise: readonly (readonly Offset[])[];
  readonly counterclockwise: readonly (readonly Offset[])[];
  /** Where the centre enters, counted from 0. */
  readonly spawn: Offset;
}

export type Randomizer = { readonly draw: "bag"; readonly copies: number };

/** Microseconds a row for each level, the first being `firstLevel`. */
export interface Gravity {
  readonly rule: "byLevel";
  readonly firstLevel: number;
  readonly microsPerRow: readonly number[];
}

/** What a scoring action earns. */
export interface ActionValue {
  /** Times the level. */
  readonly points: number;
  /** Lines it counts for under the Variable Goal System (G-6b). */
  readonly goalLines: number;
  /** Whether it earns and keeps Back-to-Back, ends it, or neither (G-8b). */
  readonly backToBack: "earns" | "breaks" | "ignores";
}

export interface Scoring {
  readonly actions: { readonly [Action in ScoringAction]: ActionValue };
  /** Points a row, not times the level. */
  readonly softDropRow: number;
  readonly hardDropRow: number;
}

export type Ending = "lockOut" | "blockOut";

export interface Variation {
  readonly id: string;
  /** Whether reaching the Goal raises the level. */
  readonly levelsUp: boolean;
  readonly ends:
    | { readonly by: "level"; readonly last: number }
    | { readonly by: "lines"; readonly lines: number }
    | { readonly by: "minutes" };
}

/** The clause that stands behind each kind of refusal. */
export interface RefusalClauses {
  readonly move: string;
  readonly rotate: string;
  readonly hold: string;
  /** A control pressed while no Tetrimino is in play. */
  readonly noPiece: string;
}

export interface RuleBook {
  readonly id: RuleBookId;
  readonly matrix: { readonly columns: number; readonly rows: number; readonly bufferRows: number };
  readonly pieces: readonly PieceData[];
  readonly randomizer: Randomizer;
  readonly controls: readonly Control[];
  readonly generation: { readonly delayMicros: number; readonly dropsAtOnce: boolean };
  readonly gravity: Gravity;
  readonly hardDrop: { readonly micros: number };
  /** Which piece, by name, makes T-Spins. */
  readonly spins: { readonly rule: "threeCorners"; readonly piece: string };
  readonly scoring: Scoring;
  readonly ends: readonly Ending[];
  readonly variations: readonly Variation[];
  readonly options: OptionRules;
  readonly refusals: RefusalClauses;
}
