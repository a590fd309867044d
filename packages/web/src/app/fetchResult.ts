// The result screen comes after a game, and is fetched while that is played: nobody waits for it, before or after.

import { fetchParts } from "../words/fetch.ts";
import type { ResultView } from "./resultView.tsx";

export async function fetchResult(): Promise<typeof ResultView> {
  const [{ ResultView: View }] = await Promise.all([import("./resultView.tsx"), fetchParts(["result"])]);
  return View;
}
