// The game's IndexedDB database.

import { type IDBPDatabase, openDB } from "idb";
import { type Backend, BlockedError, type Connect } from "./backend.ts";
import type { Write } from "./contents.ts";
import { migrate } from "./migrations.ts";
import { parseRecords } from "./parseRecord.ts";
import { parseReplays } from "./parseReplay.ts";
import { overflowFor } from "./replayRoom.ts";
import { NAME, type Schema, SETTINGS, VERSION, WONDER_LINES } from "./schema.ts";
import type { KeptReplay, RecordLine, ReplayChange } from "./storage.ts";
import { linesWith } from "./tables.ts";

/** Browsers have been seen to leave an opening unanswered; the game does not wait for it. */
const PATIENCE_MS = 3000;

/** What a connection says when it is one no longer. */
const LOST: ReadonlySet<string> = new Set(["InvalidStateError", "UnknownError"]);

/** Chooses this tab's place for the game in progress; `saved` are the places that hold one. */
export type ClaimSlot = (saved: readonly string[]) => Promise<string>;

/** A connection that is opened when first needed, and anew when it was lost. */
export function databaseConnection(claim: ClaimSlot): Connect {
  let slot: string | undefined;
  let database: IDBPDatabase<Schema> | undefined;
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  let isSlow = false;

  const lose = (): void => {
    database?.close();
    database = undefined;
    opening = undefined;
    isSlow = false;
  };

  const open = async (): Promise<IDBPDatabase<Schema>> => {
    try {
      database = await openDB<Schema>(NAME, VERSION, {
        upgrade: (opened, from, _, transaction) => {
          // What went half way would be taken for the whole.
          migrate(opened, from, transaction).catch(() => transaction.abort());
        },
        // A newer game in another tab waits for this one to let go.
        blocking: lose,
        blocked: () => {
          isSlow = true;
        },
        terminated: lose,
      });
      isSlow = false;
      return database;
    } catch (error) {
      lose();
      throw error;
    }
  };

  const loseIfLost = (error: unknown): never => {
    if (error instanceof Error && LOST.has(error.name)) lose();
    throw error;
  };

  return async () => {
    if (typeof indexedDB === "undefined") throw new BlockedError("there is no IndexedDB");
    if (database === undefined) {
      opening ??= open();
      if (isSlow) throw new BlockedError("the database does not open");
      await withPatience(opening, () => {
        isSlow = true;
      });
    }
    if (database === undefined) throw new BlockedError("the database was closed");
    slot ??= await claim(await database.getAllKeys("save").catch(loseIfLost));
    return backendOf(database, slot, loseIfLost);
  };
}

/** Waits no longer than `PATIENCE_MS`; what is waited for goes on. */
async function withPatience(waited: Promise<unknown>, onSlow: () => void): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onSlow();
      reject(new BlockedError("the database does not open"));
    }, PATIENCE_MS);
  });
  try {
    await Promise.race([waited, end]);
  } finally {
    clearTimeout(timer);
  }
}

function backendOf(database: IDBPDatabase<Schema>, slot: string, onError: (error: unknown) => never): Backend {
  const guarded = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      return onError(error);
    }
  };
  return {
    readSettings: () => guarded(() => database.get("settings", SETTINGS)),
    readTable: (table) => guarded(() => database.getAllFromIndex("records", "table", table)),
    readTableNames: () => guarded(() => readTableNames(database)),
    readSave: () => guarded(() => database.get("save", slot)),
    readWonderLines: () => guarded(() => database.get("totals", WONDER_LINES)),
    readReplays: () => guarded(() => database.getAll("replays")),
    readReplay: (id) => guarded(() => database.get("replays", id)),
    readReplayLog: (id) => guarded(() => readLog(database, id)),
    write: (write) => guarded(() => writeTo(database, slot, write)),
  };
}

async function writeTo(database: IDBPDatabase<Schema>, slot: string, write: Write): Promise<void> {
  switch (write.kind) {
    case "settings":
      await database.put("settings", write.settings, SETTINGS);
      break;
    case "record":
      await writeRecord(database, write.line);
      break;
    case "clearTables":
      await database.clear("records");
      break;
    case "save":
      await (write.save === undefined ? database.delete("save", slot) : database.put("save", write.save, slot));
      break;
    case "addWonderLines":
      await addWonderLines(database, write.lines);
      break;
    case "clearWonderLines":
      await database.delete("totals", WONDER_LINES);
      break;
    case "keepReplay":
      await keepReplay(database, write.replay, write.log);
      break;
    case "changeReplay":
      await changeReplay(database, write.id, write.change);
      break;
    case "deleteReplays":
      await deleteReplays(database, write.ids);
  }
}

/** A line of a table holds its log itself: it can be watched also when it is no longer among the kept games. */
async function readLog(database: IDBPDatabase<Schema>, id: string): Promise<Uint8Array | undefined> {
  return (await database.get("logs", id)) ?? (await database.get("records", id))?.log;
}

/** By the keys of the index alone: the lines hold whole games. */
async function readTableNames(database: IDBPDatabase<Schema>): Promise<readonly string[]> {
  const names: string[] = [];
  let cursor = await database.transaction("records").store.index("table").openKeyCursor(null, "nextunique");
  for (; cursor !== null; cursor = await cursor.continue()) names.push(cursor.key);
  return names;
}

/** In one transaction, so that a record of another tab is neither lost nor left beyond the end of the table. */
async function writeRecord(database: IDBPDatabase<Schema>, line: RecordLine): Promise<void> {
  const transaction = database.transaction("records", "readwrite");
  const { store, done } = transaction;
  done.catch(ignore);
  const before = await store.index("table").getAll(line.table);
  const kept = new Set(linesWith(parseRecords(before), line).map(({ id }) => id));
  // Old lines go first: on a full disk that makes room.
  const dropped = before.filter(({ id }) => !kept.has(id)).map(({ id }) => store.delete(id));
  const added = kept.has(line.id) ? [store.put(line)] : [];
  await Promise.all([...dropped, ...added, done]);
}

async function addWonderLines(database: IDBPDatabase<Schema>, lines: number): Promise<void> {
  const transaction = database.transaction("totals", "readwrite");
  const { store, done } = transaction;
  done.catch(ignore);
  const before = (await store.get(WONDER_LINES)) ?? 0;
  await Promise.all([store.put(before + lines, WONDER_LINES), done]);
}

/** With what has to go for it, in one transaction, so that two tabs never keep more than there is room for. */
async function keepReplay(database: IDBPDatabase<Schema>, replay: KeptReplay, log: Uint8Array): Promise<void> {
  const transaction = database.transaction(["replays", "logs", "records"], "readwrite");
  transaction.done.catch(ignore);
  const replays = transaction.objectStore("replays");
  const logs = transaction.objectStore("logs");
  const others = parseReplays(await replays.getAll()).filter(({ id }) => id !== replay.id);
  const lines = await transaction.objectStore("records").getAllKeys();
  const dropped = overflowFor(replay, others, new Set(lines));
  await Promise.all([
    ...dropped.flatMap((id) => [replays.delete(id), logs.delete(id)]),
    replays.put(replay),
    logs.put(log, replay.id),
    transaction.done,
  ]);
}

async function changeReplay(database: IDBPDatabase<Schema>, id: string, change: ReplayChange): Promise<void> {
  const { store, done } = database.transaction("replays", "readwrite");
  done.catch(ignore);
  const before = await store.get(id);
  // Another tab may have deleted it.
  if (before !== undefined) await store.put({ ...before, ...change });
  await done;
}

async function deleteReplays(database: IDBPDatabase<Schema>, ids: readonly string[]): Promise<void> {
  const transaction = database.transaction(["replays", "logs"], "readwrite");
  transaction.done.catch(ignore);
  const stores = [transaction.objectStore("replays"), transaction.objectStore("logs")] as const;
  await Promise.all([...ids.flatMap((id) => stores.map((store) => store.delete(id))), transaction.done]);
}

/** For what is told elsewhere too: left alone, it would be told as an error that nobody handled. */
function ignore(): void {}
