// Reading a log from a file, in whichever form it is.

import { readFileSync, statSync } from "node:fs";
import { type Log, type Result, parseBinaryLog, parseTextLog } from "@korobeinix/engine";

/** No log is longer; anything may lie where a log is expected. */
const MAX_BYTES = 32 * 1024 * 1024;

const REASONS: { readonly [code: string]: string } = {
  ENOENT: "there is no such file",
  EACCES: "there is no permission to read it",
  EPERM: "there is no permission to read it",
  ENOTDIR: "there is no such folder",
};

export function readLog(path: string): Result<Log> {
  let bytes: Uint8Array;
  try {
    const found = statSync(path);
    if (found.isDirectory()) return unreadable("it is a folder");
    if (!found.isFile()) return unreadable("it is no ordinary file");
    if (found.size > MAX_BYTES) return unreadable(`it is larger than ${MAX_BYTES} bytes`);
    bytes = readFileSync(path);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    return unreadable(REASONS[code] ?? message);
  }
  if (bytes[0] === 0x4b && bytes[1] === 0x58) return parseBinaryLog(bytes);
  return parseTextLog(new TextDecoder().decode(bytes));
}

function unreadable(why: string): Result<Log> {
  return { ok: false, problem: { where: "cannot be read", why } };
}
