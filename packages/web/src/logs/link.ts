// A replay as a link: the whole log in the address, in the letters that addresses allow, so that no server is needed
// (W-13). What a stranger's link says is parsed within bounds and refused with where and why (W-19).

import { bad, good, type Result } from "@korobeinix/engine";
import { type Log, parseBinaryLog, takeAll } from "@korobeinix/engine/log";
import { bytesOf, lettersOf } from "../storage/base64.ts";
import { type AnyLog, inputCountOf, makeBytes, readBytes } from "./anyLog.ts";

/** Longer addresses are cut by programs that pass them on. */
const MAX_CODE = 16_000;
const TOO_LONG = bad("tooMuch", "link", `longer than ${MAX_CODE} characters`);

/** The code that stands in the link, or that the log is too long for one. */
export function makeLink(log: AnyLog): Result<string> {
  // An input takes a letter at least: what is far too long is not written out.
  const code = inputCountOf(log) > MAX_CODE ? undefined : lettersOf(makeBytes(log));
  return code === undefined || code.length > MAX_CODE ? TOO_LONG : good(code);
}

/** A game or a match. */
export function parseAnyLink(code: string): Result<AnyLog> {
  const bytes = bytesOfLink(code);
  return bytes.ok ? takeAll(readBytes(bytes.value)) : bytes;
}

/** A game alone. */
export function parseLink(code: string): Result<Log> {
  const bytes = bytesOfLink(code);
  return bytes.ok ? parseBinaryLog(bytes.value) : bytes;
}

function bytesOfLink(code: string): Result<Uint8Array> {
  if (code.length > MAX_CODE) return TOO_LONG;
  const strange = /[^A-Za-z0-9_-]/.exec(code);
  if (strange !== null) {
    const where = { part: "character", which: strange.index + 1 } as const;
    return bad("form", where, "no letter, figure, hyphen or underscore");
  }
  // One letter alone is less than a byte.
  if (code.length === 0 || code.length % 4 === 1) return bad("damaged", "link", "cut short");
  return good(bytesOf(code));
}
