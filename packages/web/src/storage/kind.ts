// What a kind of stored thing consists of. Each is one file in kinds/, and a line in kinds/all.ts.

import type { Fields } from "./fields.ts";
import type { Reads, Stores } from "./stores.ts";

/** Something to be written. What waits is noted as it is: its form belongs to the layout. */
export interface AnyWrite {
  readonly kind: string;
}

/** `Store`: the stores that it lies in. `Methods`: what the rest of the game can do with it. `Entry`: one in a backup. */
export interface StoredKind<Store extends string, Write extends AnyWrite, Methods extends object, Entry = unknown> {
  readonly stores: readonly Store[];
  readonly writes: { readonly [Name in Write["kind"]]: WriteRule<Store, Write, Extract<Write, { kind: Name }>> };
  methods(access: Access<Store, Write>): Methods;
  readonly backup: BackupRule<Store, Entry>;
}

/** What its entries are called in a backup. */
export type BackupName =
  | "settings"
  | "records"
  | "save"
  | "match"
  | "replays"
  | "wonders"
  | "matches"
  | "days"
  | "drills";

/** How a kind of thing goes into a file and comes back from it (F-19). `place` is the tab's own. */
export interface BackupRule<Store extends string, Entry> {
  readonly name: BackupName;
  /** All that there is and is whole, an entry for each thing. */
  gather(stores: Reads<Store>, place: string): Promise<readonly Entry[]>;
  /** From a file, which may hold anything, by whoever had this layout; undefined: it is not whole. */
  parse(value: unknown, layout: number): Entry | undefined;
  /** What two entries share that are the same thing. */
  idOf(entry: Entry): string;
  /** The log that an entry brings: it is read before anything is taken. */
  logOf?(entry: Entry): Uint8Array;
  /** Puts them beside what there is; of the same thing one stays, the better where one is. */
  add(stores: Stores<Store>, entries: readonly Entry[], place: string): Promise<void>;
  clear(stores: Stores<Store>, place: string): void;
}

/** All about one write. `Write` are those of its kind, `Own` is this one. */
export interface WriteRule<Store extends string, Write extends AnyWrite, Own extends Write> {
  /** From a note, which may be damaged (undefined), by whoever had this layout. */
  parse(fields: Fields, layout: number): Own | undefined;
  /** Does it, on the disk or in memory; `place` is the tab's own. */
  perform(stores: Stores<Store>, write: Own, place: string): Promise<void> | void;
  /** The ids of the things it changes; without it, all that there are. What fails keeps later ones about the same waiting. */
  about?(write: Own): readonly string[];
  /** Done twice it would count twice; without it, it may be done again. */
  readonly addsUp?: true;
  /** Whether nothing is left of an earlier one, so that it need not be done at all; without it, never. */
  undoes?(write: Own, earlier: Write): boolean;
}

/** How the methods of a kind reach what is stored. None of it throws. */
export interface Access<Store extends string, Write extends AnyWrite> {
  /** Where this tab has its game in progress. */
  readonly place: string;
  /** What is stored, as far as it can be read, together with what waits to be. May run twice. */
  readonly read: <T>(reader: (stores: Reads<Store>) => Promise<T>) => Promise<T>;
  readonly write: (write: Write) => Promise<void>;
}
