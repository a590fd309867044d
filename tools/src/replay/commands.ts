// The commands of `replay`: which there are, and what becomes of a call.

import { writeFileSync } from "node:fs";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Result, describeProblem } from "@korobeinix/engine";
import { type Log, makeBinaryLog, makeTextLog } from "@korobeinix/engine/log";
import { type MatchLog, makeBinaryMatch, makeTextMatch, verifyMatch } from "@korobeinix/engine/match";
import { describeMatch, showMatch } from "./match.ts";
import { isMatch, readLog } from "./read.ts";
import { showLog } from "./show.ts";
import { describeResult } from "./verify.ts";

const USAGE = `usage: replay verify FILE       re-play the log of a game or a match, print its result and the hash of its state
       replay show FILE         print it move by move
       replay text FILE         print its readable form
       replay binary FILE OUT   write its compact form to OUT`;

/** What each command prints of a log. */
const COMMANDS: { readonly [command: string]: (log: Log | MatchLog, out: string) => Iterable<string> } = {
  verify: (log) => (isMatch(log) ? describeMatch(log) : describeResult(log)),
  show: (log) => (isMatch(log) ? showMatch(log) : showLog(log)),
  text: (log) => [isMatch(log) ? makeTextMatch(log) : makeTextLog(log)],
  binary: (log, out) => {
    const bytes = isMatch(log) ? makeBinaryMatch(log) : makeBinaryLog(log);
    writeFileSync(out, bytes);
    return [`${out}: ${bytes.length} bytes\n`];
  },
};

/** A message may quote the file, and a file may try to talk to the terminal. */
function printable(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, "?");
}

/** The log of a match may be well written and untrue. */
function readTrueLog(file: string): Result<Log | MatchLog> {
  const read = readLog(file);
  if (!read.ok || !isMatch(read.value)) return read;
  const proven = verifyMatch(read.value);
  return proven.ok ? read : proven;
}

/** Runs one call and gives its exit code: 0 if all is well, 1 if the log is not, 2 if the call is not. */
export async function runReplay(args: readonly string[], output: Writable, errors: Writable): Promise<number> {
  const [name = "", file, out = "", ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const wantsOut = name === "binary";
  if (command === undefined || file === undefined || wantsOut !== (out !== "") || rest.length > 0) {
    errors.write(`${USAGE}\n`);
    return 2;
  }
  const read = readTrueLog(file);
  if (!read.ok) {
    errors.write(`${printable(`${file}: ${describeProblem(read.problem)}`)}\n`);
    return 1;
  }
  try {
    await pipeline(Readable.from(command(read.value, out)), output, { end: false });
    return 0;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Whoever reads the output may stop reading.
    if (code === "EPIPE") return 0;
    if (!wantsOut) throw error;
    errors.write(`${out}: cannot be written: ${message}\n`);
    return 1;
  }
}
