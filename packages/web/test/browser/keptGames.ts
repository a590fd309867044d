// Games put into the page's storage as if they had been played here.

import type { Page } from "playwright-core";
import type { DayLine, KeptReplay } from "../../src/storage/storage.ts";
import { demoLog } from "../demoLogs.ts";
import { keptOf } from "../replays/logs.ts";
import type { Kept } from "../../src/library/keep.ts";

const BOOKS = ["guideline", "basic", "new", "reglas", "korobeinix"] as const;

/** As many as asked for, of the five rule books in turn, the first the newest; called "Game 1" and so on. */
export function someGames(count: number): KeptReplay[] {
  const kinds = BOOKS.map((book) => keptOf(demoLog(book), "finished", "", 0).replay);
  return Array.from({ length: count }, (_, i) => ({
    ...kinds[i % kinds.length]!,
    id: `game-${i + 1}`,
    name: `Game ${i + 1}`,
    date: Date.UTC(2026, 10, 16, 12) - i * 3_600_000,
  }));
}

/** Keeps them, each with the log of its rule book's demonstration. */
export async function keepGames(page: Page, replays: readonly KeptReplay[]): Promise<void> {
  const logs = Object.fromEntries(
    BOOKS.map((book) => [book, Array.from(keptOf(demoLog(book), "finished", "", 0).log)]),
  );
  await write(
    page,
    replays.map((replay) => ({ replay, log: logs[replay.ruleBook] ?? [] })),
  );
}

/** Keeps a match with its own log. */
export function keepMatch(page: Page, { replay, log }: Kept): Promise<void> {
  return write(page, [{ replay, log: Array.from(log) }]);
}

/** Puts lines into the day book. */
export function enterDays(page: Page, lines: readonly DayLine[]): Promise<void> {
  return page.evaluate(
    (entered) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction("days", "readwrite");
          for (const line of entered) writing.objectStore("days").put(line);
          writing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    lines,
  );
}

function write(
  page: Page,
  games: readonly { readonly replay: KeptReplay; readonly log: readonly number[] }[],
): Promise<void> {
  return page.evaluate(
    (kept) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction(["replays", "logs"], "readwrite");
          for (const { replay, log } of kept) {
            writing.objectStore("replays").put(replay);
            writing.objectStore("logs").put(Uint8Array.from(log), replay.id);
          }
          writing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    games,
  );
}
