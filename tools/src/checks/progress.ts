// How far the tests are: what the reporter tells, what is counted, and the lines that people read.

import type { TestStatus } from "./results.ts";

export type TestEvent =
  | { readonly kind: "runStarted"; readonly files: number }
  | { readonly kind: "fileStarted"; readonly file: string }
  | { readonly kind: "testEnded"; readonly file: string; readonly status: TestStatus }
  | { readonly kind: "fileEnded"; readonly file: string; readonly ms: number }
  | Failure;

/** Of a test, of what stands around it (a hook, a file that cannot be loaded), or of nothing that has a name. */
export interface Failure {
  readonly kind: "failed";
  readonly file: string;
  readonly title: string;
  readonly message: string;
}

type Counts = { readonly [Status in TestStatus]: number };

export interface Progress {
  readonly files: number;
  readonly filesEnded: number;
  readonly counts: Counts;
  /** The files that are running, the one heard of last at the end, with what came of their tests so far. */
  readonly running: ReadonlyMap<string, Counts>;
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

export const NO_PROGRESS: Progress = { files: 0, filesEnded: 0, counts: NOTHING, running: new Map() };

export function followEvent(progress: Progress, event: TestEvent): Progress {
  switch (event.kind) {
    case "runStarted":
      return { ...progress, files: event.files };
    case "fileStarted":
      return { ...progress, running: moveToEnd(progress.running, event.file, NOTHING) };
    case "testEnded": {
      const counts = add(progress.counts, event.status);
      const ofFile = add(progress.running.get(event.file) ?? NOTHING, event.status);
      return { ...progress, counts, running: moveToEnd(progress.running, event.file, ofFile) };
    }
    case "fileEnded": {
      const running = new Map(progress.running);
      running.delete(event.file);
      return { ...progress, filesEnded: progress.filesEnded + 1, running };
    }
    case "failed":
      return progress;
  }
}

function add(counts: Counts, status: TestStatus): Counts {
  return { ...counts, [status]: counts[status] + 1 };
}

function moveToEnd(running: Progress["running"], file: string, counts: Counts): Progress["running"] {
  const moved = new Map(running);
  moved.delete(file);
  return moved.set(file, counts);
}

/** The line that rewrites itself on a terminal; one that is too long would leave its beginning behind. */
export function makeProgressLine(progress: Progress, seconds: number, columns: number): string {
  const { files, filesEnded, counts, running } = progress;
  const clock = `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
  const file = [...running.keys()].at(-1) ?? "";
  const line = `  ${clock}  ${filesEnded}/${files} files, ${counts.passed} passed, ${counts.failed} failed  ${file}`;
  return line.trimEnd().slice(0, Math.max(0, columns - 1));
}

/** What is printed for good when this event comes after `before`: always failures, and files where `withFiles`. */
export function makeLines(before: Progress, event: TestEvent, withFiles: boolean): string[] {
  if (event.kind === "failed") return makeFailureLines(event);
  if (event.kind !== "fileEnded" || !withFiles) return [];
  const { failed, passed } = before.running.get(event.file) ?? NOTHING;
  const outcome = failed > 0 ? `${passed} passed, ${failed} failed` : `${passed} passed`;
  const place = `${before.filesEnded + 1}/${before.files}`;
  return [`  ${place} ${event.file} (${outcome}, ${(event.ms / 1000).toFixed(1)} s)`];
}

function makeFailureLines(failure: Failure): string[] {
  return [`  ${makeFailureTitle(failure)}`, ...failure.message.split("\n").map((line) => `      ${line}`.trimEnd())];
}

/** Once more at the end, where all of it would hide the count. */
export function makeFailureSummary(failure: Failure): string[] {
  const [reason = ""] = failure.message.split("\n", 1);
  return [makeFailureTitle(failure), `    ${reason}`.trimEnd()];
}

function makeFailureTitle({ file, title }: Failure): string {
  return `✗ ${[file, title].filter((part) => part !== "").join(": ")}`;
}
