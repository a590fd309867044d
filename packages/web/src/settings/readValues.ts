// Values that may be anything, read one by one: what is not what it should be is left out, or replaced.

export interface Range {
  readonly min: number;
  readonly max: number;
}

export type Fields = { readonly [name: string]: unknown };

export function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

export function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === "boolean" ? value : otherwise;
}

export function oneOf<T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.find((one) => one === value) ?? otherwise;
}

export function numberIn(value: unknown, { min, max }: Range): number | undefined {
  return typeof value === "number" && value >= min && value <= max ? value : undefined;
}

export function wholeIn(value: unknown, range: Range): number | undefined {
  return Number.isInteger(value) ? numberIn(value, range) : undefined;
}
