// A stream cut into lines, none longer than allowed: whoever writes without end is not kept.

import { StringDecoder } from "node:string_decoder";

export class Lines {
  readonly #most: number;
  readonly #decoder = new StringDecoder("utf8");
  #begun = "";
  #isSkipping = false;

  constructor(most: number) {
    this.#most = most;
  }

  /** The lines that a chunk completes; undefined stands for one that is too long, as soon as that is known. */
  take(chunk: Buffer): (string | undefined)[] {
    const lines: (string | undefined)[] = [];
    const parts = this.#decoder.write(chunk).split("\n");
    for (const [i, part] of parts.entries()) {
      if (!this.#isSkipping) this.#begun += part;
      if (this.#begun.length > this.#most) {
        lines.push(undefined);
        this.#begun = "";
        this.#isSkipping = true;
      }
      if (i === parts.length - 1) break;
      if (!this.#isSkipping) lines.push(this.#begun);
      this.#begun = "";
      this.#isSkipping = false;
    }
    return lines;
  }
}
