// The layout of the game's database. Whoever changes it raises `VERSION` and writes the step from the layout before in
// migrations.ts; and what a write of that layout, found in a note, has become in parseWrite.ts.

import type { DBSchema } from "idb";
import type { Settings } from "../settings/settings.ts";
import type { KeptReplay, RecordLine, SavedGame } from "./storage.ts";

export const NAME = "korobeinix";
export const VERSION = 4;

/** The only key of the stores that hold one thing. */
export const SETTINGS = "settings";
export const GAME = "game";
export const WONDER_LINES = "wonderLines";

export interface Schema extends DBSchema {
  settings: { key: string; value: Settings };
  records: { key: string; value: RecordLine; indexes: { table: string } };
  save: { key: string; value: SavedGame };
  totals: { key: string; value: number };
  replays: { key: string; value: KeptReplay };
  /** Apart from `replays`: a list of two thousand games must not read their logs. */
  logs: { key: string; value: Uint8Array };
}
