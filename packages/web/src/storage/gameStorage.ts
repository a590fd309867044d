// The storage as the rest of the game uses it: the methods of every kind of stored thing, on storage that never throws.

import { BACKUP_STORES, gather, restore } from "./backup.ts";
import type { Access, AnyWrite, StoredKind } from "./kind.ts";
import { KINDS } from "./kinds/all.ts";
import type { SafeStorage } from "./safeStorage.ts";
import type { GameStorage, Methods } from "./storage.ts";
import type { Write } from "./writes.ts";

export function makeGameStorage(safe: SafeStorage): GameStorage {
  const accessFor = (kind: StoredKind<string, AnyWrite, object>): Access<string, AnyWrite> => ({
    place: safe.place,
    read: (reader) => safe.read(kind.stores, reader),
    write: (write) => safe.write(write as Write),
  });
  const methods = Object.assign({}, ...KINDS.map((kind) => kind.methods(accessFor(kind)))) as Methods;
  return {
    ...methods,
    renameGame: async (id, name) => {
      await Promise.all([methods.renameRecord(id, name), methods.changeReplay(id, { name })]);
    },
    gatherBackup: async () => {
      const backup = await safe.read(BACKUP_STORES, (stores) => gather(stores, safe.place));
      const { trouble } = safe;
      // On a full disk everything can still be read, and what waits is laid over it.
      return trouble === undefined || trouble.kind === "full" ? backup : trouble.kind;
    },
    restoreBackup: (backup, mode) => safe.change(BACKUP_STORES, (stores) => restore(stores, backup, mode, safe.place)),
    noteWrites: () => safe.note(),
    get trouble() {
      return safe.trouble;
    },
    onTrouble: (listener) => safe.onTrouble(listener),
  };
}
