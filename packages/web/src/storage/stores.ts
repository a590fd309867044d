// What every place for stored things offers: the database of database.ts and the memory of memory.ts.

/** What is read may have been written by anything: the reader checks it. */
export interface Reads<Name extends string = string> {
  get(store: Name, key: string): Promise<unknown>;
  getAll(store: Name): Promise<readonly unknown[]>;
  keys(store: Name): Promise<readonly string[]>;
  /** Those whose field has a value. The store has an index of the field's name. */
  getAllBy(store: Name, field: string, value: string): Promise<readonly unknown[]>;
  /** The different values that a field has, read without the things themselves. */
  valuesOf(store: Name, field: string): Promise<readonly unknown[]>;
}

/** What is written comes to pass with all that is written beside it, or not at all. */
export interface Stores<Name extends string = string> extends Reads<Name> {
  /** Without a key: the thing's own id. */
  put(store: Name, value: unknown, key?: string): void;
  delete(store: Name, key: string): void;
  clear(store: Name): void;
}
