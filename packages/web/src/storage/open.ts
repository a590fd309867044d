// The storage of this browser.

import { type ClaimSlot, databaseConnection } from "./database.ts";
import { Keeper } from "./keeper.ts";
import { GAME } from "./schema.ts";
import type { GameStorage } from "./storage.ts";

/** Ready to be used, whether or not the browser keeps anything. */
export async function openStorage(claim: ClaimSlot = () => Promise.resolve(GAME)): Promise<GameStorage> {
  const storage = new Keeper(databaseConnection(claim));
  // Known from the start what is wrong, before there is a record to lose.
  await storage.loadSettings();
  return storage;
}
