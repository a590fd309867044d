// What a rule book says, as plain data. A phase reads these words and never asks which rule book it has; where a word
// names a behaviour, a small function or table has it (gravity.ts, goals.ts, scoring.ts, spins.ts, lockRules.ts).

import type { Control, ScoringAction } from "./actions.ts";
import type { OptionRules } from "./options.ts";
import type { TermRules } from "./terms.ts";

/** The five, in the order of their codes in a binary log: append, never reorder. */
export const RULE_BOOK_IDS = ["guideline", "basic", "new", "reglas", "korobeinix"] as const;
/** The name of one of the five. */
export type RuleBookId = (typeof RULE_BOOK_IDS)[number];

/** Column and row, or a step of both: x to the right, y up. */
export type Offset = readonly [x: number, y: number];

/** A Tetrimino: its shape in every facing and how it turns. */
export interface PieceData {
  readonly name: string;
  /** The Minos of each facing, spawn facing first, each the last one turned clockwise, relative to the centre. */
  readonly facings: readonly (readonly Offset[])[];
  /** For each facing, the displacements tried in order when it is turned; none: it does not turn. */
  readonly clockwise: readonly (readonly Offset[])[];
  readonly counterclockwise: readonly (readonly Offset[])[];
  /** Where the centre enters, counted from 0. */
  readonly spawn: Offset;
}

/** How the next piece is drawn. */
export type Randomizer =
  /** A number of copies of each kind, drawn without replacement. */
  | { readonly draw: "bag"; readonly copies: number }
  /** Each draw is independent, all kinds equally likely. */
  | { readonly draw: "independent" };

/** How a piece comes into play. */
export interface Generation {
  /** From Lock Down to the next piece; "step": when it is next time to fall. */
  readonly delay: number | "step";
  readonly dropsAtOnce: boolean;
  /** A piece whose place is taken ends the game, or enters higher, at the first rows that are free. */
  readonly whenBlocked: "blockOut" | "rises";
}

/** How fast a piece falls by itself. */
export type Gravity =
  /** Microseconds per row for each level from `firstLevel` on; higher levels keep the last. */
  | { readonly rule: "byLevel"; readonly firstLevel: number; readonly microsPerRow: readonly number[] }
  /** The same, and faster with every whole second played, in millionths of a row per second. */
  | {
      readonly rule: "byLevelAndTime";
      readonly firstLevel: number;
      readonly microsPerRow: readonly number[];
      readonly gainPerSecond: number;
    }
  /** By frames played, in millionths of a row per frame. */
  | {
      readonly rule: "byTime";
      readonly framesPerSecond: number;
      readonly start: number;
      readonly gainPerFrame: number;
      readonly most: number;
    }
  /** As the player sets it. */
  | { readonly rule: "bySetting" };

/** What a Soft Drop does. */
export type SoftDrop =
  /** So many times the Fall Speed, by the handling option, while held. */
  | { readonly rule: "factor" }
  /** A row every so many microseconds, while held. */
  | { readonly rule: "interval"; readonly micros: number }
  /** One row per press. */
  | { readonly rule: "step" };

/** What a Hard Drop does. */
export interface HardDrop {
  /** Whether it Locks Down, or only lands. */
  readonly locks: boolean;
  /** What it takes, added to the generation delay. */
  readonly micros: number;
}

/** What the Hold Queue does. */
export interface HoldRule {
  /** From the swap to the piece that comes. */
  readonly swapMicros: number;
  /** What comes when the Hold Queue is empty: the next of the queue, or a draw apart from it. */
  readonly whenEmpty: "next" | "random";
}

/** What is recognised as a spin. */
export type SpinRule =
  | { readonly rule: "none" }
  /** T-Spins (G-9), made by the piece of this name. */
  | { readonly rule: "threeCorners"; readonly piece: string }
  /** Locked by a rotation where it cannot move left, right or up (N-10). */
  | { readonly rule: "immobile"; readonly cascades: false }
  /** Nor down, touching so many Blocks; completing a row it shatters what lies above or below. */
  | { readonly rule: "immobile"; readonly cascades: true; readonly touching: number };

/** How four pieces become a square. */
export interface SquareRule {
  /** Where a locked piece may make squares: anywhere, or around itself and then only one. */
  readonly search: "everywhere" | "aroundPiece";
  /** What forming one adds to the generation delay. */
  readonly pauseMicros: number;
}

/** What a scoring action earns. */
export interface ActionValue {
  readonly points: number;
  /** Lines it counts for under the Variable Goal System (G-6b). */
  readonly goalLines: number;
  /** Whether it earns and keeps Back-to-Back, ends it, or neither (G-8b). */
  readonly backToBack: "earns" | "breaks" | "ignores";
}

/** What each scoring action earns. */
export type ActionValues = { readonly [Action in ScoringAction]: ActionValue };

/** Points of a Lock Down. */
export type Scoring =
  | { readonly rule: "none" }
  | { readonly rule: "actions"; readonly actions: ActionValues; readonly timesLevel: boolean }
  /** Lines, four at once, and strips of squares (N-16); the bonus for four may be the I's alone. */
  | {
      readonly rule: "squares";
      readonly line: number;
      readonly four: number;
      readonly silverStrip: number;
      readonly goldStrip: number;
      readonly fourOnlyBy: string | undefined;
    }
  /** The rows a piece has fallen when it locks (K-9). */
  | { readonly rule: "distance" };

/** Points per row of a drop, not multiplied by the level. */
export interface DropPoints {
  readonly soft: number;
  readonly hard: number;
}

/** How many lines a Lock Down sends. */
export type AttackRule =
  /** By the action; Back-to-Back adds to those that send any (G-B3.1). */
  | { readonly rule: "actions"; readonly lines: ActionLines; readonly backToBack: number }
  /** By the lines at once, from none on; more than the table knows send themselves. So much more for each with a square (N-19). */
  | { readonly rule: "lines"; readonly lines: readonly number[]; readonly perSquaredLine: number };

/** The lines that each scoring action sends. */
export type ActionLines = { readonly [Action in ScoringAction]: number };

/** What games of a match send each other. */
export interface GarbageRule {
  readonly attack: AttackRule;
  /** After so many lines the gap is somewhere else. */
  readonly gapEvery: number;
  /** In another column for certain and the same for every seat, or anywhere and for each seat by itself. */
  readonly gapMoves: "elsewhere" | "anywhere";
  /** How many rows rise at one Lock Down at most. */
  readonly mostRows: number;
  /** Where the hot potato goes when two are left: to either, or to the other one. */
  readonly potatoOfTwo: "either" | "other";
}

/** What a rule book says of matches. */
export interface MatchRule {
  readonly seats: number;
  readonly terms: TermRules;
  /** Options that a match leaves less choice in. */
  readonly options: Partial<OptionRules>;
  /** Lines that each step of the handicap adds to a goal of lines; elsewhere a step is a Solid Line. */
  readonly handicapLines: number;
  /** Whether a computer opponent switches garbage on (N-20). */
  readonly computersSendGarbage: boolean;
}

/** "lockOut": a piece locks wholly above the Skyline; "lockAbove": any part of it does. */
export type Ending = "lockOut" | "lockAbove";

/** A way to play a rule book: how far, or how long. */
export interface Variation {
  readonly id: string;
  /** Whether reaching the Goal raises the level. */
  readonly levelsUp: boolean;
  readonly ends:
    | { readonly by: "level"; readonly last: number }
    /** So many lines are cleared, by the option `lines`. */
    | { readonly by: "lines" }
    /** None of the rows is left that lay there at the start, as many as the option `rows` says (O-3). */
    | { readonly by: "rows" }
    | { readonly by: "minutes" }
    | { readonly by: "nothing" };
  /** Rows that come by themselves; left out: none do. */
  readonly rising?: RisingRows;
  /** In no document but ours (docs/rules/own.md): it is played alone. */
  readonly isOwn?: true;
}

/** Rows that come by time into the Receiving Queue (O-5). */
export interface RisingRows {
  /** From one row to the next, in steps of time: later steps keep the last. */
  readonly microsPerRow: readonly number[];
  readonly stepMicros: number;
}

/** The clause that gives the reason for each kind of refusal. */
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
  /** Handling that the rule book insists on; undefined leaves it to the options. */
  readonly handling: { readonly delayMicros: number; readonly repeatMicros: number } | undefined;
  readonly generation: Generation;
  readonly gravity: Gravity;
  readonly softDrop: SoftDrop;
  readonly hardDrop: HardDrop;
  readonly hold: HoldRule;
  /** The Lock Down Timer, where the lock rule has one. */
  readonly lockMicros: number;
  readonly spins: SpinRule;
  /** What the Iterate phase looks for. */
  readonly squares: SquareRule | undefined;
  readonly scoring: Scoring;
  readonly dropPoints: DropPoints;
  readonly ends: Ending;
  /** What games of a match send each other; undefined: nothing. */
  readonly garbage: GarbageRule | undefined;
}

/** A rule book as it is written; what a game plays by is a `BookInPlay`. */
export interface RuleBook extends Words {
  /** Shells find words and looks by it. A rule book of your own takes the id of the one it resembles. */
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
  /** What options put in the place of the words, laid over them in this order. */
  readonly overlays: readonly Overlay[];
}

/** A rule book as the options leave it: nothing remains to be laid over it. */
export interface BookInPlay extends RuleBook {
  readonly overlays: readonly [];
}

/** Words that replace a rule book's own while an option is on. */
export interface Overlay {
  readonly when: "authentic" | "fast";
  readonly words: Partial<Words>;
}

/** What logs and requests call a rule book: "guideline", or "guideline:mine" for a variant. */
export function bookName({ id, variant }: RuleBook): string {
  return variant === undefined ? id : `${id}:${variant}`;
}

/** Whether the players of a match may choose who gets their attacks. */
export function hasTargets({ terms }: MatchRule): boolean {
  return "among" in terms.garbage && terms.garbage.among.length > 1;
}

/** The variations that a match can be played in. */
export function matchVariations({ variations }: RuleBook): readonly Variation[] {
  return variations.filter(({ isOwn }) => isOwn !== true);
}

/** Whether games are about points. */
export function hasScore({ scoring }: RuleBook): boolean {
  return scoring.rule !== "none";
}

/** Whether games have levels: a level is what sets the Fall Speed. */
export function hasLevels({ gravity }: RuleBook): boolean {
  return gravity.rule === "byLevel" || gravity.rule === "byLevelAndTime";
}

/** Whether pieces can form squares. */
export function hasSquares({ squares }: RuleBook): boolean {
  return squares !== undefined;
}

/** The cells of a written board that are not a piece's letter. */
export const NO_BLOCK = ".";
export const GARBAGE_LETTER = "#";
export const SOLID_LETTER = "=";
/** What stands for them among the kinds of a board. */
export const GARBAGE_KIND = 14;
export const SOLID_KIND = 15;

/** The letter of a Block of this kind on a written board; of -1, that there is none. */
export function letterOf({ pieces }: RuleBook, kind: number): string {
  if (kind === SOLID_KIND) return SOLID_LETTER;
  return kind < 0 ? NO_BLOCK : (pieces[kind]?.name ?? GARBAGE_LETTER);
}
