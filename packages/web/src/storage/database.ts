// The game's IndexedDB database.

import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Settings } from "../settings/settings.ts";
import { type Backend, BlockedError, type Connect } from "./backend.ts";
import { tableWith, type Write } from "./contents.ts";
import { parseRecords } from "./parseRecord.ts";
import type { RecordLine } from "./storage.ts";

interface Schema extends DBSchema {
  settings: { key: string; value: Settings };
  records: { key: string; value: RecordLine; indexes: { table: [ruleBook: string, variation: string] } };
  save: { key: string; value: Uint8Array };
  totals: { key: string; value: number };
}

const NAME = "korobeinix";
const VERSION = 1;
/** The only key of the stores that hold one thing. */
const SETTINGS = "settings";
const GAME = "game";
const WONDER_LINES = "wonderLines";

/** Browsers have been seen to leave an opening unanswered; the game does not wait for it. */
const PATIENCE_MS = 3000;

/** What a connection says when it is one no longer. */
const LOST: ReadonlySet<string> = new Set(["InvalidStateError", "UnknownError"]);

/** A connection that is opened when first needed, and anew when it was lost. */
export function databaseConnection(): Connect {
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
        upgrade,
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
    return backendOf(database, loseIfLost);
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

function upgrade(database: IDBPDatabase<Schema>): void {
  database.createObjectStore("settings");
  database.createObjectStore("records", { keyPath: "id" }).createIndex("table", ["ruleBook", "variation"]);
  database.createObjectStore("save");
  database.createObjectStore("totals");
}

function backendOf(database: IDBPDatabase<Schema>, onError: (error: unknown) => never): Backend {
  const guarded = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await action();
    } catch (error) {
      return onError(error);
    }
  };
  return {
    readSettings: () => guarded(() => database.get("settings", SETTINGS)),
    readTable: ({ ruleBook, variation }) =>
      guarded(() => database.getAllFromIndex("records", "table", [ruleBook, variation])),
    readSave: () => guarded(() => database.get("save", GAME)),
    readWonderLines: () => guarded(() => database.get("totals", WONDER_LINES)),
    write: (write) => guarded(() => writeTo(database, write)),
  };
}

async function writeTo(database: IDBPDatabase<Schema>, write: Write): Promise<void> {
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
      await (write.log === undefined ? database.delete("save", GAME) : database.put("save", write.log, GAME));
      break;
    case "addWonderLines":
      await addWonderLines(database, write.lines);
      break;
    case "clearWonderLines":
      await database.delete("totals", WONDER_LINES);
  }
}

/** In one transaction, so that a record of another tab is neither lost nor left beyond the end of the table. */
async function writeRecord(database: IDBPDatabase<Schema>, line: RecordLine): Promise<void> {
  const transaction = database.transaction("records", "readwrite");
  const { store, done } = transaction;
  done.catch(ignore);
  const before = await store.index("table").getAll([line.ruleBook, line.variation]);
  const kept = new Set(tableWith(parseRecords(before), line).map(({ id }) => id));
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

/** For what is told elsewhere too: left alone, it would be told as an error that nobody handled. */
function ignore(): void {}
