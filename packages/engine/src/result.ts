// Results of parsing. A parser of outside data returns a problem and does not throw.

/** The kinds of problems. Shells choose their words by these codes: append, never rename. */
export const PROBLEM_CODES = [
  /** The input is not a log. */
  "notALog",
  /** This engine does not know the form or the edition. */
  "version",
  /** The log was cut short or changed on its way. */
  "damaged",
  /** The syntax is wrong. */
  "form",
  /** A name does not exist. */
  "unknown",
  /** The rules do not allow a value. */
  "notAllowed",
  /** An input is earlier than the one before it. */
  "backwards",
  /** The log is too long or too large. */
  "tooMuch",
  /** A second of game time has too many inputs. */
  "tooFast",
  /** For shells: a file is empty or cannot be opened. */
  "empty",
  "unreadable",
] as const;
/** The code of a problem. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The parts that can have a problem; the last three belong to shells. */
export type ProblemPart =
  | "byte"
  | "line"
  | "input"
  | "inputs"
  | "edition"
  | "rule book"
  | "variation"
  | "seed"
  | "option"
  | "term"
  | "queue"
  | "board"
  | "hold"
  | "seat"
  | "team"
  | "ruling"
  | "match"
  | "end"
  | "log"
  | "table"
  | "link"
  | "character"
  | "file";

/** The place of a problem: a part, and `which` of several, counted from 1 or by its name. */
export interface Where {
  readonly part: ProblemPart;
  readonly which?: number | string;
}

/** A problem: `code` is for programs and players, `why` is for engineers. */
export interface Problem {
  readonly code: ProblemCode;
  readonly where: Where;
  readonly why: string;
}

/** A value, or the problem that prevents it. */
export type Result<T> = { readonly ok: true; readonly value: T } | Bad;

interface Bad {
  readonly ok: false;
  readonly problem: Problem;
}

/** A result with a value. */
export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A result with a problem. */
export function bad(code: ProblemCode, where: ProblemPart | Where, why: string): Bad {
  return { ok: false, problem: { code, where: typeof where === "string" ? { part: where } : where, why } };
}

/** "line 5: there is no input "jump"": a problem as a sentence for engineers. */
export function describeProblem({ where: { part, which }, why }: Problem): string {
  const within = part === "queue" ? ", piece" : part === "board" ? ", line" : "";
  return `${part}${which === undefined ? "" : `${within} ${which}`}: ${why}`;
}

/** The value of a result that cannot have a problem. Throws if it has one: that is a mistake in the code. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(describeProblem(result.problem));
}
