// The log of a game or of a match, whichever it is.

import { EDITIONS, type Result, type Setup } from "@korobeinix/engine";
import { type Log, makeBinaryLog, readBinaryLog, readTextLog, type Steps } from "@korobeinix/engine/log";
import {
  isBinaryMatch,
  isTextMatch,
  makeBinaryMatch,
  type MatchLog,
  readBinaryMatch,
  readTextMatch,
} from "@korobeinix/engine/match";

export type AnyLog = Log | MatchLog;

export function isMatchLog(log: AnyLog): log is MatchLog {
  return "rulings" in log;
}

/** What was played: in a match, what its seats share. */
export function setupOf(log: AnyLog): Setup {
  return isMatchLog(log) ? log.setup.shared : log.setup;
}

export function inputCountOf(log: AnyLog): number {
  return isMatchLog(log) ? log.inputs.reduce((sum, own) => sum + own.length, 0) : log.inputs.length;
}

/** The compact form. */
export function makeBytes(log: AnyLog): Uint8Array {
  return isMatchLog(log) ? makeBinaryMatch(log) : makeBinaryLog(log);
}

/** From the compact form, in steps. */
export function readBytes(bytes: Uint8Array): Steps<Result<AnyLog>> {
  return isBinaryMatch(bytes) ? readBinaryMatch(bytes, EDITIONS) : readBinaryLog(bytes, EDITIONS);
}

/** From the readable form, in steps. */
export function readText(text: string): Steps<Result<AnyLog>> {
  return isTextMatch(text) ? readTextMatch(text, EDITIONS) : readTextLog(text, EDITIONS);
}
