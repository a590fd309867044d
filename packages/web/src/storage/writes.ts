// Writes of every kind, each done by the rule of its own kind.

import { isObject } from "./fields.ts";
import type { AnyWrite, StoredKind, WriteRule } from "./kind.ts";
import { KINDS } from "./kinds/all.ts";
import type { Stores } from "./stores.ts";

type WriteOf<Kind> = Kind extends StoredKind<infer _, infer Own, infer _Methods, infer _Entry> ? Own : never;
export type Write = WriteOf<(typeof KINDS)[number]>;

type AnyKind = StoredKind<string, AnyWrite, object>;

interface Entry {
  readonly kind: AnyKind;
  readonly rule: WriteRule<string, AnyWrite, AnyWrite>;
}

const ENTRIES: ReadonlyMap<string, Entry> = new Map(
  KINDS.flatMap((kind: AnyKind) => Object.entries(kind.writes).map(([name, rule]) => [name, { kind, rule }] as const)),
);

function entryOf({ kind }: Write): Entry {
  return ENTRIES.get(kind)!;
}

/** The kind of thing that a write is about. */
export function kindOf(write: Write): object {
  return entryOf(write).kind;
}

/** Whether it must not be done twice. */
export function addsUp(write: Write): boolean {
  return entryOf(write).rule.addsUp === true;
}

/** A write as it comes from a note; `layout` is that of whoever wrote it. Undefined: it is none, or not whole. */
export function parseWrite(value: unknown, layout: number): Write | undefined {
  if (!isObject(value)) return undefined;
  const entry = ENTRIES.get(String(value["kind"]));
  return entry?.rule.parse(value, layout) as Write | undefined;
}

/** The stores that writes need. */
export function storesFor(writes: readonly Write[]): readonly string[] {
  return [...new Set(writes.flatMap((write) => entryOf(write).kind.stores))];
}

/** One after the other. */
export async function perform(stores: Stores, writes: readonly Write[], place: string): Promise<void> {
  for (const write of writes) await entryOf(write).rule.perform(stores, write, place);
}

/** Another is to be done: what it makes void is not done at all. */
export function addWrite(waiting: Set<Write>, write: Write): void {
  const { kind, rule } = entryOf(write);
  for (const older of waiting) {
    if (kindOf(older) === kind && rule.undoes?.(write, older) === true) waiting.delete(older);
  }
  waiting.add(write);
}

/** The things that writes which failed are about: whatever else is to be done to these has to wait. */
export class Blocked {
  readonly #ids = new Map<AnyKind, Set<string>>();
  readonly #whole = new Set<AnyKind>();

  add(write: Write): void {
    const { kind, rule } = entryOf(write);
    const ids = rule.about?.(write);
    if (ids === undefined) this.#whole.add(kind);
    const blocked = this.#ids.get(kind) ?? new Set();
    for (const id of ids ?? []) blocked.add(id);
    this.#ids.set(kind, blocked);
  }

  has(write: Write): boolean {
    const { kind, rule } = entryOf(write);
    const blocked = this.#ids.get(kind);
    if (blocked === undefined) return false;
    const ids = rule.about?.(write);
    return ids === undefined || this.#whole.has(kind) || ids.some((id) => blocked.has(id));
  }
}
