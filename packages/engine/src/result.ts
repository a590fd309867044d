// What comes from outside is parsed into a result; nothing is thrown.

/** What can be wrong. Shells choose their words by these: append, never rename. */
export const PROBLEM_CODES = [
  /** It is no log at all. */
  "notALog",
  /** A form or an edition that this engine does not know. */
  "version",
  /** Cut short or changed on the way. */
  "damaged",
  /** Not written the way it must be. */
  "form",
  /** It names something that does not exist. */
  "unknown",
  /** It asks for something that the rules do not allow. */
  "notAllowed",
  /** Time goes backwards. */
  "backwards",
  /** Longer or larger than a log may be. */
  "tooMuch",
  /** More inputs in a second of game time than a log may hold. */
  "tooFast",
  /** For shells: there is nothing in it, or it could not be opened. */
  "empty",
  "unreadable",
] as const;
/** What is wrong, for programs. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** The parts that a problem can be in; the last three belong to shells. */
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

/** Where something is wrong: a part, and which one where there are several, counted from 1 or by its name. */
export interface Where {
  readonly part: ProblemPart;
  readonly which?: number | string;
}

/** What is wrong, where, and why. The code is for programs and players, the reason is for engineers. */
export interface Problem {
  readonly code: ProblemCode;
  readonly where: Where;
  readonly why: string;
}

/** A value, or the problem that stands in its way. */
export type Result<T> = { readonly ok: true; readonly value: T } | Bad;

interface Bad {
  readonly ok: false;
  readonly problem: Problem;
}

/** A result that is right. */
export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

/** A result that is wrong. */
export function bad(code: ProblemCode, where: ProblemPart | Where, why: string): Bad {
  return { ok: false, problem: { code, where: typeof where === "string" ? { part: where } : where, why } };
}

/** "line 5: there is no input "jump"": a problem as a sentence for engineers. */
export function describeProblem({ where: { part, which }, why }: Problem): string {
  const within = part === "queue" ? ", piece" : part === "board" ? ", line" : "";
  return `${part}${which === undefined ? "" : `${within} ${which}`}: ${why}`;
}

/** For values that are known to be right: a problem here is a mistake of the programmer. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(describeProblem(result.problem));
}
