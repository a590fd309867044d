// From each layout of the database to the next, inside the transaction of the upgrade: it happens wholly or not at all,
// and nothing is lost on the way (W-25). A step is never changed once players have come past it: it writes its values
// out, knows no type of today, and calls nothing but layouts.ts. What a step does to a thing, the kind of thing does to
// notes of the layout before.

import type { IDBPDatabase, IDBPTransaction } from "idb";
import { fieldsOf, isObject } from "./fields.ts";
import { daysOf, putIntoOwnTable, sayContinued, turnBoard } from "./layouts.ts";

type Database = IDBPDatabase;
type Upgrade = IDBPTransaction<unknown, string[], "versionchange">;
type Step = (database: Database, upgrade: Upgrade) => Promise<void>;

/** The first makes layout 1 of nothing. Nothing but the database may be waited for: the transaction would be over. */
const STEPS: readonly Step[] = [
  makeFirstLayout,
  keepReplays,
  turnBoards,
  nameTables,
  nameTablesOfReplays,
  keepMatches,
  keepDays,
  saveMatches,
];

/** The layout of today. */
export const VERSION: number = STEPS.length;

export async function migrate(database: Database, from: number, upgrade: Upgrade): Promise<void> {
  for (const step of STEPS.slice(from)) await step(database, upgrade);
}

async function makeFirstLayout(database: Database): Promise<void> {
  database.createObjectStore("settings");
  database.createObjectStore("records", { keyPath: "id" }).createIndex("table", ["ruleBook", "variation"]);
  database.createObjectStore("save");
  database.createObjectStore("totals");
}

/** Replays get stores of their own, the records' games the first of them; a save learns to say that it is marked. */
async function keepReplays(database: Database, upgrade: Upgrade): Promise<void> {
  const replays = database.createObjectStore("replays", { keyPath: "id" });
  const logs = database.createObjectStore("logs");
  const lines: readonly unknown[] = await upgrade.objectStore("records").getAll();
  for (const line of lines) {
    const { log, ...facts } = fieldsOf(line);
    if (!(log instanceof Uint8Array)) continue;
    // Without a picture of its last board: logs of that time are of a form that nobody reads any more.
    await replays.put({ ...facts, origin: "finished", isFavourite: false, size: log.length, board: [] });
    await logs.put(log, String(facts["id"]));
  }
  const saves = upgrade.objectStore("save");
  const save: unknown = await saves.get("game");
  if (save instanceof Uint8Array) await saves.put({ log: save, isMarked: false }, "game");
}

/** The boards of replays, until now from the bottom up, go from top to bottom. */
async function turnBoards(_: Database, upgrade: Upgrade): Promise<void> {
  const replays = upgrade.objectStore("replays");
  const before: readonly unknown[] = await replays.getAll();
  await Promise.all(before.map((replay) => replays.put(turnBoard(fieldsOf(replay)))));
}

/** A rule book and variation may have several tables; until now it had one, the rule book's own. */
async function nameTables(_: Database, upgrade: Upgrade): Promise<void> {
  const records = upgrade.objectStore("records");
  records.deleteIndex("table");
  records.createIndex("table", "table");
  const before: readonly unknown[] = await records.getAll();
  await Promise.all(before.map((line) => records.put(putIntoOwnTable(fieldsOf(line)))));
}

/** A replay says its table: that of its line, or else the rule book's own. A save says continued instead of marked. */
async function nameTablesOfReplays(_: Database, upgrade: Upgrade): Promise<void> {
  const [replays, saves] = [upgrade.objectStore("replays"), upgrade.objectStore("save")];
  const lines: readonly unknown[] = await upgrade.objectStore("records").getAll();
  const tables = new Map(lines.map(fieldsOf).map(({ id, table }) => [id, table]));
  const before: readonly unknown[] = await replays.getAll();
  const named = before.map(fieldsOf).map((replay) => {
    const table = tables.get(replay["id"]);
    return table === undefined ? putIntoOwnTable(replay) : { ...replay, table };
  });
  await Promise.all(named.map((replay) => replays.put(replay)));
  for (const key of await saves.getAllKeys()) {
    const save: unknown = await saves.get(key);
    if (isObject(save)) await saves.put(sayContinued(save), key);
  }
}

/**
 * Replays may be of matches. Nothing moves, but a page of the layout before would take the note of one for damaged, and
 * throw it away.
 */
async function keepMatches(): Promise<void> {}

/** There is a day book, and what is known of the past is in it. */
async function keepDays(database: Database, upgrade: Upgrade): Promise<void> {
  const days = database.createObjectStore("days", { keyPath: "id" });
  const [replays, records]: readonly (readonly unknown[])[] = await Promise.all([
    upgrade.objectStore("replays").getAll(),
    upgrade.objectStore("records").getAll(),
  ]);
  const lines = daysOf((replays ?? []).map(fieldsOf), (records ?? []).map(fieldsOf));
  await Promise.all(lines.map((line) => days.put(line)));
}

/** Matches in progress get a store of their own. */
async function saveMatches(database: Database): Promise<void> {
  database.createObjectStore("matches");
}
