// All that is kept, out of the stores and back into them: every kind by its own rule. Its form in a
// file is elsewhere (profile/backup).

import type { BackupName, BackupRule } from "./kind.ts";
import { KINDS } from "./kinds/all.ts";
import type { Reads, Stores } from "./stores.ts";

/** One kept thing; what it holds only its kind knows. */
export interface BackupEntry {
  readonly name: BackupName;
  readonly value: unknown;
}

export type Backup = readonly BackupEntry[];

/** "add": beside what there is; "replace": in its place. */
export type RestoreMode = "add" | "replace";

type Rule = BackupRule<string, unknown>;

const RULES: readonly Rule[] = KINDS.map((kind: { readonly backup: Rule }) => kind.backup);

export const BACKUP_NAMES: readonly BackupName[] = RULES.map(({ name }) => name);

export const BACKUP_STORES: readonly string[] = [...new Set(KINDS.flatMap(({ stores }): readonly string[] => stores))];

export async function gather(stores: Reads, place: string): Promise<Backup> {
  const entries: BackupEntry[] = [];
  for (const rule of RULES) {
    for (const value of await rule.gather(stores, place)) entries.push({ name: rule.name, value });
  }
  return entries;
}

/** Replays come after the records that keep them from giving way: the order of the kinds. */
export async function restore(stores: Stores, backup: Backup, mode: RestoreMode, place: string): Promise<void> {
  for (const rule of RULES) {
    const own = backup.filter(({ name }) => name === rule.name).map(({ value }) => value);
    if (mode === "replace") rule.clear(stores, place);
    await rule.add(stores, own, place);
  }
}

/** An entry of a file; `layout` is that of whoever wrote it. Undefined: there is no such kind, or it is not whole. */
export function parseEntry(name: unknown, value: unknown, layout: number): BackupEntry | undefined {
  const rule = RULES.find((one) => one.name === name);
  const parsed = rule?.parse(value, layout);
  return rule === undefined || parsed === undefined ? undefined : { name: rule.name, value: parsed };
}

/** What two entries share that are the same thing. */
export function idOfEntry({ name, value }: BackupEntry): string {
  return `${name} ${ruleOf(name).idOf(value)}`;
}

/** The log that an entry brings. */
export function logOfEntry({ name, value }: BackupEntry): Uint8Array | undefined {
  return ruleOf(name).logOf?.(value);
}

function ruleOf(name: BackupName): Rule {
  return RULES.find((one) => one.name === name)!;
}
