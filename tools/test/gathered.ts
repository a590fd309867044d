// A stream that keeps what is written to it.

import { Writable } from "node:stream";

export class Gathered extends Writable {
  text = "";

  override _write(chunk: Buffer, _: string, done: () => void): void {
    this.text += chunk.toString("utf8");
    done();
  }
}
