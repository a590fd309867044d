// What is stored, and what a write does to it: the same for the memory of this visit and, in database.ts, on the disk.

import type { Settings } from "../settings/settings.ts";
import { overflowFor } from "./replayRoom.ts";
import type { KeptReplay, RecordLine, ReplayChange, SavedGame } from "./storage.ts";
import { linesWith } from "./tables.ts";

export interface Contents {
  readonly settings: Settings;
  /** The lines of all tables: all on the disk, in memory those of the tables lately read. */
  readonly records: readonly RecordLine[];
  /** The names of the tables that have a line. */
  readonly tableNames: readonly string[];
  readonly save: SavedGame | undefined;
  readonly wonderLines: number;
  readonly replays: readonly KeptReplay[];
  /** Logs by the ids of their games: all on the disk, in memory those lately in use. */
  readonly logs: ReadonlyMap<string, Uint8Array>;
}

export type Write =
  | { readonly kind: "settings"; readonly settings: Settings }
  | { readonly kind: "record"; readonly line: RecordLine }
  | { readonly kind: "clearTables" }
  | { readonly kind: "save"; readonly save: SavedGame | undefined }
  | { readonly kind: "addWonderLines"; readonly lines: number }
  | { readonly kind: "clearWonderLines" }
  | { readonly kind: "keepReplay"; readonly replay: KeptReplay; readonly log: Uint8Array }
  | { readonly kind: "changeReplay"; readonly id: string; readonly change: ReplayChange }
  | { readonly kind: "deleteReplays"; readonly ids: readonly string[] };

export function applyWrite(contents: Contents, write: Write): Contents {
  switch (write.kind) {
    case "settings":
      return { ...contents, settings: write.settings };
    case "record": {
      const { table } = write.line;
      const others = contents.records.filter((line) => line.table !== table);
      const tableNames = [...new Set([...contents.tableNames, table])];
      return { ...contents, records: [...others, ...linesWith(contents.records, write.line)], tableNames };
    }
    case "clearTables":
      return { ...contents, records: [], tableNames: [] };
    case "save":
      return { ...contents, save: write.save };
    case "addWonderLines":
      return { ...contents, wonderLines: contents.wonderLines + write.lines };
    case "clearWonderLines":
      return { ...contents, wonderLines: 0 };
    case "keepReplay":
      return withReplay(contents, write.replay, write.log);
    case "changeReplay": {
      const { id, change } = write;
      const replays = contents.replays.map((replay) => (replay.id === id ? { ...replay, ...change } : replay));
      return { ...contents, replays };
    }
    case "deleteReplays":
      return withoutReplays(contents, write.ids);
  }
}

function withReplay(contents: Contents, replay: KeptReplay, log: Uint8Array): Contents {
  const { replays, logs, records } = contents;
  const others = replays.filter(({ id }) => id !== replay.id);
  const all = { ...contents, replays: [...others, replay], logs: new Map([...logs, [replay.id, log]]) };
  return withoutReplays(all, overflowFor(replay, others, new Set(records.map(({ id }) => id))));
}

function withoutReplays(contents: Contents, ids: readonly string[]): Contents {
  const gone = new Set(ids);
  return {
    ...contents,
    replays: contents.replays.filter(({ id }) => !gone.has(id)),
    logs: new Map([...contents.logs].filter(([id]) => !gone.has(id))),
  };
}

/** The writes still to be done when another comes: what it makes void is not done at all. */
export function withWrite(waiting: readonly Write[], write: Write): readonly Write[] {
  return [...waiting.filter((older) => !undoes(write, older)), write];
}

/** Whether nothing is left of a write if this one comes after it. */
export function undoes(write: Write, earlier: Write): boolean {
  switch (write.kind) {
    case "settings":
    case "save":
      return earlier.kind === write.kind;
    case "clearTables":
      return earlier.kind === "record" || earlier.kind === write.kind;
    case "clearWonderLines":
      return earlier.kind === "addWonderLines" || earlier.kind === write.kind;
    case "keepReplay":
      return isOnlyOf(earlier, [write.replay.id]);
    case "changeReplay":
      return earlier.kind === "changeReplay" && earlier.id === write.id && isCovered(earlier.change, write.change);
    case "deleteReplays":
      return isOnlyOf(earlier, write.ids);
    default:
      return false;
  }
}

/** Whether a write is about kept games, and about none but these. */
function isOnlyOf(write: Write, ids: readonly string[]): boolean {
  if (write.kind === "keepReplay") return ids.includes(write.replay.id);
  if (write.kind === "changeReplay") return ids.includes(write.id);
  return write.kind === "deleteReplays" && write.ids.every((id) => ids.includes(id));
}

function isCovered(earlier: ReplayChange, later: ReplayChange): boolean {
  return Object.keys(earlier).every((name) => name in later);
}
