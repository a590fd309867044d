// CRC-32 of bytes, as gzip has it: tells damage, not malice. In steps, because a backup may be long.

import type { Steps } from "@korobeinix/engine/log";

const TABLE: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

const STEP = 64 * 1024;

/** Eight figures of base 16. */
export function* checksumOf(bytes: Uint8Array): Steps<string> {
  let sum = 0xffffffff;
  for (let first = 0; first < bytes.length; first += STEP) {
    const end = Math.min(bytes.length, first + STEP);
    for (let i = first; i < end; i++) sum = (sum >>> 8) ^ TABLE[(sum ^ bytes[i]!) & 0xff]!;
    yield end / bytes.length;
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}
