// The game's IndexedDB database.

import { type IDBPDatabase, type IDBPTransaction, openDB } from "idb";
import type { Connect, Connection, Mode } from "./connection.ts";
import { migrate, VERSION } from "./migrations.ts";
import type { Stores } from "./stores.ts";
import { BlockedError } from "./trouble.ts";

type Database = IDBPDatabase;

const NAME = "korobeinix";

/** Browsers have been seen to leave an opening unanswered; the game does not wait for it. */
const PATIENCE_MS = 3000;

/** What a connection says when it is one no longer. */
const LOST: ReadonlySet<string> = new Set(["InvalidStateError", "UnknownError"]);

/** A connection that is opened when first needed, and again when it was lost. */
export function databaseConnection(): Connect {
  let database: Database | undefined;
  let opening: Promise<Database> | undefined;
  let isSlow = false;

  const lose = (): void => {
    database?.close();
    database = undefined;
    opening = undefined;
    isSlow = false;
  };

  const open = async (): Promise<Database> => {
    try {
      database = await openDB(NAME, VERSION, {
        upgrade: (opened, from, _, transaction) => {
          transaction.done.catch(ignore);
          // What went half way would be taken for the whole.
          migrate(opened, from, transaction).catch(() => abort(transaction));
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

  const run: Connection["run"] = async (names, mode, action) => {
    try {
      if (database === undefined) throw new BlockedError("the database was closed");
      return await runTransaction(database.transaction(names, mode), action);
    } catch (error) {
      if (error instanceof Error && LOST.has(error.name)) lose();
      throw error;
    }
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
    return { run };
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

type Transaction = IDBPTransaction<unknown, string[], Mode>;

async function runTransaction<T>(transaction: Transaction, action: (stores: Stores) => Promise<T>): Promise<T> {
  // Every end of it is handled below; the browser would report it once more, as an error that nobody handled.
  transaction.done.catch(ignore);
  let failure: unknown;
  const stores = storesOf(transaction, (error) => {
    failure ??= error;
  });
  try {
    const value = await action(stores);
    if (transaction.mode !== "readonly") await transaction.done;
    return value;
  } catch (error) {
    abort(transaction);
    // The first failure is the reason; the rest only say that the transaction is over.
    throw failure ?? error;
  }
}

/** `fail` is called with what goes wrong with a write. */
function storesOf(transaction: Transaction, fail: (error: unknown) => void): Stores {
  const store = (name: string): ReturnType<Transaction["objectStore"]> => transaction.objectStore(name);
  return {
    get: (name, key) => store(name).get(key),
    getAll: (name) => store(name).getAll(),
    keys: async (name) => (await store(name).getAllKeys()).map(String),
    getAllBy: (name, field, value) => store(name).index(field).getAll(value),
    valuesOf: async (name, field) => {
      const values: unknown[] = [];
      let cursor = await store(name).index(field).openKeyCursor(null, "nextunique");
      for (; cursor !== null; cursor = await cursor.continue()) values.push(cursor.key);
      return values;
    },
    put: (name, value, key) => {
      store(name).put?.(value, key).catch(fail);
    },
    delete: (name, key) => {
      store(name).delete?.(key).catch(fail);
    },
    clear: (name) => {
      store(name).clear?.().catch(fail);
    },
  };
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

function ignore(): void {}
