// What the rest of the game knows of storage. Nothing here throws: what cannot be written is kept in memory and noted for
// the next visit, and `trouble` says so.

import type { Backup, RestoreMode } from "./backup.ts";
import type { StoredKind } from "./kind.ts";
import type { KINDS } from "./kinds/all.ts";
import type { Trouble, TroubleKind } from "./trouble.ts";

export type { Backup, BackupEntry, RestoreMode } from "./backup.ts";
export type { DayEntry } from "./kinds/dayBook.ts";
export type { DayGame, DayLine, Learned } from "./kinds/dayLine.ts";
export type { DrillRecord } from "./kinds/drillStars.ts";
export type { CountedMatch, MatchCount } from "./kinds/matchRecords.ts";
export type { RecordLine } from "./kinds/records.ts";
export type { SavedMatch } from "./kinds/matchSave.ts";
export type { KeptMatch } from "./kinds/keptMatch.ts";
export type { KeptReplay, Origin } from "./kinds/replays.ts";
export type { SavedGame, SavedRival } from "./kinds/save.ts";
export type { Trouble, TroubleKind } from "./trouble.ts";

/** What can be done with the kinds of stored things, all together. */
export type Methods = Together<MethodsOf<(typeof KINDS)[number]>>;

type MethodsOf<Kind> = Kind extends StoredKind<infer _, infer _Write, infer Own, infer _Entry> ? Own : never;
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

export interface GameStorage extends Methods {
  /** Names a game, in its table and among the kept ones; where it is gone, nothing happens. */
  renameGame(id: string, name: string): Promise<void>;
  /** All that is kept, for a file (F-19); or why it cannot be read whole. */
  gatherBackup(): Promise<Backup | TroubleKind>;
  /** All of it in one go, or, for the reason given, nothing. Every entry must have passed `parseEntry`. */
  restoreBackup(backup: Backup, mode: RestoreMode): Promise<TroubleKind | undefined>;
  /** The page is about to go: what is still being written is noted at once, for the page that comes next. */
  noteWrites(): void;
  /** Undefined while all is well. */
  readonly trouble: Trouble | undefined;
  /** Called whenever `trouble` changes. */
  onTrouble(listener: (trouble: Trouble | undefined) => void): void;
}
