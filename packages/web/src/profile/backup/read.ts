// From the bytes of a file, which may be anything, to entries that can be kept. In steps; everything is checked before
// anything is given out, so a file that is wrong changes nothing (F-19).

import { replayInSteps, type Steps } from "@korobeinix/engine/log";
import { figuresOf } from "../../library/keep.ts";
import { isMatchLog, readBytes } from "../../logs/anyLog.ts";
import { idOfEntry, logOfEntry, parseEntry } from "../../storage/backup.ts";
import { VERSION } from "../../storage/migrations.ts";
import { unpackText } from "../../storage/packed.ts";
import type { Backup, BackupEntry, RecordLine } from "../../storage/storage.ts";
import { checksumOf } from "./checksum.ts";
import { countsOf, type Head, parseHead } from "./head.ts";

/** What is wrong with a file; `line` where it is one line of it. */
export interface FileProblem {
  readonly code: "empty" | "notOurs" | "newer" | "damaged" | "tooMuch" | "unreadable" | "entry";
  readonly line?: number;
}

export interface ReadBackup {
  readonly date: number;
  readonly entries: Backup;
  /** Games whose logs nobody can read any more, or that do not give what is claimed of them: they are left out. */
  readonly unread: number;
}

const MOST_ENTRIES = 50_000;
const LONGEST_HEAD = 4096;
const LINE_END = 10;

/** How the time is spent: checksum, then lines with their logs. */
const SUMMING = 0.05;

export function* readBackup(bytes: Uint8Array): Steps<ReadBackup | FileProblem> {
  if (bytes.length === 0) return { code: "empty" };
  const headEnd = bytes.subarray(0, LONGEST_HEAD).indexOf(LINE_END);
  if (headEnd < 0) return { code: "notOurs" };
  const head = parseHead(new TextDecoder().decode(bytes.subarray(0, headEnd)), VERSION);
  if (typeof head === "string") return { code: head };
  const body = bytes.subarray(headEnd + 1);
  if (body.length !== head.bytes || (yield* checksumOf(body)) !== head.checksum) return { code: "damaged" };
  const entries = yield* readEntries(body, head);
  if (!Array.isArray(entries)) return entries as FileProblem;
  return yield* withReadLogs(entries as Backup, head.date);
}

function* readEntries(body: Uint8Array, head: Head): Steps<Backup | FileProblem> {
  const decoder = new TextDecoder();
  const entries: BackupEntry[] = [];
  const ids = new Set<string>();
  for (let from = 0, line = 2; from < body.length; line++) {
    const end = body.indexOf(LINE_END, from);
    if (end < 0) return { code: "damaged" };
    if (entries.length >= MOST_ENTRIES) return { code: "tooMuch" };
    const entry = entryOf(decoder.decode(body.subarray(from, end)), head.layout);
    if (entry === undefined || ids.has(idOfEntry(entry))) return { code: "entry", line };
    ids.add(idOfEntry(entry));
    entries.push(entry);
    from = end + 1;
    yield SUMMING + ((0.5 - SUMMING) * from) / body.length;
  }
  const counts = countsOf(entries);
  const names = new Set([...Object.keys(counts), ...Object.keys(head.counts)]);
  const isWhole = [...names].every((name) => (counts[name] ?? 0) === (head.counts[name] ?? 0));
  return isWhole ? entries : { code: "damaged" };
}

function entryOf(text: string, layout: number): BackupEntry | undefined {
  try {
    const pair = unpackText(text);
    return Array.isArray(pair) && pair.length === 2 ? parseEntry(pair[0], pair[1], layout) : undefined;
  } catch {
    return undefined;
  }
}

function* withReadLogs(all: Backup, date: number): Steps<ReadBackup> {
  const entries: BackupEntry[] = [];
  for (const [i, entry] of all.entries()) {
    if (yield* during(0.5 + (0.5 * i) / all.length, isProved(entry))) entries.push(entry);
  }
  return { date, entries, unread: all.length - entries.length };
}

/** Whether an entry's log can be read; that of a line in a table has to give what the line says. */
function* isProved(entry: BackupEntry): Steps<boolean> {
  const bytes = logOfEntry(entry);
  if (bytes === undefined) return true;
  const read = yield* readBytes(bytes);
  if (!read.ok || entry.name !== "records") return read.ok;
  const { value: log } = read;
  const line = entry.value as RecordLine;
  if (isMatchLog(log) || log.setup.book.id !== line.ruleBook || log.setup.variation.id !== line.variation) return false;
  const { score, lines, level, micros, isWon } = figuresOf(yield* replayInSteps(log));
  const isSame = score === line.score && lines === line.lines && level === line.level;
  return isSame && micros === line.micros && isWon === line.isWon;
}

/** Steps that are one part of something longer. */
function* during<T>(share: number, steps: Steps<T>): Steps<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    yield share;
  }
}
