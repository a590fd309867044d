// What the disk has to offer to keeper.ts. All of it may fail; `troubleOf` says what a failure means to the player.

import type { Write } from "./contents.ts";
import type { TroubleKind } from "./storage.ts";

/** What is read may have been written by anything: the reader checks it. */
export interface Backend {
  readSettings(): Promise<unknown>;
  readTable(table: string): Promise<readonly unknown[]>;
  /** Of the tables that have a line. */
  readTableNames(): Promise<readonly unknown[]>;
  readSave(): Promise<unknown>;
  readWonderLines(): Promise<unknown>;
  readReplays(): Promise<readonly unknown[]>;
  readReplay(id: string): Promise<unknown>;
  readReplayLog(id: string): Promise<unknown>;
  write(write: Write): Promise<void>;
}

/** The connection that there is, or a new one. */
export type Connect = () => Promise<Backend>;

/** The browser, or another tab, does not let the game at its storage. */
export class BlockedError extends Error {
  override readonly name: string = "BlockedError";
}

const TROUBLES: { readonly [errorName: string]: TroubleKind } = {
  BlockedError: "blocked",
  // Storage is switched off for this site.
  SecurityError: "blocked",
  NotAllowedError: "blocked",
  // Another tab has a newer game.
  VersionError: "outdated",
  QuotaExceededError: "full",
};

export function troubleOf(error: unknown): TroubleKind {
  const name = error instanceof Error ? error.name : "";
  return TROUBLES[name] ?? "broken";
}
