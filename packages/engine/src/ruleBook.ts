// The types of a rule book, which is plain data, and its script if it has one. The phases read its words and never ask which rule book it is. If a
// word names a behaviour, a small function or table implements it: see gravity.ts, goals.ts, scoring.ts, spins.ts and
// lockRules.ts.

import type { Control, ScoringAction } from "./actions.ts";
import type { OptionRules } from "./options.ts";
import type { IterateScript } from "./script.ts";
import type { TermRules } from "./terms.ts";

/** The five rule books. A rule book's code in a binary log is its index here: append, never reorder. */
export const RULE_BOOK_IDS = ["guideline", "basic", "new", "reglas", "korobeinix"] as const;
/** The name of one of the five. */
export type RuleBookId = (typeof RULE_BOOK_IDS)[number];

/** Column and row, or a step of both: x to the right, y up. */
export type Offset = readonly [x: number, y: number];

/** A Tetrimino: its shape in every facing and how it turns. */
export interface PieceData {
  readonly name: string;
  /** The Minos of each facing, relative to the centre: the spawn facing first, then clockwise. */
  readonly facings: readonly (readonly Offset[])[];
  /** For each facing, the displacements to try in order. An empty list: the piece does not turn. */
  readonly clockwise: readonly (readonly Offset[])[];
  readonly counterclockwise: readonly (readonly Offset[])[];
  /** The column and row where the centre enters, counted from 0. */
  readonly spawn: Offset;
}

/** The way of drawing the next piece. */
export type Randomizer =
  /** A bag with some copies of each kind, drawn without replacement. */
  | { readonly draw: "bag"; readonly copies: number }
  /** Each draw is independent, all kinds equally likely. */
  | { readonly draw: "independent" };

/** The generation of a piece. */
export interface Generation {
  /** Microseconds from Lock Down to the next piece; "step": it comes at the time of the next fall. */
  readonly delay: number | "step";
  readonly dropsAtOnce: boolean;
  /** If its place is taken, the piece ends the game or enters higher, in the lowest free rows. */
  readonly whenBlocked: "blockOut" | "rises";
}

/** The rule for the Fall Speed. */
export type Gravity =
  /** Microseconds per row for each level from `firstLevel` on. Levels beyond the table have its last value. */
  | { readonly rule: "byLevel"; readonly firstLevel: number; readonly microsPerRow: readonly number[] }
  /** The same, but every whole second of play adds `gainPerSecond`, in millionths of a row per second. */
  | {
      readonly rule: "byLevelAndTime";
      readonly firstLevel: number;
      readonly microsPerRow: readonly number[];
      readonly gainPerSecond: number;
    }
  /** The speed grows with every frame played. All speeds are in millionths of a row per frame. */
  | {
      readonly rule: "byTime";
      readonly framesPerSecond: number;
      readonly start: number;
      readonly gainPerFrame: number;
      readonly most: number;
    }
  /** The player sets the speed. */
  | { readonly rule: "bySetting" };

/** The rule for Soft Drop. */
export type SoftDrop =
  /** While held, the piece falls faster by the handling option `softDropFactor`. */
  | { readonly rule: "factor" }
  /** While held, the piece falls a row every `micros`. */
  | { readonly rule: "interval"; readonly micros: number }
  /** Every press moves the piece down a row. */
  | { readonly rule: "step" };

/** The rule for Hard Drop. */
export interface HardDrop {
  /** Whether the piece Locks Down at once, or only lands. */
  readonly locks: boolean;
  /** The time that it adds to the generation delay. */
  readonly micros: number;
}

/** The rule for Hold. */
export interface HoldRule {
  /** Microseconds from the swap until the new piece comes. */
  readonly swapMicros: number;
  /** The piece that comes if the Hold Queue is empty: the first of the Next Queue, or an independent draw. */
  readonly whenEmpty: "next" | "random";
}

/** The rule for spins. */
export type SpinRule =
  | { readonly rule: "none" }
  /** T-Spins (G-9). `piece` is the name of the piece that makes them. */
  | { readonly rule: "threeCorners"; readonly piece: string }
  /** A spin: the last action was a rotation, and the piece cannot move left, right or up (N-10). */
  | { readonly rule: "immobile"; readonly cascades: false }
  /** The piece cannot move down either and touches enough Blocks. A spin that completes a row starts a cascade. */
  | { readonly rule: "immobile"; readonly cascades: true; readonly touching: number };

/** The rule for squares of four pieces. */
export interface SquareRule {
  /** After each Lock Down: all squares in the Matrix, or only the first one around the locked piece. */
  readonly search: "everywhere" | "aroundPiece";
  /** The time that a new square adds to the generation delay. */
  readonly pauseMicros: number;
}

/** The value of a scoring action. */
export interface ActionValue {
  readonly points: number;
  /** The lines that it counts for in the Variable Goal System (G-6b). */
  readonly goalLines: number;
  /** Whether it begins and continues a Back-to-Back sequence, ends one, or does neither (G-8b). */
  readonly backToBack: "earns" | "breaks" | "ignores";
}

/** The value of each scoring action. */
export type ActionValues = { readonly [Action in ScoringAction]: ActionValue };

/** The rule for the points of a Lock Down. */
export type Scoring =
  | { readonly rule: "none" }
  | { readonly rule: "actions"; readonly actions: ActionValues; readonly timesLevel: boolean }
  /** Points for lines, four lines at once and strips of squares (N-16). `fourOnlyBy`: only this piece earns `four`. */
  | {
      readonly rule: "squares";
      readonly line: number;
      readonly four: number;
      readonly silverStrip: number;
      readonly goldStrip: number;
      readonly fourOnlyBy: string | undefined;
    }
  /** A point for every row from the spawn row to the place of Lock Down (K-9). */
  | { readonly rule: "distance" };

/** Points per row of a drop. The level does not multiply them. */
export interface DropPoints {
  readonly soft: number;
  readonly hard: number;
}

/** The rule for the lines that a Lock Down sends. */
export type AttackRule =
  /** Lines by the scoring action. Back-to-Back adds to actions that send lines (G-B3.1). */
  | { readonly rule: "actions"; readonly lines: ActionLines; readonly backToBack: number }
  /**
   * Lines by the number of rows cleared at once: the index of the table, from 0. Clears beyond the table send as many
   * lines as rows. Each row with part of a square adds `perSquaredLine` (N-19).
   */
  | { readonly rule: "lines"; readonly lines: readonly number[]; readonly perSquaredLine: number };

/** The lines that each scoring action sends. */
export type ActionLines = { readonly [Action in ScoringAction]: number };

/** The rule for garbage between the games of a match. */
export interface GarbageRule {
  readonly attack: AttackRule;
  /** The gap changes its column after this number of lines. */
  readonly gapEvery: number;
  /** "elsewhere": always another column, and the same one for every seat. "anywhere": each seat draws any column. */
  readonly gapMoves: "elsewhere" | "anywhere";
  /** The most rows that rise after one Lock Down. */
  readonly mostRows: number;
  /** The next holder of the hot potato when two seats are left: either of them, or the other one. */
  readonly potatoOfTwo: "either" | "other";
}

/** The rules for matches. */
export interface MatchRule {
  readonly seats: number;
  readonly terms: TermRules;
  /** Options that have fewer allowed values in a match. */
  readonly options: Partial<OptionRules>;
  /** The lines that each handicap step adds to a goal of lines. In other variations a step is a Solid Line. */
  readonly handicapLines: number;
  /** Whether a computer opponent switches garbage on (N-20). */
  readonly computersSendGarbage: boolean;
}

/** The Lock Down that ends a game: the whole piece is above the Skyline ("lockOut"), or a part ("lockAbove"). */
export type Ending = "lockOut" | "lockAbove";

/** A variation: what ends a game, and what changes during it. */
export interface Variation {
  readonly id: string;
  /** Whether reaching the Goal raises the level. */
  readonly levelsUp: boolean;
  readonly ends:
    | { readonly by: "level"; readonly last: number }
    /** The player has cleared the lines of the option `lines`. */
    | { readonly by: "lines" }
    /** The player has dug all rows of the start; the option `rows` is their number (O-3). */
    | { readonly by: "rows" }
    | { readonly by: "minutes" }
    | { readonly by: "nothing" };
  /** Rows that come by time. Undefined: none come. */
  readonly rising?: RisingRows;
  /** A variation of our own (docs/rules/own.md), for one player. */
  readonly isOwn?: true;
}

/** Rows that come by time into the Receiving Queue (O-5). */
export interface RisingRows {
  /** The time from one row to the next, for each step of `stepMicros`. Steps beyond the table have its last value. */
  readonly microsPerRow: readonly number[];
  readonly stepMicros: number;
}

/** The clause for each kind of refusal. */
export interface RefusalClauses {
  readonly move: string;
  readonly rotate: string;
  readonly hold: string;
  readonly speed: string;
  /** A control pressed while no piece is in play. */
  readonly noPiece: string;
  /** A control that the rule book does not have. */
  readonly absent: string;
}

/** The words of a rule book that an option may replace. */
export interface Words {
  readonly randomizer: Randomizer;
  readonly autoRepeats: boolean;
  /** The handling of the rule book itself; undefined: the options decide. */
  readonly handling: { readonly delayMicros: number; readonly repeatMicros: number } | undefined;
  readonly generation: Generation;
  readonly gravity: Gravity;
  readonly softDrop: SoftDrop;
  readonly hardDrop: HardDrop;
  readonly hold: HoldRule;
  /** The Lock Down Timer, if the lock rule has one. */
  readonly lockMicros: number;
  readonly spins: SpinRule;
  /** The squares that its script looks for. */
  readonly squares: SquareRule | undefined;
  /** What the Iterate phase does. */
  readonly script: IterateScript | undefined;
  readonly scoring: Scoring;
  readonly dropPoints: DropPoints;
  readonly ends: Ending;
  /** The garbage of matches; undefined: games send each other no lines. */
  readonly garbage: GarbageRule | undefined;
}

/** A rule book before its overlays are applied. A game uses a `BookInPlay`. */
export interface RuleBook extends Words {
  /** Shells choose words and looks by this id. A rule book of your own has the id of the one that it resembles. */
  readonly id: RuleBookId;
  /** The name of a rule book of your own; the five have none. */
  readonly variant?: string;
  readonly matrix: { readonly columns: number; readonly rows: number; readonly bufferRows: number };
  readonly pieces: readonly PieceData[];
  readonly controls: readonly Control[];
  readonly variations: readonly Variation[];
  readonly options: OptionRules;
  readonly match: MatchRule;
  readonly refusals: RefusalClauses;
  /** Words that options replace. The overlays apply in this order. */
  readonly overlays: readonly Overlay[];
}

/** A rule book after the overlays of its options are applied. */
export interface BookInPlay extends RuleBook {
  readonly overlays: readonly [];
}

/** Words that replace the rule book's words if an option is on. */
export interface Overlay {
  readonly when: "authentic" | "fast";
  readonly words: Partial<Words>;
}

/** The name of a rule book in logs and requests: "guideline", or "guideline:mine" for a variant. */
export function bookName({ id, variant }: RuleBook): string {
  return variant === undefined ? id : `${id}:${variant}`;
}

/** Whether a match of this rule book has a choice of targeting. */
export function hasTargets({ terms }: MatchRule): boolean {
  return "among" in terms.garbage && terms.garbage.among.length > 1;
}

/** The variations for matches. */
export function matchVariations({ variations }: RuleBook): readonly Variation[] {
  return variations.filter(({ isOwn }) => isOwn !== true);
}

/** Whether games have points. */
export function hasScore({ scoring }: RuleBook): boolean {
  return scoring.rule !== "none";
}

/** Whether games have levels. A level sets the Fall Speed. */
export function hasLevels({ gravity }: RuleBook): boolean {
  return gravity.rule === "byLevel" || gravity.rule === "byLevelAndTime";
}

/** Whether pieces can form squares. */
export function hasSquares({ squares }: RuleBook): boolean {
  return squares !== undefined;
}

/** The characters of a written board for cells without a piece: empty, garbage, Solid Line. */
export const NO_BLOCK = ".";
export const GARBAGE_LETTER = "#";
export const SOLID_LETTER = "=";
/** The kinds of garbage and Solid Lines on a board. */
export const GARBAGE_KIND = 14;
export const SOLID_KIND = 15;

/** The letter of a kind on a written board; -1 is an empty cell. */
export function letterOf({ pieces }: RuleBook, kind: number): string {
  if (kind === SOLID_KIND) return SOLID_LETTER;
  return kind < 0 ? NO_BLOCK : (pieces[kind]?.name ?? GARBAGE_LETTER);
}
