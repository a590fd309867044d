// What was stored may be anything by now: first looks at it.

export type Fields = { readonly [name: string]: unknown };

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

/** None for what has none. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

export function isText(value: unknown): value is string {
  return typeof value === "string";
}

export function isFlag(value: unknown): value is boolean {
  return typeof value === "boolean";
}

export function isBytes(value: unknown): value is Uint8Array {
  return value instanceof Uint8Array;
}

/** Beyond this numbers are no longer exact, and nobody reads them. */
const MOST = Number.MAX_SAFE_INTEGER;

export function isFigure(value: unknown): value is number {
  return typeof value === "number" && value >= 0 && value <= MOST;
}

/** The end of the calendar. A date beyond it cannot be shown: formatting it throws. */
const LAST_DATE_MS = 8.64e15;

export function isDate(value: unknown): value is number {
  return isFigure(value) && value <= LAST_DATE_MS;
}
