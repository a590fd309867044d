// A replay as a file: what it is called, how it is saved, and what is read of one from a stranger (W-13, W-19).

import { bad, type Result } from "@korobeinix/engine";
import { isBinaryLog, MAX_LOG_BYTES, MAX_LOG_TEXT } from "@korobeinix/engine/log";
import { isBinaryMatch } from "@korobeinix/engine/match";
import { resultPart } from "../library/keep.ts";
import { type AnyLog, readBytes, readText } from "../logs/anyLog.ts";
import { dayOf } from "../routes/day.ts";
import type { KeptReplay } from "../storage/storage.ts";
import { inSlices, type SliceOptions } from "../logs/slices.ts";

const EXTENSION = ".korobeinix";

/** A log of either form is no longer, a letter of the text form being one byte: a larger file is not even read. */
const MAX_FILE_BYTES: number = Math.max(MAX_LOG_BYTES, MAX_LOG_TEXT);

/** As long as the name of a kept game may be. */
export const NAME_LENGTH = 40;

interface Named extends Pick<KeptReplay, "ruleBook" | "variation" | "score" | "lines" | "micros" | "isWon" | "match"> {
  /** Undefined where nobody knows when it was played. */
  readonly date: number | undefined;
}

/** "guideline-sprint-0m58s-2026-11-16.korobeinix": rule book, variation, result, date; letters any disk takes. */
export function fileNameOf(replay: Named): string {
  const day = replay.date === undefined ? [] : [dayOf(replay.date)];
  const kind = replay.match === undefined ? [] : ["match"];
  return `${[replay.ruleBook, replay.variation, ...kind, resultPart(replay), ...day].join("-")}${EXTENSION}`;
}

/** What a person called the file, to call the game by; nothing where it has the name we gave it. */
export function nameOfFile(fileName: string, { ruleBook, variation }: Pick<Named, "ruleBook" | "variation">): string {
  const stem = fileName.replace(/\.[^.]*$/, "").trim();
  return stem.startsWith(`${ruleBook}-${variation}-`) ? "" : stem.slice(0, NAME_LENGTH);
}

/** A file from anywhere: its size is looked at before it is read. */
export async function readFile(file: Blob, options: SliceOptions = {}): Promise<Result<AnyLog>> {
  if (file.size > MAX_FILE_BYTES) return bad("tooMuch", "file", `larger than ${MAX_FILE_BYTES} bytes`);
  try {
    return await parseFile(new Uint8Array(await file.arrayBuffer()), options);
  } catch (error) {
    options.signal?.throwIfAborted();
    // A folder, or a file that has gone since.
    if (error instanceof DOMException) return bad("unreadable", "file", "cannot be read");
    throw error;
  }
}

/** The binary form or the text form, whichever it is; what the file is called says nothing. */
async function parseFile(bytes: Uint8Array, options: SliceOptions): Promise<Result<AnyLog>> {
  if (bytes.length === 0) return bad("empty", "file", "there is nothing in it");
  const isBinary = isBinaryLog(bytes) || isBinaryMatch(bytes);
  return inSlices(isBinary ? readBytes(bytes) : readText(new TextDecoder().decode(bytes)), options);
}

/** Hands the file to the browser, which puts it where downloads go. */
export function saveFile(name: string, log: Uint8Array): void {
  const url = URL.createObjectURL(new Blob([Uint8Array.from(log)], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
