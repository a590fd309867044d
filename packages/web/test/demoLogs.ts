// The recorded games, for tests and tools.

import { RULE_BOOKS, type RuleBookId, unwrap } from "@korobeinix/engine";
import { type Log, parseBinaryLog } from "@korobeinix/engine/log";
import { DEMOS } from "../src/demos/demos.ts";

const CODES = new Map(
  await Promise.all(RULE_BOOKS.map(async ({ id }): Promise<[RuleBookId, string]> => [id, await DEMOS[id]()])),
);

export function demoBytes(book: RuleBookId): Uint8Array {
  return Uint8Array.from(Buffer.from(CODES.get(book)!, "base64url"));
}

export function demoLog(book: RuleBookId): Log {
  return unwrap(parseBinaryLog(demoBytes(book)));
}
