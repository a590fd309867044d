// The options of a game. A player chooses them before it begins. They include handling, and they are part of the log.

export const LOCK_RULES = ["extended", "infinite", "classic", "step", "attempt", "contact"] as const;
/** The name of a Lock Down rule. */
export type LockRuleName = (typeof LOCK_RULES)[number];

export const GOAL_RULES = ["fixed", "variable", "progress", "lines", "none"] as const;
/** The name of a Goal System. */
export type GoalRuleName = (typeof GOAL_RULES)[number];

/** The objectives of a variation that ends by time (G-12.3). */
export const OBJECTIVES = ["points", "lines"] as const;
/** The objective of a game: points or lines. */
export type Objective = (typeof OBJECTIVES)[number];

/** The handling of rotations and Hold during the generation delay (G-3.4c). */
export const INITIAL_ACTIONS = [
  /** A press acts on the next piece. */
  "tap",
  /** A key that is down when a piece comes acts on that piece, even if it was pressed long before. */
  "hold",
  /** A press is refused. */
  "off",
] as const;
/** The effect of a press while no piece is in play. */
export type InitialAction = (typeof INITIAL_ACTIONS)[number];

/** The options of a game. Every game has all of them; its rule book limits the values. */
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
  /** Handling: the time from the press to the first repeated move. */
  readonly delayMicros: number;
  /** Handling: the time from one repeated move to the next. With 0 the piece crosses the Matrix at once. */
  readonly repeatMicros: number;
  /** Handling: the speed of a Soft Drop as a multiple of the Fall Speed. */
  readonly softDropFactor: number;
  /** The first Fall Speed, in tenths of a row per second, where the player sets the speed (B-3). */
  readonly speed: number;
  /** Uses the original cartridge's figures where they differ from the document's. */
  readonly authentic: boolean;
  /** Pieces speed up much faster (N-21). */
  readonly fast: boolean;
  /** For practice: gravity may be frozen, and no table takes the game (E-18). */
  readonly practice: boolean;
  readonly objective: Objective;
  /** Handling: a rotation or Hold pressed while no piece is in play. */
  readonly initialRotation: InitialAction;
  readonly initialHold: InitialAction;
  /** Handling (DCD): the time that a running Auto-Repeat waits after a piece comes or turns. */
  readonly cutMicros: number;
  /** The longest generation delay. A shorter one than the rule book's keeps the game out of the tables (E-28). */
  readonly generationMicros: number;
  /** The lines to clear in a variation that ends by lines. */
  readonly lines: number;
  /** The rows to dig in a variation that ends when all of them are gone (O-3). */
  readonly rows: number;
}

/** The names of the options. An option's code in a binary log is its index here: append, never reorder. */
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

/** The value of an option. */
export type OptionValue = number | boolean | string;

/** Option values by name, not checked yet. */
export interface Values {
  readonly [name: string]: OptionValue;
}

/**
 * The values that an option may have: a range of whole numbers, or a list. A binary log writes a value as its distance
 * from `min` or as its index in `among`. So never change `min`, and only append to `among`.
 */
export type OptionRule<T extends OptionValue = OptionValue> =
  | { readonly min: number; readonly max: number; readonly initial: T & number }
  | { readonly among: readonly T[]; readonly initial: T };

/** An option with only one allowed value. */
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

/** The values that a rule allows, in words: for error messages and help. */
export function describeRule(rule: OptionRule): string {
  if ("among" in rule) return rule.among.length === 1 ? `only ${rule.among[0]}` : `one of ${rule.among.join(", ")}`;
  return `a whole number from ${rule.min} to ${rule.max}`;
}
