// From all that is kept to the bytes of a file, in steps.

import type { Steps } from "@korobeinix/engine/log";
import { VERSION } from "../../storage/migrations.ts";
import { packText } from "../../storage/packed.ts";
import type { Backup } from "../../storage/storage.ts";
import { checksumOf } from "./checksum.ts";
import { countsOf, makeHead } from "./head.ts";

/** Packing takes most of the time. */
const PACKING = 0.9;

export function* writeBackup(backup: Backup, date: number): Steps<Uint8Array> {
  const encoder = new TextEncoder();
  const lines: Uint8Array[] = [];
  for (const [i, { name, value }] of backup.entries()) {
    lines.push(encoder.encode(`${packText([name, value])}\n`));
    yield (PACKING * i) / backup.length;
  }
  const body = joined(lines);
  const checksum = yield* checksumOf(body);
  const head = makeHead({ layout: VERSION, date, counts: countsOf(backup), bytes: body.length, checksum });
  return joined([encoder.encode(`${head}\n`), body]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** "korobeinix-backup-2026-11-18.kbx" */
export function backupFileName(day: string): string {
  return `korobeinix-backup-${day}.kbx`;
}
