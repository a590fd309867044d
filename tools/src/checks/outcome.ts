// What is printed of a check when it has ended, and of all of them at the end.

import type { Ended } from "./command.ts";

export interface Timed extends Ended {
  readonly ms: number;
}

/** What a check printed itself is of interest only if it failed. */
export function makeCheckLines(name: string, { ok, output, note, ms }: Timed): string[] {
  const line = `${ok ? "✓" : "✗"} ${name} (${(ms / 1000).toFixed(1)} s)${note === undefined ? "" : `: ${note}`}`;
  return ok ? [line] : [line, output.replaceAll(/^/gm, "    ")];
}

/** The last line: programs read it too. */
export function makeCountLine(passed: number, failed: number): string {
  return `${passed} passed, ${failed} failed`;
}
