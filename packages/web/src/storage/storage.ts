// What the rest of the game knows of storage. Nothing here throws: what cannot be written is kept in memory and noted for
// the next visit, and `trouble` says so.

import type { StoredKind } from "./kind.ts";
import type { KINDS } from "./kinds/all.ts";
import type { Trouble } from "./trouble.ts";

export type { CountedMatch, MatchCount } from "./kinds/matchRecords.ts";
export type { RecordLine } from "./kinds/records.ts";
export type { KeptMatch } from "./kinds/keptMatch.ts";
export type { KeptReplay, Origin } from "./kinds/replays.ts";
export type { SavedGame, SavedRival } from "./kinds/save.ts";
export type { Trouble } from "./trouble.ts";

/** What can be done with the kinds of stored things, all together. */
export type Methods = Together<MethodsOf<(typeof KINDS)[number]>>;

type MethodsOf<Kind> = Kind extends StoredKind<infer _, infer _Write, infer Own> ? Own : never;
type Together<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer All) => void
  ? All
  : never;

export interface GameStorage extends Methods {
  /** Names a game, in its table and among the kept ones; where it is gone, nothing happens. */
  renameGame(id: string, name: string): Promise<void>;
  /** Undefined while all is well. */
  readonly trouble: Trouble | undefined;
  /** Called whenever `trouble` changes. */
  onTrouble(listener: (trouble: Trouble | undefined) => void): void;
}
