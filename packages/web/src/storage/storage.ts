// What the rest of the game knows of storage. Nothing here throws: what cannot be written is kept in memory and noted for
// the next visit, and `trouble` says so.

import type { RuleBookId } from "@korobeinix/engine";
import type { Settings } from "../settings/settings.ts";

/** What is known of a game that was played: whose, which, how it went, when. */
interface GameFacts {
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
}

/** One line of a high-score table. */
export interface RecordLine extends GameFacts {
  /** The name of its table, as the engine has it (E-28). */
  readonly table: string;
  /** The whole game, in the binary form. */
  readonly log: Uint8Array;
}

/** How a game came to be kept. */
export const ORIGINS = ["finished", "abandoned", "continued", "loaded", "practised"] as const;
export type Origin = (typeof ORIGINS)[number];

/** All that a list shows of a kept game; its log lies apart. A game that is also in a table has its line's id. */
export interface KeptReplay extends GameFacts {
  readonly origin: Origin;
  readonly isFavourite: boolean;
  /** Bytes of its log. */
  readonly size: number;
  /** The last board, as in `SetupRequest.board`: rows from top to bottom, a letter a cell. */
  readonly board: readonly string[];
}

/** What a player may change of a kept game. */
export type ReplayChange = Partial<Pick<KeptReplay, "name" | "isFavourite">>;

/** A game in progress. */
export interface SavedGame {
  /** Its log so far, in the binary form. */
  readonly log: Uint8Array;
  /** Whether it may enter no table, having been taken over from a replay. */
  readonly isMarked: boolean;
  /** The replay that it races (W-17). */
  readonly rival?: SavedRival | undefined;
}

/** Whole, not by its id: a rival need not be kept here, and must not go while it is raced. */
export interface SavedRival {
  readonly name: string;
  readonly log: Uint8Array;
}

/** What went wrong; "outdated": another tab has moved the storage to a newer layout. */
export type TroubleKind = "blocked" | "full" | "broken" | "outdated";

/** What the player has to be told. */
export interface Trouble {
  readonly kind: TroubleKind;
  /** Whether all that could not be written is noted, and outlasts the page. */
  readonly isSafe: boolean;
}

export interface GameStorage {
  loadSettings(): Promise<Settings>;
  saveSettings(settings: Settings): Promise<void>;
  /** The lines of the table of this name, best first, at most `TABLE_LENGTH`. */
  loadTable(table: string): Promise<readonly RecordLine[]>;
  /** The names of the tables that have a line. */
  loadTableNames(): Promise<readonly string[]>;
  /** Adds a line; returns the table as it then is. */
  addRecord(line: RecordLine): Promise<readonly RecordLine[]>;
  clearTables(): Promise<void>;
  /** The game in progress, for going on after a reload. */
  loadSave(): Promise<SavedGame | undefined>;
  saveGame(save: SavedGame): Promise<void>;
  /** The page is about to go: a save that is still being written is noted at once, for the page that comes next. */
  noteSave(): void;
  clearSave(): Promise<void>;
  /** All kept games, newest first. */
  loadReplays(): Promise<readonly KeptReplay[]>;
  loadReplay(id: string): Promise<KeptReplay | undefined>;
  /** The log of a kept game or of a line of a table, by its id. */
  loadReplayLog(id: string): Promise<Uint8Array | undefined>;
  /** Keeps a game, or puts a deleted one back; the oldest go where the room is used up, favourites never. */
  keepReplay(replay: KeptReplay, log: Uint8Array): Promise<void>;
  changeReplay(id: string, change: ReplayChange): Promise<void>;
  deleteReplays(ids: readonly string[]): Promise<void>;
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

/** Room for kept games; favourites and those in a table need none of it. */
export const MAX_REPLAYS = 2_000;
export const MAX_REPLAY_BYTES: number = 16 * 1024 * 1024;
