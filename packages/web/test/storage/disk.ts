// A disk in memory for the tests of what lies above it.

import type { Connection } from "../../src/storage/connection.ts";
import { makeGameStorage } from "../../src/storage/gameStorage.ts";
import { MemoryStores } from "../../src/storage/memory.ts";
import { Notes } from "../../src/storage/notes.ts";
import { SafeStorage } from "../../src/storage/safeStorage.ts";
import type { GameStorage } from "../../src/storage/storage.ts";
import type { Stores } from "../../src/storage/stores.ts";

type Writing = "put" | "delete" | "clear";

/** A disk that can be made to fail. */
export class Disk {
  #stores = new MemoryStores();
  /** What connecting fails with. */
  closed: Error | undefined;
  /** What writing fails with, and which writing. */
  failure: Error | undefined;
  refuses: (writing: Writing, store: string) => boolean = () => true;
  /** The store of every write that was done, in order. */
  readonly written: string[] = [];
  transactions = 0;
  /** How often anything was read. */
  reads = 0;

  readonly connect = async (): Promise<Connection> => {
    if (this.closed !== undefined) throw this.closed;
    return {
      run: async (names, mode, action) => {
        this.transactions += 1;
        const stores = this.#stores.copy();
        const written: string[] = [];
        const onWrite = (writing: Writing, store: string): void => {
          if (mode === "readonly" || !names.includes(store)) throw new Error(`no ${writing} in ${store}`);
          if (this.failure !== undefined && this.refuses(writing, store)) throw this.failure;
          written.push(store);
        };
        const onRead = (): void => {
          this.reads += 1;
        };
        const value = await action(guarded(stores, onRead, onWrite));
        this.#stores = stores;
        this.written.push(...written);
        return value;
      },
    };
  };

  /** Puts something there past the game. */
  put(store: string, value: unknown, key?: string): void {
    this.#stores.put(store, value, key);
  }

  get(store: string, key: string): Promise<unknown> {
    return this.#stores.get(store, key);
  }

  all(store: string): Promise<readonly unknown[]> {
    return this.#stores.getAll(store);
  }
}

function guarded(stores: MemoryStores, onRead: () => void, onWrite: (writing: Writing, store: string) => void): Stores {
  const read = <T>(value: Promise<T>): Promise<T> => {
    onRead();
    return value;
  };
  return {
    get: (store, key) => read(stores.get(store, key)),
    getAll: (store) => read(stores.getAll(store)),
    keys: (store) => read(stores.keys(store)),
    getAllBy: (store, field, value) => read(stores.getAllBy(store, field, value)),
    valuesOf: (store, field) => read(stores.valuesOf(store, field)),
    put: (store, value, key) => {
      onWrite("put", store);
      stores.put(store, value, key);
    },
    delete: (store, key) => {
      onWrite("delete", store);
      stores.delete(store, key);
    },
    clear: (store) => {
      onWrite("clear", store);
      stores.clear(store);
    },
  };
}

/** The storage of a page on a disk, begun with what was noted in its place. */
export async function begin(disk: Disk, notes: Notes = new Notes(undefined, "game")): Promise<GameStorage> {
  const safe = new SafeStorage(disk.connect, notes);
  await safe.takeUp();
  return makeGameStorage(safe);
}

/** The storage of a page before anything was asked of the disk. */
export function storageOn(disk: Disk): GameStorage {
  return makeGameStorage(new SafeStorage(disk.connect, new Notes(undefined, "game")));
}

export function error(name: string): Error {
  return Object.assign(new Error(name), { name });
}
