// Where notes are written, for the tests of them.

import type { NoteMemory } from "../../src/storage/notes.ts";
import { error } from "./disk.ts";

/** As `localStorage` is, with so much room. */
export class FakeMemory implements NoteMemory {
  readonly items = new Map<string, string>();
  room: number = Number.POSITIVE_INFINITY;
  /** How often anything was asked of it. */
  calls = 0;
  #keys: readonly string[] | undefined;

  get length(): number {
    return this.items.size;
  }

  key(index: number): string | null {
    this.calls += 1;
    this.#keys ??= [...this.items.keys()];
    return this.#keys[index] ?? null;
  }

  getItem(key: string): string | null {
    this.calls += 1;
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.calls += 1;
    if (value.length > this.room) throw error("QuotaExceededError");
    this.#keys = undefined;
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.calls += 1;
    this.#keys = undefined;
    this.items.delete(key);
  }

  /** As it is now, whatever is still written to it. */
  copy(): FakeMemory {
    const copy = new FakeMemory();
    for (const [key, value] of this.items) copy.items.set(key, value);
    return copy;
  }
}
