// The options of a game: what a player may choose before it begins, handling included. They are part of the log.

export const LOCK_RULES = ["extended", "infinite", "classic", "step", "attempt", "contact"] as const;
/** The name of a Lock Down rule. */
export type LockRuleName = (typeof LOCK_RULES)[number];

export const GOAL_RULES = ["fixed", "variable", "progress", "lines", "none"] as const;
/** The name of a Goal System. */
export type GoalRuleName = (typeof GOAL_RULES)[number];

/** What a variation that ends by time is about (G-12.3). */
export const OBJECTIVES = ["points", "lines"] as const;
/** Points or lines. */
export type Objective = (typeof OBJECTIVES)[number];

/** What a rotation or Hold pressed during the generation delay does (G-3.4c). */
export const INITIAL_ACTIONS = [
  /** The press acts on the next piece. */
  "tap",
  /** A key that is down when a piece comes acts on it, whenever it was pressed. */
  "hold",
  /** It is refused. */
  "off",
] as const;
/** What a press does while no piece is in play. */
export type InitialAction = (typeof INITIAL_ACTIONS)[number];

/** Every game has every option; a rule book says which values it allows. */
export interface Options {
  readonly startingLevel: number;
  /** Rows of Broken Lines laid at the start (G-2.4.6). */
  readonly startingRows: number;
  readonly goal: GoalRuleName;
  readonly lockDown: LockRuleName;
  readonly hold: boolean;
  /** Tetriminos shown in the Next Queue. */
  readonly next: number;
  readonly ghost: boolean;
  /** The length of a variation that ends by time. */
  readonly minutes: number;
  /** Handling: from the press to the first repeated move. */
  readonly delayMicros: number;
  /** Handling: from one repeated move to the next; 0 crosses the Matrix at once. */
  readonly repeatMicros: number;
  /** Handling: how many times faster than the Fall Speed a Soft Drop is. */
  readonly softDropFactor: number;
  /** The Fall Speed a game begins with where the player sets it, in tenths of a row per second (B-3). */
  readonly speed: number;
  /** The original cartridge's figures where they differ from the document's. */
  readonly authentic: boolean;
  /** Pieces speed up much faster (N-21). */
  readonly fast: boolean;
  /** For practice: gravity may be frozen, and no table takes the game (E-18). */
  readonly practice: boolean;
  readonly objective: Objective;
  /** Handling: rotations and Hold pressed while no piece is in play. */
  readonly initialRotation: InitialAction;
  readonly initialHold: InitialAction;
  /** Handling (DCD): how long a running Auto-Repeat waits when a piece has come or has turned. */
  readonly cutMicros: number;
  /** The longest generation delay; less than the rule book's own is outside the tables (E-28). */
  readonly generationMicros: number;
  /** The lines of a variation that ends by lines. */
  readonly lines: number;
  /** The rows of a variation that ends when none of them is left (O-3). */
  readonly rows: number;
}

/** In the order of their codes in a binary log: append, never reorder. */
export const OPTION_NAMES = [
  "startingLevel",
  "startingRows",
  "goal",
  "lockDown",
  "hold",
  "next",
  "ghost",
  "minutes",
  "delayMicros",
  "repeatMicros",
  "softDropFactor",
  "speed",
  "authentic",
  "fast",
  "practice",
  "objective",
  "initialRotation",
  "initialHold",
  "cutMicros",
  "generationMicros",
  "lines",
  "rows",
] as const;
/** The name of an option. */
export type OptionName = (typeof OPTION_NAMES)[number];

/** What an option can be set to. */
export type OptionValue = number | boolean | string;

/** Values by name, as somebody asks for them. */
export interface Values {
  readonly [name: string]: OptionValue;
}

/**
 * The values an option may take: a range of whole numbers, or a list. In a binary log a value is its distance from the least
 * or its place in the list: a least stays, and a list only grows.
 */
export type OptionRule<T extends OptionValue = OptionValue> =
  | { readonly min: number; readonly max: number; readonly initial: T & number }
  | { readonly among: readonly T[]; readonly initial: T };

/** An option that a rule book leaves no choice in. */
export function only<T extends OptionValue>(value: T): OptionRule<T> {
  return { among: [value], initial: value };
}

/** An option that is off at first. */
export const OFF_OR_ON: OptionRule<boolean> = { among: [false, true], initial: false };

/** The values that a rule book allows for each option. */
export type OptionRules = { readonly [Name in OptionName]: OptionRule<Options[Name]> };

/** Whether an option may have a value. */
export function isAllowed(rule: OptionRule, value: unknown): boolean {
  if ("among" in rule) return (rule.among as readonly unknown[]).includes(value);
  return typeof value === "number" && Number.isInteger(value) && value >= rule.min && value <= rule.max;
}

/** Says what a rule allows, for error messages and help. */
export function describeRule(rule: OptionRule): string {
  if ("among" in rule) return rule.among.length === 1 ? `only ${rule.among[0]}` : `one of ${rule.among.join(", ")}`;
  return `a whole number from ${rule.min} to ${rule.max}`;
}
