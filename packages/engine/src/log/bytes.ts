// Bytes out and in. Whole numbers are written seven bits a byte, lowest first; a set high bit says that more follow.

/** A reading that went wrong: caught at the border of the parser that started it, never beyond. */
export class ReadError extends Error {}

/** Bytes of a checksum. */
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

  /** All bytes so far, followed by their checksum. */
  sealed(): Uint8Array {
    const sum = checksum(this.#bytes);
    const sealed = new Uint8Array(this.#bytes.length + SEAL);
    sealed.set(this.#bytes);
    sealed.set([sum & 0xff, (sum >>> 8) & 0xff, (sum >>> 16) & 0xff, sum >>> 24], this.#bytes.length);
    return sealed;
  }
}

export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;
  readonly #end: number;

  /** Refuses bytes whose checksum is wrong. */
  constructor(sealed: Uint8Array) {
    this.#bytes = sealed;
    this.#end = sealed.length - SEAL;
    if (this.#end < 0) throw new ReadError("too short to be a log");
    const [a = 0, b = 0, c = 0, d = 0] = sealed.subarray(this.#end);
    if ((a | (b << 8) | (c << 16) | (d << 24)) !== checksum(sealed.subarray(0, this.#end))) {
      throw new ReadError("the checksum is wrong: the log is cut short or damaged");
    }
  }

  get position(): number {
    return this.#at;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#end;
  }

  get left(): number {
    return this.#end - this.#at;
  }

  byte(): number {
    if (this.#at >= this.#end) throw new ReadError("it stops in the middle");
    return this.#bytes[this.#at++] ?? 0;
  }

  /** At most `max`, and never beyond what a number holds exactly. */
  number(max: number): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (value > max) throw new ReadError(`a number over ${max}`);
      if (byte < 0x80) return value;
      scale *= 0x80;
      if (scale > Number.MAX_SAFE_INTEGER) throw new ReadError("a number without end");
    }
  }
}

/** FNV-1a, 32 bits, as a signed integer. */
function checksum(bytes: Iterable<number>): number {
  let sum = 0x811c_9dc5 | 0;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x0100_0193);
  return sum;
}
