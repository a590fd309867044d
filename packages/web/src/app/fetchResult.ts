// The result screen comes after a game, and is fetched while that is played: nobody waits for it, before or after.

import type { ResultView } from "./resultView.tsx";

export async function fetchResult(): Promise<typeof ResultView> {
  return (await import("./resultView.tsx")).ResultView;
}
