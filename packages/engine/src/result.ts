// What comes from outside is parsed into a result; nothing is thrown about.

/** Where in the input something is wrong, and why. */
export interface Problem {
  readonly where: string;
  readonly why: string;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export function good<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function bad(where: string, why: string): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: { where, why } };
}

/** For values that are known to be right: a problem here is a mistake of the programmer. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.problem.where}: ${result.problem.why}`);
}
