// The storage of this browser.

import { type ClaimSlot, databaseConnection } from "./database.ts";
import { Keeper } from "./keeper.ts";
import { type NoteMemory, Notes, placesOf, type WithFreePlace } from "./notes.ts";
import { GAME } from "./schema.ts";
import type { GameStorage } from "./storage.ts";

/** Whose place is whose, where several tabs are open. */
interface Places {
  readonly claim: ClaimSlot;
  readonly withFree: WithFreePlace;
}

const ALONE: Places = { claim: () => Promise.resolve(GAME), withFree: () => Promise.resolve() };

/** Ready to be used, whether or not the browser keeps anything. */
export async function openStorage(
  places: Places = ALONE,
  memory: NoteMemory | undefined = noteMemory(),
): Promise<GameStorage> {
  let place: Promise<string> | undefined;
  const claim: ClaimSlot = (saved) => (place ??= places.claim([...saved, ...placesOf(memory)]));
  const connect = databaseConnection(claim);
  // The place is chosen by the games in progress that there are, where the database tells of them.
  await connect().catch(() => undefined);
  const notes = new Notes(memory, await claim([]));
  await notes.takeOver(places.withFree);
  const storage = new Keeper(connect, notes);
  await storage.takeUp();
  // Known from the start what is wrong, before there is a record to lose.
  await storage.loadSettings();
  return storage;
}

function noteMemory(): NoteMemory | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
