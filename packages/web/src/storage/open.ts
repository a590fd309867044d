// The storage of this browser.

import { databaseConnection } from "./database.ts";
import { Keeper } from "./keeper.ts";
import type { GameStorage } from "./storage.ts";

/** Ready to be used, whether or not the browser keeps anything. */
export async function openStorage(): Promise<GameStorage> {
  const storage = new Keeper(databaseConnection());
  // Known from the start what is wrong, before there is a record to lose.
  await storage.loadSettings();
  return storage;
}
