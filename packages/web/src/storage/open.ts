// The storage of this browser.

import { databaseConnection } from "./database.ts";
import { makeGameStorage } from "./gameStorage.ts";
import { type NoteMemory, Notes, placesOf, type WithFreePlace } from "./notes.ts";
import { placesInProgress } from "./placesInProgress.ts";
import { SafeStorage } from "./safeStorage.ts";
import type { GameStorage } from "./storage.ts";

/** Whose place is whose, where several tabs are open. */
interface Places {
  /** Chooses this tab's place for the game in progress; `saved` are the places that hold one. */
  readonly claim: (saved: readonly string[]) => Promise<string>;
  readonly withFree: WithFreePlace;
}

/** The place of a tab that knows of no other. */
const ALONE: Places = { claim: () => Promise.resolve("game"), withFree: () => Promise.resolve() };

/** Ready to be used, whether or not the browser keeps anything. */
export async function openStorage(
  places: Places = ALONE,
  memory: NoteMemory | undefined = noteMemory(),
): Promise<GameStorage> {
  const connect = databaseConnection();
  // The place is chosen by the games and matches in progress that there are, where the database tells of them.
  const saved = await connect()
    .then((connection) => connection.run(["save", "matches"], "readonly", placesInProgress))
    .catch(() => []);
  const notes = new Notes(memory, await places.claim([...saved, ...placesOf(memory)]));
  await notes.takeOver(places.withFree);
  const safe = new SafeStorage(connect, notes);
  // Whatever is wrong is known from the start, before there is a record to lose.
  await safe.takeUp();
  return makeGameStorage(safe);
}

function noteMemory(): NoteMemory | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
