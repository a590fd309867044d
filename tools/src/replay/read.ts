// Reading the log of a game or of a match from a file, in whichever form it is.

import { readFileSync, statSync } from "node:fs";
import { type Result, bad } from "@korobeinix/engine";
import { type Log, MAX_LOG_TEXT, isBinaryLog, parseBinaryLog, parseTextLog } from "@korobeinix/engine/log";
import { type MatchLog, isBinaryMatch, isTextMatch, parseBinaryMatch, parseTextMatch } from "@korobeinix/engine/match";

const REASONS: { readonly [code: string]: string } = {
  ENOENT: "there is no such file",
  EACCES: "there is no permission to read it",
  EPERM: "there is no permission to read it",
  ENOTDIR: "there is no such folder",
};

/** Whether it is the log of a match. */
export function isMatch(log: Log | MatchLog): log is MatchLog {
  return "rulings" in log;
}

export function readLog(path: string): Result<Log | MatchLog> {
  let bytes: Uint8Array;
  try {
    const found = statSync(path);
    if (found.isDirectory()) return unreadable("it is a folder");
    if (!found.isFile()) return unreadable("it is no ordinary file");
    if (found.size > MAX_LOG_TEXT) return bad("tooMuch", "file", `larger than ${MAX_LOG_TEXT} bytes`);
    bytes = readFileSync(path);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    return unreadable(REASONS[code] ?? message);
  }
  if (isBinaryLog(bytes)) return parseBinaryLog(bytes);
  if (isBinaryMatch(bytes)) return parseBinaryMatch(bytes);
  const text = new TextDecoder().decode(bytes);
  return isTextMatch(text) ? parseTextMatch(text) : parseTextLog(text);
}

function unreadable(why: string): Result<never> {
  return bad("unreadable", "file", `cannot be read: ${why}`);
}
