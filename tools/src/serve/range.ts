// A part of a file: the Range header, where it asks for one part in bytes.

export interface Part {
  readonly from: number;
  /** The last byte of it. */
  readonly to: number;
}

/** Undefined: the whole file, for what is asked otherwise may be ignored. "none": no such part. */
export function parseRange(asked: string | undefined, size: number): Part | "none" | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(asked?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return undefined;
  const end = size - 1;
  if (first === "") {
    const length = Number(last);
    return length === 0 || size === 0 ? "none" : { from: Math.max(0, size - length), to: end };
  }
  const from = Number(first);
  const to = last === "" ? end : Math.min(end, Number(last));
  if (last !== "" && Number(last) < from) return undefined;
  return from > end ? "none" : { from, to };
}
