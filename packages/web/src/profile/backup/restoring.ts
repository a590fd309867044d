// From a file to what is kept: read and checked whole, compared with what is there, and only then, when the player has said
// how, put into the storage in one go. Knows no screen.

import { inSlices, type SliceOptions } from "../../logs/slices.ts";
import { BACKUP_NAMES, idOfEntry } from "../../storage/backup.ts";
import type { Backup, GameStorage, RestoreMode, TroubleKind } from "../../storage/storage.ts";
import { dayOf } from "../../storage/kinds/dayLine.ts";
import { pack, unpack } from "./pack.ts";
import { type FileProblem, type ReadBackup, readBackup } from "./read.ts";
import { backupFileName, writeBackup } from "./write.ts";

type BackupStorage = Pick<GameStorage, "gatherBackup" | "restoreBackup">;

/** What a file brings of one kind, and how much of it is here already. */
export interface Brought {
  readonly name: (typeof BACKUP_NAMES)[number];
  readonly count: number;
  readonly known: number;
}

/** A file that can be restored, and what that would come to. */
export interface Offer {
  readonly read: ReadBackup;
  readonly brought: readonly Brought[];
}

export interface BackupFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Everything as a file; or why it cannot be read whole. */
export async function makeFile(
  storage: BackupStorage,
  date: number,
  options: SliceOptions = {},
): Promise<BackupFile | TroubleKind> {
  const backup = await storage.gatherBackup();
  if (typeof backup === "string") return backup;
  const bytes = await inSlices(writeBackup(backup, date), options);
  return { name: backupFileName(dayOf(date)), bytes: await pack(bytes) };
}

/** Changes nothing. */
export async function openFile(
  file: Blob,
  storage: BackupStorage,
  options: SliceOptions = {},
): Promise<Offer | FileProblem> {
  const bytes = await unpack(file);
  if (typeof bytes === "string") return { code: bytes };
  const read = await inSlices(readBackup(bytes), options);
  if ("code" in read) return read;
  const here = await storage.gatherBackup();
  return { read, brought: broughtBy(read.entries, typeof here === "string" ? [] : here) };
}

function broughtBy(entries: Backup, here: Backup): readonly Brought[] {
  const known = new Set(here.map(idOfEntry));
  return BACKUP_NAMES.flatMap((name) => {
    const own = entries.filter((entry) => entry.name === name);
    if (own.length === 0) return [];
    return [{ name, count: own.length, known: own.filter((entry) => known.has(idOfEntry(entry))).length }];
  });
}

/** All of it, or nothing, for the reason given. */
export function restoreOffer(
  { read }: Offer,
  storage: BackupStorage,
  mode: RestoreMode,
): Promise<TroubleKind | undefined> {
  return storage.restoreBackup(read.entries, mode);
}
