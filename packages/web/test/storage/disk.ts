// A disk in memory for the tests of what lies above it.

import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import type { Backend } from "../../src/storage/backend.ts";
import { applyWrite, type Contents } from "../../src/storage/contents.ts";

/** A disk that can be made to fail. */
export class Disk {
  contents: Contents = {
    settings: DEFAULT_SETTINGS,
    records: [],
    tableNames: [],
    save: undefined,
    wonderLines: 0,
    replays: [],
    logs: new Map(),
  };
  /** What connecting fails with. */
  closed: Error | undefined;
  /** What writing fails with, all or one kind. */
  failure: Error | undefined;
  failingKind: string | undefined;
  readonly written: string[] = [];

  readonly connect = async (): Promise<Backend> => {
    if (this.closed !== undefined) throw this.closed;
    return {
      readSettings: async () => this.contents.settings,
      readTable: async (table) => this.contents.records.filter((stored) => stored.table === table),
      readTableNames: async () => this.contents.tableNames,
      readSave: async () => this.contents.save,
      readWonderLines: async () => this.contents.wonderLines,
      readReplays: async () => this.contents.replays,
      readReplay: async (id) => this.contents.replays.find((stored) => stored.id === id),
      readReplayLog: async (id) => this.contents.logs.get(id),
      write: async (write) => {
        const fails = this.failingKind === undefined || this.failingKind === write.kind;
        if (this.failure !== undefined && fails) throw this.failure;
        this.contents = applyWrite(this.contents, write);
        this.written.push(write.kind);
      },
    };
  };
}

export function error(name: string): Error {
  return Object.assign(new Error(name), { name });
}
