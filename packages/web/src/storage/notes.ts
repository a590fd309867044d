// What the database does not take is noted for the page that comes next (W-25): this tab loaded anew, or another once it
// is closed. In `localStorage`, because that is written at once, even while a page goes away, and because neither the
// database's layout nor its room or its locks matter there. A note a write, so that each is written once and a long one
// that finds no room costs no other.

import { bytesOf, lettersOf } from "./base64.ts";
import type { Write } from "./contents.ts";
import { parseWrite } from "./parseWrite.ts";
import { VERSION } from "./schema.ts";

export type NoteMemory = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Does something with a place that no open page has, and tells nothing of one that is taken. */
export type WithFreePlace = (place: string, action: () => void) => Promise<void>;

const keyOf = (place: string, number: number): string => `korobeinix.waiting ${place} ${number}`;
const KEY = /^korobeinix\.waiting (.+) (\d+)$/;

interface Note {
  readonly key: string;
  readonly place: string;
  readonly number: number;
}

/** The notes of one place: a tab has the place that its game in progress has. */
export class Notes {
  readonly #memory: NoteMemory | undefined;
  readonly #place: string;
  /** The writes that are noted, with their keys. */
  readonly #noted = new Map<Write, string>();

  constructor(memory: NoteMemory | undefined, place: string) {
    this.#memory = memory;
    this.#place = place;
  }

  /** What was left here, in order. What is no note of ours, or damaged, is thrown away. */
  read(): readonly Write[] {
    const memory = this.#memory;
    if (memory === undefined) return [];
    for (const { key } of notesIn(memory).filter(({ place }) => place === this.#place)) {
      const write = parseNote(memory.getItem(key) ?? "");
      if (write === undefined) memory.removeItem(key);
      else if (write !== "newer") this.#noted.set(write, key);
    }
    return [...this.#noted.keys()];
  }

  /** From now on these are the writes that wait; tells whether every one of them is noted. */
  keep(waiting: readonly Write[]): boolean {
    const memory = this.#memory;
    if (memory === undefined) return false;
    for (const [write, key] of this.#noted) {
      if (waiting.includes(write)) continue;
      memory.removeItem(key);
      this.#noted.delete(write);
    }
    const isNoted = waiting.map((write) => this.#noted.has(write) || this.#note(memory, write));
    return isNoted.every(Boolean);
  }

  /** Takes over what pages left that are gone; only a game in progress stays, for the tab that gets its place. */
  async takeOver(withFreePlace: WithFreePlace): Promise<void> {
    const memory = this.#memory;
    if (memory === undefined) return;
    for (const place of placesOf(memory).filter((other) => other !== this.#place)) {
      await withFreePlace(place, () => {
        for (const { key } of notesIn(memory).filter((note) => note.place === place)) this.#move(memory, key);
      });
    }
  }

  #move(memory: NoteMemory, key: string): void {
    const text = memory.getItem(key) ?? "";
    const write = parseNote(text);
    if (write === "newer" || (write !== undefined && write.kind === "save")) return;
    try {
      if (write !== undefined) memory.setItem(this.#nextKey(memory), text);
      memory.removeItem(key);
    } catch {
      // No room for two of it: it stays where it is until there is.
    }
  }

  #note(memory: NoteMemory, write: Write): boolean {
    try {
      const key = this.#nextKey(memory);
      memory.setItem(key, makeNote(write));
      this.#noted.set(write, key);
      return true;
    } catch {
      return false;
    }
  }

  #nextKey(memory: NoteMemory): string {
    const numbers = notesIn(memory)
      .filter(({ place }) => place === this.#place)
      .map(({ number }) => number);
    return keyOf(this.#place, Math.max(0, ...numbers) + 1);
  }
}

/** The places that have notes. */
export function placesOf(memory: NoteMemory | undefined): readonly string[] {
  return memory === undefined ? [] : [...new Set(notesIn(memory).map(({ place }) => place))];
}

/** In the order they were made. */
function notesIn(memory: NoteMemory): readonly Note[] {
  const keys = Array.from({ length: memory.length }, (_, i) => memory.key(i) ?? "");
  return keys
    .flatMap((key): Note[] => {
      const [, place, number] = KEY.exec(key) ?? [];
      return place === undefined ? [] : [{ key, place, number: Number(number) }];
    })
    .toSorted((one, other) => one.number - other.number);
}

/** The layout of whoever wrote it comes first: a later one knows what a write of it has become. */
function makeNote(write: Write): string {
  return JSON.stringify({ layout: VERSION, write }, (_, value: unknown) =>
    value instanceof Uint8Array ? { bytes: lettersOf(value) } : value,
  );
}

/** "newer": for a game newer than this one, which finds it where it is. */
function parseNote(text: string): Write | "newer" | undefined {
  try {
    const note: unknown = JSON.parse(text, (_, value: unknown) => {
      const isBytes = typeof value === "object" && value !== null && "bytes" in value;
      return isBytes ? bytesOf(String(value.bytes)) : value;
    });
    if (typeof note !== "object" || note === null || !("layout" in note) || !("write" in note)) return undefined;
    const layout = typeof note.layout === "number" ? note.layout : 0;
    return layout > VERSION ? "newer" : parseWrite(note.write, layout);
  } catch {
    return undefined;
  }
}
