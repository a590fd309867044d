// Partners of the Tetris Bot Protocol as small programs, good ones and bad ones.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const BOT = fileURLToPath(new URL("../../src/bot.ts", import.meta.url));

/** Our own bot as a process. */
export const OWN_BOT = `"${process.execPath}" --conditions=@korobeinix/source "${BOT}" --nodes 200`;

/** A program that greets, and then does with `suggest` what it is told to; `queue` is the one it was started with. */
const POLITE = `
  const say = (message) => process.stdout.write(JSON.stringify(message) + "\\n");
  const suggest = (...moves) => say({ type: "suggestion", moves });
  const move = (type, orientation, x, y, spin) => ({ location: { type, orientation, x, y }, spin });
  let queue = [];
  const answers = {
    rules: () => say({ type: "ready" }),
    start: (message) => { queue = message.queue; },
    quit: () => process.exit(0),
  };
  const greet = () => say({ type: "info", name: "Test", version: "1", author: "A", features: [] });
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const message = JSON.parse(line);
    answers[message.type]?.(message);
  });
`;

export class Partners {
  readonly #folder = mkdtempSync(join(tmpdir(), "partners-"));
  #count = 0;

  /** The command of a program. */
  rude(script: string): string {
    const file = join(this.#folder, `${this.#count++}.cjs`);
    writeFileSync(file, script);
    return `"${process.execPath}" "${file}"`;
  }

  /** The command of one that greets, and then follows what is added. */
  polite(script: string): string {
    return this.rude(`${POLITE}greet();\n${script}`);
  }

  /** The same, but it greets when it likes. */
  slow(script: string): string {
    return this.rude(`${POLITE}${script}`);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
