// Stores in memory: what the disk is known to hold, for as long as the page is open.

import { fieldsOf } from "./fields.ts";
import type { Stores } from "./stores.ts";

export class MemoryStores implements Stores {
  readonly #stores = new Map<string, Map<string, unknown>>();
  /** Values of fields that are known without the things that have them, by store and field. */
  readonly #values = new Map<string, readonly unknown[]>();

  /** The same once more: what is done to one of them is not done to the other. */
  copy(): MemoryStores {
    const copy = new MemoryStores();
    for (const [name, things] of this.#stores) copy.#stores.set(name, new Map(things));
    for (const [name, values] of this.#values) copy.#values.set(name, values);
    return copy;
  }

  async get(store: string, key: string): Promise<unknown> {
    return this.#store(store).get(key);
  }

  async getAll(store: string): Promise<readonly unknown[]> {
    return [...this.#store(store).values()];
  }

  async keys(store: string): Promise<readonly string[]> {
    return [...this.#store(store).keys()];
  }

  async getAllBy(store: string, field: string, value: string): Promise<readonly unknown[]> {
    return [...this.#store(store).values()].filter((thing) => fieldsOf(thing)[field] === value);
  }

  async valuesOf(store: string, field: string): Promise<readonly unknown[]> {
    const values = [...this.#store(store).values()].map((thing) => fieldsOf(thing)[field]);
    return [...new Set([...(this.#values.get(`${store} ${field}`) ?? []), ...values])];
  }

  put(store: string, value: unknown, key: string = idOf(value)): void {
    this.#store(store).set(key, value);
  }

  delete(store: string, key: string): void {
    this.#store(store).delete(key);
  }

  clear(store: string): void {
    this.#stores.delete(store);
    for (const name of this.#values.keys()) if (name.startsWith(`${store} `)) this.#values.delete(name);
  }

  /** From now on a field has these values, whether or not anything is known that has them. */
  setValues(store: string, field: string, values: readonly unknown[]): void {
    this.#values.set(`${store} ${field}`, values);
  }

  #store(name: string): Map<string, unknown> {
    const store = this.#stores.get(name) ?? new Map<string, unknown>();
    this.#stores.set(name, store);
    return store;
  }
}

/**
 * The stores of one transaction; whatever is read or written there is in the memory afterwards. Nobody else can write
 * meanwhile: what is known of this transaction is not asked for again.
 */
export function remembering(stores: Stores, memory: MemoryStores): Stores {
  /** Stores that are known whole, keys whose things are known, and the keys of stores. */
  const whole = new Set<string>();
  const known = new Set<string>();
  const keys = new Map<string, readonly string[]>();
  const nameOf = (store: string, key: string): string => `${store} ${key}`;
  return {
    get: async (store, key) => {
      const name = nameOf(store, key);
      if (whole.has(store) || known.has(name)) return memory.get(store, key);
      const value = await stores.get(store, key);
      if (value === undefined) memory.delete(store, key);
      else memory.put(store, value, key);
      known.add(name);
      return value;
    },
    getAll: async (store) => {
      if (!whole.has(store)) {
        const values = await stores.getAll(store);
        memory.clear(store);
        for (const value of values) memory.put(store, value);
        whole.add(store);
      }
      return memory.getAll(store);
    },
    keys: async (store) => {
      const found = keys.get(store) ?? (await stores.keys(store));
      keys.set(store, found);
      return found;
    },
    getAllBy: async (store, field, value) => {
      const things = await stores.getAllBy(store, field, value);
      for (const thing of await memory.getAllBy(store, field, value)) memory.delete(store, idOf(thing));
      for (const thing of things) memory.put(store, thing);
      return things;
    },
    valuesOf: async (store, field) => {
      const values = await stores.valuesOf(store, field);
      memory.setValues(store, field, values);
      return values;
    },
    put: (store, value, key) => {
      stores.put(store, value, key);
      memory.put(store, value, key);
      known.add(nameOf(store, key ?? idOf(value)));
      keys.delete(store);
    },
    delete: (store, key) => {
      stores.delete(store, key);
      memory.delete(store, key);
      known.add(nameOf(store, key));
      keys.delete(store);
    },
    clear: (store) => {
      stores.clear(store);
      memory.clear(store);
      whole.add(store);
      keys.delete(store);
    },
  };
}

function idOf(thing: unknown): string {
  return String(fieldsOf(thing)["id"]);
}
