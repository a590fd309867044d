// Writing and reading bytes. Whole numbers are written seven bits in a byte, lowest first. A set high bit says that
// more bytes follow. Only the shortest form of a number is accepted.

import { type ProblemCode, type Result, bad } from "../result.ts";

/** Thrown where bytes cannot be read. It never leaves the parser: `readProblem` turns it into a problem. */
export class ReadError extends Error {
  readonly code: ProblemCode;

  constructor(code: ProblemCode, why: string) {
    super(why);
    this.code = code;
  }
}

/** The length of a checksum in bytes. */
const SEAL = 4;

export class ByteWriter {
  readonly #bytes: number[] = [];

  byte(value: number): void {
    this.#bytes.push(value & 0xff);
  }

  number(value: number): void {
    let rest = value;
    while (rest >= 0x80) {
      this.#bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes.push(rest);
  }

  /** The number of letters, then the letters, each up to U+007F. */
  text(value: string): void {
    this.number(value.length);
    for (let i = 0; i < value.length; i++) this.byte(value.charCodeAt(i));
  }

  bytes(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }

  /** All bytes so far, followed by their checksum. */
  sealed(): Uint8Array {
    const sum = checksum(this.#bytes);
    return Uint8Array.from([...this.#bytes, sum & 0xff, (sum >>> 8) & 0xff, (sum >>> 16) & 0xff, sum >>> 24]);
  }
}

export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get position(): number {
    return this.#at;
  }

  get isAtEnd(): boolean {
    return this.left === 0;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new ReadError("damaged", "it stops in the middle");
    this.#at++;
    return byte;
  }

  /** A number up to `max`, which is at most 2^53 - 1. */
  number(max: number): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (value > max) throw new ReadError("tooMuch", `a number over ${max}`);
      if (byte === 0 && scale > 1) throw new ReadError("form", "a number with needless bytes");
      if (byte < 0x80) return value;
      scale *= 0x80;
      if (scale > Number.MAX_SAFE_INTEGER) throw new ReadError("tooMuch", "a number without end");
    }
  }

  text(maxLength: number): string {
    return Array.from({ length: this.number(maxLength) }, () => String.fromCharCode(this.byte())).join("");
  }
}

/** The bytes before the checksum; undefined if the checksum is wrong. */
export function unsealed(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < SEAL) return undefined;
  const body = bytes.subarray(0, -SEAL);
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(-SEAL);
  return (a | (b << 8) | (c << 16) | (d << 24)) === checksum(body) ? body : undefined;
}

/** Turns a caught `ReadError` into a problem. Any other error is thrown again. */
export function readProblem({ position }: ByteReader, error: unknown): Result<never> {
  if (error instanceof ReadError) return bad(error.code, { part: "byte", which: position + 1 }, error.message);
  throw error;
}

/** FNV-1a, 32 bits, as a signed integer. */
function checksum(bytes: ArrayLike<number>): number {
  let sum = 0x811c_9dc5 | 0;
  for (let i = 0; i < bytes.length; i++) sum = Math.imul(sum ^ bytes[i]!, 0x0100_0193);
  return sum;
}
