// From each layout of the database to the next, inside the transaction of the upgrade: it happens wholly or not at all,
// and nothing is lost on the way (W-25). A step is never changed once players have come past it: it
// writes its values out, and calls nothing that may change.

import type { IDBPDatabase, IDBPTransaction, StoreNames } from "idb";
import { GAME, type Schema } from "./schema.ts";

type Upgrade = IDBPTransaction<Schema, StoreNames<Schema>[], "versionchange">;
type Step = (database: IDBPDatabase<Schema>, upgrade: Upgrade) => Promise<void>;

/** The first makes layout 1 of nothing. Nothing but the database may be waited for: the transaction would be over. */
const STEPS: readonly Step[] = [makeFirstLayout, keepReplays, turnBoards, nameTables];

export async function migrate(database: IDBPDatabase<Schema>, from: number, upgrade: Upgrade): Promise<void> {
  for (const step of STEPS.slice(from)) await step(database, upgrade);
}

async function makeFirstLayout(database: IDBPDatabase<Schema>): Promise<void> {
  database.createObjectStore("settings");
  database.createObjectStore("records", { keyPath: "id" }).createIndex("table", ["ruleBook", "variation"]);
  database.createObjectStore("save");
  database.createObjectStore("totals");
}

/** Replays get stores of their own, the records' games the first of them; a save learns to say that it is marked. */
async function keepReplays(database: IDBPDatabase<Schema>, upgrade: Upgrade): Promise<void> {
  const replays = database.createObjectStore("replays", { keyPath: "id" });
  const logs = database.createObjectStore("logs");
  for (const line of await upgrade.objectStore("records").getAll()) {
    const { log, ...facts } = line;
    if (!(log instanceof Uint8Array)) continue;
    // Without a picture of its last board: logs of that time are of a form that nobody reads any more.
    await replays.put({ ...facts, origin: "finished", isFavourite: false, size: log.length, board: [] });
    await logs.put(log, line.id);
  }
  const saves = upgrade.objectStore("save");
  const save: unknown = await saves.get(GAME);
  if (save instanceof Uint8Array) await saves.put({ log: save, isMarked: false }, GAME);
}

/** The boards of replays, until now from the bottom up, go from top to bottom. */
async function turnBoards(_: IDBPDatabase<Schema>, upgrade: Upgrade): Promise<void> {
  const replays = upgrade.objectStore("replays");
  for (const replay of await replays.getAll()) {
    if (Array.isArray(replay.board)) await replays.put({ ...replay, board: replay.board.toReversed() });
  }
}

/** A rule book and variation may have several tables; until now it had one, the rule book's own. */
async function nameTables(_: IDBPDatabase<Schema>, upgrade: Upgrade): Promise<void> {
  const records = upgrade.objectStore("records");
  records.deleteIndex("table");
  records.createIndex("table", "table");
  for (const line of await records.getAll())
    await records.put({ ...line, table: `${line.ruleBook} ${line.variation}` });
}
