// What the database does not take is noted for the page that comes next (W-25): this tab loaded again, or another once it
// is closed. In `localStorage`, because that is written at once, even while a page goes away, and because neither the
// database's layout nor its room or its locks matter there. A note a write, so that each is written once and a long one
// that finds no room costs no other.

import { matchSave } from "./kinds/matchSave.ts";
import { save } from "./kinds/save.ts";
import { kindOf, parseWrite, type Write } from "./writes.ts";
import { VERSION } from "./migrations.ts";
import { packText, unpackText } from "./packed.ts";

export type NoteMemory = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** Does something with a place that no open page has, and tells nothing of one that is taken. */
export type WithFreePlace = (place: string, action: () => void) => Promise<void>;

const keyOf = (place: string, number: number): string => `korobeinix.waiting ${place} ${number}`;
const KEY = /^korobeinix\.waiting (.+) (\d+)$/;

interface Note {
  readonly key: string;
  readonly number: number;
}

/** What stays in its place, for the tab that gets it. */
const IN_PROGRESS: ReadonlySet<object> = new Set([save, matchSave]);

/** The notes of one place: a tab has the place that its game in progress has. */
export class Notes {
  readonly place: string;
  readonly #memory: NoteMemory | undefined;
  /** The writes that are noted, with their keys. */
  readonly #noted = new Map<Write, string>();
  /** The highest number in use here; undefined until somebody has looked. */
  #last: number | undefined;

  constructor(memory: NoteMemory | undefined, place: string) {
    this.#memory = memory;
    this.place = place;
  }

  /** What was left here, in order. What is no note of ours, or damaged, is thrown away. */
  read(): readonly Write[] {
    const memory = this.#memory;
    if (memory === undefined) return [];
    for (const { key } of notesIn(memory).get(this.place) ?? []) {
      const write = parseNote(memory.getItem(key) ?? "");
      if (write === undefined) memory.removeItem(key);
      else if (write !== "newer") this.#noted.set(write, key);
    }
    return [...this.#noted.keys()];
  }

  has(write: Write): boolean {
    return this.#noted.has(write);
  }

  /** From now on these are the writes that wait; tells whether every one of them is noted. */
  keep(waiting: readonly Write[]): boolean {
    const memory = this.#memory;
    if (memory === undefined) return false;
    const wanted = new Set(waiting);
    for (const [write, key] of this.#noted) {
      if (wanted.has(write)) continue;
      memory.removeItem(key);
      this.#noted.delete(write);
    }
    const isNoted = waiting.map((write) => this.#noted.has(write) || this.#note(memory, write));
    return isNoted.every(Boolean);
  }

  /** Takes over what pages left that are gone; only what is in progress stays, for the tab that gets its place. */
  async takeOver(withFreePlace: WithFreePlace): Promise<void> {
    const memory = this.#memory;
    if (memory === undefined) return;
    const others = [...notesIn(memory)].filter(([place]) => place !== this.place);
    await Promise.all(
      others.map(([place, notes]) =>
        withFreePlace(place, () => {
          for (const { key } of notes) this.#move(memory, key);
        }),
      ),
    );
  }

  #move(memory: NoteMemory, key: string): void {
    const text = memory.getItem(key);
    // Another page was quicker.
    if (text === null) return;
    const write = parseNote(text);
    if (write === "newer" || (write !== undefined && IN_PROGRESS.has(kindOf(write)))) return;
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

  /** Looked for once: nobody else writes into the place of an open tab. */
  #nextKey(memory: NoteMemory): string {
    this.#last ??= notesIn(memory).get(this.place)?.at(-1)?.number ?? 0;
    this.#last += 1;
    return keyOf(this.place, this.#last);
  }
}

/** The places that have notes. */
export function placesOf(memory: NoteMemory | undefined): readonly string[] {
  return memory === undefined ? [] : [...notesIn(memory).keys()];
}

/** By their places, each in the order they were made. */
function notesIn(memory: NoteMemory): ReadonlyMap<string, readonly Note[]> {
  const notes = new Map<string, Note[]>();
  for (let i = 0; i < memory.length; i++) {
    const key = memory.key(i) ?? "";
    const [, place, number] = KEY.exec(key) ?? [];
    if (place === undefined) continue;
    const others = notes.get(place) ?? [];
    others.push({ key, number: Number(number) });
    notes.set(place, others);
  }
  for (const each of notes.values()) each.sort((one, other) => one.number - other.number);
  return notes;
}

/** The layout of whoever wrote it comes first: a later one knows what a write of it has become. */
function makeNote(write: Write): string {
  return packText({ layout: VERSION, write });
}

/** "newer": for a game newer than this one, which finds it where it is. */
function parseNote(text: string): Write | "newer" | undefined {
  try {
    const note = unpackText(text);
    if (typeof note !== "object" || note === null || !("layout" in note) || !("write" in note)) return undefined;
    const layout = typeof note.layout === "number" ? note.layout : 0;
    return layout > VERSION ? "newer" : parseWrite(note.write, layout);
  } catch {
    return undefined;
  }
}
