// Storage that never throws: what the disk does not take waits in memory, is read as if it were written, and is tried
// again at the next write; and it is noted, so that it waits also when the page is gone (W-25).

import type { Connect, Connection, Mode } from "./connection.ts";
import { MemoryStores, remembering } from "./memory.ts";
import type { Notes } from "./notes.ts";
import type { Reads, Stores } from "./stores.ts";
import { type Trouble, type TroubleKind, troubleOf } from "./trouble.ts";
import { addsUp, addWrite, Blocked, perform, storesFor, type Write } from "./writes.ts";

/** So many writes share a transaction: of more, one that fails would keep too many from being done quickly. */
const TOGETHER = 100;

export class SafeStorage {
  readonly place: string;
  readonly #connect: Connect;
  readonly #notes: Notes;
  /** What the disk is known to hold. */
  #known = new MemoryStores();
  /** What it does not hold yet, in order. */
  #waiting: Set<Write> = new Set();
  #trouble: Trouble | undefined;
  readonly #listeners: ((trouble: Trouble | undefined) => void)[] = [];
  /** One thing at a time: a write that ran twice at once would count lines twice. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(connect: Connect, notes: Notes) {
    this.#connect = connect;
    this.#notes = notes;
    this.place = notes.place;
  }

  /** Begins with what an earlier page could not write; whatever is wrong is known then. */
  takeUp(): Promise<void> {
    this.#waiting = new Set(this.#notes.read());
    return this.#inTurn(() => this.#flush());
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  onTrouble(listener: (trouble: Trouble | undefined) => void): void {
    this.#listeners.push(listener);
  }

  /** What is stored, as far as it can be read, with what waits to be. */
  read<T>(names: readonly string[], reader: (stores: Reads) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      try {
        const value = await this.#run(await this.#connect(), names, "readonly", reader);
        if (this.#waiting.size === 0) {
          this.#tell(undefined);
          return value;
        }
      } catch (error) {
        this.#tell(troubleOf(error));
      }
      const seen = this.#known.copy();
      await perform(seen, [...this.#waiting], this.place);
      return reader(seen);
    });
  }

  write(write: Write): Promise<void> {
    addWrite(this.#waiting, write);
    // Before anything is waited for: the page may be about to go.
    if (this.#trouble !== undefined) this.#tell(this.#trouble.kind);
    return this.#inTurn(() => this.#flush());
  }

  /** A change that is done now, whole, or not at all: it never waits. Says what kept it from being done. */
  change(names: readonly string[], action: (stores: Stores) => Promise<void>): Promise<TroubleKind | undefined> {
    return this.#inTurn(async () => {
      await this.#flush();
      if (this.#waiting.size > 0) return this.#trouble?.kind ?? "broken";
      try {
        await this.#run(await this.#connect(), names, "readwrite", action);
        return undefined;
      } catch (error) {
        return troubleOf(error);
      }
    });
  }

  /** Notes at once what waits: the page may go before it is written. What adds up would count twice, noted and written. */
  note(): void {
    const isWanted = (write: Write): boolean => !addsUp(write) || this.#trouble !== undefined || this.#notes.has(write);
    this.#notes.keep([...this.#waiting].filter(isWanted));
  }

  async #flush(): Promise<void> {
    let trouble: TroubleKind | undefined;
    try {
      const connection = await this.#connect();
      const blocked = new Blocked();
      const writes = [...this.#waiting];
      for (let first = 0; first < writes.length; first += TOGETHER) {
        const error = await this.#writeAll(connection, writes.slice(first, first + TOGETHER), blocked);
        if (error !== undefined) trouble ??= troubleOf(error);
      }
    } catch (error) {
      trouble = troubleOf(error);
    }
    if (trouble !== undefined || this.#waiting.size === 0) this.#tell(trouble);
  }

  /** All at once or, where that fails, each by itself; returns what went wrong first. */
  async #writeAll(connection: Connection, writes: readonly Write[], blocked: Blocked): Promise<unknown> {
    const isFree = !writes.some((write) => blocked.has(write));
    if (isFree && writes.length > 1 && (await this.#tryWrite(connection, writes)) === undefined) return undefined;
    let first: unknown;
    for (const write of writes) {
      // One that cannot be written, a record on a full disk say, keeps only those waiting that are about the same.
      const error = blocked.has(write) ? undefined : await this.#tryWrite(await this.#connect(), [write]);
      if (error !== undefined) blocked.add(write);
      first ??= error;
    }
    return first;
  }

  async #tryWrite(connection: Connection, writes: readonly Write[]): Promise<unknown> {
    try {
      await this.#run(connection, storesFor(writes), "readwrite", (stores) => perform(stores, writes, this.place));
      for (const write of writes) this.#waiting.delete(write);
      return undefined;
    } catch (error) {
      return error;
    }
  }

  /** What is read and written is known from then on, if all of it succeeds. */
  async #run<T>(
    connection: Connection,
    names: readonly string[],
    mode: Mode,
    action: (stores: Stores) => Promise<T>,
  ): Promise<T> {
    const known = this.#known.copy();
    const value = await connection.run(names, mode, (stores) => action(remembering(stores, known)));
    this.#known = known;
    return value;
  }

  #inTurn<T>(action: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(action);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Notes what waits, and says what is wrong where that is news. */
  #tell(kind: TroubleKind | undefined): void {
    const isSafe = this.#notes.keep([...this.#waiting]);
    const before = this.#trouble;
    if (kind === before?.kind && (kind === undefined || isSafe === before?.isSafe)) return;
    this.#trouble = kind === undefined ? undefined : { kind, isSafe };
    for (const listener of this.#listeners) listener(this.#trouble);
  }
}
