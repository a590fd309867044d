// What the rest of the game knows of storage. Nothing here throws: what cannot be kept is kept in memory for this visit,
// and `trouble` says so.

import type { RuleBookId } from "@korobeinix/engine";
import type { Settings } from "../settings/settings.ts";

/** One line of a high-score table. */
export interface RecordLine {
  readonly id: string;
  readonly name: string;
  readonly ruleBook: RuleBookId;
  readonly variation: string;
  readonly score: number;
  readonly lines: number;
  readonly level: number;
  readonly micros: number;
  readonly isWon: boolean;
  /** Milliseconds since 1970. */
  readonly date: number;
  /** The whole game, in the binary form. */
  readonly log: Uint8Array;
}

/** What went wrong, for the player to be told. */
export type Trouble = "blocked" | "full" | "broken";

export interface GameStorage {
  loadSettings(): Promise<Settings>;
  saveSettings(settings: Settings): Promise<void>;
  /** The table of a rule book and variation, best first, at most `TABLE_LENGTH` lines. */
  loadTable(ruleBook: RuleBookId, variation: string): Promise<readonly RecordLine[]>;
  /** Adds a line; returns the table as it then is. */
  addRecord(line: RecordLine): Promise<readonly RecordLine[]>;
  clearTables(): Promise<void>;
  /** The game in progress, for going on after a reload: its log so far in the binary form. */
  loadSave(): Promise<Uint8Array | undefined>;
  saveGame(log: Uint8Array): Promise<void>;
  clearSave(): Promise<void>;
  /** Lines of all games of The New, for its wonders. */
  loadWonderLines(): Promise<number>;
  addWonderLines(lines: number): Promise<number>;
  clearWonderLines(): Promise<void>;
  /** Undefined while all is well. */
  readonly trouble: Trouble | undefined;
  /** Called whenever `trouble` changes. */
  onTrouble(listener: (trouble: Trouble | undefined) => void): void;
}

export const TABLE_LENGTH = 10;
